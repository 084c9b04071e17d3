/** Money, Morale, Generals: what to have before it is needed. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, WINS } from './common.ts'

export const MEANS: readonly Puzzle[] = [
  {
    id: 'fredericks-move',
    seat: 'prussia',
    title: { en: 'Frederick’s Move', pl: 'Ruch Fryderyka' },
    task: {
      en: 'You have 23 Influence and gain in two turns. Frederick moves alone, now: Saxonia and Silesia are Austrian.',
      pl: 'Masz 23 Wpływu i Poszerzasz Wpływy za dwie tury. Teraz rusza się sam Fryderyk: Saksonia i Śląsk są austriackie.',
    },
    position: at({
      board: {
        berlin: 'Frederick 3',
        silesia: 'Austria garrison',
        saxonia: 'Austria garrison',
        wien: 'Austria 3',
        paris: 'France 1',
        london: 'Britain 2',
      },
      given: {
        influence: { prussia: 23, austria: 23, britain: 15 },
        hands: { prussia: '4 3 2', austria: '4 4' },
      },
      begin: 'frederick',
    }),
    best: ['march frederick-ii silesia'],
    gains: WINS,
    by: 0.4,
    why: {
      en: 'Silesia is worth two, Saxonia one. Austria moves only after your Gain, so nobody can take it back in time: 25.',
      pl: 'Śląsk jest wart dwa, Saksonia jeden. Austria rusza się dopiero po twoim Poszerzeniu Wpływów, więc nikt go w porę nie odbierze: 25.',
    },
  },
  {
    id: 'five-money',
    seat: 'ottoman',
    title: { en: 'Five Money', pl: 'Pięć monet' },
    task: {
      en: 'You have 23 Influence, and Crimea brings two next turn. But Russia moves first, from Zaporozhye, three strong and without cards. You mobilise with five Money.',
      pl: 'Masz 23 Wpływu, a Krym da dwa w następnej turze. Najpierw jednak rusza się Rosja z Zaporoża, z Siłą trzy i bez kart. Mobilizujesz, mając pięć monet.',
    },
    position: at({
      board: {
        crimea: 'Ottoman garrison',
        constantinople: 'Ottoman 1',
        zaporozhye: 'Russia 2',
        paris: 'France 2',
        wien: 'Austria 2',
      },
      given: {
        influence: { ottoman: 23, russia: 20, austria: 18 },
        hands: { ottoman: '3 2', russia: '' },
        money: { ottoman: 5 },
        status: { ottoman: 'expansionist' },
      },
      begin: 'actions ottoman mobilisation',
    }),
    best: ['buy-fortress crimea'],
    gains: WINS,
    by: 0.4,
    why: {
      en: 'A Garrison in a Fortress has Strength 4 (9.5.4): three without cards break on it. Units would stand in Constantinople, far from where they are needed.',
      pl: 'Garnizon w Fortecy ma Siłę 4 (9.5.4): trzy bez kart się o nią rozbiją. Oddziały stanęłyby w Konstantynopolu, daleko od potrzeby.',
    },
  },
  {
    id: 'cards-cost-morale',
    seat: 'russia',
    title: { en: 'Cards cost Morale', pl: 'Karty kosztują Morale' },
    task: {
      en: 'You have 24 Influence and gain next turn from Warszawa. Austria moves first. You mobilise with two Money, two fives and no Morale.',
      pl: 'Masz 24 Wpływu i w następnej turze zyskasz jeden za Warszawę. Najpierw rusza się Austria. Mobilizujesz, mając dwie monety, dwie piątki i żadnego Morale.',
    },
    position: at({
      board: {
        warszawa: 'Russia 2, Russia garrison',
        malopolska: 'Austria 3',
        wien: 'Austria 2',
        paris: 'France 2',
      },
      given: {
        influence: { russia: 24, austria: 20, france: 18 },
        hands: { russia: '5 5 1', austria: '4 4 3 3' },
        morale: { russia: 0, austria: 6 },
        money: { russia: 2 },
        status: { russia: 'french' },
      },
      begin: 'actions russia mobilisation',
    }),
    best: ['buy-morale'],
    gains: WINS,
    by: 0.1,
    why: {
      en: 'Each card costs one Morale, and with none you may play a single one (10.3.5). Two Morale are two fives: ten Strength. Two Units would be two.',
      pl: 'Każda karta kosztuje jedno Morale, a bez Morale zagrasz tylko jedną (10.3.5). Dwa Morale to dwie piątki: dziesięć Siły. Dwa Oddziały to dwa.',
    },
  },
]
