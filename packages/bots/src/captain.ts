/** The Captain: it tries every offer on what its seat knows, and takes the one after which its eye likes things best. */
import type { Action } from '@muster/kernel/action'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Question, SeeingBot } from './bot.ts'
import { bestLooking, reconsider } from './careful.ts'
import type { Eye } from './eye.ts'
import { Foresight } from './foresight.ts'
import { Planner } from './plans.ts'
import { firstSight } from './recruit.ts'
import { byWays } from './ways.ts'

/** Looks spent on one decision: few offers are tried on several deals and dice, many on one. */
const LOOKS = 16
const MOST_DEALS = 4
/** Where first sight is trusted: playouts spent on whether to think again, and between how many offers. */
const SECOND_THOUGHTS = { playouts: 32 }
const CANDIDATES = 4
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
  const deals = Math.max(1, Math.min(MOST_DEALS, Math.floor(LOOKS / offers.length)))
  const values = offers.map(() => 0)
  const courses: (Course | null)[] = offers.map(() => null)
  for (let deal = 0; deal < deals; deal++) {
    const dealt = deal === 0 ? seen : game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    const planned = planner?.best(dealt, seed) ?? null
    for (let i = 0; i < offers.length; i++) {
      const plan = planned?.get(offers[i])
      if (plan !== undefined) courses[i] = plan.course
      const value =
        planned === null
          ? foresight.value(dealt, offers[i], seed)
          : (plan?.value ?? foresight.alone(dealt, offers[i], seed))
      values[i] += value / deals
    }
  }
  return { values, courses }
}

export function plannerFor<S extends BaseState>(game: Game<S>, eye: Eye<S>, seat: Seat): Planner<S> | null {
  const { plans } = eye.mind
  return plans === undefined ? null : new Planner(game, eye, plans, seat)
}

export function captain(eye: Eye): SeeingBot {
  return {
    id: 'captain',
    choose(question) {
      // A bot plays any game; the eye it was given is that of the game it is asked about.
      const own = eye as unknown as Eye<typeof question.seen>
      if (isInstinct(question, own)) return byInstinct(question)
      switch (eye.mind.trusts) {
        case 'eye':
          return question.offers[bestOf(judge(question, own).values)]
        case 'first-sight':
          return reconsider(question, own, SECOND_THOUGHTS, bestLooking(question, CANDIDATES))
        case 'counsel':
          return question.offers[bestOf(byWays(question, own))]
      }
    },
  }
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
