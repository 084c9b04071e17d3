/** Rated matches that have ended come to count: once, one after the other, in whichever process takes them. */
import type { Ending } from '@muster/protocol/matches'
import type { Clock } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { addingAgain, type Due, endDue } from '../storage/due-work.ts'
import { matchRow, seatRows } from '../storage/matches.ts'
import {
  allResults,
  dropResults,
  keepResult,
  latestRating,
  lockResults,
  nextNumber,
  openResults,
  type Settled,
} from '../storage/results.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { placesOf, type Rating, ratedBy, UNRATED } from './ratings.ts'

const PAUSE_AFTER_TROUBLE_MS = 2000

export class Settling implements Worker {
  readonly kind = 'result'
  readonly atOnce = 1
  readonly #store: Store
  readonly #clock: Clock
  readonly #troubled: (match: string, error: unknown) => void

  constructor(store: Store, clock: Clock, troubled: (match: string, error: unknown) => void) {
    this.#store = store
    this.#clock = clock
    this.#troubled = troubled
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    return PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    await settle(this.#store, due.about)
    const { db } = this.#store
    const event = (await matchRow(db, due.about))?.event ?? null
    if (event !== null) await addingAgain(db, 'event', [event], this.#clock.now()).execute()
    await endDue(this.#store, due, due.version)
  }
}

/** However often it is called, a match counts once. */
export const settle = (store: Store, match: string): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    await lockResults(store, trx)
    const rows = await openResults(trx, match)
    const ended = await matchRow(trx, match)
    if (rows.length === 0 || ended === undefined || ended.ending === null) return
    const seats = await seatRows(trx, [match])
    const places = placesOf(
      JSON.parse(ended.ending) as Ending,
      seats.map((each) => each.kind === 'bot'),
    )
    if (places === null) return dropResults(trx, match)
    const before = await Promise.all(
      rows.map(async ({ game, person }) => (await latestRating(trx, game, person)) ?? UNRATED),
    )
    const after = ratedBy(
      rows.map(({ seat }) => places[seat].place),
      before,
    )
    const number = await nextNumber(trx)
    for (const [i, row] of rows.entries()) {
      await keepResult(trx, row, { ...places[row.seat], ...after[i], number, ended: ended.ended })
    }
  })

/** Works all ratings out again from the log of results. Answers how many results there are, and how many ratings changed. */
export const recompute = (store: Store): Promise<{ results: number; changed: number }> =>
  store.db.transaction().execute(async (trx) => {
    await lockResults(store, trx)
    const rows = await allResults(trx)
    const now = new Map<string, Rating>()
    let results = 0
    let changed = 0
    for (let from = 0; from < rows.length; ) {
      const to = rows.findIndex((each, i) => i > from && each.number !== rows[from].number)
      const together = rows.slice(from, to === -1 ? rows.length : to)
      changed += await again(trx, together, now)
      results++
      from += together.length
    }
    return { results, changed }
  })

async function again(trx: Database, rows: readonly Settled[], now: Map<string, Rating>): Promise<number> {
  const keyOf = ({ game, person }: Settled): string => `${game} ${person}`
  const after = ratedBy(
    rows.map((each) => each.place),
    rows.map((each) => now.get(keyOf(each)) ?? UNRATED),
  )
  let changed = 0
  for (const [i, row] of rows.entries()) {
    const { mu, sigma } = after[i]
    now.set(keyOf(row), after[i])
    if (mu === row.mu && sigma === row.sigma) continue
    await keepResult(trx, row, { mu, sigma })
    changed++
  }
  return changed
}
