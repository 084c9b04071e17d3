/** What the page and the worker that thinks for a player say to each other. */
import type { BaseState, Seat } from '@muster/kernel/game'
import type { Advice } from '@muster/kernel/mind'
import type { Expected, Meant } from '@muster/kernel/odds'

/** A position as a seat could take it to be: all that it may not know has been dealt again. */
export interface Dealt {
  readonly state: BaseState
  readonly seat: Seat
}

export type Thought =
  /** Questions about this game are to be expected. */
  | { readonly type: 'prepare'; readonly game: string }
  | ({
      readonly type: 'odds'
      readonly number: number
      readonly game: string
      readonly meant: Meant | null
    } & Dealt)
  | ({ readonly type: 'advice'; readonly number: number; readonly game: string } & Dealt)
  /** Nobody waits for the odds of this number any more. */
  | { readonly type: 'stop'; readonly number: number }

export interface OddsTold {
  readonly type: 'odds'
  readonly number: number
  readonly odds: Expected | null
  /** They will not get any surer. */
  readonly last: boolean
}

export type Thinks =
  | OddsTold
  | { readonly type: 'advice'; readonly number: number; readonly advice: readonly Advice[] }

/** Hidden things are dealt with this, so that one position always gets the same odds. */
export const DEALING = 1297

/** What the worker marks when it is prepared. */
export const READY = 'ready to think'
