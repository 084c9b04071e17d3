/** What is said at the end of a match of Richard III. */
import type { EndingText, Language } from '@muster/kernel/text'

/** 9.0 The throne decides, unless all heirs of a house are dead. */
const BY_HEIRS = 'all-heirs-dead'

export const ENDING: Readonly<Record<Language, EndingText>> = {
  en: {
    wins: (name) => `${name} wins`,
    tally: ({ code, winners }, heirs) =>
      code === BY_HEIRS ? `${heirs[winners[0] ?? 0]} heirs to none` : 'on the throne',
    notBefore: ({ code }) =>
      code === BY_HEIRS
        ? null
        : { text: 'It did not end earlier: neither house had lost all five heirs.', rule: '9.0' },
    chapter: (campaign) => `Campaign ${campaign}`,
  },
  pl: {
    wins: (name) => `Wygrywa ${name}`,
    tally: ({ code, winners }, heirs) =>
      code === BY_HEIRS ? `następcy: ${heirs[winners[0] ?? 0]} do 0` : 'na tronie',
    notBefore: ({ code }) =>
      code === BY_HEIRS
        ? null
        : {
            text: 'Nie skończyła się wcześniej: żaden ród nie stracił wszystkich pięciu następców.',
            rule: '9.0',
          },
    chapter: (campaign) => `Kampania ${campaign}`,
  },
}
