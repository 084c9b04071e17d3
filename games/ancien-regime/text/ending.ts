/** What is said at the end of a match of Coalitions: Ancien Régime. */
import { forms } from '@muster/kernel/polish'
import type { EndingText, Language } from '@muster/kernel/text'

export const ENDING: Readonly<Record<Language, EndingText>> = {
  en: {
    wins: (name) => `${name} wins`,
    tally: ({ winners }, influence) => `${influence[winners[0] ?? 0]} Influence`,
    notBefore: () => null,
    chapter: (round) => `Round ${round}`,
  },
  pl: {
    wins: (name) => `Zwycięstwo: ${name}`,
    tally: ({ winners }, influence) =>
      `${forms(influence[winners[0] ?? 0], 'punkt', 'punkty', 'punktów')} Wpływu`,
    notBefore: () => null,
    chapter: (round) => `Runda ${round}`,
  },
}
