/** What the pages of the rules say before the rules: the aim, a turn at a glance, and what the chapters are called. */
import type { Reading } from '@muster/kernel/rule-book'
import { AIM } from './aim.ts'

export const READING: Reading = {
  aim: { en: AIM.en, pl: AIM.pl },
  turn: [
    {
      name: { en: 'Diplomacy', pl: 'Dyplomacja' },
      text: {
        en: 'At the start of a round each Power chooses its status: a Coalition, Neutral, Expansionist.',
        pl: 'Na początku rundy każde Mocarstwo wybiera status: Koalicja, Neutralność, Ekspansjonizm.',
      },
      rule: '7.1',
      during: ['7', '8'],
    },
    {
      name: { en: 'The Wheel', pl: 'Koło' },
      text: {
        en: 'Each turn every Power has another of seven actions.',
        pl: 'W każdej turze każde Mocarstwo ma inną z siedmiu akcji.',
      },
      rule: '6.1',
      during: ['6'],
    },
    {
      name: { en: 'Actions', pl: 'Akcje' },
      text: {
        en: 'Cards, taxes, subsidies, Generals, Units, Influence.',
        pl: 'Karty, podatki, subwencje, Generałowie, Oddziały, Wpływ.',
      },
      rule: '9.0.1',
      during: ['9', '5.10'],
    },
    {
      name: { en: 'Movement', pl: 'Ruch' },
      text: {
        en: 'One Power names an Arbiter, who gains Morale, and moves its Generals.',
        pl: 'Jedno Mocarstwo wskazuje Arbitra, który zyskuje Morale, i rusza Generałami.',
      },
      rule: '9.7',
      during: ['9.7', '5.7.2', '7.5.2'],
    },
    {
      name: { en: 'Battles', pl: 'Bitwy' },
      text: {
        en: 'Strength, support and cards are counted; the winner gains Influence.',
        pl: 'Liczy się siłę, wsparcie i karty; zwycięzca zyskuje Wpływ.',
      },
      rule: '10.1',
      during: ['10'],
    },
  ],
  chapters: {
    1: { en: 'Introduction', pl: 'Wprowadzenie' },
    2: { en: 'Components', pl: 'Elementy gry' },
    3: { en: 'Set-up', pl: 'Przygotowanie' },
    4: { en: 'Victory', pl: 'Zwycięstwo' },
    5: { en: 'Basics', pl: 'Podstawy' },
    6: { en: 'Sequence of play', pl: 'Przebieg gry' },
    7: { en: 'Diplomacy', pl: 'Dyplomacja' },
    8: { en: 'Election', pl: 'Elekcja' },
    9: { en: 'Actions', pl: 'Akcje' },
    10: { en: 'Battles', pl: 'Bitwy' },
    11: { en: 'Board update', pl: 'Aktualizacja planszy' },
    12: { en: 'Minor Powers', pl: 'Mocarstwa pomniejsze' },
  },
}
