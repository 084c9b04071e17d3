/** Matches of a game that are left in the middle, for pictures, films and measurements of its table. */
import type { Setup } from '../src/game.ts'

/** Where a match is left. */
export interface Moment {
  readonly seat: number
  /** What the seat must be asked for the match to be left there; null: play it to its end. */
  readonly until: string | null
  /** How many times that must have been asked before. */
  readonly skip?: number
}

/** What is done before a picture is taken. */
export type Step =
  | { readonly key: string }
  /** A place on the board. */
  | { readonly focus: string }
  /** A button, by its words in every language. */
  | { readonly press: RegExp }
  /** A tab by its id, where the screen has it. */
  | { readonly tab: string }

export interface Picture {
  readonly name: string
  /** The page, as the address has it after the hash. */
  readonly page: string
  readonly steps?: readonly Step[]
}

export interface Scenes {
  readonly setup: Setup
  /** A full board, and something of one's own to move. */
  readonly middle: Moment
  /** Shortly before an opponent's turn and a battle. */
  readonly film: Moment
  /** What is cut from the board for the home page: its middle, and how large the board is drawn. */
  readonly cover: {
    readonly scenario: string
    /** Whose; `all` where nothing is hidden. */
    readonly eyes: string
    readonly at: readonly [number, number]
    readonly scale: number
  }
  /** Each with its id in the addresses of `pictures`. */
  readonly matches: readonly (Moment & { readonly id: string; readonly setup?: Setup })[]
  readonly pictures: readonly Picture[]
}
