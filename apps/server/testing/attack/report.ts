/** What an attack tried, how often, and what it found. */

export interface Report {
  /** What was done, and how often. */
  readonly tried: Readonly<Record<string, number>>
  /** What was measured beside it. */
  readonly seen: Readonly<Record<string, number | string>>
  /** What must not be, in words. Empty: it held. */
  readonly faults: readonly string[]
}

/** For so many seconds, or until each of these was tried so often. */
export type Long = number | Readonly<Record<string, number>>

const MAX_FAULTS = 20

export class Notebook {
  readonly #tried: Record<string, number> = {}
  readonly #seen: Record<string, number | string> = {}
  readonly #faults: string[] = []
  readonly #long: Long
  readonly #begun = Date.now()

  constructor(long: Long) {
    this.#long = long
  }

  get isOver(): boolean {
    return this.isPast(1)
  }

  /** Whether this share of the time is over; or, told what is tried in it, whether that was tried often enough. */
  isPast(share: number, what = ''): boolean {
    if (this.#faults.length >= MAX_FAULTS) return true
    if (typeof this.#long === 'number') return Date.now() >= this.#begun + this.#long * 1000 * share
    const wanted = Object.entries(this.#long).filter(([each]) => each.startsWith(what))
    return wanted.every(([each, times]) => (this.#tried[each] ?? 0) >= times)
  }

  tried(what: string, times = 1): void {
    this.#tried[what] = (this.#tried[what] ?? 0) + times
  }
  /** So often in all. */
  counted(what: string, times: number): void {
    this.#tried[what] = times
  }
  saw(what: string, value: number | string): void {
    this.#seen[what] = value
  }
  fault(what: string): void {
    if (!this.#faults.includes(what)) this.#faults.push(what)
  }
  report(): Report {
    return { tried: this.#tried, seen: this.#seen, faults: this.#faults }
  }
}
