/** Which moments of a game the laws look at: those of random matches, and those that random play seldom reaches. */
import { expect } from 'vitest'
import { fastChance } from '../src/chance.ts'
import type { BaseState, Game, Setup } from '../src/game.ts'
import { advance } from '../src/play.ts'
import { silentReferee } from '../src/referee.ts'
import { type Moment, walk, walkOn } from './walk.ts'

export interface Trial<S extends BaseState = BaseState> {
  readonly setup: Setup
  /** Random matches that must end. */
  readonly matches: number
  /** A match longer than this has not ended. */
  readonly limit: number
  /** Random play may be cut at the limit instead of ending (a game that random play cannot end says so). */
  readonly cut?: boolean
  /** How many matches the laws that look closely are tried on. */
  readonly close?: number
  /** By piece: the name by which others follow it without knowing what it is; 0 if it has none. */
  tokens?(state: S): readonly number[]
  /** Legal positions from which decisions come up that random play seldom reaches; then none may be left untried. */
  position?(seed: number): S
  /** Decisions that come up in other scenarios only. */
  readonly elsewhere?: readonly string[]
}

export const closely = (trial: Pick<Trial, 'close'>): number => trial.close ?? 4
export const closeLimit = (trial: Pick<Trial, 'limit'>): number => Math.min(trial.limit, 1500)

/** Random matches, looked at now and then, at other moments in each. */
export function sample<S extends BaseState, V>(
  game: Game<S, V>,
  trial: Trial<S>,
  every: number,
  visit: (moment: Moment<S>) => void,
): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    walk(game, trial.setup, seed + 100, closeLimit(trial), (moment) => {
      if ((moment.number + seed) % every === 0) visit(moment)
    })
  }
}

/** How often a kind of decision is looked at before it is looked at only now and then. */
const EACH_KIND = 12
/** How many positions are tried, and how far from each. */
const POSITIONS = 40
/** And how many at most, until every kind of decision has come up. */
const MAX_POSITIONS = 3000
const FROM_POSITION = 60

/**
 * Random matches, and play from the trial's positions, looked at now and then, and at the first moments of each kind of
 * decision in any case.
 */
export function sampleEveryKind<S extends BaseState, V>(
  game: Game<S, V>,
  trial: Trial<S>,
  every: number,
  visit: (moment: Moment<S>) => void,
): void {
  const seen = new Map<string, number>()
  const look = (moment: Moment<S>, seed: number): void => {
    const kind = moment.state.stack.at(-1)?.step ?? ''
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    if (times <= EACH_KIND || (moment.number + seed) % every === 0) visit(moment)
  }
  for (let seed = 1; seed <= closely(trial); seed++) {
    walk(game, trial.setup, seed + 100, closeLimit(trial), (moment) => look(moment, seed))
  }
  if (trial.position === undefined) return
  const missing = (): string[] =>
    Object.entries(game.steps).flatMap(([name, { step }]) =>
      step.seats === undefined || seen.has(name) || trial.elsewhere?.includes(name) === true ? [] : [name],
    )
  for (let seed = 1; seed <= POSITIONS || (seed <= MAX_POSITIONS && missing().length > 0); seed++) {
    const state = trial.position(seed)
    const referee = silentReferee(fastChance(seed + 300))
    advance(game, state, referee)
    walkOn(game, state, referee, fastChance(seed + 400), FROM_POSITION, (moment) => {
      // After the first of them only what has hardly been seen is worth its time.
      if (seed <= POSITIONS || (seen.get(moment.state.stack.at(-1)?.step ?? '') ?? 0) < EACH_KIND)
        look(moment, seed)
    })
  }
  expect(missing(), 'decisions never looked at').toEqual([])
}
