/**
 * Second thoughts: the offer that looks best at first sight (or by counsel) is taken, unless playouts show with some certainty that
 * another one does better. For games in which first sight knows more about a choice than the eye does.
 */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState } from '@muster/kernel/game'
import { top } from '@muster/kernel/play'
import type { Question } from './bot.ts'
import { type Budget, enough } from './budget.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { playOut } from './playout.ts'

const SEEDS = 2 ** 31
/** Standard errors by which another offer must be better. */
const CERTAINTY = 1.5
const FEWEST_VISITS = 4

/** What the playouts said of one offer, beside those of the first one on the same deals and dice. */
interface Rival {
  readonly offer: Action
  sum: number
  squares: number
}

export function reconsider<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  budget: Budget,
  candidates: readonly Action[],
): Action {
  const { game, seen, seat, chance } = question
  const since = eye.mind.checkpoint(seen)
  const [first, ...others] = candidates
  if (eye.mind.routine.has(top(seen).step)) return first
  let rivals: Rival[] = others.map((offer) => ({ offer, sum: 0, squares: 0 }))
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)))
  let visits = 0
  for (let round = 0; round < rounds; round++) {
    const isEnough = enough(budget, round, rounds, rivals.length + 1)
    for (let i = 0; !isEnough(i) || visits < FEWEST_VISITS; i++) {
      const dealt = game.redeal(seen, seat, chance)
      const seed = chance.below(SEEDS)
      const outcome = (offer: Action): number => {
        const s = copy(dealt)
        const luck = fastChance(seed)
        carryOut(game, s, seat, offer, luck)
        return playOut(game, eye, s, seat, luck, since)
      }
      const usual = outcome(first)
      for (const rival of rivals) {
        const gain = outcome(rival.offer) - usual
        rival.sum += gain
        rival.squares += gain * gain
      }
      visits++
    }
    rivals = rivals.toSorted((one, two) => two.sum - one.sum).slice(0, Math.ceil(rivals.length / 2))
  }
  const best = rivals.toSorted((one, two) => surePart(two, visits) - surePart(one, visits))[0]
  return best !== undefined && surePart(best, visits) > 0 ? best.offer : first
}

/** How much better an offer is than the first one, less what may have been luck. */
function surePart({ sum, squares }: Rival, visits: number): number {
  const mean = sum / visits
  const spread = Math.max(0, squares / visits - mean * mean)
  return mean - CERTAINTY * Math.sqrt(spread / (visits - 1))
}

/** The offers that look best at first sight, the best one first. */
export function bestLooking<S extends BaseState>(
  { game, seen, seat, offers }: Question<S>,
  most: number,
): Action[] {
  const { advise, verbs } = game
  if (advise === undefined) return offers.slice(0, most)
  const looks = offers.map((offer) =>
    advise(seen, seat, verbs[verbOf(offer)], firstOf(offer), secondOf(offer)),
  )
  return offers
    .map((_, i) => i)
    .sort((one, two) => looks[two] - looks[one])
    .slice(0, most)
    .map((i) => offers[i])
}
