/** This rulebook's words where the site has others: a card gives action points. */
import type { Language } from '@muster/kernel/text'
import { forms } from '@muster/table-kit/text/forms.ts'
import type { Terms } from '@muster/table-kit/text/index.svelte.ts'

export const terms: Readonly<Record<Language, Terms>> = {
  en: {
    table: { confirmEnd: (left) => `${left} action point${left === 1 ? '' : 's'} unused. End anyway?` },
  },
  pl: {
    table: {
      confirmEnd: (left) =>
        `Zostaje jeszcze ${forms(left, 'punkt akcji', 'punkty akcji', 'punktów akcji')}. Zakończyć mimo to?`,
    },
  },
}
