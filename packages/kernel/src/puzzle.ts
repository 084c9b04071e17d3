/**
 * A puzzle: a position with one choice that is clearly the best, and why. People solve them, and they measure opponents.
 * What is claimed of the best choice can be checked by playing on from all of them.
 */
import type { BaseState, Seat } from './game.ts'
import type { Position } from './position.ts'
import type { InEveryLanguage } from './text.ts'

export interface Puzzle {
  readonly id: string
  /** Whose choice it is. */
  readonly seat: string
  readonly position: Position
  readonly title: InEveryLanguage
  /** What to achieve, in a sentence. */
  readonly task: InEveryLanguage
  /** The best choice in words, `move wallace; to fife`; any of several that come to the same. */
  readonly best: readonly string[]
  /** Why it is the best, and what the others miss. */
  readonly why: InEveryLanguage
  /** What the best choice gains; the match itself unless said. */
  readonly gains?: string
  /** By how much at least, on average, it is ahead of every other choice. */
  readonly by: number
}

/** What a choice can gain besides the match. */
export interface Measure<S extends BaseState = BaseState> {
  /** What is to be achieved, as it is told: "win now". */
  readonly goal: InEveryLanguage
  worth(s: S, seat: Seat): number
}

/** The puzzles of a game, and what it measures them by. */
export interface Puzzles<S extends BaseState = BaseState> {
  readonly puzzles: readonly Puzzle[]
  readonly measures: Readonly<Record<string, Measure<S>>>
  /** Whether what the choice set off is over, so that gains can be measured. */
  isSettled(s: S): boolean
}
