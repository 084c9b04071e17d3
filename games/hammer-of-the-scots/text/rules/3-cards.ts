import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const CARDS: RuleBook = {
  '3.0': rule(
    ['Cards', 'Each year all 25 cards are shuffled and each player gets five. Cards are never carried over.'],
    ['Karty', 'Co roku tasuje się wszystkie 25 kart i każdy gracz dostaje pięć. Kart się nie przenosi.'],
  ),
  '3.1': rule(
    [
      'Playing cards',
      'Both lay one card face down and turn them up together. The higher value is Player 1; on a tie England is.',
    ],
    [
      'Zagrywanie kart',
      'Obie strony kładą po jednej zakrytej karcie i odkrywają je razem. Wyższa wartość daje gracza pierwszego; przy remisie jest nim Anglia.',
    ],
  ),
  '3.11': rule(
    ['Move cards', 'A move card moves one, two or three groups.'],
    ['Karty ruchu', 'Karta ruchu porusza jedną, dwie lub trzy grupy.'],
  ),
  '3.12': rule(
    [
      'Event cards',
      'Events come before any move, and their player is Player 1. Two events in one turn are both carried out, England’s first; then the year ends.',
    ],
    [
      'Karty wydarzeń',
      'Wydarzenia rozgrywa się przed ruchami, a ich gracz jest graczem pierwszym. Dwa wydarzenia w turze działają oba, angielskie pierwsze; potem rok się kończy.',
    ],
  ),
  '3.12-pass': rule(
    [
      'Passing on an event',
      'The player of an event card may let its event pass; it cannot be kept for later.',
    ],
    [
      'Pas przy karcie wydarzenia',
      'Gracz, który zagrał kartę wydarzenia, może z niego zrezygnować; nie można go zachować na później.',
    ],
  ),
}
