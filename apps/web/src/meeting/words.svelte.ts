/** The words of these pages, which come with them only. */
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { meeting as en, type MeetingWords } from '../text/meeting.en.ts'
import { meeting as pl } from '../text/meeting.pl.ts'

const words = $derived(settings.language === 'pl' ? pl : en)

export const meeting = {
  get words(): MeetingWords {
    return words
  },
}
