/**
 * The words of a position of Hammer of the Scots, for lessons, puzzles and tests.
 *
 *   { board: { fife: 'wallace 4, douglas-s', lothian: 'york-knights 2 from england' }, begin: 'battle lothian england' }
 *
 * Blocks and areas go by their ids (see data/); `pool` and `aside` are places too.
 */
import { blocksOf, isContested, put } from '@muster/block-kit/blocks'
import {
  checkGiven,
  comeOver,
  oneOf,
  originsOf,
  readBoard,
  readHands,
  type Standing,
  turnedUp,
  writeBoard,
  writeHands,
} from '@muster/block-kit/position'
import type { Position } from '@muster/kernel/position'
import { badPosition, checkRanges, type Ranges } from '@muster/kernel/position-faults'
import { type HammerFrame, turnAt, winterAt } from './frames.ts'
import { playerOne } from './rules/3-cards.ts'
import { emptyTable } from './rules/8-scenarios.ts'
import { NONE, type State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  BLOCKS_OF,
  BOTH,
  CARDS,
  COASTAL,
  COUNTERPART,
  ENGLAND,
  EVERY_BLOCK,
  EVERY_CARD,
  FRENCH,
  HAND_SIZE,
  HOMES,
  isEvent,
  isNoble,
  KING,
  MAP,
  MAX_STEPS,
  NORSE,
  onMap,
  POOL,
  SCOTLAND,
  SIDE,
  SIDES,
  type Side,
  THE_ENGLAND,
} from './tables.ts'
import { faultOf } from './text/faults.ts'

const GAME = 'Hammer of the Scots'
const bad = (...fault: Parameters<typeof faultOf>) => badPosition(GAME, faultOf(...fault))
export const WORDS = {
  game: GAME,
  blocks: BLOCKS,
  maxSteps: MAX_STEPS,
  areas: AREAS,
  boxes: { pool: POOL, aside: ASIDE },
}

/** Anything else about the state that is to be so. */
export type Circumstances = Partial<
  Pick<
    State,
    | 'year'
    | 'turn'
    | 'schiltrons'
    | 'edward'
    | 'edwardWintered'
    | 'crowned'
    | 'frenchCame'
    | 'lastYear'
    | 'edwardFrom'
  >
> & {
  readonly scenario?: string
  readonly hands?: readonly [string, string]
  /** Player 1, where the cards do not say. */
  readonly first?: (typeof SIDES)[number]
  /** Blocks that are not mentioned are out of play instead of in their pools: for what is drawn. */
  readonly others?: 'aside'
}

const GIVEN: readonly (keyof Circumstances)[] = [
  'year',
  'turn',
  'schiltrons',
  'edward',
  'edwardWintered',
  'crowned',
  'frenchCame',
  'lastYear',
  'edwardFrom',
  'scenario',
  'hands',
  'first',
  'others',
]

/** What these may be; lab.ts offers the same. */
const RANGES: Ranges = {
  year: [1297, 1500],
  turn: [1, HAND_SIZE],
  edward: [1, 2],
  crowned: 'flag',
  frenchCame: 'flag',
  schiltrons: 'flag',
}

export interface HammerPosition extends Position {
  readonly given?: Circumstances
}

/**
 * A table with these blocks on it. Blocks that are not mentioned are in their pools; nobles, the Scottish king and the
 * French knights that are not mentioned are aside.
 */
export function layBoard(board: Position['board'], circumstances: Circumstances = {}): State {
  checkGiven(circumstances, GIVEN, GAME)
  checkRanges(circumstances, RANGES, GAME)
  const { scenario, hands, others, first, ...rest } = circumstances
  const s = Object.assign(emptyTable(scenario ?? 'braveheart'), rest)
  if (first !== undefined) s.first = sideCalled(first)
  for (const block of others === 'aside' ? [] : EVERY_BLOCK) {
    if (!isNoble(block) && block !== KING && block !== FRENCH) put(s, ARMIES, block, POOL)
  }
  for (const standing of readBoard(board, WORDS)) stand(s, standing)
  if (hands !== undefined) deal(s, hands)
  return s
}

function stand(s: State, { block, place, steps, from, isReserve }: Standing): void {
  if (place === POOL && isNoble(block) && BLOCKS[block] !== 'moray')
    throw bad('never-in-pool', { block: BLOCKS[block] })
  const other = COUNTERPART[block]
  if (onMap(place) && other >= 0 && onMap(s.at[other]))
    throw bad('one-noble', { block: BLOCKS[block], other: BLOCKS[other] })
  if (block === NORSE && onMap(place) && (!COASTAL[place] || place === THE_ENGLAND))
    throw bad('norse', { area: AREAS[place] })
  put(s, ARMIES, block, place)
  if (!onMap(place)) return
  s.steps[block] = steps
  s.token[block] = s.nextToken++
  if (from >= 0) comeFrom(s, block, from, place)
  if (isReserve) s.joins[block] = 2
}

/** 4.3 A block that came into its area this turn, over a border that had room for it. */
function comeFrom(s: State, block: number, from: number, to: number): void {
  const border = comeOver(s, MAP, SIDE[block], [from, to], GAME)
  s.moved[block] = 1
  s.origin[block] = from
  s.entry[block] = border
  if (MAP.borders[border].angloScottish) s.raider[block] = 1
}

function deal(s: State, hands: readonly [string, string]): void {
  s.hands = readHands(hands, CARDS, HAND_SIZE, GAME)
  s.hands.forEach((hand, side) => {
    for (const card of hand) s.cardKnown[card] = 1 << side
  })
}

// The moments at which a position begins

const sideCalled = (name: string): Side => oneOf(SIDES, name, 'side', GAME) as Side

/** A game turn in which these cards were turned up: events, moves, battles, and so on to the next turn. */
export function turnOf(s: State, english: string, scottish: string): HammerFrame {
  const cards = turnedUp([english, scottish], s.hands, CARDS, GAME)
  s.cards = cards
  for (const card of cards) s.cardKnown[card] = BOTH
  s.first = playerOne(cards[0], cards[1])
  s.yearEnds = isEvent(cards[0]) && isEvent(cards[1])
  return turnAt('first-event')
}

/** A battle that this side began; who is not said to be in reserve is in the first line. */
export function battleIn(s: State, area: string, attacker: string): HammerFrame {
  const at = oneOf(AREAS, area, 'area', GAME)
  if (!isContested(s, at)) throw bad('no-battle', { area })
  s.attacker[at] = sideCalled(attacker)
  return { step: 'battles' }
}

export const winterTurn = (): HammerFrame => winterAt('begin')
/** After the battles of a game turn: border raids and sudden death. */
export const turnEnds = (): HammerFrame => turnAt('border-raid')
const cardPhase = (): HammerFrame => turnAt('cards')
const battlePhase = (): HammerFrame => turnAt('battles')

function begin(s: State, words: string): HammerFrame {
  const [moment, one = '', two = ''] = words.split(' ')
  switch (moment) {
    case 'cards':
      return cardPhase()
    case 'turn':
      return turnOf(s, one, two)
    case 'battle':
      battleIn(s, one, two)
      return battlePhase()
    case 'end-of-turn':
      return turnEnds()
    case 'winter':
      return winterTurn()
    default:
      throw bad('nothing-begins', { words, known: 'cards, turn, battle, end-of-turn or winter' })
  }
}

/**
 * A whole position, from which a match goes on to its end. Nobles who are not mentioned are at home at full strength:
 * for Scotland where Scots stand, otherwise for England.
 */
export function lay({ scenario, options, board, given, begin: moment }: Position): State {
  const circumstances = {
    schiltrons: options?.schiltrons === 'on',
    ...given,
    scenario: scenario ?? 'braveheart',
  }
  const s = layBoard(board, circumstances)
  for (const english of BLOCKS_OF[ENGLAND]) {
    const scottish = COUNTERPART[english]
    if (scottish < 0 || s.at[english] !== ASIDE || s.at[scottish] !== ASIDE) continue
    const [place] = HOMES[english]
    if (isContested(s, place)) throw bad('noble-nowhere', { block: BLOCKS[english], other: BLOCKS[scottish] })
    const block = blocksOf(s, SCOTLAND, place) > 0 ? scottish : english
    stand(s, { block, place, steps: MAX_STEPS[block], from: -1, isReserve: false })
  }
  s.stack = [begin(s, moment)]
  s.discards = s.cards.filter((card) => card !== NONE)
  if (moment === 'cards') dealTheRest(s)
  else if (s.hands[ENGLAND].length !== s.hands[SCOTLAND].length) throw bad('unequal-hands')
  return s
}

/** 3.1 Before a turn each side has a card for it and for every turn to come. */
function dealTheRest(s: State): void {
  const left = HAND_SIZE + 1 - s.turn
  const rest = EVERY_CARD.filter((card) => !s.hands.some((hand) => hand.includes(card))).toReversed()
  for (const hand of s.hands) hand.push(...rest.splice(0, Math.max(0, left - hand.length)))
  deal(s, writeHands(s.hands, CARDS))
}

// A state in these words

/** Who stands where, what is so, and the moment nearest to this one that words can name. */
export function describe(s: State): Pick<HammerPosition, 'board' | 'given' | 'begin'> {
  const from = originsOf(s, MAP, SIDE)
  const board = writeBoard(s, WORDS, (block) => ({ from: from[block], isReserve: s.joins[block] === 2 }))
  const { year, turn, edward, edwardWintered, crowned, frenchCame, lastYear, edwardFrom, schiltrons } = s
  const given: Circumstances = {
    ...{ year, turn, edward, edwardWintered, crowned, frenchCame, lastYear, edwardFrom, schiltrons },
    first: SIDES[s.first],
    hands: writeHands(s.hands, CARDS),
  }
  return { board, given, begin: momentOf(s) }
}

function momentOf(s: State): string {
  const fight = s.stack.find((frame) => frame.step === 'battle')
  if (fight?.step === 'battle' && isContested(s, fight.area))
    return `battle ${AREAS[fight.area]} ${SIDES[fight.attacker]}`
  if (s.winter) return 'winter'
  const [english, scottish] = s.cards
  return english === NONE || scottish === NONE ? 'cards' : `turn ${CARDS[english]} ${CARDS[scottish]}`
}
