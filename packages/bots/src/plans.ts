/**
 * Whole plans: what comes of it when several pieces go to one place. One alone would often look like a mistake, and
 * no eye that judges choice by choice would ever begin.
 */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import type { Plans } from '@muster/kernel/mind'
import { deciding, listOffers, top } from '@muster/kernel/play'
import type { Eye } from './eye.ts'
import { carryOut } from './foresight.ts'

/** Pieces that one plan brings together, choices that bring one of them there, and tries to find them. */
const MOST_PIECES = 6
const MOST_CHOICES = 4
const MOST_TRIES = 40

export interface Planned {
  readonly first: Action
  readonly value: number
}

export class Planner<S extends BaseState> {
  readonly #game: Game<S>
  readonly #eye: Eye<S>
  readonly #plans: Plans<S>
  readonly #seat: Seat
  #tries = 0

  constructor(game: Game<S>, eye: Eye<S>, plans: Plans<S>, seat: Seat) {
    this.#game = game
    this.#eye = eye
    this.#plans = plans
    this.#seat = seat
  }

  /** The best of each gathering that can begin now: how good it gets, and the choice with which it begins. */
  best(dealt: S, seed: number): Planned[] {
    const planned: Planned[] = []
    if (!this.#plans.steps.has(top(dealt).step)) return planned
    for (const target of this.#plans.targets(dealt, this.#seat)) {
      const found = this.#gather(dealt, target, seed)
      if (found !== null) planned.push(found)
    }
    return planned
  }

  /** Brings piece after piece to a place, and remembers when things looked best. */
  #gather(dealt: S, target: number, seed: number): Planned | null {
    let first: Action | null = null
    let value = 0
    let s = dealt
    for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
      this.#tries = MOST_TRIES
      const path: Action[] = []
      const next = this.#bring(
        s,
        target,
        seed,
        this.#plans.gathered(s, this.#seat, target),
        path,
        MOST_CHOICES,
      )
      if (next === null) break
      first ??= path[path.length - 1]
      s = next
      value = Math.max(value, this.#eye.value(s, this.#seat))
    }
    return first === null ? null : { first, value }
  }

  /** Any choices of one's own after which more is gathered at the target; `path` gets them, the last one first. */
  #bring(s: S, target: number, seed: number, before: number, path: Action[], depth: number): S | null {
    const game = this.#game
    if (depth === 0 || deciding(game, s) !== seatBit(this.#seat) || !this.#plans.steps.has(top(s).step))
      return null
    const offers: Action[] = []
    listOffers(game, s, this.#seat, offers)
    for (const offer of offers) {
      const verb = game.verbs[verbOf(offer)]
      if (!this.#plans.mayHelp(s, this.#seat, target, verb, firstOf(offer), secondOf(offer))) continue
      if (this.#tries-- <= 0) return null
      const chance = fastChance(seed)
      const after = copy(s)
      carryOut(game, after, this.#seat, offer, chance)
      const isThere = this.#plans.gathered(after, this.#seat, target) > before
      const found = isThere ? after : this.#bring(after, target, seed, before, path, depth - 1)
      if (found === null) continue
      path.push(offer)
      return found
    }
    return null
  }
}
