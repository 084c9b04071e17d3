/** What is said at the end of a match of This War Without an Enemy. */
import type { EndingText, Language } from '@muster/kernel/text'

/** 10.0 Three Victory Points at the end of a Turn end it before its last Turn. */
const AT_ONCE: ReadonlySet<string> = new Set(['major-victory', 'surrender-to-the-scots'])

export const ENDING: Readonly<Record<Language, EndingText>> = {
  en: {
    wins: (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} win`,
    tally({ winners }, points) {
      const ahead = points[winners[0] ?? 0]
      return ahead > 0 ? `${ahead} Victory ${ahead === 1 ? 'Point' : 'Points'} ahead` : ''
    },
    notBefore: ({ code }) =>
      AT_ONCE.has(code)
        ? null
        : {
            text: 'It did not end earlier: nobody had three Victory Points at the end of a Turn.',
            rule: '10.0',
          },
    chapter: String,
  },
  pl: {
    wins: (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} wygrywają`,
    tally({ winners }, points) {
      const ahead = points[winners[0] ?? 0]
      return ahead > 0 ? `przewaga ${ahead} PZ` : ''
    },
    notBefore: ({ code }) =>
      AT_ONCE.has(code)
        ? null
        : {
            text: 'Nie skończyła się wcześniej: nikt na koniec Tury nie miał trzech Punktów Zwycięstwa.',
            rule: '10.0',
          },
    chapter: String,
  },
}
