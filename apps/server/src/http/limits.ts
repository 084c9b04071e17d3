/** Token buckets, in this process: so much at once, so much per second after that. */
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'

export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** All requests of one session, or of one address without a session. */
  readonly requests: Rate
  readonly messages: Rate
  readonly guests: Rate
  /** Passwords that one address may have looked at: hashing is dear. Wrong ones are counted in people/guesses.ts. */
  readonly passwords: Rate
  /** Links for a forgotten password, asked for from one address or for one name. */
  readonly resets: Rate
  /** Everything that one person stored, as a file: dear for long lives. */
  readonly downloads: Rate
  readonly matches: Rate
  readonly talk: Rate
  /** What one person reports to the hosts. */
  readonly reports: Rate
  /** Marches tried on a copy: dearer than other questions. */
  readonly rehearsals: Rate
  readonly socketsOfOne: number
  readonly socketsOfAddress: number
  readonly socketsInAll: number
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  messages: { burst: 120, perSecond: 20 },
  guests: { burst: 30, perSecond: 0.1 },
  passwords: { burst: 30, perSecond: 0.5 },
  resets: { burst: 5, perSecond: 1 / 600 },
  downloads: { burst: 3, perSecond: 1 / 600 },
  matches: { burst: 30, perSecond: 0.2 },
  talk: { burst: 10, perSecond: 0.5 },
  reports: { burst: 10, perSecond: 1 / 360 },
  rehearsals: { burst: 60, perSecond: 6 },
  socketsOfOne: 20,
  socketsOfAddress: 200,
  socketsInAll: 20_000,
}

/** For benchmarks and tests, where all clients share one address. */
const GENEROUS: Rate = { burst: 1e6, perSecond: 1e6 }
export const NO_LIMITS: Limits = {
  requests: GENEROUS,
  messages: GENEROUS,
  guests: GENEROUS,
  passwords: GENEROUS,
  resets: GENEROUS,
  downloads: GENEROUS,
  matches: GENEROUS,
  talk: GENEROUS,
  reports: GENEROUS,
  rehearsals: GENEROUS,
  socketsOfOne: LIMITS.socketsOfOne,
  // A benchmark's thousand clients share one address.
  socketsOfAddress: LIMITS.socketsInAll,
  socketsInAll: LIMITS.socketsInAll,
}

const MAX_BUCKETS = 50_000

export class Buckets {
  readonly #rate: Rate
  readonly #clock: Clock
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
  }

  /** Whether there is room for one more. */
  takes(key: string): boolean {
    const now = this.#clock.ticks()
    if (this.#buckets.size > MAX_BUCKETS) this.#sweep(now)
    const bucket = this.#buckets.get(key) ?? { left: this.#rate.burst, at: now }
    const left = Math.min(this.#rate.burst, bucket.left + ((now - bucket.at) / 1000) * this.#rate.perSecond)
    this.#buckets.set(key, { left: left < 1 ? left : left - 1, at: now })
    return left >= 1
  }

  check(key: string): void {
    if (!this.takes(key)) throw new Rejected('too-many', { seconds: Math.ceil(1 / this.#rate.perSecond) })
  }

  /** Those that are full again need not be remembered. */
  #sweep(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * this.#rate.perSecond >= this.#rate.burst) this.#buckets.delete(key)
    }
    if (this.#buckets.size > MAX_BUCKETS) this.#buckets.clear()
  }
}
