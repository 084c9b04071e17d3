/** Words that come with the pages that say them, not with every table. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { lab as en } from './lab.en.ts'
import { lab as pl } from './lab.pl.ts'

export const labWords = {
  get t(): typeof en {
    return settings.language === 'pl' ? pl : en
  },
}
