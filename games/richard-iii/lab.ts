/** What can be set up by hand in Richard III. */
import { blockLab } from '@muster/block-kit/lab'
import type { Lab } from '@muster/kernel/lab'
import { WORDS } from './position.ts'
import { TURNS_OF_CAMPAIGN } from './rules/1-game-turns.ts'
import { CARDS, HAND_SIZE, SIDE, SIDES } from './tables.ts'
import { FAULTS } from './text/faults.ts'

export const lab: Lab = {
  ...blockLab(WORDS, SIDE),
  faults: FAULTS,
  boxes: {
    pool: { en: 'In the pool', pl: 'W puli' },
    'face-down': { en: 'Face down in the pool', pl: 'W puli, awersem do dołu' },
    minors: { en: 'A minor, still away', pl: 'Drugorzędny następca, jeszcze poza grą' },
    aside: { en: 'Not in play', pl: 'Poza grą' },
    tower: { en: 'In the Tower', pl: 'W Tower' },
    dead: { en: 'Dead', pl: 'Nie żyje' },
  },
  ways: { from: true, reserve: true },
  fields: [
    { key: 'campaign', label: { en: 'Campaign', pl: 'Kampania' }, kind: 'number', least: 1, most: 3 },
    {
      key: 'turn',
      label: { en: 'Game turn', pl: 'Tura gry' },
      kind: 'number',
      least: 1,
      most: TURNS_OF_CAMPAIGN,
    },
    {
      key: 'throne',
      label: { en: 'On the throne', pl: 'Na tronie' },
      kind: 'choice',
      values: SIDES,
      domain: 'seat',
    },
    { key: 'first', label: { en: 'Player 1', pl: 'Gracz 1' }, kind: 'choice', values: SIDES, domain: 'seat' },
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
    { word: 'supply', label: { en: 'The supply phase', pl: 'Faza zaopatrzenia' }, about: [] },
    { word: 'political', label: { en: 'The political turn', pl: 'Tura polityczna' }, about: [] },
  ],
}
