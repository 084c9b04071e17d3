/**
 * Second thoughts: the offer that looks best at first sight is taken, unless playouts show with some
 * certainty that another one does better. For games in which first sight knows more about a choice than the eye does.
 */
import { type Action, pack } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Question } from './bot.ts'
import { type Budget, enough } from './budget.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { bestOf, isInstinct, judge, type Looks, likeliest, plannerFor, SEEDS } from './judgement.ts'
import { type Meter, playOut } from './playout.ts'
import { likings } from './sight.ts'

/** Standard errors by which another offer must be better. */
const CERTAINTY = 1.5
const FEWEST_VISITS = 4
/** Where first sight is trusted the eye only names one more to be played out. */
const FEW_LOOKS: Looks = { first: 150, all: 220, courses: 120, deals: 6 }
/** Offers that are weighed where one chooses whether to fight. */
const WAYS_TO_FIGHT = 4

interface Candidate {
  readonly offer: Action
  /** What it is the beginning of, if it makes sense only together with more. */
  readonly course: Course | null
}

/** What playouts said of an offer, beside those of the first one on the same deals and dice: differences summed up. */
export interface Gains {
  sum: number
  squares: number
}
interface Rival extends Candidate, Gains {}

export function reconsider<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  budget: Budget,
  [first, ...others]: readonly Candidate[],
): Action {
  const { game, seen, seat, chance } = question
  const { step } = top(seen)
  if (eye.mind.routine.has(step)) return first.offer
  let rivals: Rival[] = others.map((candidate) => ({ ...candidate, sum: 0, squares: 0 }))
  const since = eye.mind.checkpoint(seen)
  const planner = plannerFor(game, eye, seat)
  const rounds = Math.max(1, Math.ceil(Math.log2(others.length + 1)))
  const meter: Meter = { choices: 0 }
  const most = 'choices' in budget ? (budget.choices ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  let visits = 0
  for (let round = 0; round < rounds && rivals.length > 0; round++) {
    const isEnough = enough(budget, round, rounds, rivals.length + 1)
    for (let i = 0; (!isEnough(i) && meter.choices < most) || visits < FEWEST_VISITS; i++) {
      const dealt = game.redeal(seen, seat, chance)
      const seed = chance.below(SEEDS)
      const outcome = ({ offer, course }: Candidate): number => {
        const s = copy(dealt)
        const luck = fastChance(seed)
        if (course === null || planner === null) carryOut(game, s, seat, offer, luck)
        else planner.take(s, course, luck)
        return playOut(game, eye, s, seat, luck, since, meter)
      }
      const usual = outcome(first)
      for (const rival of rivals) {
        const gain = outcome(rival) - usual
        rival.sum += gain
        rival.squares += gain * gain
      }
      visits++
    }
    rivals = rivals.toSorted((one, two) => two.sum - one.sum).slice(0, Math.ceil(rivals.length / 2))
  }
  // A plan that was begun is gone on with unless it has become the worse: half of it is worth nothing.
  const isBegun = eye.mind.plans?.steps.has(step) === true && eye.mind.plans.rest !== step
  const certainty = isBegun ? 0 : CERTAINTY
  const best = rivals.toSorted(
    (one, two) => surePart(two, visits, certainty) - surePart(one, visits, certainty),
  )[0]
  return best !== undefined && surePart(best, visits, certainty) > 0 ? best.offer : first.offer
}

/** Whether to fight (on): what looks best at first sight, unless the dice say otherwise, thrown over and over. */
export function weighFight<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  return reconsider(question, eye, budget, atFirstSight(question, eye, WAYS_TO_FIGHT))
}

/** Whether a Marshal takes up the Captain's choice on it. */
export const isWeighed = <S extends BaseState>({ seen }: Question<S>, { mind }: Eye<S>): boolean =>
  mind.weighs?.has(top(seen).step) === true

/** What a Captain would choose, unless playouts show another to be better. */
export function weigh<S extends BaseState>(question: Question<S>, eye: Eye<S>, budget: Budget): Action {
  const { game, seen, seat, offers } = question
  const whole = eye.mind.assaults?.(seen, seat) ?? null
  const [first, ...others] = isInstinct(question, eye)
    ? atFirstSight(question, eye, WAYS_TO_FIGHT)
    : atSecondLook(question, eye, WAYS_TO_FIGHT)
  const rivals = whole?.map((course) => ({ offer: beginning(game, course), course })) ?? others
  return reconsider(question, eye, budget, [
    first,
    ...rivals.filter(({ offer }) => offer !== first.offer && offers.includes(offer)),
  ])
}

/** Whether a choice is about fighting (on). */
export const isFight = <S extends BaseState>({ seen }: Question<S>, { mind }: Eye<S>): boolean =>
  mind.fights?.has(top(seen).step) === true

/** What looks best at first sight, the best one first, what the eye likes best besides, and strokes. */
export function firstAndRivals<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  most: number,
): Candidate[] {
  const { offers } = question
  const looks = atFirstSight(question, eye, most - 1)
  const { values, courses } = judge(question, eye, FEW_LOOKS)
  const liked = bestOf(values)
  const isNew = looks.every(({ offer }) => offer !== offers[liked])
  const known = isNew ? [...looks, { offer: offers[liked], course: courses[liked] }] : looks
  return [...known, ...strokesOf(question, eye)]
}

/** Courses that may decide the match, as far as they can be begun now. */
function strokesOf<S extends BaseState>(
  { game, seen, seat, offers }: Question<S>,
  { mind }: Eye<S>,
): Candidate[] {
  const { plans } = mind
  if (plans?.strokes === undefined || !plans.steps.has(top(seen).step)) return []
  return plans
    .strokes(seen, seat)
    .map((course) => ({ offer: beginning(game, course), course }))
    .filter(({ offer }) => offers.includes(offer))
}

const beginning = <S extends BaseState>({ verbs }: Game<S>, [[verb, a, b]]: Course): Action =>
  pack(verbs.indexOf(verb), a, b)

const atFirstSight = <S extends BaseState>(question: Question<S>, eye: Eye<S>, most: number): Candidate[] =>
  likeliest(question.offers, likings(question, eye), most).map((i) => ({
    offer: question.offers[i],
    course: null,
  }))

const atSecondLook = <S extends BaseState>(question: Question<S>, eye: Eye<S>, most: number): Candidate[] =>
  likeliest(question.offers, judge(question, eye).values, most).map((i) => ({
    offer: question.offers[i],
    course: null,
  }))

/** How much better an offer is than the first one, less what may have been luck. */
export function surePart({ sum, squares }: Gains, visits: number, certainty: number): number {
  const mean = sum / visits
  const spread = Math.max(0, squares / visits - mean * mean)
  return mean - certainty * Math.sqrt(spread / (visits - 1))
}
