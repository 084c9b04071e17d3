/**
 * How those march in a playout who trust their eye: as a Captain would, if it had little time. Whoever marches looks at
 * the courses it could take and takes the best, until none is better than what stands there.
 */
import { type Action, pack } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Course, Plans } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import type { Eye } from './eye.ts'
import { Planner } from './plans.ts'

/** Courses that are looked at when a seat marches for the first time in a playout; afterwards only the best of them. */
const MOST_LOOKS = 80
export const FAVOURITES = 8

interface Tried<S> {
  readonly course: Course
  readonly after: S
  readonly value: number
}

export class Ways<S extends BaseState> {
  readonly #game: Game<S>
  readonly #eye: Eye<S>
  readonly #plans: Plans<S>
  /** To march no more. */
  readonly done: Action
  readonly #planners: Planner<S>[] = []
  /** Positions looked at so far. */
  looks = 0

  constructor(game: Game<S>, eye: Eye<S>, plans: Plans<S>) {
    this.#game = game
    this.#eye = eye
    this.#plans = plans
    const [verb, a, b] = plans.done
    this.done = pack(game.verbs.indexOf(verb), a, b)
  }

  /** Whether a position is one in which whole courses are thought of. */
  isPlanned(s: S): boolean {
    return this.#plans.steps.has(top(s).step)
  }

  isAtRest(s: S): boolean {
    return top(s).step === this.#plans.rest
  }

  /**
   * What stands there after the course that a seat likes best; null if it likes none. `liked` keeps by seat what it
   * liked when it marched first: the rest of its march is chosen from that.
   */
  march(s: S, seat: Seat, liked: (readonly Course[] | undefined)[], seed: number): S | null {
    const isAtRest = this.isAtRest(s)
    const known = isAtRest ? liked[seat] : undefined
    const tried = this.#tryAll(s, seat, known ?? this.#plans.courses(s, seat), seed)
    if (isAtRest && known === undefined) liked[seat] = favourites(tried)
    let best: Tried<S> | null = null
    let most = isAtRest ? this.#eye.value(s, seat) : 0
    for (const each of tried) {
      if (each.value <= most) continue
      most = each.value
      best = each
    }
    return best?.after ?? null
  }

  #tryAll(s: S, seat: Seat, courses: readonly Course[], seed: number): Tried<S>[] {
    this.#planners[seat] ??= new Planner(this.#game, this.#eye, this.#plans, seat)
    const planner = this.#planners[seat]
    const tried: Tried<S>[] = []
    const stride = Math.ceil(courses.length / MOST_LOOKS)
    for (let i = 0; i < courses.length; i += stride) {
      this.looks++
      const after = copy(s)
      if (planner.take(after, courses[i], fastChance(seed)) === null) continue
      if (after.outcome === null && !this.isAtRest(after)) continue
      tried.push({ course: courses[i], after, value: this.#eye.value(after, seat) })
    }
    return tried
  }
}

const favourites = <S>(tried: readonly Tried<S>[]): Course[] =>
  tried
    .toSorted((one, two) => two.value - one.value)
    .slice(0, FAVOURITES)
    .map(({ course }) => course)
