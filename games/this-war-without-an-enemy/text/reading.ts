/** What the pages of the rules say before the rules: the aim, a turn at a glance, and what the chapters are called. */
import type { Reading } from '@muster/kernel/rule-book'
import { AIM } from './aim.ts'

export const READING: Reading = {
  aim: { en: AIM.en('full-war'), pl: AIM.pl('full-war') },
  turn: [
    {
      name: { en: 'Cards', pl: 'Karty' },
      text: {
        en: 'Both sides play a card in secret: Action Points, and an event.',
        pl: 'Obie strony zagrywają kartę w tajemnicy: Punkty Akcji i Zdarzenie.',
      },
      rule: '5.0',
      during: ['2.1', '2.31', '5'],
    },
    {
      name: { en: 'Operations', pl: 'Operacje' },
      text: {
        en: 'Group Moves, Musters, Sea Moves and Recruitment, Player 1 first.',
        pl: 'Ruchy Grupowe, Zbiórki, Ruchy na Morzu i Pobór, Gracz 1 pierwszy.',
      },
      rule: '6.1',
      during: ['6'],
    },
    {
      name: { en: 'Battles and sieges', pl: 'Bitwy i oblężenia' },
      text: {
        en: 'Artillery fires, then Infantry; then Cavalry and Infantry engage. The besieged may sally, Cities may be stormed.',
        pl: 'Strzela Artyleria, potem Piechota; potem Zwarcie Kawalerii i Piechoty. Oblegani mogą zrobić wypad, Miasta można szturmować.',
      },
      rule: '7.0',
      during: ['7', '8'],
    },
    {
      name: { en: 'Supply', pl: 'Zaopatrzenie' },
      text: {
        en: 'An Area feeds only so many blocks; the Besieged weaken and may surrender.',
        pl: 'Strefa wyżywi tylko część bloków; oblężeni słabną i mogą skapitulować.',
      },
      rule: '9.0',
      during: ['9'],
    },
    {
      name: { en: 'Victory', pl: 'Zwycięstwo' },
      text: {
        en: 'Victory Cities that changed hands are counted.',
        pl: 'Liczy się Miasta dające PZ, które zmieniły pana.',
      },
      rule: '10.0',
      during: ['10'],
    },
  ],
  chapters: {
    1: { en: 'Introduction', pl: 'Wprowadzenie' },
    2: { en: 'Game structure', pl: 'Przebieg gry' },
    3: { en: 'The blocks', pl: 'Bloki' },
    4: { en: 'The board', pl: 'Plansza' },
    5: { en: 'The cards', pl: 'Karty' },
    6: { en: 'Operational phase', pl: 'Faza operacyjna' },
    7: { en: 'Tactical phase', pl: 'Faza taktyczna' },
    8: { en: 'Sieges', pl: 'Oblężenia' },
    9: { en: 'Supply phase', pl: 'Faza zaopatrzenia' },
    10: { en: 'Victory phase', pl: 'Faza zwycięstwa' },
    11: { en: 'Year end', pl: 'Koniec roku' },
    12: { en: 'Scenarios', pl: 'Scenariusze' },
    card: { en: 'Cards', pl: 'Karty' },
  },
}
