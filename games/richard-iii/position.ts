/**
 * The words of a position of Richard III, for lessons, puzzles and tests.
 *
 *   { board: { middlesex: 'henry-vi 4', calais: 'warwick-y, march' }, begin: 'turn action-3-1 action-3-2' }
 *
 * Blocks and areas go by their ids (see data/); pool, face-down, minors, aside, tower and dead are places too.
 */
import { isContested, put } from '@muster/block-kit/blocks'
import {
  checkGiven,
  comeOver,
  listed,
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
import { politicalTurnAt, type RichardFrame, supplyBegins, turnAt } from './frames.ts'
import { TURNS_OF_CAMPAIGN } from './rules/1-game-turns.ts'
import { emptyTable } from './rules/4-scenarios.ts'
import { playerOne } from './rules/5-cards.ts'
import { NONE, type Readings, type State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  BOTH,
  CARDS,
  COUNTERPART,
  DEAD,
  EVERY_BLOCK,
  EVERY_CARD,
  HAND_SIZE,
  HEIRS,
  KIND,
  MAP,
  MAX_STEPS,
  MINORS,
  onMap,
  POOL,
  SIDE,
  SIDES,
  type Side,
  SPENT,
  TOWER,
} from './tables.ts'
import { faultOf } from './text/faults.ts'

const GAME = 'Richard III'
const bad = (...fault: Parameters<typeof faultOf>) => badPosition(GAME, faultOf(...fault))

export const BOXES: Readonly<Record<string, number>> = {
  pool: POOL,
  'face-down': SPENT,
  minors: MINORS,
  aside: ASIDE,
  tower: TOWER,
  dead: DEAD,
}
export const WORDS = { game: GAME, blocks: BLOCKS, maxSteps: MAX_STEPS, areas: AREAS, boxes: BOXES }

/** Anything else about the state that is to be so. */
export type Circumstances = Partial<Pick<State, 'campaign' | 'lastCampaign' | 'turn' | 'minorsDue'>> & {
  readonly scenario?: string
  /** The side on the throne; Lancaster if left out. Its senior heir in play is King. */
  readonly throne?: (typeof SIDES)[number]
  /** Player 1, where the cards do not say; the Pretender if left out. */
  readonly first?: (typeof SIDES)[number]
  readonly readings?: Partial<Readings>
  readonly hands?: readonly [string, string]
}

const GIVEN: readonly (keyof Circumstances)[] = [
  'campaign',
  'lastCampaign',
  'turn',
  'minorsDue',
  'scenario',
  'throne',
  'first',
  'readings',
  'hands',
]

export interface RichardPosition extends Position {
  readonly given?: Circumstances
}

/** What these may be; lab.ts offers the same. */
const RANGES: Ranges = {
  campaign: [1, 3],
  lastCampaign: [1, 3],
  turn: [1, TURNS_OF_CAMPAIGN],
}

/**
 * A table with these blocks on it. Who is not mentioned is not there: heirs are dead if they come before the senior who
 * is there, and otherwise alive and away as minors of whom none is due; all others are aside.
 */
export function layBoard(board: Position['board'], circumstances: Circumstances = {}): State {
  checkGiven(circumstances, GIVEN, GAME)
  checkRanges(circumstances, RANGES, GAME)
  const { scenario, throne, first, readings, hands, ...rest } = circumstances
  const s = Object.assign(emptyTable(scenario ?? 'wars-of-the-roses'), rest)
  Object.assign(s.readings, readings)
  for (const block of EVERY_BLOCK) put(s, ARMIES, block, KIND[block] === 'heir' ? MINORS : ASIDE)
  const all = readBoard(board, WORDS)
  const said = new Set(all.map(({ block }) => block))
  for (const standing of all) stand(s, standing, said)
  for (const heirs of HEIRS) buryTheSeniors(s, heirs, listed(board.minors ?? ''))
  s.throne = sideCalled(throne ?? 'lancaster')
  s.first = first === undefined ? ((1 - s.throne) as Side) : sideCalled(first)
  s.king = HEIRS[s.throne].find((heir) => onMap(s.at[heir]) || s.at[heir] === TOWER) ?? NONE
  if (hands !== undefined) deal(s, readHands(hands, CARDS, HAND_SIZE, GAME))
  return s
}

function stand(
  s: State,
  { block, place, steps, from, isReserve }: Standing,
  said: ReadonlySet<number>,
): void {
  const other = COUNTERPART[block]
  if (onMap(place) && other >= 0 && onMap(s.at[other]))
    throw bad('one-man', { block: BLOCKS[block], other: BLOCKS[other] })
  if (place === MINORS && KIND[block] !== 'heir') throw bad('no-minor', { block: BLOCKS[block] })
  put(s, ARMIES, block, place)
  if (other >= 0 && !said.has(other) && (place === DEAD || s.at[other] === MINORS))
    put(s, ARMIES, other, place === DEAD ? DEAD : ASIDE)
  if (!onMap(place)) return
  s.steps[block] = steps
  s.token[block] = s.nextToken++
  if (from >= 0) comeFrom(s, block, from, place)
  if (isReserve) s.joins[block] = 2
}

/** A block that came into its area this turn, over a border that had room for it. */
function comeFrom(s: State, block: number, from: number, to: number): void {
  const border = comeOver(s, MAP, SIDE[block], [from, to], GAME)
  s.moved[block] = 1
  s.entry[block] = border
}

/** Whoever comes before the senior heir who is there, and is not said to be a minor, is dead. */
function buryTheSeniors(s: State, heirs: readonly number[], minors: readonly string[]): void {
  const senior = heirs.findIndex((heir) => onMap(s.at[heir]) || s.at[heir] === TOWER)
  for (const heir of heirs.slice(0, Math.max(0, senior))) {
    if (s.at[heir] === MINORS && !minors.includes(BLOCKS[heir])) put(s, ARMIES, heir, DEAD)
  }
}

function deal(s: State, hands: readonly [number[], number[]]): void {
  s.hands = [hands[0].slice(), hands[1].slice()]
  s.hands.forEach((hand, side) => {
    for (const card of hand) s.cardKnown[card] = 1 << side
  })
}

// The moments at which a position begins

const sideCalled = (name: string): Side => oneOf(SIDES, name, 'side', GAME) as Side

/** A game turn in which these cards were turned up: actions, battles, supply, and so on to the next turn. */
export function turnOf(s: State, lancaster: string, york: string): RichardFrame {
  const cards = turnedUp([lancaster, york], s.hands, CARDS, GAME)
  s.cards = cards
  for (const card of cards) s.cardKnown[card] = BOTH
  s.discards = cards.slice()
  s.first = playerOne(s, cards)
  return turnAt('first-actions')
}

/** A battle that this side began; who is not said to be in reserve is in the first line. */
export function battleIn(s: State, area: string, attacker: string): RichardFrame {
  const at = oneOf(AREAS, area, 'area', GAME)
  if (!isContested(s, at)) throw bad('no-battle', { area })
  s.attacker[at] = sideCalled(attacker)
  return { step: 'battles' }
}

export const supplyPhase = (): RichardFrame => supplyBegins()
export const politicalTurn = (): RichardFrame => politicalTurnAt('begin')
const battlePhase = (): RichardFrame => turnAt('battles')
const supplyOfTurn = (): RichardFrame => turnAt('supply')
const cardPhase = (): RichardFrame => turnAt('cards')

function begin(s: State, words: string): RichardFrame {
  const [moment, one = '', two = ''] = words.split(' ')
  switch (moment) {
    case 'cards':
      return cardPhase()
    case 'turn':
      return turnOf(s, one, two)
    case 'battle':
      battleIn(s, one, two)
      return battlePhase()
    case 'supply':
      return supplyOfTurn()
    case 'political':
      return politicalTurn()
    default:
      throw bad('nothing-begins', { words, known: 'cards, turn, battle, supply or political' })
  }
}

/** A whole position, from which a match goes on to its end: with the cards that are still to be played this campaign. */
export function lay({ scenario, board, given, begin: moment }: Position): State {
  const s = layBoard(board, { ...given, scenario: scenario ?? 'wars-of-the-roses' })
  for (const side of SIDES) {
    if (
      !HEIRS[sideCalled(side)].some(
        (heir) => onMap(s.at[heir]) || s.at[heir] === MINORS || s.at[heir] === TOWER,
      )
    )
      throw bad('no-heir', { side })
  }
  const turnsPlayed = moment.startsWith('cards') ? s.turn - 1 : s.turn
  checkHands(s, turnsPlayed)
  s.stack = [begin(s, moment)]
  dealTheRest(s, turnsPlayed)
  return s
}

function checkHands(s: State, turnsPlayed: number): void {
  const left = TURNS_OF_CAMPAIGN - turnsPlayed
  const count = Math.max(...s.hands.map((hand) => hand.length))
  if (count > left) throw bad('hand-after-turn', { left, turn: turnsPlayed, count })
}

/** After so many turns each side has a card for every turn to come, and all others that were dealt lie open. */
function dealTheRest(s: State, turnsPlayed: number): void {
  const used = new Set([...s.hands[0], ...s.hands[1], ...s.discards])
  const rest = EVERY_CARD.filter((card) => !used.has(card)).toReversed()
  const left = TURNS_OF_CAMPAIGN - turnsPlayed
  const hands = s.hands.map((hand) =>
    [...hand, ...rest.splice(0, left - hand.length)].sort((one, two) => one - two),
  )
  deal(s, [hands[0], hands[1]])
  s.discards.push(...rest.splice(0, 2 * turnsPlayed - s.discards.length))
  for (const card of s.discards) s.cardKnown[card] = BOTH
}

// A state in these words

/** Who stands where, what is so, and the moment nearest to this one that words can name. */
export function describe(s: State): Pick<RichardPosition, 'board' | 'given' | 'begin'> {
  const from = originsOf(s, MAP, SIDE)
  const { campaign, lastCampaign, turn, minorsDue, readings } = s
  return {
    board: writeBoard(s, WORDS, (block) => ({ from: from[block], isReserve: s.joins[block] === 2 })),
    given: {
      ...{ campaign, lastCampaign, turn, minorsDue, readings },
      throne: SIDES[s.throne],
      first: SIDES[s.first],
      hands: writeHands(s.hands, CARDS),
    },
    begin: momentOf(s),
  }
}

function momentOf(s: State): string {
  const steps = s.stack.map(({ step }) => step)
  const fight = s.stack.find((frame) => frame.step === 'battle')
  if (fight?.step === 'battle' && isContested(s, fight.area))
    return `battle ${AREAS[fight.area]} ${SIDES[fight.attacker]}`
  if (s.political) return 'political'
  if (steps.includes('supply-phase')) return 'supply'
  const [lancaster, york] = s.cards
  return lancaster === NONE || york === NONE ? 'cards' : `turn ${CARDS[lancaster]} ${CARDS[york]}`
}
