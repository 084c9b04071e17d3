/** Threads that are asked one question at a time. One that fails, or takes too long, is ended and replaced; its question fails. */
import type { Worker } from 'node:worker_threads'
import { READY, startThread } from './thread.ts'

const STARTING_MS = 120_000

interface Thinker<A> {
  readonly worker: Worker
  /** Runs until it is ready. */
  starting: NodeJS.Timeout | null
  current: { resolve(answer: A): void; reject(error: Error): void; timer: NodeJS.Timeout } | null
}

export class ThreadPool<Q, A> {
  readonly #thread: URL
  readonly #patience: number
  readonly #size: number
  readonly #thinkers: Thinker<A>[] = []
  readonly #queue: { question: Q; resolve(answer: A): void; reject(error: Error): void }[] = []
  #closed = false

  constructor(size: number, patienceMs: number, thread: URL) {
    this.#size = size
    this.#patience = patienceMs
    this.#thread = thread
  }

  /** Has one ready before anybody asks. */
  warm(): void {
    if (this.#thinkers.length === 0) this.#hire()
  }

  ask(question: Q): Promise<A> {
    if (this.#closed) return Promise.reject(new Error('closing'))
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
    const timer = setTimeout(() => this.#dismiss(thinker, new Error('it takes too long')), this.#patience)
    thinker.current = { resolve, reject, timer }
    thinker.worker.postMessage(question)
  }

  #hire(): void {
    const worker = startThread(this.#thread)
    const starting = setTimeout(
      () => this.#dismiss(thinker, new Error('the thread does not start')),
      STARTING_MS,
    ).unref()
    const thinker: Thinker<A> = { worker, starting, current: null }
    worker.on('message', (said: A | typeof READY) => {
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
    worker.on('exit', () => this.#dismiss(thinker, new Error('the thread ended')))
    worker.unref()
    this.#thinkers.push(thinker)
  }

  #dismiss(thinker: Thinker<A>, error: Error): void {
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
