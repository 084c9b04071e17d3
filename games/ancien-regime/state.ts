/** The whole state of a match, as plain data in flat arrays. Numbers are ids of tables.ts. */
import type { BaseState } from '@muster/kernel/game'
import type { AncienFrame } from './frames.ts'

export interface State extends BaseState {
  stack: AncienFrame[]
  scenario: number
  /** Seats 0 to players - 1 are the Majors of the same numbers; the other Powers are Minor. */
  players: number
  round: number
  turn: number
  /** By General: his territory or NONE, and his Units. */
  place: number[]
  units: number[]
  /** By territory: the Power whose Garrison is there or NONE; whether there is a Fortress. */
  garrison: number[]
  fortress: number[]
  /**
   * By territory: the Powers with a General there, as a mask. It follows from `place`; kept because it is asked
   * often.
   */
  present: number[]
  /** By Power. */
  morale: number[]
  influence: number[]
  money: number[]
  status: number[]
  /** By Power: the seat that plays it, or NONE for a Minor before its first Drill. */
  controller: number[]
  /** By Power: its Allies, itself included, as a mask. It follows from status and controller. */
  allies: number[]
  /** By Power and value of card, five to a Power. */
  hands: number[]
  /** By Power: the seats that may see its hand. */
  seen: number[]
  /**
   * The draw pile and the discards, by value. A pile is drawn from at random, which is what shuffling comes to.
   */
  pile: number[]
  discards: number[]
  emperor: number
  stuart: number
  /** The seat that plays an attacked Minor that nobody controls, while the battle lasts; else NONE. */
  caretaker: number
  battle: Battle | null
}

/** 3.10 Charles Edward Stuart: not in this match; waiting beside the board; in Scotland or beyond; gone. */
export const STUART_NOT_PLAYED = 0
export const STUART_WAITS = 1
export const STUART_LANDED = 2
export const STUART_GONE = 3

/** 10.0.2 The battle that is being fought. */
export interface Battle {
  territory: number
  /** The attacking Power and its General. */
  attacker: number
  general: number
  /** The Powers with a General or Garrison in the territory, as a mask. */
  defenders: number
  /** Who controlled the territory when the battle began. */
  held: number
  /**
   * By General: how he takes part, how many Units he had when the battle began, how many cards lie on his
   * stack.
   */
  role: number[]
  capacity: number[]
  stack: number[]
  /** The cards played, in order: General, value, and the seats that know it. */
  by: number[]
  cards: number[]
  known: number[]
  /** Powers that have passed, and those that may still play the one card for Morale 0, as masks. */
  passed: number
  desperate: number
  /** 10.1 Strength of the attacker and of the defenders before cards. */
  strength: number[]
}

export const ABSENT = 0
export const ATTACKS = 1
export const DEFENDS = 2
export const BACKS_ATTACK = 3
export const BACKS_DEFENCE = 4
/** The names of these roles. */
export const ROLES = ['absent', 'attacks', 'defends', 'backs-attack', 'backs-defence'] as const
