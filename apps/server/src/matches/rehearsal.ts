/** Questions of a seat that change nothing: why not, what if, where to. Only for whoever sits there. */
import type { Seat } from '@muster/kernel/game'
import { explain } from '@muster/kernel/play'
import { type Chain, type ChainRequest, chainsFrom, type Trial, tryOut } from '@muster/kernel/rehearsal'
import type { Refusal } from '@muster/kernel/verdict'
import { parseAction } from '@muster/kernel/words'
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

  /** Why a seat may not do this now; null if it may. */
  explain(asking: Asking, action: string): Promise<Refusal | null> {
    return this.#ask(asking, ({ game, match }) =>
      explain(game, match.state, asking.seat, parseAction(game, action)),
    )
  }

  tryOut(asking: Asking, words: readonly string[]): Promise<Trial> {
    return this.#ask(asking, ({ game, match }) => tryOut(game, match.state, asking.seat, words))
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
