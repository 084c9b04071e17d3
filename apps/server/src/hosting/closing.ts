/** Closes the matches that hosts said are to be closed: once, in whichever process comes first, also after a crash. */
import { randomUUID } from 'node:crypto'
import { Rejected } from '../errors.ts'
import type { Door } from '../matches/door.ts'
import type { Matches } from '../matches/matches.ts'
import { type Due, endDue } from '../storage/due-work.ts'
import { removeOpen } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import type { Worker } from './due-work.ts'

const PAUSE_AFTER_TROUBLE_MS = 2000
const PAUSE_FOR_OTHER_RULES_MS = 60_000
const DONE_ALREADY: ReadonlySet<Rejected['code']> = new Set(['match-over', 'unknown-match'])

export class Closing implements Worker {
  readonly kind = 'close'
  readonly atOnce = 4
  readonly #store: Store
  readonly #matches: Matches
  readonly #door: Door
  readonly #troubled: (match: string, error: unknown) => void

  constructor(store: Store, matches: Matches, door: Door, troubled: (match: string, error: unknown) => void) {
    this.#store = store
    this.#matches = matches
    this.#door = door
    this.#troubled = troubled
  }

  async work(due: Due): Promise<void> {
    try {
      if (!(await this.#takeAway(due.about))) await this.#door.close(due.about, randomUUID())
    } catch (error) {
      if (!(error instanceof Rejected && DONE_ALREADY.has(error.code))) throw error
    }
    await endDue(this.#store, due, due.version)
  }

  /** One that has not begun has no log to end in. */
  #takeAway(match: string): Promise<boolean> {
    return this.#matches.alone(match, async (slot) => {
      if ((await this.#matches.startedRow(slot)).status !== 'open') return false
      await removeOpen(this.#store, match)
      this.#matches.forget(slot)
      return true
    })
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    const isForeign = error instanceof Rejected && error.code === 'other-rules-version'
    return isForeign ? PAUSE_FOR_OTHER_RULES_MS : PAUSE_AFTER_TROUBLE_MS
  }
}
