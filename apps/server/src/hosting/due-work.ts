/**
 * Does what is due, each kind by its own worker. The work lies in a queue in the database; this process takes some, one
 * taker each. The lease of a process that dies runs out, and another takes its work up.
 */
import {
  type Due,
  type DueKind,
  freeAllDue,
  giveBackDue,
  LEASE_MS,
  renewDue,
  takeDue,
} from '../storage/due-work.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from './clock.ts'

/** Work is also looked for without being told of it: that of a process that died is announced by nobody. */
const LOOK_EVERY_MS = 1000

export interface Worker {
  readonly kind: DueKind
  /** How many it does at once. */
  readonly atOnce: number
  /** Does it, and ends it or gives it back. */
  work(due: Due): Promise<void>
  /** It failed. Answers after how many milliseconds it may be tried again. */
  failed(due: Due, error: unknown): number
}

export class DueWork {
  readonly #store: Store
  readonly #clock: Clock
  readonly #workers: readonly Worker[]
  readonly #working = new Map<Worker, Set<Promise<void>>>()
  #timer: NodeJS.Timeout | null = null
  #looking = false
  #again = false
  #closed = false

  constructor(store: Store, clock: Clock, workers: readonly Worker[]) {
    this.#store = store
    this.#clock = clock
    this.#workers = workers
    for (const each of workers) this.#working.set(each, new Set())
  }

  async start(): Promise<void> {
    if (!this.#store.shared) await freeAllDue(this.#store)
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
    void this.look()
  }

  /** Takes what there is to be taken. */
  async look(): Promise<void> {
    this.#again = true
    if (this.#looking || this.#closed) return
    this.#looking = true
    try {
      while (this.#again && !this.#closed) {
        this.#again = false
        for (const worker of this.#workers) await this.#take(worker)
      }
    } catch {
      // The database is not there; the next look will see.
    } finally {
      this.#looking = false
    }
  }

  async #take(worker: Worker): Promise<void> {
    const working = this.#working.get(worker) ?? new Set()
    const room = worker.atOnce - working.size
    if (room <= 0) return
    for (const due of await takeDue(this.#store, worker.kind, room, this.#clock.now())) {
      const doing = this.#do(worker, due).finally(() => {
        working.delete(doing)
        void this.look()
      })
      working.add(doing)
    }
  }

  /** Keeps the lease for as long as this process lives: work may take longer than a dead taker is waited for. */
  async #do(worker: Worker, due: Due): Promise<void> {
    const keeping = setInterval(
      () => void renewDue(this.#store, due, this.#clock.now()).catch(() => {}),
      LEASE_MS / 3,
    )
    try {
      await worker.work(due)
    } catch (error) {
      const pause = worker.failed(due, error)
      await giveBackDue(this.#store, due, this.#clock.now() + pause).catch(() => {})
    } finally {
      clearInterval(keeping)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await Promise.allSettled([...this.#working.values()].flatMap((each) => [...each]))
  }
}
