/** One battle fought to its end by the game's own rules: both sides play at first sight, and nobody does anything else. */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type BaseState, type Game, type Referee, type Seat, seatBit } from '@muster/kernel/game'
import type { Battles, Meant, Ranks } from '@muster/kernel/odds'
import { apply, deciding, listOffers } from '@muster/kernel/play'
import { parseAction } from '@muster/kernel/words'
import type { Seen } from './bot.ts'
import { lowestSeat } from './foresight.ts'

/** Choices until a battle comes about, and within one. */
const MOST_BEFORE = 120
export const MOST_WITHIN = 600
/** Before anything else. */
const FIRST = 1000

/** What came of a battle: 1 or 0 for won and wiped out, and what each side lost. */
export type Result = readonly [wins: number, wiped: number, lost: number, enemyLost: number]

/** A battle that has begun: who fights, and how strong they were. */
export interface Begun {
  readonly ranks: Ranks
  readonly own: number
  readonly enemy: number
}

export class BattleRun<S extends BaseState> {
  readonly #game: Game<S>
  readonly #battles: Battles<S>
  readonly #seat: Seat
  readonly #place: number
  readonly #choices: readonly Action[]
  readonly #offers: Action[] = []

  constructor(game: Game<S>, battles: Battles<S>, seen: Seen<S>, seat: Seat, meant: Meant | null) {
    this.#game = game
    this.#battles = battles
    this.#seat = seat
    this.#place = meant === null ? battles.place(seen) : game.domains[battles.places].indexOf(meant.place)
    this.#choices =
      meant === null ? this.#commits(seen) : meant.choices.map((words) => parseAction(game, words))
  }

  get isNowhere(): boolean {
    return this.#place < 0
  }

  /** Whether it is being fought, and all who take part have been chosen. */
  hasBegun(s: S): boolean {
    return this.#choices.length === 0 && this.isFought(s) && this.#battles.forms?.(s) !== true
  }

  /** What has been prepared is begun. */
  #commits(seen: Seen<S>): Action[] {
    const { commits } = this.#battles
    if (commits === undefined) return []
    const offers: Action[] = []
    if ((deciding(this.#game, seen) & seatBit(this.#seat)) !== 0)
      listOffers(this.#game, seen, this.#seat, offers)
    return offers.filter((offer) => commits.has(this.#game.verbs[verbOf(offer)])).slice(0, 1)
  }

  /** Lets the battle come about and those who take part be chosen; null if it does not, or the seat has no part in it. */
  begin(s: S, referee: Referee): Begun | null {
    if (!this.#comesAbout(s, referee)) return null
    for (let i = 0; i < MOST_BEFORE && this.#battles.forms?.(s) === true; i++) this.next(s, referee)
    const ranks = this.#battles.ranks(s, this.#place, this.#seat)
    if (ranks === null) return null
    return { ranks, own: this.#strengthOf(s, ranks.own), enemy: this.#strengthOf(s, ranks.enemy) }
  }

  /** Makes the choices that are meant; then nobody does anything more until the battle begins. */
  #comesAbout(s: S, referee: Referee): boolean {
    for (const choice of this.#choices) {
      // What was possible on the board may not be on this deal: what is hidden stands elsewhere.
      if (apply(this.#game, s, this.#seat, choice, referee) !== null) break
    }
    for (let i = 0; i < MOST_BEFORE && !this.isFought(s); i++) {
      if (!this.next(s, referee, true)) return false
    }
    return this.isFought(s)
  }

  /** Who fights, and how strong they are. */
  fighting(s: S): string {
    const ranks = this.#battles.ranks(s, this.#place, this.#seat)
    const named = (pieces: readonly number[]): string =>
      pieces.map((piece) => `${piece}:${this.#battles.strength(s, piece, this.#place)}`).join()
    return ranks === null ? '' : `${named(ranks.own)}/${named(ranks.enemy)}`
  }

  isFought(s: S): boolean {
    return this.#battles.place(s) === this.#place
  }

  resultOf(s: S, { ranks, own, enemy }: Begun): Result {
    const left = this.#strengthOf(s, ranks.own)
    return [
      this.#battles.holds(s, this.#place, this.#seat, ranks) ? 1 : 0,
      left === 0 ? 1 : 0,
      own - left,
      enemy - this.#strengthOf(s, ranks.enemy),
    ]
  }

  /** What is left of those who are not out of it. */
  fightingStrength(s: S, pieces: readonly number[]): number {
    const battles = this.#battles
    let sum = 0
    for (let i = 0; i < pieces.length; i++)
      if (battles.isOut?.(s, pieces[i]) !== true) sum += battles.strength(s, pieces[i], this.#place)
    return sum
  }

  #strengthOf(s: S, pieces: readonly number[]): number {
    let sum = 0
    for (let i = 0; i < pieces.length; i++) sum += this.#battles.strength(s, pieces[i], this.#place)
    return sum
  }

  /** Lets whoever must choose do so; false when the match is over. */
  next(s: S, referee: Referee, before = false): boolean {
    const seats = deciding(this.#game, s)
    if (s.outcome !== null || seats === 0) return false
    const seat = lowestSeat(seats)
    return apply(this.#game, s, seat, this.#choiceOf(s, seat, before), referee) === null
  }

  #choiceOf(s: S, seat: Seat, before: boolean): Action {
    const offers = this.#offers
    offers.length = 0
    listOffers(this.#game, s, seat, offers)
    return offers.length === 1 ? offers[0] : this.#bestOf(s, seat, before)
  }

  #bestOf(s: S, seat: Seat, before: boolean): Action {
    const { verbs } = this.#game
    const { anywhere } = this.#battles
    const offers = this.#offers
    let best = offers[0]
    let most = Number.NEGATIVE_INFINITY
    let last = -1
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[i]
      const verb = verbs[verbOf(offer)]
      const a = firstOf(offer)
      if (anywhere.has(verb)) {
        const kind = verbOf(offer) * 1024 + a
        if (kind === last) continue
        last = kind
      }
      const liking = this.#liking(s, seat, verb, a, secondOf(offer), before)
      if (liking > most) {
        most = liking
        best = offer
      }
    }
    return best
  }

  #liking(s: S, seat: Seat, verb: string, a: number, b: number, before: boolean): number {
    const battles = this.#battles
    if (before) {
      if (battles.names.has(verb)) return a === this.#place ? FIRST : -FIRST
      if (battles.passes.has(verb)) return FIRST
    } else if (seat === this.#seat) {
      const insisted = battles.insists?.(s, seat, verb, a, b) ?? null
      if (insisted !== null) return insisted
    }
    return this.#game.advise?.(s, seat, verb, a, b) ?? 0
  }
}
