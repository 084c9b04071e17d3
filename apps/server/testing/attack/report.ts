/** What an attack tried, how often, and what it found. */

export interface Report {
  /** What was done, and how often. */
  readonly tried: Readonly<Record<string, number>>
  /** What was measured beside it. */
  readonly seen: Readonly<Record<string, number | string>>
  /** What must not be, in words. Empty: it held. */
  readonly faults: readonly string[]
}

const MAX_FAULTS = 20

export class Notebook {
  readonly #tried: Record<string, number> = {}
  readonly #seen: Record<string, number | string> = {}
  readonly #faults: string[] = []
  readonly until: number

  constructor(seconds: number) {
    this.until = Date.now() + seconds * 1000
  }

  get isOver(): boolean {
    return Date.now() >= this.until || this.#faults.length >= MAX_FAULTS
  }

  tried(what: string, times = 1): void {
    this.#tried[what] = (this.#tried[what] ?? 0) + times
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
