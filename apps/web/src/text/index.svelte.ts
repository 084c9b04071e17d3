import { settings } from '@muster/table-kit/settings.svelte.ts'
import { ui as tables } from '@muster/table-kit/text/index.svelte.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

type Words = typeof en & typeof tables.t

const words = $derived.by((): Words => ({ ...tables.t, ...(settings.language === 'pl' ? pl : en) }))

export { listed, when, zone } from '@muster/table-kit/text/index.svelte.ts'

/** The words of the site and of its tables in the reader's language. */
export const ui = {
  get t(): Words {
    return words
  },
}
