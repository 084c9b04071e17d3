/** Questions of a seat that change nothing: why not, what if, where to. Only for whoever sits there. */

import { randomInt } from 'node:crypto'
import { fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Seat } from '@muster/kernel/game'
import type { Way, WaysRequest } from '@muster/kernel/rehearsal'
import { type Question, type WhyAnswer, why } from '@muster/kernel/why'
import { asRejected, Rejected } from '../errors.ts'
import type { MatchRow } from '../storage/matches.ts'
import { ThreadPool } from '../thread-pool.ts'
import type { Live } from './fold.ts'
import type { Matches } from './matches.ts'
import { checkMayLook, seatsOf } from './slot.ts'
import type { WaysAnswer, WaysQuestion } from './ways-thread.ts'

const MAX_SEED = 2 ** 31
const MAX_THREADS = 2
const PATIENCE_MS = 5000
/** Questions of one person that may wait at once, so that nobody else waits behind many. */
const MAX_WAITING = 4

export interface Asking {
  readonly match: string
  readonly person: string
  readonly seat: Seat
}

export class Rehearsal {
  readonly #matches: Matches
  readonly #pool = new ThreadPool<WaysQuestion, WaysAnswer>(
    MAX_THREADS,
    PATIENCE_MS,
    new URL('./ways-thread.ts', import.meta.url),
  )
  readonly #waiting = new Map<string, number>()

  constructor(matches: Matches) {
    this.#matches = matches
  }

  why(asking: Asking, question: Question): Promise<WhyAnswer> {
    return this.#ask(asking, ({ game, match }) => why(game, match.state, asking.seat, question))
  }

  /** What odds are reckoned with: as the seat could take it to be, and dealt anew for each question. */
  dealt(asking: Asking): Promise<BaseState> {
    return this.#ask(asking, ({ game, match }, row) => {
      if (row.odds !== 1) throw new Rejected('no-odds')
      return game.redeal(match.state, asking.seat, fastChance(randomInt(MAX_SEED)))
    })
  }

  /** Looked for in a thread: the match goes on meanwhile, and so does everybody else's. */
  async ways(asking: Asking, request: WaysRequest): Promise<Way[]> {
    const { person, seat } = asking
    const before = this.#waiting.get(person) ?? 0
    if (before >= MAX_WAITING) throw new Rejected('too-many', { seconds: 1 })
    this.#waiting.set(person, before + 1)
    try {
      // In a pair of brackets, so that the match does not wait for the thread.
      const { found } = await this.#ask(asking, ({ game, match }) => ({
        found: this.#pool.ask({ game: game.id, state: match.state, seat, request }),
      }))
      return waysOf(await found)
    } finally {
      const left = (this.#waiting.get(person) ?? 1) - 1
      if (left === 0) this.#waiting.delete(person)
      else this.#waiting.set(person, left)
    }
  }

  warm(): void {
    this.#pool.warm()
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  /** A reason or an offer may tell what its seat sees, so nobody else is answered. */
  #ask<T>({ match, person, seat }: Asking, answer: (live: Live, row: MatchRow) => T): Promise<T> {
    return this.#matches.alone(match, async (slot) => {
      const row = await this.#matches.row(slot)
      checkMayLook(slot, row, person)
      if (!seatsOf(slot, person).includes(seat)) throw new Rejected('not-your-seat')
      const live = await this.#matches.latest(slot)
      if (live.ending !== null) throw new Rejected('match-over')
      try {
        return answer(live, row)
      } catch (error) {
        throw asRejected(error) ?? error
      }
    })
  }
}

function waysOf(answer: WaysAnswer): Way[] {
  if ('ways' in answer) return answer.ways
  const error = new MusterError(answer.code, answer.params)
  throw asRejected(error) ?? error
}
