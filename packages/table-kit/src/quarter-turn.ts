/** A block that loses or gains a step is turned by a quarter, as on a table; and so is one that is turned up. */
import type { TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte.ts'

export const quarterTurn = (_: Element): TransitionConfig => ({
  duration: settings.motion ? 260 : 0,
  css: (_t, left) => `transform-box: fill-box; transform-origin: center; transform: rotate(${left * 90}deg)`,
})
