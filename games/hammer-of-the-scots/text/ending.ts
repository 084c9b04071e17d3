/** What is said at the end of a match of Hammer of the Scots. */
import type { Outcome } from '@muster/kernel/game'
import type { EndingText, Language } from '@muster/kernel/text'

/** The winner's number first. */
const inOrder = ({ winners }: Outcome, scores: readonly number[]): readonly number[] =>
  winners[0] === 1 ? [scores[1], scores[0]] : scores

/** 9.0 The scenario was played to its end, so that nothing of 9.1 had ended it. */
const SUDDEN: ReadonlySet<string> = new Set(['more-nobles', 'tie-wallace-lives', 'tie-wallace-gone'])

export const ENDING: Readonly<Record<Language, EndingText>> = {
  en: {
    wins: (name) => `${name} wins`,
    tally(outcome, scores) {
      const [mine, theirs] = inOrder(outcome, scores)
      return `${mine} ${mine === 1 ? 'noble' : 'nobles'} to\u00a0${theirs}`
    },
    notBefore: ({ code }) =>
      SUDDEN.has(code)
        ? {
            text: 'It did not end earlier: nobody held all nobles at the end of a turn, and no king fell in battle.',
            rule: '9.1',
          }
        : null,
    chapter: String,
  },
  pl: {
    wins: (name) => `Wygrywa ${name}`,
    tally(outcome, scores) {
      const [mine, theirs] = inOrder(outcome, scores)
      return `${mine} ${mine === 1 ? 'szlachcic' : 'szlachciców'} do\u00a0${theirs}`
    },
    notBefore: ({ code }) =>
      SUDDEN.has(code)
        ? {
            text: 'Nie skończyła się wcześniej: nikt na koniec tury nie miał wszystkich szlachciców i żaden król nie poległ w bitwie.',
            rule: '9.1',
          }
        : null,
    chapter: String,
  },
}
