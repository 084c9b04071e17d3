/** What the pages of the rules say before the rules: the aim, a turn at a glance, and what the chapters are called. */
import type { Reading } from '@muster/kernel/rule-book'
import { AIM } from './aim.ts'

export const READING: Reading = {
  aim: { en: AIM.en('braveheart'), pl: AIM.pl('braveheart') },
  turn: [
    {
      name: { en: 'Cards', pl: 'Karty' },
      text: {
        en: 'Both sides choose a card in secret; they are turned up together.',
        pl: 'Obie strony wybierają kartę w tajemnicy; odkrywa się je razem.',
      },
      rule: '3.1',
      during: ['3'],
    },
    {
      name: { en: 'Moves', pl: 'Ruch' },
      text: {
        en: 'A card of 3 moves three groups. The higher card goes first.',
        pl: 'Karta o wartości 3 porusza trzy grupy. Wyższa karta idzie pierwsza.',
      },
      rule: '4.2',
      during: ['4', 'card'],
    },
    {
      name: { en: 'Battles', pl: 'Bitwy' },
      text: {
        en: 'Where both sides stand they fight, up to three rounds: A before B before C.',
        pl: 'Gdzie stoją obie strony, tam walczą, do trzech rund: A przed B przed C.',
      },
      rule: '5.3',
      during: ['5'],
    },
    {
      name: { en: 'Next turn', pl: 'Następna tura' },
      text: {
        en: 'Five such turns make a year; two events in one turn end it sooner.',
        pl: 'Pięć takich tur to rok; dwa wydarzenia w jednej turze kończą go wcześniej.',
      },
      rule: '7.0',
      during: ['7.0'],
    },
    {
      name: { en: 'Winter', pl: 'Zima' },
      text: {
        en: 'Nobles go home, castles feed and rebuild the armies, and a new year begins.',
        pl: 'Szlachta wraca do domów, zamki żywią i odbudowują armie, zaczyna się nowy rok.',
      },
      rule: '7.1',
      during: ['7'],
    },
  ],
  chapters: {
    1: { en: 'The board', pl: 'Plansza' },
    2: { en: 'Armies', pl: 'Armie' },
    3: { en: 'Cards', pl: 'Karty' },
    4: { en: 'Movement', pl: 'Ruch' },
    5: { en: 'Battles', pl: 'Bitwy' },
    6: { en: 'Kings', pl: 'Królowie' },
    7: { en: 'Winter', pl: 'Zima' },
    8: { en: 'Scenarios', pl: 'Scenariusze' },
    9: { en: 'Victory', pl: 'Zwycięstwo' },
    card: { en: 'Event cards', pl: 'Karty wydarzeń' },
  },
}
