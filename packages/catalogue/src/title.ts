/**
 * What a game tells of itself before anything of it is loaded, and how its parts are loaded when they are wanted.
 * `games/<id>/title.ts` is one of these: metadata and no code, so that a list of games costs next to nothing.
 */
import type { Colours } from '@muster/board-kit/colours'
import type { Pieces } from '@muster/board-kit/pieces'
import type { BaseState, Game } from '@muster/kernel/game'
import type { Lab } from '@muster/kernel/lab'
import type { Lesson } from '@muster/kernel/lesson'
import type { Mind, Weights } from '@muster/kernel/mind'
import type { Odds } from '@muster/kernel/odds'
import type { Puzzles } from '@muster/kernel/puzzle'
import type { Reading, RuleBook } from '@muster/kernel/rule-book'
import type { Envoy, TalkRules } from '@muster/kernel/talk'
import type { GameText, Language } from '@muster/kernel/text'
import type { WorkedExample } from '@muster/kernel/worked-example'

export const LEVELS = ['easy', 'medium', 'demanding'] as const
export type Level = (typeof LEVELS)[number]

type InEveryLanguage = Readonly<Record<Language, string>>

/** What opponents know of a game, and what they have learned. */
export interface LoadedMind<S extends BaseState = BaseState> {
  readonly mind: Mind<S>
  readonly weights: Weights
}

/** The state and the view are those of the game itself; in a list of titles they are opaque. */
export interface Title<S extends BaseState = BaseState, V = unknown> {
  /** The name of its folder in games/. */
  readonly id: string
  readonly players: readonly [fewest: number, most: number]
  /** How long a match takes. */
  readonly minutes: readonly [shortest: number, longest: number]
  readonly level: Level
  readonly name: InEveryLanguage
  /** What it is about, in one line. */
  readonly line: InEveryLanguage
  /** Who plays: ids as in the rules. */
  readonly seats: readonly string[]
  /** The scenario for somebody's first match, where the first of the rules is a long one. */
  readonly first?: string

  game(): Promise<Game<S, V>>
  text(): Promise<Readonly<Record<Language, GameText>>>
  rules(): Promise<RuleBook>
  /** What is read before the rules: aim, a turn at a glance, chapters. */
  reading?(): Promise<Reading>
  /** Where a match stands, in a few public words. */
  caption(): Promise<(view: V, language: Language) => string>
  /** The table as text, from a seat's view. */
  terminal(): Promise<(view: V, text: GameText, language: Language) => string>
  /** Worked examples of its rulebook to step through. */
  examples?(): Promise<readonly WorkedExample[]>
  /** What its sides are painted in; grey if nothing is said. */
  colours?(): Promise<Colours>
  /** All that is in its box, to be looked at. */
  pieces?(): Promise<Pieces>
  /** What can be set up by hand; for a game with a position language. */
  lab?(): Promise<Lab>
  /** What it teaches, the first lesson first; for a game with a position language. */
  lessons?(): Promise<readonly Lesson[]>
  /** For a game that Captain and Marshal can play. */
  mind?(): Promise<LoadedMind<S>>
  /** For a game in which the odds of battles are shown. */
  odds?(): Promise<Odds<S>>
  /** Positions to solve, for a game that has them. */
  puzzles?(): Promise<Puzzles<S>>
  /** For a game in which talk is part of play. */
  talks?(): Promise<TalkRules<S>>
  /** Who speaks for its bots. */
  envoy?(): Promise<Envoy<S>>
}
