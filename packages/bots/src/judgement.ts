/** What the eye thinks of each offer, tried on what a seat knows; and what is left to first sight. */
import { type Action, verbOf } from '@muster/kernel/action'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'
import { Foresight } from './foresight.ts'
import { type Planned, Planner } from './plans.ts'
import { firstSight } from './recruit.ts'
import { sightsOf } from './sight.ts'

/** What looks best on the first deal is looked at again on others: so many ways. */
const FINALISTS = 8
/** Positions looked at on the first deal, and in all: some 25 microseconds each, and an answer is wanted at once. */
export const LOOKS: Looks = { first: 700, all: 900, courses: Number.POSITIVE_INFINITY, deals: 6 }
const MIN_LOOKS = 12
export const SEEDS = 2 ** 31
/** Less than anything that was tried. */
const UNTRIED = -2

/**
 * Positions that are looked at, at most: of offers on the first deal, in all; courses on the first deal; and on how many
 * deals and dice those are that look best there.
 */
export interface Looks {
  readonly first: number
  readonly all: number
  readonly courses: number
  readonly deals: number
}

/** Looks on more deals. */
export const onDeals = (deals: number): Looks => ({
  ...LOOKS,
  all: LOOKS.all + FINALISTS * (deals - LOOKS.deals),
  deals,
})

/** What the eye thinks of the offers. */
export interface Opinion {
  /** By offer: how good it looks, on average over deals and dice that all offers share. */
  readonly values: number[]
  /** By offer: what it is the beginning of, if it makes sense only together with more. */
  readonly courses: readonly (Course | null)[]
  /** What looks best, the best first: several ways may begin with the same offer. */
  readonly ways: readonly Way[]
}

/** One way to begin with an offer: by itself, or as the beginning of a course. */
export interface Way {
  readonly at: number
  readonly course: Course | null
  /** How good it turned out, on average over the deals on which it was tried. */
  readonly value: number
}
interface Option extends Way {
  value: number
}

/**
 * Everything is tried on one deal, and what looks best there on some more. The best of many on one deal is often only
 * lucky in it: whoever acts on that sets out on marches and thinks better of them on the next deal.
 */
export function judge<S extends BaseState>(question: Question<S>, eye: Eye<S>, most = LOOKS): Opinion {
  const { game, seen, seat, offers, chance } = question
  const trial = new Trial(question, eye, most)
  const options = trial.options()
  const finalists = options.toSorted((one, two) => two.value - one.value).slice(0, FINALISTS)
  for (let deal = 1; deal < most.deals && finalists.length > 1 && trial.looks < most.all; deal++) {
    const dealt = game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    for (const option of finalists) {
      const value = trial.value(dealt, option, seed) ?? option.value
      option.value += (value - option.value) / (deal + 1)
    }
  }
  return opinionOf(offers.length, options, finalists)
}

/** The best option of each offer. One that was tried once only is not better than one that stood further trials. */
function opinionOf(offers: number, options: readonly Option[], finalists: readonly Option[]): Opinion {
  const values = Array.from({ length: offers }, () => UNTRIED)
  const courses: (Course | null)[] = Array.from({ length: offers }, () => null)
  const least = Math.min(...finalists.map(({ value }) => value))
  for (const option of options) {
    const { at, course } = option
    const value = finalists.includes(option) ? option.value : Math.min(option.value, least)
    if (value < values[at] || (value === values[at] && course === null)) continue
    values[at] = value
    courses[at] = course
  }
  return { values, courses, ways: finalists.toSorted((one, two) => two.value - one.value) }
}

/** Trying what a seat could do on deals of what it knows. */
class Trial<S extends BaseState> {
  readonly #question: Question<S>
  readonly #foresight: Foresight<S>
  readonly #planner: Planner<S> | null
  readonly #courses: readonly Course[] | null
  readonly #singly: boolean
  readonly #most: Looks
  /** Positions looked at so far. */
  looks = 0

  constructor(question: Question<S>, eye: Eye<S>, most: Looks) {
    const { game, seen, seat, offers } = question
    this.#question = question
    this.#most = most
    this.#foresight = new Foresight(
      game,
      eye,
      seat,
      Math.max(MIN_LOOKS, Math.floor(most.first / offers.length)),
    )
    this.#planner = plannerFor(game, eye, seat)
    this.#courses = this.#planner?.courses(seen) ?? null
    this.#singly = this.#courses === null || eye.mind.plans?.singly === true
  }

  /** All there is to try, as it looks on what was seen. */
  options(): Option[] {
    const { seen, offers, chance } = this.#question
    const seed = chance.below(SEEDS)
    const options = offers.map(
      (offer, at): Option => ({ at, course: null, value: this.#alone(seen, offer, seed) }),
    )
    const numbers = new Map(offers.map((offer, at) => [offer, at]))
    const courses = this.#courses ?? []
    const stride = Math.max(1, Math.ceil(courses.length / this.#most.courses))
    for (let i = 0; i < courses.length; i += stride) {
      const course = courses[i]
      const planned = this.#look(seen, course, seed)
      const at = planned === null ? undefined : numbers.get(planned.first)
      if (planned !== null && at !== undefined) options.push({ at, course, value: planned.value })
    }
    return options
  }

  /** How good an option is on a deal; null if a course leads nowhere there. */
  value(dealt: S, { at, course }: Option, seed: number): number | null {
    if (course === null) return this.#alone(dealt, this.#question.offers[at], seed)
    return this.#look(dealt, course, seed)?.value ?? null
  }

  #alone(dealt: S, offer: Action, seed: number): number {
    const value = this.#singly
      ? this.#foresight.value(dealt, offer, seed)
      : this.#foresight.alone(dealt, offer, seed)
    this.looks += this.#foresight.looks
    return value
  }

  #look(dealt: S, course: Course, seed: number): Planned | null {
    this.looks++
    return this.#planner?.look(dealt, course, seed) ?? null
  }
}

export function plannerFor<S extends BaseState>(game: Game<S>, eye: Eye<S>, seat: Seat): Planner<S> | null {
  const { plans } = eye.mind
  return plans === undefined ? null : new Planner(game, eye, plans, seat)
}

/** The question without offers that are idle beside others. */
export function worthwhile<S extends BaseState>(question: Question<S>, eye: Eye<S>): Question<S> {
  const { idle } = eye.mind
  if (idle === undefined) return question
  const { game, offers } = question
  const verbs = new Set(offers.map((offer) => game.verbs[verbOf(offer)]))
  const isIdle = (offer: Action): boolean => verbs.has(idle[game.verbs[verbOf(offer)]] ?? '')
  return offers.some(isIdle) ? { ...question, offers: offers.filter((offer) => !isIdle(offer)) } : question
}

/** Whether a choice is left to first sight. */
export const isInstinct = <S extends BaseState>({ seen }: Question<S>, eye: Eye<S>): boolean =>
  eye.mind.instinct?.has(top(seen).step) === true

export const byInstinct = <S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
): Action => firstSight(game, seen, seat, offers, 0, chance, sightsOf(game, eye))

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

/**
 * What is worth a playout: the best way to begin with each of the offers that look best, and the other ways that stood
 * further trials. Where to march is often decided between ways that begin alike.
 */
export function contenders(
  offers: readonly Action[],
  { values, courses, ways }: Opinion,
  most: number,
): Way[] {
  const best = likeliest(offers, values, most).map((at) => ({ at, course: courses[at], value: values[at] }))
  const others = ways.filter(({ at, course }) => course !== null && course !== courses[at])
  // What only begins something, and leads nowhere that was thought of, is not worth one.
  return [...best, ...others].filter(({ value }) => value >= 0)
}
