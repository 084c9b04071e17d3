/**
 * What results say of a book: in every match each side makes a little more or less of each group of notes than the book does,
 * drawn by itself, and whose draws won is fitted, all groups at once. A book that is learned from estimates errs where the
 * estimates do; results know nothing of them.
 */
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { BaseState, Game, Setup } from '@muster/kernel/game'
import type { Emphasis, Mind, Weights } from '@muster/kernel/mind'
import { playMatch } from '../arena.ts'
import type { Bot } from '../bot.ts'
import { captain } from '../captain.ts'
import { type Eye, emphasised, eyeOf, sigmoid, valueOfOutcome } from '../eye.ts'

/** How much more or less: by this power of e. */
const STEP = 0.5
/** Nothing is believed to decide matches by itself. */
const RIDGE = 4
const ITERATIONS = 25
const MAX_ACTIONS = 20_000

/** What it is worth to make more of a group rather than less, as log-odds of winning, and how far off that may be. */
export interface Pull {
  readonly name: string
  readonly pull: number
  readonly error: number
}

interface Trial {
  /** By group: 1 if only the first seat made more of it, −1 if only the second did. */
  readonly draws: readonly number[]
  readonly setup: number
  readonly won: number
}

/** Plays and fits; says how many matches have been played. The same seed finds the same. */
export function* pullsOf<S extends BaseState>(
  game: Game<S>,
  setups: readonly Setup[],
  mind: Mind<S>,
  weights: Weights,
  order: { readonly matches: number; readonly seed: number },
): Generator<number, Pull[], void> {
  const emphasis = mind.emphasis ?? []
  const trials: Trial[] = []
  for (let i = 0; i < order.matches; i++) {
    const seed = order.seed * 1_000_003 + i
    const chance = fastChance(seed)
    const [one, two] = [drawn(emphasis, chance), drawn(emphasis, chance)]
    const bots = [one, two].map(
      (some): Bot => captain(eyeOf(mind, emphasised(weights, some)) as unknown as Eye),
    )
    const setup = i % setups.length
    const { state } = playMatch(game, setups[setup], bots, seed, MAX_ACTIONS)
    const won = state.outcome === null ? 0.5 : valueOfOutcome(state.outcome.winners, 0)
    trials.push({
      draws: one.map(({ factor }, at) => Math.sign(factor - two[at].factor)),
      setup,
      won,
    })
    yield i + 1
  }
  return fitted(trials, setups.length, emphasis)
}

const drawn = (emphasis: readonly Emphasis[], chance: Chance): Emphasis[] =>
  emphasis.map((each) => ({
    ...each,
    factor: each.factor * Math.exp(chance.below(2) === 0 ? -STEP : STEP),
  }))

/** A logit by Newton's method, with a constant for each set-up, since sides are not equal in it. */
export function fitted(
  trials: readonly Trial[],
  setups: number,
  emphasis: readonly { readonly name: string }[],
): Pull[] {
  const size = setups + emphasis.length
  const rows = trials.map(({ draws, setup }) => [
    ...Array.from({ length: setups }, (_, i) => (i === setup ? 1 : 0)),
    ...draws,
  ])
  let numbers: number[] = Array.from({ length: size }, () => 0)
  let inverse: number[][] = []
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const slope = numbers.map((number, i) => (i < setups ? 0 : -RIDGE * number))
    const bend = numbers.map((_, i) => numbers.map((__, j) => (i === j ? (i < setups ? 0.01 : RIDGE) : 0)))
    rows.forEach((row, t) => {
      const chance = sigmoid(row.reduce((sum, each, i) => sum + each * numbers[i], 0))
      for (let i = 0; i < size; i++) {
        slope[i] += row[i] * (trials[t].won - chance)
        for (let j = 0; j < size; j++) bend[i][j] += row[i] * row[j] * chance * (1 - chance)
      }
    })
    inverse = inverted(bend)
    numbers = numbers.map(
      (number, i) => number + inverse[i].reduce((sum, each, j) => sum + each * slope[j], 0),
    )
  }
  return emphasis.map(({ name }, at) => ({
    name,
    pull: numbers[setups + at],
    error: Math.sqrt(inverse[setups + at][setups + at]),
  }))
}

/** By Gauss and Jordan; what is inverted here has large numbers on its diagonal. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const scale = rows[at][at]
    for (let j = 0; j < 2 * size; j++) rows[at][j] /= scale
    for (let i = 0; i < size; i++) {
      const factor = rows[i][at]
      if (i === at || factor === 0) continue
      for (let j = 0; j < 2 * size; j++) rows[i][j] -= factor * rows[at][j]
    }
  }
  return rows.map((row) => row.slice(size))
}
