/** The whole state of a match, as plain data in flat arrays. */
import type { BattleState } from '@muster/block-kit/battles'
import type { BorderState } from '@muster/block-kit/borders'
import type { HandState } from '@muster/block-kit/hands'
import type { BaseState } from '@muster/kernel/game'
import type { HammerFrame } from './frames.ts'
import type { Side } from './tables.ts'

export const NOBODY = -1
export const NONE = -1

/** What becomes known to both sides at some moment of a turn, as pieces for `referee.reveal`. */
export const FACT_PILLAGED = 0
export const FACT_EIGHT_NOBLES = 1
export const FACT_QUARTERS = 2
export const FACTS = 3

export interface State extends BaseState, BattleState, BorderState, HandState {
  stack: HammerFrame[]
  scenario: string
  /** Optional rule: schiltrons. */
  schiltrons: boolean
  /** The first year for which Edward may be levied (tournament bid E1-E3). */
  edwardFrom: number
  /** The last year of the scenario; 0: until somebody wins. */
  lastYear: number

  year: number
  /** Game turn of the year, 1 to 5. */
  turn: number
  /** Whether the winter turn is being played. */
  winter: boolean
  /** The nobles that set out for home in the English half of 7.1. */
  homeward: number[]

  /** The cards turned up this turn, by side; NONE before. */
  cards: [number, number]
  /** Player 1 of this turn. */
  first: Side
  /** By fact: the seats that know it this turn, so that whoever brought it about cannot take that back. */
  facts: number[]
  /** The side that a Truce protects this turn, or NOBODY. */
  truce: Side | typeof NOBODY
  /** Both sides played an event: the year ends after this turn. */
  yearEnds: boolean

  /** Points of the card that the mover still has. */
  points: number
  /** How many blocks have moved as part of the group of an area, by area (4.2). */
  group: number[]
  /** By block: has moved this turn; the area it started from; the border by which it entered a battle. */
  moved: number[]
  origin: number[]
  entry: number[]
  /** By block: crossed the Anglo-Scottish border this turn. */
  raider: number[]

  /** By block: the combat round in which it last had its turn. */
  acted: number[]

  /** 1 or 2: which Edward the English King block is (6.1). */
  edward: 1 | 2
  /** The last year in which Edward I wintered in Scotland; 0 if never (7.4). */
  edwardWintered: number
  /** A Scottish king has been crowned (6.2). */
  crowned: boolean
  /** The French knights have been added to the pool (7.62). */
  frenchCame: boolean
}
