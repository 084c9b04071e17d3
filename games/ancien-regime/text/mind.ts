/** What the eye's notes mean, for a sentence that says why. */
import type { Words } from '@muster/kernel/mind'

export const NOTE_WORDS: Readonly<Record<string, Words>> = {
  pace: { en: 'the way to 25 Influence', pl: 'własna droga do 25 Wpływów' },
  rivals: { en: 'how fast the others come to 25', pl: 'jak szybko inni dochodzą do 25' },
  units: { en: 'Units under Generals', pl: 'Oddziały pod własnymi Generałami' },
  generals: { en: 'Generals on the board', pl: 'Generałowie na planszy' },
  exposed: { en: 'Generals who could be beaten', pl: 'Generałowie, których można pobić' },
  prospects: { en: 'what could be taken next', pl: 'co można zdobyć w następnej kolejności' },
  money: { en: 'Money', pl: 'Pieniądze' },
  taxes: { en: 'taxes to come', pl: 'przyszłe podatki' },
  hand: { en: 'Battle cards in hand', pl: 'karty Bitew na ręce' },
  morale: { en: 'Morale', pl: 'Morale' },
  'plenty-of-morale': { en: 'Morale beyond need', pl: 'nadmiar Morale' },
  capital: { en: 'danger to the capital', pl: 'zagrożenie stolicy' },
  electors: { en: 'votes for the Crown', pl: 'głosy o Koronę' },
  minors: { en: 'Minor Powers on the same side', pl: 'Pomniejsze Mocarstwa po własnej stronie' },
}
