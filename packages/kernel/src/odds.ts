/**
 * Odds: what a game tells of its battles, so that they can be fought to their end many times over by its own rules, and
 * what is to be expected then.
 */
import type { BaseState, GameEvent, Seat } from './game.ts'

/** What is to be expected of a battle, from the side of one seat: chances from 0 to 1, losses in strength. */
export interface Expected {
  /** Whether the seat's side attacks. */
  readonly attacks: boolean
  /** To have the field, or the city, when it is over. */
  readonly wins: number
  /** To lose everybody. */
  readonly wipedOut: number
  readonly loses: number
  readonly enemyLoses: number
  /** Who was taken never to retreat: whoever asks, so that they know what fighting on would come to; or all. */
  readonly fightsOn?: 'own' | 'all'
  /** Every throw of the dice was reckoned with; otherwise they are what came of many fights. */
  readonly exact?: true
  /** How far off the chance to win may be (two standard errors), as long as that is more than two points. */
  readonly give?: number
}

/** Dice thrown at once, of which nothing counts but how many hit. */
export interface Throw {
  readonly seat: Seat
  readonly dice: number
  readonly hits: number
  /** Of each die to hit; the low faces do. */
  readonly chance: number
  /** What a hit does, if it takes no strength: hits of one kind have like effects. */
  readonly decides?: 1 | 2
  /** Strength of whoever throws that is out of the battle by each hit that decides 1, or by each miss that decides 2. */
  readonly stake?: number
}

/** Who fights: pieces of the seat's side and of its enemies. */
export interface Ranks {
  readonly attacks: boolean
  readonly own: readonly number[]
  readonly enemy: readonly number[]
}

/** What is a battle in a game, when it is over, who has won, and what was lost. */
export interface Battles<S extends BaseState = BaseState> {
  /** The domain of the places in which battles are fought. */
  readonly places: string
  /** Where a battle is being fought, from its opening until nothing but what follows it is to be chosen; -1: nowhere. */
  place(s: S): number
  /** Who fights there, from a seat's side; null if it has no part in it. */
  ranks(s: S, place: number, seat: Seat): Ranks | null
  /** What is left of a piece: 0 if it has fallen or changed sides. */
  strength(s: S, piece: number, place: number): number
  /** Whether a piece that fought is out of it, though it has not fallen: without this nobody is. */
  isOut?(s: S, piece: number): boolean
  /** Whether the seat's side has the field, after a battle in which these fought. */
  holds(s: S, place: number, seat: Seat, ranks: Ranks): boolean
  /** The verbs that end whatever comes before the battles of a turn, and those that name the next battle. */
  readonly passes: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** Verbs of which it makes no difference to the battle where to (their second argument). */
  readonly anywhere: ReadonlySet<string>
  /** What an event tells of dice thrown in a battle; null if it is about something else. */
  thrown?(event: GameEvent, s: S): Throw | null
  /** Whether it is still being chosen who takes part. */
  forms?(s: S): boolean
  /** Verbs that begin what is being prepared, with those who have been chosen for it: if one may be said, it is meant. */
  readonly commits?: ReadonlySet<string>
  /** How good a choice of whoever asks looks within the battle, where first sight would go away or not begin it. */
  insists?(s: S, seat: Seat, verb: string, a: number, b: number): number | null
}

/** A game's odds: what its battles are, to be fought by its rules; or, where that is quicker, its own reckoning. */
export type Odds<S extends BaseState = BaseState> =
  | { readonly by: 'rules'; readonly battles: Battles<S> }
  | { readonly by: 'reckoning'; reckon(dealt: S, seat: Seat, meant: Meant | null): Expected | null }

/** A battle that is thought about: choices, in words, and the name of the place in which they would lead to it. */
export interface Meant {
  readonly place: string
  readonly choices: readonly string[]
}
