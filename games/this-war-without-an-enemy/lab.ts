/** What can be set up by hand in This War Without an Enemy. */
import { blockLab } from '@muster/block-kit/lab'
import type { Lab } from '@muster/kernel/lab'
import { WORDS } from './position.ts'
import { LAST_TURN_OF } from './rules/12-scenarios.ts'
import { CARDS, CITIES, HAND_SIZE, SIDE, SIDES, VICTORY_CITIES } from './tables.ts'
import { FAULTS } from './text/faults.ts'

export const lab: Lab = {
  ...blockLab(WORDS, SIDE),
  faults: FAULTS,
  boxes: {
    pool: { en: 'In the Recruitment Pool', pl: 'W Puli Rekrutacyjnej' },
    beside: { en: 'Beside the map', pl: 'Obok planszy' },
    removed: { en: 'Removed from the game', pl: 'Usunięty z gry' },
  },
  ways: { from: true, reserve: false },
  fields: [
    { key: 'year', label: { en: 'Year', pl: 'Rok' }, kind: 'number', least: 1642, most: 1646 },
    { key: 'turn', label: { en: 'Turn', pl: 'Tura' }, kind: 'number', least: 1, most: LAST_TURN_OF },
    {
      key: 'first',
      label: { en: 'Player 1', pl: 'Gracz 1' },
      kind: 'choice',
      values: [0, 1],
      domain: 'seat',
    },
    {
      key: 'vp',
      label: {
        en: 'Victory Points (below 0: Parliament’s)',
        pl: 'Punkty Zwycięstwa (poniżej 0: Parlamentu)',
      },
      kind: 'number',
      least: -20,
      most: 20,
    },
    {
      key: 'siege',
      label: { en: 'Siege Markers', pl: 'Znaczniki Oblężenia' },
      kind: 'each',
      domain: 'city',
      of: CITIES,
      value: { kind: 'number', least: 0, most: 5 },
    },
    {
      key: 'owner',
      label: { en: 'Victory Cities', pl: 'Miasta dające PZ' },
      kind: 'each',
      domain: 'city',
      of: VICTORY_CITIES,
      value: { kind: 'choice', values: SIDES, domain: 'seat' },
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
    { word: 'actions', label: { en: 'A player’s Actions', pl: 'Akcje gracza' }, about: ['seat', '1-4'] },
    {
      word: 'battle',
      label: { en: 'A Battle', pl: 'Bitwa' },
      about: ['area', 'seat'],
      asks: [
        { en: 'Where', pl: 'Gdzie' },
        { en: 'Who attacks', pl: 'Kto atakuje' },
      ],
    },
    { word: 'sieges', label: { en: 'The sieges', pl: 'Oblężenia' }, about: [] },
    { word: 'supply', label: { en: 'Supply', pl: 'Zaopatrzenie' }, about: [] },
  ],
}
