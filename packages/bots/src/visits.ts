/** What playouts say of the Captain's best ways, and how far they are believed. */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'
import { likeliest, type Opinion, plannerFor, SEEDS, type Way } from './judgement.ts'
import type { Planner } from './plans.ts'
import { type Fortune, marchOut, playOut } from './playout.ts'
import { FAVOURITES, Ways } from './ways.ts'

/**
 * Playouts that the Captain's opinion counts for. What dice make of a playout is mostly luck, while the opinion is seldom
 * far off: these are the ratios of what was measured of both.
 */
const OPINION = 20
/**
 * Where marches are played out: what the opinion counts for, what stands there before any dice are thrown, and each playout
 * with its dice.
 */
const USUAL = { opinion: 2, marched: 6, fought: 1 }
/** Positions looked at on a march that cost as much as a playout at first sight. */
const LOOKS_OF_A_PLAYOUT = 12

interface Tally {
  visits: number
  fought: number
  marches: number
  marched: number
}

export class Visits<S extends BaseState> {
  readonly #question: Question<S>
  readonly #eye: Eye<S>
  readonly #planner: Planner<S> | null
  readonly #ways: Ways<S> | null
  readonly #since: number
  /** What its own seat likes, if it is about to march: the best of what it has thought of. */
  readonly #liked: readonly Course[] | undefined
  readonly #tallies = new Map<Way, Tally>()

  constructor(question: Question<S>, eye: Eye<S>, opinion: Opinion) {
    const { game, seat, seen, offers } = question
    const { plans } = eye.mind
    this.#question = question
    this.#eye = eye
    this.#planner = plannerFor(game, eye, seat)
    this.#since = eye.mind.checkpoint(seen)
    this.#ways = plans === undefined ? null : new Ways(game, eye, plans)
    if (this.#ways?.isAtRest(seen) === true) this.#liked = bestCourses(offers, opinion)
  }

  /** One playout for each candidate, on the same deal with the same dice. Answers what a playout cost. */
  visitAll(live: readonly Way[]): number {
    const { game, seen, seat, chance } = this.#question
    const dealt = game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    const looks = this.#ways?.looks ?? 0
    for (const way of live) this.#count(way, this.#visit(dealt, way, fastChance(seed)))
    const more = (this.#ways?.looks ?? 0) - looks
    return 1 + more / live.length / LOOKS_OF_A_PLAYOUT
  }

  /** How good a way is, by all that is known of it. */
  worth(way: Way): number {
    const { visits, fought, marches, marched } = this.#tallyOf(way)
    const opinion = way.value
    if (marches === 0) return (OPINION * opinion + fought) / (OPINION + visits)
    const weighs = this.#eye.mind.plans?.comparison ?? USUAL
    const known = weighs.opinion * opinion + (weighs.marched * marched) / marches + weighs.fought * fought
    return known / (weighs.opinion + weighs.marched + weighs.fought * visits)
  }

  #tallyOf(way: Way): Tally {
    const known = this.#tallies.get(way)
    if (known !== undefined) return known
    const tally = { visits: 0, fought: 0, marches: 0, marched: 0 }
    this.#tallies.set(way, tally)
    return tally
  }

  #count(way: Way, { marched, fought }: Fortune): void {
    const tally = this.#tallyOf(way)
    tally.visits++
    tally.fought += fought
    if (marched === null) return
    tally.marches++
    tally.marched += marched
  }

  #visit(dealt: S, { at, course }: Way, luck: Chance): Fortune {
    const { game, seat, offers } = this.#question
    const s = copy(dealt)
    if (course === null || this.#planner === null) carryOut(game, s, seat, offers[at], luck)
    else this.#planner.take(s, course, luck)
    if (this.#ways === null)
      return { marched: null, fought: playOut(game, this.#eye, s, seat, luck, this.#since) }
    // To be done is judged by what one leaves behind.
    const isDone = this.#ways.isAtRest(dealt) && offers[at] === this.#ways.done
    const liked: (readonly Course[] | undefined)[] = []
    liked[seat] = this.#liked
    const marches = { s, marched: isDone ? dealt : null, liked }
    return marchOut(game, this.#eye, this.#ways, marches, seat, luck, this.#since)
  }
}

/** The courses that look best, each beginning in its own way. */
const bestCourses = (offers: readonly Action[], { values, courses }: Opinion): Course[] =>
  likeliest(offers, values, offers.length)
    .map((i) => courses[i])
    .filter((course) => course !== null)
    .slice(0, FAVOURITES)
