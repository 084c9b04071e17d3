/** What the pages of the rules say before the rules: the aim, a turn at a glance, and what the chapters are called. */
import type { Reading } from '@muster/kernel/rule-book'
import { AIM } from './aim.ts'

export const READING: Reading = {
  aim: { en: AIM.en('wars-of-the-roses'), pl: AIM.pl('wars-of-the-roses') },
  turn: [
    {
      name: { en: 'Cards', pl: 'Karty' },
      text: {
        en: 'Both sides choose a card in secret; an event goes before any action card.',
        pl: 'Obie strony wybierają kartę w tajemnicy; zdarzenie idzie przed każdą kartą akcji.',
      },
      rule: '5.1',
      during: ['5.1', '1.1'],
    },
    {
      name: { en: 'Actions', pl: 'Akcje' },
      text: {
        en: 'Points of the card are moves on land, moves by sea and recruits.',
        pl: 'Punkty karty to ruchy lądem, ruchy morzem i rekrutacja.',
      },
      rule: '5.2',
      during: ['5', '1.2', 'card'],
    },
    {
      name: { en: 'Battles', pl: 'Bitwy' },
      text: {
        en: 'Up to four rounds, A before B before C; heirs charge, nobles may change sides.',
        pl: 'Do czterech rund, A przed B przed C; następcy szarżują, szlachta może zdradzić.',
      },
      rule: '6.2',
      during: ['6', 'card-treason'],
    },
    {
      name: { en: 'Supply', pl: 'Zaopatrzenie' },
      text: {
        en: 'Too many blocks in an area lose strength; exiles too.',
        pl: 'Nadmiar bloczków w obszarze traci siłę; na wygnaniu także.',
      },
      rule: '7.2',
      during: ['1.4', '6.82', '7.1', '9.1'],
    },
    {
      name: { en: 'Political turn', pl: 'Tura polityczna' },
      text: {
        en: 'After seven turns nobles and heirs decide who is King; all go home.',
        pl: 'Po siedmiu turach szlachta i następcy rozstrzygają, kto jest Królem; wszyscy wracają do domów.',
      },
      rule: '8.0',
      during: ['7', '8'],
    },
  ],
  chapters: {
    1: { en: 'Game turns', pl: 'Tury gry' },
    2: { en: 'The board', pl: 'Plansza' },
    3: { en: 'Armies', pl: 'Armie' },
    4: { en: 'Set-up', pl: 'Przygotowanie' },
    5: { en: 'Actions', pl: 'Akcje' },
    6: { en: 'Battles', pl: 'Bitwy' },
    7: { en: 'Supply', pl: 'Zaopatrzenie' },
    8: { en: 'The political turn', pl: 'Tura polityczna' },
    9: { en: 'Victory', pl: 'Zwycięstwo' },
    card: { en: 'Event cards', pl: 'Karty zdarzeń' },
  },
}
