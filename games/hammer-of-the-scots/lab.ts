/** What can be set up by hand in Hammer of the Scots. */
import { blockLab } from '@muster/block-kit/lab'
import type { Lab } from '@muster/kernel/lab'
import { WORDS } from './position.ts'
import { CARDS, HAND_SIZE, SIDE, SIDES } from './tables.ts'
import { FAULTS } from './text/faults.ts'

export const lab: Lab = {
  ...blockLab(WORDS, SIDE),
  faults: FAULTS,
  boxes: {
    pool: { en: 'In the draw pool', pl: 'W puli' },
    aside: { en: 'Out of play', pl: 'Poza grą' },
  },
  ways: { from: true, reserve: true },
  fields: [
    { key: 'year', label: { en: 'Year', pl: 'Rok' }, kind: 'number', least: 1297, most: 1500 },
    { key: 'turn', label: { en: 'Game turn', pl: 'Tura gry' }, kind: 'number', least: 1, most: HAND_SIZE },
    { key: 'first', label: { en: 'Player 1', pl: 'Gracz 1' }, kind: 'choice', values: SIDES, domain: 'seat' },
    { key: 'edward', label: { en: 'Which Edward', pl: 'Który Edward' }, kind: 'choice', values: [1, 2] },
    {
      key: 'crowned',
      label: { en: 'A Scottish king was crowned', pl: 'Szkocki król był koronowany' },
      kind: 'flag',
    },
    { key: 'frenchCame', label: { en: 'The French have come', pl: 'Francuzi przybyli' }, kind: 'flag' },
    {
      key: 'schiltrons',
      label: { en: 'Schiltrons (optional rule)', pl: 'Schiltrony (zasada opcjonalna)' },
      kind: 'flag',
    },
    {
      key: 'hands',
      label: { en: 'Hands', pl: 'Karty na ręce' },
      kind: 'hands',
      cards: CARDS,
      size: HAND_SIZE,
    },
  ],
  moments: [
    { word: 'cards', label: { en: 'Cards are chosen', pl: 'Wybór kart' }, about: [] },
    { word: 'turn', label: { en: 'Cards were turned up', pl: 'Karty odkryto' }, about: ['card', 'card'] },
    {
      word: 'battle',
      label: { en: 'A battle', pl: 'Bitwa' },
      about: ['area', 'seat'],
      asks: [
        { en: 'Where', pl: 'Gdzie' },
        { en: 'Who attacks', pl: 'Kto atakuje' },
      ],
    },
    { word: 'end-of-turn', label: { en: 'End of the turn', pl: 'Koniec tury' }, about: [] },
    { word: 'winter', label: { en: 'Winter', pl: 'Zima' }, about: [] },
  ],
}
