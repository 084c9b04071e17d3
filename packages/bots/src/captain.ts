/** The Captain: it tries every offer on what its seat knows, and takes the one after which its eye likes things best. */
import type { Action } from '@muster/kernel/action'
import type { BaseState } from '@muster/kernel/game'
import type { Question, SeeingBot } from './bot.ts'
import { bestLooking, reconsider } from './careful.ts'
import type { Eye } from './eye.ts'
import { Foresight } from './foresight.ts'
import { Planner } from './plans.ts'
import { byWays } from './ways.ts'

/** Looks spent on one decision: few offers are tried on several deals and dice, many on one. */
const LOOKS = 16
const MOST_DEALS = 4
/** Where first sight is trusted: playouts spent on whether to think again, and between how many offers. */
const SECOND_THOUGHTS = { playouts: 32 }
const CANDIDATES = 4
export const SEEDS = 2 ** 31

/** How good each offer looks to the eye, on average over deals and dice that all offers share. */
export function judge<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
): number[] {
  const foresight = new Foresight(game, eye, seat)
  const { plans } = eye.mind
  const planner = plans === undefined ? null : new Planner(game, eye, plans, seat)
  const deals = Math.max(1, Math.min(MOST_DEALS, Math.floor(LOOKS / offers.length)))
  const values = offers.map(() => 0)
  for (let deal = 0; deal < deals; deal++) {
    const dealt = deal === 0 ? seen : game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    const planned = planner?.best(dealt, seed) ?? []
    for (let i = 0; i < offers.length; i++) {
      let value = foresight.value(dealt, offers[i], seed)
      for (const plan of planned) if (plan.first === offers[i]) value = Math.max(value, plan.value)
      values[i] += value / deals
    }
  }
  return values
}

export function captain(eye: Eye): SeeingBot {
  return {
    id: 'captain',
    choose(question) {
      // A bot plays any game; the eye it was given is that of the game it is asked about.
      const own = eye as unknown as Eye<typeof question.seen>
      switch (eye.mind.trusts) {
        case 'eye':
          return question.offers[bestOf(judge(question, own))]
        case 'first-sight':
          return reconsider(question, own, SECOND_THOUGHTS, bestLooking(question, CANDIDATES))
        case 'counsel':
          return question.offers[bestOf(byWays(question, own))]
      }
    },
  }
}

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
