/**
 * The Marshal: plays the Captain's best offers out a little way, over and over, on deals and dice that all of them
 * share, and keeps the better half of them until one is left (sequential halving).
 */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState } from '@muster/kernel/game'
import { OUT_OF_THE_QUESTION } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Question, SeeingBot } from './bot.ts'
import { type Budget, enough } from './budget.ts'
import { firstAndRivals, reconsider } from './careful.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { bestOf, byInstinct, isInstinct, judge, likeliest, plannerFor, SEEDS } from './judgement.ts'
import { playOut } from './playout.ts'
import { byThought } from './thought.ts'

/** A time without its beginning, which is that of the question. */
export type Patience = { readonly playouts: number } | { readonly ms: number; now(): number }

/** Playouts that the Captain's opinion counts for. */
const OPINION = 8
const FEW_CANDIDATES = 6
const MORE_CANDIDATES = 10
/** From so many playouts on more candidates are worth looking at. */
const PLENTY = 600

export function marshal(id: string, eye: Eye, patience: Patience): SeeingBot {
  return {
    id,
    choose(question) {
      const budget = 'ms' in patience ? { ...patience, start: patience.now() } : patience
      const own = eye as unknown as Eye<typeof question.seen>
      if (isInstinct(question, own)) return byInstinct(question)
      switch (eye.mind.trusts) {
        case 'eye':
          return ponder(question, own, budget)
        case 'first-sight':
          return reconsider(question, own, budget, firstAndRivals(question, own, FEW_CANDIDATES))
        case 'counsel': {
          const { values, rest } = byThought(question, own)
          // Playouts end with the turn: what counsel rules out, such as leave for the leader, is not put to them.
          const best = likeliest(question.offers, values, FEW_CANDIDATES).filter(
            (i, place) => place === 0 || values[i] > OUT_OF_THE_QUESTION,
          )
          const candidates = best.map((i) => ({ offer: question.offers[i], course: null, rest: rest[i] }))
          return reconsider(question, own, budget, candidates)
        }
      }
    },
  }
}

function ponder<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  const { game, offers, seat, seen } = question
  const { values, courses } = judge(question, eye)
  if (eye.mind.routine.has(top(seen).step)) return offers[bestOf(values)]
  const isRich = 'ms' in budget || budget.playouts >= PLENTY
  let live = likeliest(offers, values, isRich ? MORE_CANDIDATES : FEW_CANDIDATES)
  const rounds = Math.ceil(Math.log2(live.length))
  const sums = values.map((value) => value * OPINION)
  const planner = plannerFor(game, eye, seat)
  const begin = (s: S, i: number, luck: Chance): void => {
    const course = courses[i]
    if (course === null || planner === null) carryOut(game, s, seat, offers[i], luck)
    else planner.take(s, course, luck)
  }
  for (let round = 0; round < rounds; round++) {
    const isEnough = enough(budget, round, rounds, live.length)
    for (let i = 0; !isEnough(i); i++) visitAll(question, eye, live, sums, begin)
    const better = live.toSorted((one, two) => sums[two] - sums[one])
    live = better.slice(0, Math.ceil(live.length / 2))
  }
  return offers[live[0]]
}

/** One playout for each candidate, on the same deal with the same dice. */
function visitAll<S extends BaseState>(
  { game, seen, seat, chance }: Question<S>,
  eye: Eye<S>,
  live: readonly number[],
  sums: number[],
  begin: (s: S, candidate: number, luck: Chance) => void,
): void {
  const dealt = game.redeal(seen, seat, chance)
  const seed = chance.below(SEEDS)
  const since = eye.mind.checkpoint(seen)
  for (const i of live) {
    const s = copy(dealt)
    const luck = fastChance(seed)
    begin(s, i, luck)
    sums[i] += playOut(game, eye, s, seat, luck, since)
  }
}
