/** Words that only the page for hosts and reports need: they come with them, not with every table. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { order as en } from '../text/order.en.ts'
import { order as pl } from '../text/order.pl.ts'

export const order = {
  get t(): typeof en {
    return settings.language === 'pl' ? pl : en
  },
}
