/**
 * The Marshal: plays the Captain's best offers out a little way, over and over, on deals and dice that all of them
 * share, and keeps the better half of them until one is left (sequential halving).
 */
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState } from '@muster/kernel/game'
import { top } from '@muster/kernel/play'
import type { Question, SeeingBot } from './bot.ts'
import { bestOf, judge, likeliest, SEEDS } from './captain.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { playOut } from './playout.ts'

/** How long it thinks: so many playouts, which is the same every time, or so many milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number; now(): number }

/** Playouts that the Captain's opinion counts for. */
const OPINION = 8
const FEW_CANDIDATES = 6
const MORE_CANDIDATES = 10
/** From so many playouts on more candidates are worth looking at. */
const PLENTY = 600

export function marshal(id: string, eye: Eye, budget: Budget): SeeingBot {
  return {
    id,
    choose: (question) => ponder(question, eye as unknown as Eye<typeof question.seen>, budget),
  }
}

function ponder<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  const { offers, seen } = question
  const start = 'ms' in budget ? budget.now() : 0
  const opinions = judge(question, eye)
  if (eye.mind.routine.has(top(seen).step)) return offers[bestOf(opinions)]
  const isRich = 'ms' in budget || budget.playouts >= PLENTY
  let live = likeliest(offers, opinions, isRich ? MORE_CANDIDATES : FEW_CANDIDATES)
  const rounds = Math.ceil(Math.log2(live.length))
  const sums = opinions.map((value) => value * OPINION)
  for (let round = 0; round < rounds; round++) {
    const enough = howLong(budget, start, round, rounds, live.length)
    for (let i = 0; !enough(i); i++) visitAll(question, eye, live, sums)
    const better = live.toSorted((one, two) => sums[two] - sums[one])
    live = better.slice(0, Math.ceil(live.length / 2))
  }
  return offers[live[0]]
}

/** One playout for each candidate, on the same deal with the same dice. */
function visitAll<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
  live: readonly number[],
  sums: number[],
): void {
  const dealt = game.redeal(seen, seat, chance)
  const seed = chance.below(SEEDS)
  for (const i of live) {
    const s = copy(dealt)
    const luck = fastChance(seed)
    carryOut(game, s, seat, offers[i], luck)
    sums[i] += playOut(game, eye, s, seat, luck)
  }
}

/** Whether a round has had its share: an equal part of the playouts, or of the time, and at least one visit. */
function howLong(
  budget: Budget,
  start: number,
  round: number,
  rounds: number,
  live: number,
): (visits: number) => boolean {
  if ('playouts' in budget) {
    const share = Math.max(1, Math.round(budget.playouts / rounds / live))
    return (visits) => visits >= share
  }
  const end = start + (budget.ms * (round + 1)) / rounds
  return (visits) => visits > 0 && budget.now() >= end
}
