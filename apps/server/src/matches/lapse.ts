/**
 * What ends by itself, so that a server can be left alone for years: open matches that nobody joins, matches in which
 * nobody chooses any more, guests who cannot come back. Each is told beforehand (`MatchInfo.lapses`, docs/hosting.md).
 */
import { randomUUID } from 'node:crypto'
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import { abandonedMatches, oldOpenMatches, removeOpen } from '../storage/matches.ts'
import { goneGuests } from '../storage/people.ts'
import type { Store } from '../storage/store.ts'
import { DAY_MS, IDLE_DAYS, OPEN_DAYS } from './age.ts'
import type { Door } from './door.ts'
import type { Matches } from './matches.ts'

/** So many of each kind are ended at a time; the next hour goes on. */
const MAX_AT_ONCE = 200

export class Lapse {
  readonly #store: Store
  readonly #matches: Matches
  readonly #door: Door
  readonly #clock: Clock

  constructor(store: Store, matches: Matches, door: Door, clock: Clock) {
    this.#store = store
    this.#matches = matches
    this.#door = door
    this.#clock = clock
  }

  /** Ends what is due. Guests are handed to whoever knows how to say farewell. */
  async run(farewell: (guest: string) => Promise<void>): Promise<void> {
    const { db } = this.#store
    for (const match of await oldOpenMatches(db, this.#before(OPEN_DAYS), MAX_AT_ONCE)) {
      await this.#matches.alone(match, async (slot) => {
        await removeOpen(this.#store, match)
        this.#matches.forget(slot)
      })
    }
    for (const match of await abandonedMatches(db, this.#before(IDLE_DAYS), MAX_AT_ONCE)) {
      await this.#door.abandon(match, randomUUID()).catch(ignoreRefusal)
    }
    for (const guest of await goneGuests(db, this.#before(1), MAX_AT_ONCE)) await farewell(guest)
  }

  #before(days: number): string {
    return new Date(this.#clock.now() - days * DAY_MS).toISOString()
  }
}

/** Somebody chose in the very moment, or it is begun under rules that are not played here. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}
