/** Words that only the account page needs: they come with it, not with every table. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { security as en } from '../text/security.en.ts'
import { security as pl } from '../text/security.pl.ts'

export const security = {
  get t(): typeof en {
    return settings.language === 'pl' ? pl : en
  },
}
