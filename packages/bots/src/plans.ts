/**
 * Whole plans: what comes of it when several choices are made that make sense together. One alone would often look like
 * a mistake, and no eye that judges choice by choice would ever begin.
 */
import { type Action, pack } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import type { Course, Plans } from '@muster/kernel/mind'
import { apply, deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import type { Eye } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { firstSight } from './recruit.ts'

/** Answers of others (who withdraws behind walls) that are waited for within one plan. */
const MAX_ANSWERS = 12
const HESITATION = 0.05

/** What a course begins with, and how good it gets. */
export interface Planned {
  readonly first: Action
  readonly value: number
}

export class Planner<S extends BaseState> {
  readonly #game: Game<S>
  readonly #eye: Eye<S>
  readonly #plans: Plans<S>
  readonly #seat: Seat
  readonly #verbs: ReadonlyMap<string, number>

  constructor(game: Game<S>, eye: Eye<S>, plans: Plans<S>, seat: Seat) {
    this.#game = game
    this.#eye = eye
    this.#plans = plans
    this.#seat = seat
    this.#verbs = new Map(game.verbs.map((verb, i) => [verb, i]))
  }

  /** The courses that could be taken now; null where no plans are made. */
  courses(dealt: S): readonly Course[] | null {
    return this.#plans.steps.has(top(dealt).step) ? this.#plans.courses(dealt, this.#seat) : null
  }

  /** What comes of a course; null if the rules let it lead nowhere. */
  look(dealt: S, course: Course, seed: number): Planned | null {
    const s = copy(dealt)
    const first = this.take(s, course, fastChance(seed))
    if (first === null || (s.outcome === null && top(s).step !== this.#plans.rest)) return null
    return { first, value: this.#eye.value(s, this.#seat) }
  }

  /** Takes a course as far as the rules let it go, and says with which choice it began. */
  take(s: S, course: Course, chance: Chance): Action | null {
    const referee = silentReferee(chance)
    let first: Action | null = null
    for (const [verb, a, b] of course) {
      const action = pack(this.#verbs.get(verb) ?? 0, a, b)
      if (apply(this.#game, s, this.#seat, action, referee) !== null) continue
      first ??= action
      this.#letOthersAnswer(s, chance)
      if (deciding(this.#game, s) !== seatBit(this.#seat)) break
    }
    return first
  }

  #letOthersAnswer(s: S, chance: Chance): void {
    const offers: Action[] = []
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const seats = deciding(this.#game, s)
      if (seats === 0 || (seats & seatBit(this.#seat)) !== 0) return
      const seat = lowestSeat(seats)
      offers.length = 0
      listOffers(this.#game, s, seat, offers)
      carryOut(this.#game, s, seat, firstSight(this.#game, s, seat, offers, HESITATION, chance), chance)
    }
  }
}
