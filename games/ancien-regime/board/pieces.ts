/** All that is in the box, as the gallery lays it out. */

import { die } from '@muster/board-kit/dice'
import { marker } from '@muster/board-kit/marker'
import type { BoardPlaces, Pieces, SheetPart } from '@muster/board-kit/pieces'
import { elector, laurel } from '@muster/board-kit/signs'
import { layoutStacks, type Rect } from '@muster/board-kit/stack'
import cardData from '../data/battle-cards.json' with { type: 'json' }
import powerData from '../data/powers.json' with { type: 'json' }
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import { WORDS } from '../text/board.ts'
import { cardFace } from './cards.ts'
import { coin, fortress, garrison, general, imperialCrown, POWERS, type Power, unit } from './counters.ts'

interface PowerSetup {
  readonly generals: readonly { readonly territory: string; readonly units: number }[]
  readonly garrisons: readonly string[]
  readonly fortresses: readonly string[]
}
interface Scenario {
  readonly id: string
  readonly name: string
  readonly setup: Readonly<Record<Power, PowerSetup>>
  readonly morale: Readonly<Record<Power, number>>
  readonly wheel: { readonly positions: Readonly<Record<Power, number>> }
  readonly diplomaticStatus: Readonly<
    Record<'british' | 'french' | 'neutral' | 'expansionist', readonly Power[]>
  >
}
const scenarios = scenarioData.scenarios as unknown as readonly Scenario[]
const generals: Readonly<Record<Power, readonly string[]>> = powerData.suggestedGeneralNames

const rect = ([x, y, w, h]: readonly number[]): Rect => ({ x, y, w, h })
const initial = (power: Power): string => power[0].toUpperCase()

type Draw = (x: number, y: number, size: number) => string

/** The generals, garrisons and fortresses of a power, by the territory in which they stand. */
function piecesOf(power: Power, setup: PowerSetup): [territory: string, draw: Draw][] {
  return [
    ...setup.generals.map(({ territory, units }, i): [string, Draw] => [
      territory,
      (x, y, s) =>
        general({
          power,
          x: x + s * 0.5,
          y: y + s * 0.52,
          size: s * 0.86,
          units,
          crowned: power === 'prussia' && i === 0,
          id: `${power}-general-${i}`,
          label: `${power} general`,
        }),
    ]),
    ...setup.garrisons.map((territory): [string, Draw] => [
      territory,
      (x, y, s) =>
        garrison({
          power,
          x: x + s * 0.48,
          y: y + s * 0.62,
          size: s * 0.66,
          id: `${power}-garrison-${territory}`,
          label: `${power} garrison`,
        }),
    ]),
    ...setup.fortresses.map((territory): [string, Draw] => [
      territory,
      (x, y, s) =>
        fortress({
          power,
          x: x + s * 0.5,
          y: y + s * 0.5,
          size: s * 0.72,
          id: `${power}-fortress-${territory}`,
          label: `${power} fortress`,
        }),
    ]),
  ]
}

function onTheMap(scenario: Scenario, board: BoardPlaces): string {
  const standing = new Map<string, Draw[]>()
  for (const power of POWERS)
    for (const [territory, draw] of piecesOf(power, scenario.setup[power]))
      standing.set(territory, [...(standing.get(territory) ?? []), draw])
  const requests = [...standing].map(([id, list]) => ({
    id,
    zone: rect(board.areas[id].zone),
    ranks: [list.length],
  }))
  const layouts = layoutStacks(requests, {
    size: board.blockSize,
    smallest: 40,
    board: { x: 20, y: 20, w: board.width - 40, h: board.height - 40 },
  })
  return layouts
    .flatMap(({ id, ranks }) =>
      ranks[0].map((slot, i) => (standing.get(id) ?? [])[i](slot.x, slot.y, slot.size)),
    )
    .join('')
}

/** Markers share a space of a track: they fan out below it in a row of their own. */
function onTheTracks({ morale, wheel }: Scenario, { tracks }: BoardPlaces): string {
  const crowd = new Map<string, number>()
  const put = (track: string, space: string, power: Power): string => {
    const [x, y] = tracks[track][space]
    const n = crowd.get(`${track}/${space}`) ?? 0
    crowd.set(`${track}/${space}`, n + 1)
    const [across, down] = [(n % 3) * 16 - (n ? 16 : 0), Math.floor(n / 3) * 16 - (n ? 8 : 0)]
    return marker(`p-${power}`, initial(power), x + across, y + down, n ? 12 : 15)
  }
  const actions = Object.keys(tracks.wheel)
  return POWERS.map(
    (power) =>
      put('morale', String(morale[power]), power) + put('wheel', actions[wheel.positions[power] - 1], power),
  ).join('')
}

function inTheBoxes({ diplomaticStatus: status }: Scenario, { boxes }: BoardPlaces): string {
  const inBox = (box: string, powers: readonly Power[]): string => {
    const [x, y] = boxes[box]
    return powers
      .map((power, i) =>
        marker(`p-${power}`, initial(power), x + 44 + (i % 5) * 54, y + 70 + Math.floor(i / 5) * 54, 23),
      )
      .join('')
  }
  return [
    inBox('british-coalition', ['britain', ...status.british]),
    inBox('french-coalition', ['france', ...status.french]),
    inBox('neutral', status.neutral),
    inBox('expansionist', status.expansionist),
  ].join('')
}

const ofPower = (power: Power): SheetPart => ({
  head: `${initial(power)}${power.slice(1)}`,
  cell: [140, 168],
  items: [
    ...generals[power].map(
      (name, i) => (x: number, y: number) =>
        general({
          power,
          x: x + 60,
          y: y + 76,
          size: 100,
          units: 3 - (i % 4),
          name,
          crowned: power === 'prussia' && i === 0,
        }),
    ),
    (x, y) => garrison({ power, x: x + 60, y: y + 84, size: 76 }),
    (x, y) => fortress({ power, x: x + 60, y: y + 76, size: 90 }),
    (x, y) => unit({ power, x: x + 60, y: y + 78, size: 70 }),
    (x, y) => marker(`p-${power}`, initial(power), x + 60, y + 78, 26),
  ],
})

const MONEY_AND_SIGNS: SheetPart = {
  head: 'Money, crown, values, electors, dice',
  cell: [120, 120],
  items: [
    (x, y) => coin(5, x + 50, y + 50),
    (x, y) => coin(2, x + 50, y + 50),
    (x, y) => coin(1, x + 50, y + 50),
    (x, y) => imperialCrown(x + 50, y + 60, 90),
    ...[1, 2, 3].map(
      (value) => (x: number, y: number) =>
        `<g transform="translate(${x + 50},${y + 52}) scale(2)">${laurel(15)}<text class="numeral" y="6.6" style="--s:19px">${value}</text></g>`,
    ),
    (x, y) => `<g transform="translate(${x + 50},${y + 52}) scale(2)">${elector()}</g>`,
    (x, y) => die(4, x + 50, y + 56, 76),
  ],
}

export const pieces: Pieces = {
  eyes: [],
  words: WORDS,
  setups: scenarios.map(({ id, name }) => ({ id, name: `${id}: ${name}`, at: new Map() })),
  set: {
    sheet: [...POWERS.map(ofPower), MONEY_AND_SIGNS],
    place(id, board) {
      const scenario = scenarios.find((each) => each.id === id)
      if (scenario === undefined) throw new Error(`no scenario ${id}`)
      return onTheMap(scenario, board) + onTheTracks(scenario, board) + inTheBoxes(scenario, board)
    },
  },
  cards: (language) =>
    cardData.distribution.flatMap(({ value, count }) =>
      Array.from({ length: count }, (_, i) => ({
        ...cardFace(String(value), language),
        id: `${value}-${i + 1}`,
      })),
    ),
}
