/** This rulebook's words where the site has others: a card gives action points. */
import { forms } from '@muster/kernel/polish'

export const terms = {
  en: {
    table: {
      confirmEnd: (left: number) => `${left} action point${left === 1 ? '' : 's'} unused. End anyway?`,
      goOn: 'Keep acting',
      endAnyway: 'End actions',
    },
  },
  pl: {
    table: {
      confirmEnd: (left: number) =>
        `Niewykorzystane: ${forms(left, 'punkt akcji', 'punkty akcji', 'punktów akcji')}. Zakończyć mimo to?`,
      goOn: 'Wróć do akcji',
      endAnyway: 'Zakończ akcje',
    },
  },
}
