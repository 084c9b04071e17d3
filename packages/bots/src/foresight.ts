/** Trying an offer on a copy, with what surely follows it, and judging what comes of it. */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { MusterError } from '@muster/kernel/errors'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import { apply, deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import type { Eye } from './eye.ts'
import { firstSight } from './recruit.ts'

/** Answers of others that are waited for before a position is judged. */
const MAX_ANSWERS = 8
/** How freely others are taken to choose between offers that look alike. */
const HESITATION = 0.05

/** Less than any chance of winning. */
const NOTHING = -1

export const lowestSeat = (seats: number): Seat => 31 - Math.clz32(seats & -seats)

/** Carries out an offer on a position of one's own. It was offered, so a refusal is a bug. */
export function carryOut<S extends BaseState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  action: Action,
  chance: Chance,
): void {
  const refusal = apply(game, s, seat, action, silentReferee(chance))
  if (refusal !== null) throw new MusterError('not-offered', { rule: refusal.rule, reason: refusal.code })
}

export class Foresight<S extends BaseState> {
  readonly #game: Game<S>
  readonly #eye: Eye<S>
  readonly #seat: Seat
  /** Positions looked at, at most, while one offer is followed through its own further choices. */
  readonly #most: number
  /** Positions looked at for the last offer. */
  looks = 0
  /** The step in which the offer is made, when it asks others at the same time. */
  #shared: string | null = null

  constructor(game: Game<S>, eye: Eye<S>, seat: Seat, most: number) {
    this.#game = game
    this.#eye = eye
    this.#seat = seat
    this.#most = most
  }

  /** How good an offer turns out, when its own further choices (a march, its end) are made as well as can be. */
  value(dealt: S, offer: Action, seed: number): number {
    this.looks = 0
    const alone = deciding(this.#game, dealt) === seatBit(this.#seat)
    this.#shared = alone ? null : top(dealt).step
    return this.#follow(dealt, offer, dealt.stack.length, seed)
  }

  /** How good an offer is that is part of no plan: nothing, if it only begins something. */
  alone(dealt: S, offer: Action, seed: number): number {
    this.looks = 1
    const s = copy(dealt)
    carryOut(this.#game, s, this.#seat, offer, fastChance(seed))
    const { plans } = this.#eye.mind
    const isBegun =
      deciding(this.#game, s) === seatBit(this.#seat) &&
      plans?.steps.has(top(s).step) === true &&
      plans.rest !== top(s).step
    return isBegun ? NOTHING : this.#eye.value(this.#isDone(dealt, s) ? dealt : s, this.#seat)
  }

  /**
   * Whether nothing was done but to say that one is done. What comes next, be it a battle or a new season, comes
   * whatever one does before: only what one leaves behind is compared with what else could be done.
   */
  #isDone(before: S, s: S): boolean {
    const { plans } = this.#eye.mind
    if (plans === undefined || top(before).step !== plans.rest || s.outcome !== null) return false
    return deciding(this.#game, s) !== seatBit(this.#seat) || !plans.steps.has(top(s).step)
  }

  #follow(before: S, offer: Action, depth: number, seed: number): number {
    this.looks++
    const s = copy(before)
    const chance = fastChance(seed)
    carryOut(this.#game, s, this.#seat, offer, chance)
    if (this.#isDone(before, s)) return this.#eye.value(before, this.#seat)
    const answered = this.#letOthersAnswer(s, depth, chance)
    // Beyond dice and answers it would see its own luck, not its own choices.
    const isSure = !answered && chance.drawn === 0
    if (!isSure || s.stack.length <= depth || deciding(this.#game, s) !== seatBit(this.#seat))
      return this.#eye.value(s, this.#seat)
    const offers: Action[] = []
    listOffers(this.#game, s, this.#seat, offers)
    if (this.looks >= this.#most) return this.#eye.value(s, this.#seat)
    let best = 0
    for (let i = 0; i < offers.length && this.looks < this.#most; i++) {
      best = Math.max(best, this.#follow(s, offers[i], depth, seed))
    }
    return best
  }

  /**
   * Hits are taken and cards laid by others before anything is judged. What is laid face down is anybody's guess.
   * Says whether anybody answered.
   */
  #letOthersAnswer(s: S, depth: number, chance: Chance): boolean {
    const game = this.#game
    const mine = seatBit(this.#seat)
    let i = 0
    for (; i < MAX_ANSWERS; i++) {
      const seats = deciding(game, s)
      if (seats === 0 || (seats & mine) !== 0) break
      const guess = s.stack.length === depth && top(s).step === this.#shared
      if (s.stack.length <= depth && !guess) break
      const seat = lowestSeat(seats)
      const offers: Action[] = []
      listOffers(game, s, seat, offers)
      const answer = guess
        ? offers[chance.below(offers.length)]
        : firstSight(game, s, seat, offers, HESITATION, chance)
      carryOut(game, s, seat, answer, chance)
    }
    return i > 0
  }
}
