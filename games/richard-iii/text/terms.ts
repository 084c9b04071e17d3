/** This rulebook's words where the site has others: a card gives action points. */
import { forms } from '@muster/kernel/polish'

export const terms = {
  en: {
    table: {
      confirmEnd: (left: number) => `${left} action point${left === 1 ? '' : 's'} unused. End anyway?`,
    },
  },
  pl: {
    table: {
      confirmEnd: (left: number) =>
        `Zostaje jeszcze ${forms(left, 'punkt akcji', 'punkty akcji', 'punktów akcji')}. Zakończyć mimo to?`,
    },
  },
}
