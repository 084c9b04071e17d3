/** What the house leaves to chance outside the rules: ids of matches, and who sits where. */
import { randomInt } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 16

export const newMatchId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export function shuffled<T>(items: readonly T[]): T[] {
  const dealt = [...items]
  for (let i = dealt.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    const kept = dealt[i]
    dealt[i] = dealt[j]
    dealt[j] = kept
  }
  return dealt
}
