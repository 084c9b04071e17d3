/** Words that come with the pages that say them, not with every table. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { notices as en } from './notices.en.ts'
import { notices as pl } from './notices.pl.ts'

export const noticeWords = {
  get t(): typeof en {
    return settings.language === 'pl' ? pl : en
  },
}
