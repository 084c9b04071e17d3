/** What the eye thinks of each offer, tried on what a seat knows; and what is left to first sight. */
import type { Action } from '@muster/kernel/action'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'
import { Foresight } from './foresight.ts'
import { Planner } from './plans.ts'
import { firstSight } from './recruit.ts'

/** Looks spent on one decision: few offers are tried on several deals and dice, many on one. */
const LOOKS = 16
const MAX_DEALS = 4
export const SEEDS = 2 ** 31

/** What the eye thinks of the offers. */
export interface Opinion {
  /** By offer: how good it looks, on average over deals and dice that all offers share. */
  readonly values: number[]
  /** By offer: what it is the beginning of, if it makes sense only together with more. */
  readonly courses: readonly (Course | null)[]
}

export function judge<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
): Opinion {
  const foresight = new Foresight(game, eye, seat)
  const planner = plannerFor(game, eye, seat)
  const deals = Math.max(1, Math.min(MAX_DEALS, Math.floor(LOOKS / offers.length)))
  const values = offers.map(() => 0)
  const courses: (Course | null)[] = offers.map(() => null)
  for (let deal = 0; deal < deals; deal++) {
    const dealt = deal === 0 ? seen : game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    const planned = planner?.best(dealt, seed) ?? null
    for (let i = 0; i < offers.length; i++) {
      const plan = planned?.get(offers[i])
      const alone =
        planned === null || eye.mind.plans?.singly === true
          ? foresight.value(dealt, offers[i], seed)
          : foresight.alone(dealt, offers[i], seed)
      const value = Math.max(alone, plan?.value ?? alone)
      if (plan !== undefined && plan.value >= alone) courses[i] = plan.course
      values[i] += value / deals
    }
  }
  return { values, courses }
}

export function plannerFor<S extends BaseState>(game: Game<S>, eye: Eye<S>, seat: Seat): Planner<S> | null {
  const { plans } = eye.mind
  return plans === undefined ? null : new Planner(game, eye, plans, seat)
}

/** Whether a choice is left to first sight. */
export const isInstinct = <S extends BaseState>({ seen }: Question<S>, eye: Eye<S>): boolean =>
  eye.mind.instinct?.has(top(seen).step) === true

export const byInstinct = <S extends BaseState>({ game, seen, seat, offers, chance }: Question<S>): Action =>
  firstSight(game, seen, seat, offers, 0, chance)

export function bestOf(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}

/** The offers that look best, the best first. */
export function likeliest(offers: readonly Action[], values: readonly number[], most: number): number[] {
  return offers
    .map((_, i) => i)
    .sort((one, two) => values[two] - values[one])
    .slice(0, most)
}
