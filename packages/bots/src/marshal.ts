/**
 * The Marshal: plays the Captain's best ways out a little way, over and over, on deals and dice that all of them
 * share, and keeps the better half of them until one is left (sequential halving). In these playouts both sides march as
 * Captains would, not as Recruits: a defence looks as good as it is.
 */
import type { Action } from '@muster/kernel/action'
import type { BaseState } from '@muster/kernel/game'
import { top } from '@muster/kernel/play'
import type { Question, SeeingBot } from './bot.ts'
import { type Budget, enough } from './budget.ts'
import { firstAndRivals, isFight, isWeighed, reconsider, weigh, weighFight } from './careful.ts'
import type { Eye } from './eye.ts'
import { bestOf, byInstinct, contenders, isInstinct, judge, LOOKS, onDeals, worthwhile } from './judgement.ts'
import { tryOut } from './trial.ts'
import { Visits } from './visits.ts'

/** A time without its beginning, which is that of the question. */
export type Patience = { readonly playouts: number } | { readonly ms: number; now(): number }

const FEW_CANDIDATES = 6
const MORE_CANDIDATES = 10
/** From so many playouts on more candidates are worth looking at. */
const PLENTY = 600

export function marshal(id: string, captains: Eye, patience: Patience): SeeingBot {
  const keen = captains.keener ?? captains
  const { mind } = keen
  const eye =
    mind.bestCounsel === undefined ? keen : { ...keen, mind: { ...mind, counsel: mind.bestCounsel } }
  return {
    id,
    choose(asked) {
      const budget = 'ms' in patience ? { ...patience, start: patience.now() } : patience
      const own = eye as unknown as Eye<typeof asked.seen>
      const question = worthwhile(asked, own)
      if (isFight(question, own)) return weighFight(question, own, budget)
      if (isWeighed(question, own)) return weigh(question, own, inBrief(budget))
      if (isInstinct(question, own)) return byInstinct(question, own)
      switch (eye.mind.trusts) {
        case 'eye':
          return ponder(question, own, budget)
        case 'first-sight':
          return reconsider(question, own, budget, firstAndRivals(question, own, FEW_CANDIDATES))
        case 'counsel':
          return tryOut(question, own, budget)
      }
    },
  }
}

/** There are many such choices, and less hangs on each. */
const inBrief = (budget: Budget): Budget => ('ms' in budget ? { ...budget, ms: budget.ms / 4 } : budget)

function ponder<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  const { offers, seen } = question
  const { plans, routine } = eye.mind
  const comparison = plans?.comparison
  const opinion = judge(question, eye, comparison === undefined ? LOOKS : onDeals(comparison.deals))
  const { values } = opinion
  const playouts = 'ms' in budget ? Number.POSITIVE_INFINITY : budget.playouts
  if (routine.has(top(seen).step) || playouts < (comparison?.playouts ?? 0)) return offers[bestOf(values)]
  const isRich = playouts >= PLENTY
  let live = contenders(offers, opinion, isRich ? MORE_CANDIDATES : FEW_CANDIDATES)
  const rounds = Math.ceil(Math.log2(live.length))
  const visits = new Visits(question, eye, opinion)
  for (let round = 0; round < rounds; round++) {
    const isEnough = enough(budget, round, rounds, live.length)
    for (let spent = 0; !isEnough(spent); ) spent += visits.visitAll(live)
    const better = live.toSorted((one, two) => visits.worth(two) - visits.worth(one))
    live = better.slice(0, Math.ceil(live.length / 2))
  }
  return offers[live[0]?.at ?? bestOf(values)]
}
