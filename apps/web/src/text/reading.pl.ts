/** What the pages of the rules say besides the rules, in Polish. */
import type { reading as english } from './reading.en.ts'

export const reading: typeof english = {
  before: 'Zanim przeczytasz zasady',
  aim: 'Cel.',
  turn: 'Tura w skrócie',
  anatomy: 'Jak czytać pionek',
  contents: 'Spis treści',
  boards: (worked, of) =>
    `Przykłady instrukcji, które można przejść krok po kroku na planszy: ${worked} z ${of}.`,
  example: (title) => `Przykład: ${title}`,
  step: (at, of) => `${at} z ${of}.`,
  tryIt: 'Wypróbuj w laboratorium',
  words: 'Słownik gry, po polsku i angielsku',
  sameChapter: (chapter: string) => `Także w rozdziale „${chapter}”`,
  wholeBook: 'Wszystkie zasady',
}
