import type { ComponentProps } from 'svelte'
import type Icon from './ui/Icon.svelte'

/** What only some matches have in the bar at a desk and in the menu of a phone, such as resigning. */
export interface MenuEntry {
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly name: string
  readonly open: () => void
}
