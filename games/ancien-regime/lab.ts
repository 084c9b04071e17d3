/** What can be set up by hand in Ancien Régime. */
import type { Lab, LabPiece, Stood } from '@muster/kernel/lab'
import type { Position } from '@muster/kernel/position'
import { layBoard } from './position.ts'
import {
  EVERY_POWER,
  GENERALS,
  IMPASSABLE,
  MORALE_MAX,
  NONE,
  POWERS,
  SERVES,
  STATUSES,
  TERRITORIES,
  TOKENS,
  UNITS_MAX,
} from './tables.ts'
import { FAULTS } from './text/faults.ts'

const FORTRESSES = TERRITORIES.filter((_, territory) => !IMPASSABLE[territory]).length

const GARRISON_OF: readonly (readonly [en: string, pl: string])[] = [
  ['British Garrison', 'Garnizon brytyjski'],
  ['Prussian Garrison', 'Garnizon pruski'],
  ['Austrian Garrison', 'Garnizon austriacki'],
  ['French Garrison', 'Garnizon francuski'],
  ['Russian Garrison', 'Garnizon rosyjski'],
  ['Spanish Garrison', 'Garnizon hiszpański'],
  ['Ottoman Garrison', 'Garnizon osmański'],
]

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

const pieces: readonly LabPiece[] = [
  ...GENERALS.map((id, general) => ({ id, seat: SERVES[general], least: 0, most: UNITS_MAX })),
  ...EVERY_POWER.flatMap((power) =>
    upTo(TOKENS[power]).map((number) => ({
      id: `${POWERS[power]}-garrison-${number}`,
      seat: power,
      least: 0,
      most: 0,
      name: { en: GARRISON_OF[power][0], pl: GARRISON_OF[power][1] },
      alike: `${POWERS[power]}-garrison`,
    })),
  ),
  ...upTo(FORTRESSES).map((number) => ({
    id: `fortress-${number}`,
    seat: NONE,
    least: 0,
    most: 0,
    name: { en: 'Fortress', pl: 'Forteca' },
    alike: 'fortress',
  })),
]

function read(board: Position['board']): Stood[] {
  const s = layBoard(board)
  const used = new Map<string, number>()
  const next = (kind: string): string => {
    const number = (used.get(kind) ?? 0) + 1
    used.set(kind, number)
    return `${kind}-${number}`
  }
  const still = { from: null, reserve: false }
  return TERRITORIES.flatMap((place, territory) => [
    ...GENERALS.flatMap((piece, general) =>
      s.place[general] === territory ? [{ piece, place, strength: s.units[general], ...still }] : [],
    ),
    ...(s.garrison[territory] === NONE
      ? []
      : [{ piece: next(`${POWERS[s.garrison[territory]]}-garrison`), place, strength: 0, ...still }]),
    ...(s.fortress[territory] === 1 ? [{ piece: next('fortress'), place, strength: 0, ...still }] : []),
  ])
}

function write(stood: readonly Stood[]): Position['board'] {
  const board: Record<string, string> = {}
  for (const { piece, place, strength } of stood) {
    const [, garrison] = /^(.+)-garrison-\d+$/.exec(piece) ?? []
    const words = piece.startsWith('fortress-')
      ? 'fortress'
      : garrison === undefined
        ? `${piece} ${strength}`
        : `${garrison} garrison`
    board[place] = place in board ? `${board[place]}, ${words}` : words
  }
  return board
}

const ofPowers = { kind: 'each', domain: 'power', of: POWERS } as const

export const lab: Lab = {
  pieces,
  faults: FAULTS,
  boxes: {},
  ways: { from: false, reserve: false },
  fields: [
    { key: 'round', label: { en: 'Round', pl: 'Runda' }, kind: 'number', least: 1, most: 20 },
    {
      key: 'emperor',
      label: { en: 'Emperor', pl: 'Cesarz' },
      kind: 'choice',
      values: POWERS,
      domain: 'power',
    },
    {
      key: 'status',
      label: { en: 'Status', pl: 'Status' },
      ...ofPowers,
      value: { kind: 'choice', values: STATUSES, domain: 'status' },
    },
    {
      key: 'morale',
      label: { en: 'Morale', pl: 'Morale' },
      ...ofPowers,
      value: { kind: 'number', least: 0, most: MORALE_MAX },
    },
    {
      key: 'money',
      label: { en: 'Money', pl: 'Pieniądze' },
      ...ofPowers,
      value: { kind: 'number', least: 0, most: 99 },
    },
    {
      key: 'influence',
      label: { en: 'Influence', pl: 'Wpływ' },
      ...ofPowers,
      value: { kind: 'number', least: 0, most: 99 },
    },
    {
      key: 'hands',
      label: { en: 'Battle cards, by value', pl: 'Karty bitwy, według wartości' },
      ...ofPowers,
      value: { kind: 'words' },
    },
  ],
  moments: [
    {
      word: 'movement-turn',
      label: { en: 'A Movement Turn', pl: 'Tura Ruchu' },
      about: ['power', 'power'],
      asks: [
        { en: 'Who moves', pl: 'Kto się rusza' },
        { en: 'Who is Arbiter', pl: 'Kto jest Arbitrem' },
      ],
    },
    {
      word: 'movement',
      label: { en: 'Movement, from the Arbiter on', pl: 'Ruch, od wyboru Arbitra' },
      about: ['power'],
    },
    { word: 'actions', label: { en: 'Actions of a turn', pl: 'Akcje tury' }, about: ['power', 'action'] },
    { word: 'turn', label: { en: 'A turn of the Wheel', pl: 'Tura Koła' }, about: ['power', 'action'] },
    { word: 'diplomacy', label: { en: 'Diplomacy', pl: 'Dyplomacja' }, about: [] },
    { word: 'election', label: { en: 'The election of the Emperor', pl: 'Elekcja Cesarza' }, about: [] },
    {
      word: 'control',
      label: { en: 'A Minor comes to Drill', pl: 'Pomniejsze mocarstwo na Musztrze' },
      about: ['power'],
    },
    { word: 'frederick', label: { en: 'Frederick’s Move', pl: 'Ruch Fryderyka' }, about: [] },
  ],
  domains: {
    action: {
      drill: { en: 'Drill', pl: 'Musztra' },
      taxation: { en: 'Taxation', pl: 'Podatki' },
      subsidies: { en: 'Subsidies', pl: 'Subwencje' },
      leadership: { en: 'Leadership', pl: 'Przywództwo' },
      mobilisation: { en: 'Mobilisation', pl: 'Mobilizacja' },
      gainInfluence: { en: 'Influence', pl: 'Wpływy' },
      movement: { en: 'Movement', pl: 'Ruch' },
    },
  },
  read,
  write,
}
