/**
 * The Marshal where counsel is trusted: the choices that a Captain likes best are played on, by Captains with little time, on
 * deals and dice that all of them share. The Captain's own choice stands unless another one does better.
 */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { BaseState } from '@muster/kernel/game'
import { OUT_OF_THE_QUESTION, type Trial } from '@muster/kernel/mind'
import { advance, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { playOn } from './aides.ts'
import type { Question } from './bot.ts'
import { type Budget, enough } from './budget.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { bestOf, likeliest, SEEDS } from './judgement.ts'
import { byThought, CAPTAINS_CARE, distinct, sequences } from './thought.ts'

/** Standard errors by which another choice must be better. */
const CERTAINTY = 0.5
const FEWEST_VISITS = 2
/** After so many there is little left to learn: brief playouts do not use up the time. */
const MOST_VISITS = 150

/** A choice, and how it is begun in a playout. */
interface Candidate<S> {
  readonly offer: Action
  begin(luck: Chance): S
  /** How much better it did than the Captain's choice on the same deals and dice, summed up. */
  sum: number
  squares: number
}

export function tryOut<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  const { seen, offers } = question
  const trial = eye.mind.trial?.(seen) ?? null
  if (trial === null) return offers[bestOf(byThought(question, eye))]
  const candidates =
    eye.mind.thoughts?.[top(seen).step] === 'sequence'
      ? bestSequences(question, eye, trial.most)
      : bestOffers(question, eye, trial.most)
  if (candidates.length === 0) return offers[bestOf(byThought(question, eye))]
  const [first, ...rivals] = candidates
  return outdone(question, eye, budget, trial, first, rivals)?.offer ?? first.offer
}

/** Offers as the Captain ranks them. */
function bestOffers<S extends BaseState>(question: Question<S>, eye: Eye<S>, most: number): Candidate<S>[] {
  const { game, seen, seat, offers } = question
  const values = byThought(question, eye)
  return likeliest(offers, values, most)
    .filter((i) => values[i] > OUT_OF_THE_QUESTION)
    .map((i) => ({
      offer: offers[i],
      begin(luck) {
        const s: S = game.redeal(seen, seat, luck)
        carryOut(game, s, seat, offers[i], luck)
        return s
      },
      sum: 0,
      squares: 0,
    }))
}

/** Whole sequences as the Captain ranks them, each the best that its first choice leads to. */
function bestSequences<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  most: number,
): Candidate<S>[] {
  const { game, seat, offers } = question
  const ends = sequences(question, eye, CAPTAINS_CARE).ends.filter((end) => end !== null)
  return distinct(ends, most).map((end) => ({
    offer: offers[end.first],
    begin(luck) {
      const s = game.redeal(end.s, seat, luck)
      advance(game, s, silentReferee(luck))
      return s
    },
    sum: 0,
    squares: 0,
  }))
}

/**
 * The rival that does better than the Captain's choice, if there is one. The better half of them goes on from round to round
 * (sequential halving).
 */
function outdone<S extends BaseState>(
  { game, seat, chance }: Question<S>,
  eye: Eye<S>,
  budget: Budget,
  { isOver, weight }: Trial<S>,
  first: Candidate<S>,
  rivals: readonly Candidate<S>[],
): Candidate<S> | null {
  const isLate = (): boolean => 'ms' in budget && budget.now() - budget.start >= budget.ms
  const outcome = (candidate: Candidate<S>, seed: number): number => {
    const luck = fastChance(seed)
    return playOn(game, eye, candidate.begin(luck), seat, luck, isOver)
  }
  const rounds = Math.ceil(Math.log2(rivals.length + 1))
  let live = rivals
  let visits = 0
  for (let round = 0; round < rounds; round++) {
    const isEnough = enough(budget, round, rounds, (live.length + 1) * weight)
    const gains = live.map(() => 0)
    for (let i = 0; !isEnough(i) && visits < MOST_VISITS && !isLate(); i++) {
      const seed = chance.below(SEEDS)
      const usual = outcome(first, seed)
      for (let at = 0; at < live.length && !isLate(); at++) gains[at] = outcome(live[at], seed) - usual
      // What only some were tried on says nothing about who is better.
      if (isLate()) break
      live.forEach((rival, at) => {
        rival.sum += gains[at]
        rival.squares += gains[at] ** 2
      })
      visits++
    }
    if (round < rounds - 1)
      live = live.toSorted((one, two) => two.sum - one.sum).slice(0, Math.ceil(live.length / 2))
  }
  if (visits < FEWEST_VISITS || live.length === 0) return null
  const sure = live.map((rival) => surePart(rival, visits))
  const best = bestOf(sure)
  return sure[best] > 0 ? live[best] : null
}

/** How much better a rival is, less what may have been luck. */
function surePart<S>({ sum, squares }: Candidate<S>, visits: number): number {
  const mean = sum / visits
  const spread = Math.max(0, squares / visits - mean * mean)
  return mean - CERTAINTY * Math.sqrt(spread / (visits - 1))
}
