/** Says when somebody's time is up, in whichever process comes first, also for clocks that ran out while none was there. */
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import type { Door } from '../matches/door.ts'
import type { Matches } from '../matches/matches.ts'
import { type Due, endDue, giveBackDue } from '../storage/due-work.ts'
import type { Store } from '../storage/store.ts'
import { isOut, nextDeadline } from './clocks.ts'

const AT_ONCE = 16
const PAUSE_AFTER_TROUBLE_MS = 2000
const PAUSE_FOR_OTHER_RULES_MS = 60_000

export class RunOut implements Worker {
  readonly kind = 'clock'
  readonly atOnce = AT_ONCE
  readonly #store: Store
  readonly #matches: Matches
  readonly #door: Door
  readonly #clock: Clock
  readonly #troubled: (match: string, error: unknown) => void

  constructor(
    store: Store,
    matches: Matches,
    door: Door,
    clock: Clock,
    troubled: (match: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#matches = matches
    this.#door = door
    this.#clock = clock
    this.#troubled = troubled
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    const isForeign = error instanceof Rejected && error.code === 'other-rules-version'
    return isForeign ? PAUSE_FOR_OTHER_RULES_MS : PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    const { about: match } = due
    for (const seat of (await this.#look(match)).out) await this.#tell(match, seat)
    // What the log now has may be due later, or has taken the row away; and there may be nothing left to be said.
    const { version, next } = await this.#look(match)
    if (next === null) await endDue(this.#store, due, version)
    await giveBackDue(this.#store, due, this.#clock.now() - 1)
  }

  /** Whose time is up and the log does not have it, and when the next one's will be. */
  #look(match: string): Promise<{ out: number[]; version: number; next: number | null }> {
    return this.#matches.alone(match, async (slot) => {
      await this.#matches.startedRow(slot)
      const { timing, ending, version } = await this.#matches.latest(slot)
      await this.#matches.row(slot)
      if (timing === null || ending !== null) return { out: [], version, next: null }
      const people = slot.seats.flatMap((each) => (each.kind === 'person' ? [each.seat] : []))
      const now = this.#clock.now()
      const out = people.filter((seat) => !timing.clocks[seat].told && isOut(timing.clocks[seat], now))
      return { out, version, next: nextDeadline(timing.clocks, people) }
    })
  }

  async #tell(match: string, seat: number): Promise<void> {
    try {
      await this.#door.timeIsUp(match, seat)
    } catch (error) {
      // They chose in the very moment, or another process was first.
      if (!(error instanceof Rejected) || error.code === 'busy' || error.code === 'no-room') throw error
    }
  }
}
