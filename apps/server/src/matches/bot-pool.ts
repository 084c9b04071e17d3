/** Threads for bots. One that fails, or takes too long, is ended and replaced; its question fails. */
import type { Worker } from 'node:worker_threads'
import type { Action } from '@muster/kernel/action'
import type { BaseState, Seat } from '@muster/kernel/game'
import { startThread } from '../thread.ts'

export interface BotQuestion {
  readonly bot: string
  readonly game: string
  readonly state: BaseState
  readonly seat: Seat
  readonly offers: readonly Action[]
  /** The seed of the bot's own luck; never the match's. */
  readonly luck: number
}

/** What a thread says when it can be asked. Loading takes time on a busy machine, and is not thinking. */
export const READY = 'ready'
const STARTING_MS = 120_000

interface Thinker {
  readonly worker: Worker
  /** Runs until it is ready. */
  starting: NodeJS.Timeout | null
  current: { resolve(action: Action): void; reject(error: Error): void; timer: NodeJS.Timeout } | null
}

export class BotPool {
  readonly #thread: URL
  readonly #patience: number
  readonly #size: number
  readonly #thinkers: Thinker[] = []
  readonly #queue: { question: BotQuestion; resolve(action: Action): void; reject(error: Error): void }[] = []
  #closed = false

  constructor(size: number, patienceMs: number, thread = new URL('./bot-thread.ts', import.meta.url)) {
    this.#size = size
    this.#patience = patienceMs
    this.#thread = thread
  }

  /** The bot's choice, unchecked: whether it is an offer is for whoever asked. */
  ask(question: BotQuestion): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return
    const thinker = this.#thinkers.find((each) => each.current === null && each.starting === null)
    if (thinker === undefined) {
      if (this.#thinkers.length < this.#size) this.#hire()
      return
    }
    const job = this.#queue.shift()
    if (job === undefined) return
    const { question, resolve, reject } = job
    const timer = setTimeout(
      () => this.#dismiss(thinker, new Error('the bot thinks too long')),
      this.#patience,
    )
    thinker.current = { resolve, reject, timer }
    thinker.worker.postMessage(question)
  }

  #hire(): void {
    const worker = startThread(this.#thread)
    const starting = setTimeout(
      () => this.#dismiss(thinker, new Error('the thread of the bot does not start')),
      STARTING_MS,
    ).unref()
    const thinker: Thinker = { worker, starting, current: null }
    worker.on('message', (said: Action | typeof READY) => {
      if (said === READY) {
        clearTimeout(starting)
        thinker.starting = null
      } else if (thinker.current !== null) {
        clearTimeout(thinker.current.timer)
        thinker.current.resolve(said)
        thinker.current = null
      }
      this.#next()
    })
    worker.on('error', (error) => this.#dismiss(thinker, error))
    worker.on('exit', () => this.#dismiss(thinker, new Error('the thread of the bot ended')))
    worker.unref()
    this.#thinkers.push(thinker)
  }

  #dismiss(thinker: Thinker, error: Error): void {
    const place = this.#thinkers.indexOf(thinker)
    if (place < 0) return
    this.#thinkers.splice(place, 1)
    const { current } = thinker
    thinker.current = null
    void thinker.worker.terminate()
    if (current !== null) {
      clearTimeout(current.timer)
      current.reject(error)
    }
    if (thinker.starting !== null) {
      clearTimeout(thinker.starting)
      // Whoever waited for it must not wait for one after another that cannot start.
      this.#queue.shift()?.reject(error)
    }
    this.#next()
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const each of this.#queue.splice(0)) each.reject(new Error('closing'))
    const thinkers = this.#thinkers.splice(0)
    for (const { current, starting } of thinkers) {
      if (starting !== null) clearTimeout(starting)
      if (current === null) continue
      clearTimeout(current.timer)
      current.reject(new Error('closing'))
    }
    await Promise.all(thinkers.map((each) => each.worker.terminate()))
  }
}
