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
  /** How much better it did than the first candidate, summed up over visits. */
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
  if (candidates.length < 2) return candidates[0]?.offer ?? offers[bestOf(byThought(question, eye))]
  const visits = visitAll(question, eye, budget, trial, candidates)
  return visits < FEWEST_VISITS ? candidates[0].offer : surest(candidates, visits).offer
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

/** Plays all candidates on, each time on one deal and the same dice, and says how often. */
function visitAll<S extends BaseState>(
  { game, seat, chance }: Question<S>,
  eye: Eye<S>,
  budget: Budget,
  { isOver, weight }: Trial<S>,
  candidates: readonly Candidate<S>[],
): number {
  const isEnough = enough(budget, 0, 1, candidates.length * weight)
  const isLate = (): boolean => 'ms' in budget && budget.now() - budget.start >= budget.ms
  const values = candidates.map(() => 0)
  let visits = 0
  while (visits < MOST_VISITS && !isEnough(visits)) {
    const seed = chance.below(SEEDS)
    for (let i = 0; i < candidates.length; i++) {
      // What only some were tried on says nothing about who is better.
      if (isLate()) return visits
      const luck = fastChance(seed)
      values[i] = playOn(game, eye, candidates[i].begin(luck), seat, luck, isOver)
    }
    candidates.forEach((each, i) => {
      const gain = values[i] - values[0]
      each.sum += gain
      each.squares += gain * gain
    })
    visits++
  }
  return visits
}

function surest<S>(candidates: readonly Candidate<S>[], visits: number): Candidate<S> {
  const sure = ({ sum, squares }: Candidate<S>): number => {
    const mean = sum / visits
    const spread = Math.max(0, squares / visits - mean * mean)
    return mean - CERTAINTY * Math.sqrt(spread / (visits - 1))
  }
  return candidates[bestOf(candidates.map(sure))]
}
