/** The words of the club's pages, which come with those pages only. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { events as eventsEn } from './events.en.ts'
import { events as eventsPl } from './events.pl.ts'
import { standing as standingEn } from './standing.en.ts'
import { standing as standingPl } from './standing.pl.ts'

const standing = $derived(settings.language === 'pl' ? standingPl : standingEn)
const events = $derived(settings.language === 'pl' ? eventsPl : eventsEn)

export const club = {
  get standing(): typeof standingEn {
    return standing
  },
  get events(): typeof eventsEn {
    return events
  },
}
