/** The whole state of a match, as plain data in flat arrays. */
import type { BlockState } from '@muster/block-kit/blocks'
import type { BaseState } from '@muster/kernel/game'
import type { WarFrame } from './frames.ts'
import type { Side } from './tables.ts'

export const NOBODY = -1
export const NONE = -1

/** Where a card is. A hand, the deck and the discards of 1642 are secret; the rest lies open. */
export const IN_DECK = 0
export const IN_HAND = 1
export const PLAYED = 2
export const BESIDE_MAP = 3
export const OUT_OF_GAME = 4
export const LATER = 5
export const DISCARDED = 6

/** A block's part in the combat that is being fought. */
export const OUT = 0
export const LINE = 1
/** In the line, but it began the Battle in Reserve. */
export const JOINED = 2
export const RESERVE = 3
export const PURSUING = 4
export const ROUTING = 5
/** In the Area, but told off for the siege or passed over by a Sally: takes no part. */
export const HELD = 6
/** Taken out of a Storming at this exchange: in Reserve as soon as the exchange is over. */
export const RELIEVED = 7

/** The value of `late` for blocks that came out of the City in their Area: they, and no others, may go back in. */
export const FROM_THE_CITY = 2
/** The value of `main` in a Sally, where those who stay inside have decided already. */
export const NOBODY_JOINS = -2

/** What an Infantry block does in this Battle Round, or an Artillery block aims at. */
export const UNDECIDED = 0
export const FIRES = 1
export const ENGAGES = 2
export const AT_CAVALRY = 3
export const AT_INFANTRY = 4

export interface State extends BaseState, BlockState {
  stack: WarFrame[]
  scenario: string
  year: number
  /** 1 to 6; the sixth is Winter, except in 1642. */
  turn: number
  /** 6.17 This is a Winter Turn. */
  winter: boolean
  /** 6.18 The Yorkshire treaty holds this Turn. */
  treaty: boolean
  /** 12.51 Turn III of The Path to War: pre-war skirmishes. */
  skirmish: boolean
  /** 4.5 Above zero for the King, below for Parliament. */
  vp: number
  /** 4.21 Who controls each Victory City. */
  owner: number[]
  /** 8.0 The side that is Besieged in each Fortified City, until the siege ends, in a relief too; NOBODY. */
  besieged: number[]
  /** 8.01 The value of the Siege Marker at each Fortified City; NONE without one. */
  siege: number[]

  hands: [number[], number[]]
  cardAt: number[]
  /** By card: the seats that have seen it this Year. */
  cardKnown: number[]
  /** The cards played this Turn; NONE before. */
  cards: [number, number]
  /** Whether the event of the card was enacted. */
  enacted: [boolean, boolean]
  /** 7.01 The Battle (an Area) or Siege (a City's inside) that each side's event is for; NONE. */
  aim: [number, number]
  /** Player 1 of this Turn. */
  first: Side
  /** One entry, turned up whenever all learn something of what was hidden; see `learnt` in rules/3-blocks.ts. */
  horizon: number[]
  /** Action Points left to the acting player. */
  points: number

  wallsOfLondon: boolean
  siegeTrain: boolean
  supportSlips: boolean
  toTheScots: boolean
  hothamFoiled: boolean
  carewFoiled: boolean
  /** 9.12 Blocks that the Quartermaster General can still spare, by side. */
  spare: [number, number]
  /** 11.11 Henrietta has brought the King her arms. */
  henriettaMet: boolean
  /** 6.2 A block has sailed from Ireland this Turn. */
  irishSailed: boolean
  /** 10.12 Rupert lost a Battle, Surrendered or was Eliminated this Turn. */
  rupertLost: boolean
  /** 6.31 Strength added in each Besieged Port this Turn. */
  shipped: number[]
  /** Cities whose Siege Combat, or Siege Resolution, is done this Turn, as bits. */
  resolved: number
  /** 11.12 New Model Army exchanges that wait for the end of a siege: old block, new block… */
  exchanges: number[]

  /** By block: has moved this Operational Phase; where it started; Areas it may still go in this Action. */
  moved: number[]
  origin: number[]
  left: number[]
  /** By block: the border by which it came into its Area this Turn; whether the enemy's attack was there already. */
  entry: number[]
  late: number[]
  /** By block: Retreated this Turn, so barred from Siege Combat where it went. */
  tired: number[]
  /** By block: its part in the combat, what it does this round, and whether it has taken a half-hit. */
  line: number[]
  does: number[]
  half: number[]
  /** By block: what it cannot be, by what everybody has seen it do; see trail.ts. */
  trail?: number[] | undefined
  /** Blocks that crossed each border to fight this Turn, by `side * borders + border`. */
  crossed: number[]
  /** Who last came in this way this Turn, by inward border: side, or NOBODY. */
  lastIn: number[]
  /** The side that attacks in each Area, or NOBODY. */
  attacker: number[]
}

/** The arrays that hold something for each block, apart from where it is and how strong. */
export const BY_BLOCK = ['moved', 'origin', 'left', 'entry', 'late', 'tired', 'line', 'does', 'half'] as const
