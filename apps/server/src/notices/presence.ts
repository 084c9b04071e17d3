/** Who looks at the site just now, in any process: they see for themselves that they are awaited. */
import type { Clock } from '../hosting/clock.ts'
import { keepLooking } from '../storage/notices.ts'
import type { Store } from '../storage/store.ts'

/** Written for all at once, so often; it holds until it is surely written again. */
export const PRESENCE_EVERY_MS = 15_000
const HOLDS_MS = 2.5 * PRESENCE_EVERY_MS

export class Presence {
  readonly #store: Store
  readonly #clock: Clock
  /** How many pages each person looks at. */
  readonly #looking = new Map<string, number>()
  /** When each person's pages last asked for what waits. */
  readonly #glanced = new Map<string, number>()

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  /** A page is being looked at. Answers what to call when it no longer is. */
  look(person: string): () => void {
    const before = this.#looking.get(person) ?? 0
    this.#looking.set(person, before + 1)
    if (before === 0) void this.#write([person]).catch(() => {})
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (this.#looking.get(person) ?? 1) - 1
      if (left > 0) this.#looking.set(person, left)
      else this.#looking.delete(person)
    }
  }

  /** A page that shows what waits has asked for it, as it does every few seconds while it is looked at. */
  glance(person: string): void {
    const isNew = !this.#glanced.has(person)
    this.#glanced.set(person, this.#clock.now())
    if (isNew) void this.#write([person]).catch(() => {})
  }

  keep(): Promise<void> {
    const before = this.#clock.now() - PRESENCE_EVERY_MS
    for (const [person, at] of this.#glanced) if (at < before) this.#glanced.delete(person)
    return this.#write([...new Set([...this.#looking.keys(), ...this.#glanced.keys()])])
  }

  #write(people: readonly string[]): Promise<void> {
    return keepLooking(this.#store.db, people.toSorted(), this.#clock.now() + HOLDS_MS)
  }
}
