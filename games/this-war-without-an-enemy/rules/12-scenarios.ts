/** 12.0 Scenarios: set-up, decks, length and victory of each. */
import { newBlocks, put } from '@muster/block-kit/blocks'
import { rename } from '@muster/block-kit/fog'
import { MusterError } from '@muster/kernel/errors'
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee } from '../events.ts'
import { IN_DECK, NOBODY, NONE, type State } from '../state.ts'
import {
  ARMIES,
  BESIDE,
  BLOCKS_OF,
  BORDER_COUNT,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_CITY,
  EVERY_VICTORY_CITY,
  MAX_STEPS,
  onBoard,
  PARLIAMENT,
  PLACE_COUNT,
  ROYALIST,
  SIDES,
  type Side,
} from '../tables.ts'

/** 2.1 Turns I to V and Winter, or VI in 1642. */
export const LAST_TURN_OF = 6

interface Deck {
  readonly royalist: readonly string[]
  readonly parliament: readonly string[]
}
export interface Army {
  readonly areas?: Readonly<Record<string, readonly string[]>>
  readonly offMap?: Readonly<Record<string, readonly string[]>>
  readonly pool: readonly string[]
  readonly beside: readonly string[]
  readonly draw?: number
  readonly randomPool?: readonly string[]
}
export interface Printed {
  readonly royalist: Army
  readonly parliament: Army
}
interface Record12 {
  readonly id: string
  readonly start: { readonly year: number; readonly turn: string }
  readonly startingVP: { readonly side?: string; readonly points?: number }
  readonly setup: string | Printed
  readonly rules: readonly string[]
  readonly decks: {
    readonly inDeck: Deck
    readonly enterLater: Deck
    readonly besideMap: readonly string[]
    readonly removed: readonly string[]
  }
}

const SCENARIOS = scenarioData.scenarios as unknown as readonly Record12[]
export const TURNS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

export function scenario(id: string): Record12 {
  const found = SCENARIOS.find((each) => each.id === id)
  if (found !== undefined) return found
  const known = SCENARIOS.map((each) => each.id).join(', ')
  throw new MusterError('unknown-scenario', { game: 'This War Without an Enemy', scenario: id, known })
}

/** 12.23, 12.43 The short scenarios are set up like the long ones. */
export function printedSetup(id: string): Printed {
  const { setup } = scenario(id)
  return typeof setup === 'string' ? printedSetup(setup) : setup
}

/** 12.51 The first year of The Path to War has Turns III, V and VI. */
export const nextTurnAfter = (s: State): number => (s.skirmish ? 5 : s.turn + 1)

/** 2.1, 12.51 Cards discarded in 1642. */
export function discardsIn1642(id: string): number {
  const discards: Readonly<Record<string, number>> = tableData.cardsPerYear.discardIn1642
  return discards[id] ?? tableData.cardsPerYear.discardIn1642.default
}

/** 2.31 Who decides on a tie; 12.31 in 1644 the Royalist, if the scenario begins then. */
export function breaksTies(s: State): Side {
  const overrides: Readonly<Record<string, Readonly<Record<string, string>>>> =
    tableData.initiativeTie.overrides
  const years: Readonly<Record<string, string>> = tableData.initiativeTie.default
  return (overrides[s.scenario]?.[s.year] ?? years[s.year]) === SIDES[ROYALIST] ? ROYALIST : PARLIAMENT
}

/** 10.0 The last Turn is the Winter of 1646; 12.2 of 1643 in The Early War; 12.4 of 1644 in The Mid War (Ruling: not 1643). */
const LAST_YEAR: Readonly<Record<string, number>> = { 'early-war': 1643, 'mid-war': 1644 }

const lastYearOf = (s: State): number => LAST_YEAR[s.scenario] ?? 1646

export const isLastTurn = (s: State): boolean => s.turn === LAST_TURN_OF && s.year === lastYearOf(s)

/** Turns to come after this one, if nobody wins before. */
export const turnsLeft = (s: State): number => (lastYearOf(s) - s.year) * LAST_TURN_OF + LAST_TURN_OF - s.turn

/**
 * 10.0 At the end of 1646 one Victory Point is enough for a Minor Victory, and with none the Royalist has it.
 * 12.21 In The Early War the Royalist needs one; 12.41 in The Mid War Parliament does.
 */
export function winnerAtTheEnd(scenario: string, vp: number): { winner: Side; code: string; rule: string } {
  if (scenario === 'early-war')
    return { winner: vp >= 1 ? ROYALIST : PARLIAMENT, code: 'end-of-1643', rule: '12.21' }
  if (scenario === 'mid-war')
    return { winner: vp <= -1 ? PARLIAMENT : ROYALIST, code: 'end-of-1644', rule: '12.41' }
  return { winner: vp >= 0 ? ROYALIST : PARLIAMENT, code: 'minor-victory', rule: '10.0' }
}

/** An empty table: all blocks beside the map, nothing dealt. Scenarios and tests build on it. */
export function emptyTable(id: string): State {
  const none = (count: number, value: number): number[] => Array.from({ length: count }, () => value)
  const blocks = EVERY_BLOCK.length
  const { start, rules } = scenario(id)
  // Named one by one: put together of other objects, each match would have a shape of its own to V8, and its rules cost half as much again.
  const { at, steps, token, known, company, count, nextToken } = newBlocks(ARMIES, PLACE_COUNT, BESIDE)
  return {
    at,
    steps,
    token,
    known,
    company,
    count,
    nextToken,
    stack: [],
    outcome: null,
    rules: 0,
    scenario: id,
    year: start.year,
    turn: TURNS.indexOf(start.turn),
    winter: false,
    treaty: false,
    skirmish: false,
    vp: 0,
    owner: none(EVERY_VICTORY_CITY.length, ROYALIST),
    besieged: none(EVERY_CITY.length, NOBODY),
    siege: none(EVERY_CITY.length, NONE),
    hands: [[], []],
    cardAt: none(EVERY_CARD.length, IN_DECK),
    cardKnown: none(EVERY_CARD.length, 0),
    cards: [NONE, NONE],
    enacted: [false, false],
    aim: [NONE, NONE],
    first: ROYALIST,
    horizon: [0],
    points: 0,
    // 12.32 Fortification of London has taken place by 1644.
    wallsOfLondon: rules.includes('london-walls-complete'),
    siegeTrain: false,
    supportSlips: false,
    toTheScots: false,
    hothamFoiled: false,
    carewFoiled: false,
    spare: [0, 0],
    // 12.33 Ruling: Henrietta, who starts with the King, has brought her arms already.
    henriettaMet: start.year === 1644,
    irishSailed: false,
    rupertLost: false,
    shipped: none(EVERY_CITY.length, 0),
    resolved: 0,
    exchanges: [],
    moved: none(blocks, 0),
    origin: none(blocks, NONE),
    left: none(blocks, 0),
    entry: none(blocks, NONE),
    late: none(blocks, 0),
    tired: none(blocks, 0),
    line: none(blocks, 0),
    does: none(blocks, 0),
    half: none(blocks, 0),
    trail: none(blocks, 0),
    crossed: none(BORDER_COUNT * 2, 0),
    lastIn: none(BORDER_COUNT * 2, NOBODY),
    attacker: none(EVERY_AREA.length + 1, NOBODY),
  }
}

/** 3.14 The label above a block's picture says where it starts; at full strength. */
export function set(s: State, block: number, place: number): void {
  put(s, ARMIES, block, place)
  s.steps[block] = MAX_STEPS[block]
}

export function nameAll(s: State, referee: Referee): void {
  for (const side of BLOCKS_OF) {
    rename(
      s,
      referee.chance,
      side.filter((block) => onBoard(s.at[block])),
    )
  }
}
