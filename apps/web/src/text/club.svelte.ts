/** The words of the club's pages, which come with those pages only. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { standing as en } from './standing.en.ts'
import { standing as pl } from './standing.pl.ts'

const standing = $derived(settings.language === 'pl' ? pl : en)

export const club = {
  get standing(): typeof en {
    return standing
  },
}
