/** Questions of a seat that change nothing: why not, what if, where to. Only for whoever sits there. */
import type { Seat } from '@muster/kernel/game'
import { type Chain, type ChainRequest, chainsFrom } from '@muster/kernel/rehearsal'
import { type Question, type WhyAnswer, why } from '@muster/kernel/why'
import { asRefused, Refused } from '../errors.ts'
import type { Live } from './fold.ts'
import { checkMayLook, seatsOf, type Tables } from './tables.ts'

export interface Asking {
  readonly match: string
  readonly person: string
  readonly seat: Seat
}

export class Rehearsal {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  why(asking: Asking, question: Question): Promise<WhyAnswer> {
    return this.#ask(asking, ({ game, match }) => why(game, match.state, asking.seat, question))
  }

  ways(asking: Asking, request: ChainRequest): Promise<Chain[]> {
    return this.#ask(asking, ({ game, match }) => chainsFrom(game, match.state, asking.seat, request))
  }

  /** A reason or an offer may tell what its seat sees, so nobody else is answered. */
  #ask<T>({ match, person, seat }: Asking, answer: (live: Live) => T): Promise<T> {
    return this.#tables.alone(match, async (slot) => {
      checkMayLook(slot, await this.#tables.row(slot), person)
      if (!seatsOf(slot, person).includes(seat)) throw new Refused('not-your-seat')
      const live = await this.#tables.latest(slot)
      if (live.ending !== null) throw new Refused('match-over')
      try {
        return answer(live)
      } catch (error) {
        throw asRefused(error) ?? error
      }
    })
  }
}
