/** The whole state of a match, as plain data in flat arrays. */
import type { BattleState } from '@muster/block-kit/battles'
import type { BorderState } from '@muster/block-kit/borders'
import type { HandState } from '@muster/block-kit/hands'
import type { BaseState } from '@muster/kernel/game'
import type { RichardFrame } from './frames.ts'
import type { EventNumber, Side } from './tables.ts'

export const NOBODY = -1
export const NONE = -1

/** Facts that become known to all at some moment of a turn, as pieces for `referee.reveal`. */
export const FACT_PLAGUE = 0
export const FACT_COUNT = 1
export const FACT_DISBANDED = 2

/** The readings of doubtful rules that players may choose at set-up. */
export interface Readings {
  /** R-1 Only Warwick may roll against Kent and Salisbury, as 6.91 is printed here. */
  nevillesAsPrinted: boolean
  /** R-14 With Piracy the port bonus is lost only for moves that attack. */
  piracyPorts: boolean
  /** R-42 Nevilles use a dead kinsman's shields also for recruiting and in combat. */
  nevillesShare: boolean
  /** R-44 Bombards may sail. */
  bombardsSail: boolean
}

export interface State extends BaseState, BattleState, BorderState, HandState {
  stack: RichardFrame[]
  scenario: string
  readings: Readings

  /** Campaign, 1 to 3, and the last one of this match. */
  campaign: number
  lastCampaign: number
  /** Game turn of the campaign, 1 to 7. */
  turn: number
  /** Whether the political turn is being played. */
  political: boolean

  /** The side that holds the throne. */
  throne: Side
  /** The King's block; NONE from his death until the next supply phase (6.81). */
  king: number
  /** By side: minors that may enter because heirs have died (6.82). */
  minorsDue: [number, number]

  /** By side: has had its hand dealt again this campaign (5.1). */
  redealt: [number, number]
  /** The cards turned up this turn, by side; NONE before. */
  cards: [number, number]
  /** Player 1 of this turn. */
  first: Side
  /** By fact: the seats that know it this turn. */
  facts: number[]

  /** The event that the acting side plays, and its action points still to be spent. */
  event: EventNumber
  points: number
  /** Where a Muster gathers; NONE otherwise. */
  goal: number
  /** Voyages between two major ports on which a second block may go for nothing, as `from * areas + to` (5.31). */
  berths: number[]
  /** By area: activated for land moves in this action phase. */
  group: number[]
  /** By block: has moved, or was recruited, this turn; in the political turn: has gone home. */
  moved: number[]
  /** By block: the border by which it entered a battle; NONE otherwise. */
  entry: number[]
  /** By block: landed in a battle by Piracy. */
  pirate: number[]
  /** The side that still has the roll of its Treason card this turn, or NOBODY. */
  treason: Side | typeof NOBODY

  /** By block: the battle round in which it last had its turn. */
  acted: number[]
}
