/**
 * A worked example of a rulebook as data: a position, and steps that are played on the rules. Readers step through it on a
 * small board; the same data is its test, so what is shown cannot become wrong.
 */
import { fastChance } from './chance.ts'
import { copy } from './copy.ts'
import type { BaseState, Game, GameEvent } from './game.ts'
import { namedTold } from './ids.ts'
import { type Position, playWords, startFrom } from './position.ts'
import { heardByAll, listeningReferee } from './referee.ts'
import type { InEveryLanguage } from './text.ts'

export interface WorkedStep {
  readonly says: InEveryLanguage
  /** Gestures, seat by seat, as a position says them: 'scotland: move wallace; to fife; stop'. */
  readonly plays?: readonly string[]
  /** What may not be chosen now, and by which rule: 'scotland: to angus'. */
  readonly refused?: Readonly<Record<string, string>>
  /** Who stands where afterwards, piece by piece, with the strength if it matters: { wallace: 'fife 3' }. */
  readonly stand?: Readonly<Record<string, string>>
  /** How many pieces stand in a place afterwards, where it does not matter which: { england: 6 }. */
  readonly count?: Readonly<Record<string, number>>
  /** What else is so afterwards, as a position gives it: { influence: { austria: 4 } }. */
  readonly given?: Readonly<Record<string, unknown>>
}

export interface WorkedExample {
  /** As in EXAMPLES.md, where its rules are said. */
  readonly id: string
  readonly title: InEveryLanguage
  readonly position: Position
  /** The part of the board that it is about. */
  readonly areas: readonly string[]
  readonly steps: readonly WorkedStep[]
}

/** An example as it begins, or after a step, and what was heard of that step. */
export interface ExampleMoment<S extends BaseState> {
  readonly state: S
  readonly heard: readonly GameEvent[]
}

export function momentsOf<S extends BaseState, V>(
  game: Game<S, V>,
  { position, steps }: WorkedExample,
): ExampleMoment<S>[] {
  const match = startFrom(game, position, fastChance(1297))
  const moments: ExampleMoment<S>[] = [{ state: copy(match.state), heard: [] }]
  for (const { plays = [] } of steps) {
    const referee = listeningReferee(match.chance)
    playWords(game, match.setup, match.state, plays, referee)
    moments.push({ state: copy(match.state), heard: namedTold(game, referee.told).map(heardByAll) })
  }
  return moments
}
