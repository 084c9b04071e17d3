/**
 * The words of a position of This War Without an Enemy, for lessons, puzzles and tests.
 *
 *   { board: { kent: 'p-essex 4, p-cannon-1', essex: 'r-charles' }, begin: 'actions royalist 3' }
 *
 * Blocks and places go by their ids (see data/); a City's name is the inside of the City, and `pool`, `beside` and
 * `removed` are places too. Blocks that are not mentioned are beside the map.
 */
import { inward } from '@muster/block-kit/area-map'
import { put } from '@muster/block-kit/blocks'
import {
  checkGiven,
  listed,
  oneOf,
  originsOf,
  readBoard,
  readHands,
  type Standing,
  writeBoard,
  writeHands,
} from '@muster/block-kit/position'
import type { Position } from '@muster/kernel/position'
import { badPosition, checkRanges, type Ranges } from '@muster/kernel/position-faults'
import { BATTLE, type TurnStage, type WarFrame } from './frames.ts'
import { setControl, sideInside } from './rules/4-board.ts'
import { playerOne, TIE } from './rules/5-cards.ts'
import { breaksTies, emptyTable, LAST_TURN_OF } from './rules/12-scenarios.ts'
import { prepareFirstDecks } from './rules/12-set-up.ts'
import { IN_DECK, IN_HAND, NOBODY, NONE, PLAYED, type State } from './state.ts'
import {
  AREA_OF_CITY,
  ARMIES,
  BESIDE,
  BLOCKS,
  BOTH,
  CARDS,
  CARDS_OF,
  CITIES,
  EVERY_CITY,
  enemyOf,
  HAND_SIZE,
  LIMIT,
  MAP,
  MAX_STEPS,
  onBoard,
  PLACES,
  POOL,
  REMOVED,
  SIDE,
  SIDES,
  type Side,
  VICTORY_CITIES,
} from './tables.ts'
import { faultOf } from './text/faults.ts'

const GAME = 'This War Without an Enemy'
const bad = (...fault: Parameters<typeof faultOf>) => badPosition(GAME, faultOf(...fault))
const BOXES = { pool: POOL, beside: BESIDE, removed: REMOVED }
export const WORDS = { game: GAME, blocks: BLOCKS, maxSteps: MAX_STEPS, areas: PLACES, boxes: BOXES }

type SideName = (typeof SIDES)[number]

const KNOWN = [
  'year',
  'turn',
  'winter',
  'treaty',
  'skirmish',
  'vp',
  'wallsOfLondon',
  'siegeTrain',
  'supportSlips',
  'toTheScots',
  'hothamFoiled',
  'carewFoiled',
  'henriettaMet',
  'rupertLost',
] as const

/** Anything else about the state that is to be so. */
export type Circumstances = Partial<Pick<State, (typeof KNOWN)[number] | 'first'>> & {
  readonly scenario?: string
  readonly hands?: readonly [string, string]
  /** Values of Siege Markers, such as { york: 2 }; the City is then Besieged. */
  readonly siege?: Readonly<Record<string, number>>
  /** Cities under siege, Marker or not, though their own blocks stand outside too: 'york, hull'. */
  readonly besieged?: string
  /** Who controls Victory Cities, where the blocks alone would say otherwise. */
  readonly owner?: Readonly<Record<string, SideName>>
}

const GIVEN: readonly string[] = [...KNOWN, 'first', 'scenario', 'hands', 'siege', 'besieged', 'owner']

/** What these may be; lab.ts offers the same. */
const RANGES: Ranges = {
  year: [1642, 1646],
  turn: [1, LAST_TURN_OF],
  vp: [-20, 20],
  first: [0, 1],
  winter: 'flag',
  treaty: 'flag',
  skirmish: 'flag',
  wallsOfLondon: 'flag',
  siegeTrain: 'flag',
  henriettaMet: 'flag',
  rupertLost: 'flag',
}

export function layBoard(board: Position['board'], circumstances: Circumstances = {}): State {
  checkGiven(circumstances, GIVEN, GAME)
  checkRanges(circumstances, RANGES, GAME)
  const { scenario, hands, siege, besieged, owner, ...rest } = circumstances
  const s = Object.assign(
    emptyTable(scenario ?? 'full-war'),
    { year: 1643, turn: 2, henriettaMet: true },
    rest,
  )
  for (const standing of readBoard(board, WORDS)) stand(s, standing)
  setControl(s)
  for (const [city, value] of Object.entries(siege ?? {})) {
    if (!Number.isInteger(value) || value < 0 || value > 5) throw bad('siege-marker', { value })
    s.siege[cityCalled(city)] = value
  }
  beginSieges(s, listed(besieged ?? '').map(cityCalled))
  for (const [city, side] of Object.entries(owner ?? {}))
    s.owner[oneOf(VICTORY_CITIES, city, 'Victory City', GAME)] = sideCalled(side)
  if (hands !== undefined) deal(s, readHands(hands, CARDS, HAND_SIZE, GAME))
  return s
}

function stand(s: State, { block, place, steps, from, isReserve }: Standing): void {
  if (isReserve) throw bad('reserve-by-way')
  put(s, ARMIES, block, place)
  if (!onBoard(place)) return
  s.steps[block] = steps
  s.token[block] = s.nextToken++
  if (from >= 0) comeFrom(s, block, from, place)
}

/** 6.17 A block that came into its Area this Turn, over a border that had room for it. */
function comeFrom(s: State, block: number, from: number, to: number): void {
  const border = MAP.between[from * MAP.areas.length + to] ?? NONE
  if (border < 0) throw bad('no-border', { from: PLACES[from], to: PLACES[to] })
  const side = SIDE[block]
  const at = side * MAP.borders.length + border
  if (s.crossed[at] >= LIMIT[border])
    throw bad('border-limit', { limit: LIMIT[border], from: PLACES[from], to: PLACES[to] })
  s.crossed[at]++
  s.moved[block] = 1
  s.origin[block] = from
  s.entry[block] = border
  s.lastIn[inward(from, to, border)] = side
}

/** 8.0 A City is Besieged if enemies stand before it and none of its own; in a relief it must be said. */
function beginSieges(s: State, said: readonly number[]): void {
  for (const city of EVERY_CITY) {
    const side = sideInside(s, city)
    if (side === NOBODY) {
      if (s.siege[city] !== NONE || said.includes(city)) throw bad('nobody-besieged', { city: CITIES[city] })
      continue
    }
    const area = AREA_OF_CITY[city]
    const alone = s.count[area * 2 + side] === 0 && s.count[area * 2 + enemyOf(side)] > 0
    if (alone || s.siege[city] !== NONE || said.includes(city)) s.besieged[city] = side
  }
}

function deal(s: State, hands: readonly [number[], number[]]): void {
  hands.forEach((hand, side) => {
    const other = hand.find((card) => !CARDS_OF[side].includes(card))
    if (other !== undefined) throw bad('not-of-deck', { card: CARDS[other], side: SIDES[side] })
    s.hands[side as Side] = hand.slice()
    for (const card of hand) {
      s.cardAt[card] = IN_HAND
      s.cardKnown[card] = 1 << side
    }
  })
}

// The moments at which a position begins

export const sideCalled = (name: string): Side => oneOf(SIDES, name, 'side', GAME) as Side
const cityCalled = (name: string): number => oneOf(CITIES, name, 'City', GAME)
const cardCalled = (name: string): number => oneOf(CARDS, name, 'card', GAME)

/** The cards of this Turn, turned up. */
export function layCards(s: State, royalist: string, parliament: string): void {
  s.cards = [cardCalled(royalist), cardCalled(parliament)]
  s.cards.forEach((card, side) => {
    if (!CARDS_OF[side].includes(card)) throw bad('not-of-deck', { card: CARDS[card], side: SIDES[side] })
    if (s.hands[side as Side].includes(card)) throw bad('played-and-held', { card: CARDS[card] })
    s.cardAt[card] = PLAYED
    s.cardKnown[card] = BOTH
  })
}

/** A Turn in which these cards were turned up, from the Operational events on; on a tie whose first player is not said it begins with that choice. */
export function turnOf(s: State, royalist: string, parliament: string, first?: string): WarFrame[] {
  layCards(s, royalist, parliament)
  const turn: WarFrame = { step: 'turn', next: 'first-foils' }
  const one = first === undefined ? playerOne(s.cards[0], s.cards[1]) : sideCalled(first)
  if (one === TIE) return [turn, { step: 'initiative', side: breaksTies(s) }]
  s.first = one
  return [turn]
}

/** One player's Actions. */
export function actionsOf(s: State, side: string, points: number): WarFrame {
  if (!Number.isInteger(points) || points < 0 || points > 4) throw bad('action-points', { points })
  s.points = points
  return { step: 'actions', side: sideCalled(side) }
}

/** A Battle that this side began. */
export function battleIn(s: State, area: string, attacker: string): WarFrame {
  const at = oneOf(PLACES, area, 'place', GAME)
  if (s.count[at * 2] === 0 || s.count[at * 2 + 1] === 0) throw bad('no-battle', { area })
  s.attacker[at] = sideCalled(attacker)
  return { step: 'battles' }
}

function begin(s: State, words: string): WarFrame[] {
  const [moment, one = '', two = '', three] = words.split(' ')
  const then = (next: TurnStage): WarFrame => ({ step: 'turn', next })
  switch (moment) {
    case 'cards':
      return [then('begin')]
    case 'turn':
      return turnOf(s, one, two, three)
    case 'actions': {
      const actions = actionsOf(s, one, Number(two))
      s.first = enemyOf(sideCalled(one))
      return [then('first-tactical-event'), actions]
    }
    case 'battle':
      return [then('siege-combat'), battleIn(s, one, two)]
    case 'sieges':
      return [then('siege-combat')]
    case 'supply':
      return [then('first-supply')]
    default:
      throw bad('nothing-begins', { words, known: 'cards, turn, actions, battle, sieges or supply' })
  }
}

/** A whole position, from which a match goes on to its end, with cards for the Turns to come. */
export function lay({ scenario, board, given, begin: moment }: Position): State {
  const s = layBoard(board, { ...given, scenario: scenario ?? 'full-war' })
  const hands: [number[], number[]] = [s.hands[0].slice(), s.hands[1].slice()]
  prepareFirstDecks(s)
  deal(s, hands)
  const frames = begin(s, moment)
  dealTheRest(s)
  s.stack = frames
  return s
}

function dealTheRest(s: State): void {
  const left = Math.max(0, LAST_TURN_OF - s.turn)
  const hands = s.hands.map((hand, side) => {
    const deck = CARDS_OF[side].filter((card) => s.cardAt[card] === IN_DECK).toReversed()
    return [...hand, ...deck.slice(0, Math.max(0, left - hand.length))].sort((one, two) => one - two)
  })
  deal(s, [hands[0], hands[1]])
}

// A state in these words

/** Who stands where, what is so, and the moment nearest to this one that words can name. */
export function describe(s: State): Pick<Position, 'board' | 'given' | 'begin'> {
  const from = originsOf(s, MAP, SIDE, LIMIT)
  const isHeld = (city: number): boolean => sideInside(s, city) !== NOBODY
  const given: Circumstances = {
    ...Object.fromEntries(KNOWN.map((key) => [key, s[key]])),
    first: s.first,
    hands: writeHands(s.hands, CARDS),
    siege: byName(
      EVERY_CITY.filter((city) => isHeld(city) && s.siege[city] !== NONE).map((city) => [
        CITIES[city],
        s.siege[city],
      ]),
    ),
    besieged: EVERY_CITY.filter((city) => isHeld(city) && s.besieged[city] !== NOBODY)
      .map((city) => CITIES[city])
      .join(', '),
    owner: byName(
      VICTORY_CITIES.flatMap((city, i) => (s.owner[i] === NOBODY ? [] : [[city, SIDES[s.owner[i]]]])),
    ),
  }
  return {
    board: writeBoard(s, WORDS, (block) => ({ from: from[block], isReserve: false })),
    given,
    begin: momentOf(s),
  }
}

const byName = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries)

function momentOf(s: State): string {
  const fight = s.stack.find((frame) => frame.step === 'combat')
  if (
    fight?.step === 'combat' &&
    fight.kind === BATTLE &&
    s.count[fight.area * 2] > 0 &&
    s.count[fight.area * 2 + 1] > 0
  )
    return `battle ${PLACES[fight.area]} ${SIDES[fight.attacker]}`
  const acting = s.stack.find((frame) => frame.step === 'actions')
  if (acting?.step === 'actions') return `actions ${SIDES[acting.side]} ${Math.min(4, s.points)}`
  const steps = s.stack.map(({ step }) => step)
  if (steps.includes('siege-combats')) return 'sieges'
  if (steps.includes('supply') || steps.includes('siege-resolutions')) return 'supply'
  const [royalist, parliament] = s.cards
  return royalist === NONE || parliament === NONE
    ? 'cards'
    : `turn ${CARDS[royalist]} ${CARDS[parliament]} ${SIDES[s.first]}`
}
