/**
 * Wrong passwords. Whoever guesses at one name from one address waits longer after each wrong one; the owner, who comes
 * from another address or has signed in from this one before, is not locked out by somebody else's guesses.
 */
import type { Clock } from '../hosting/clock.ts'

const FREE_GUESSES = 5
const MAX_DELAY_MS = 15 * 60 * 1000
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000
/** Guesses at one name from all strange addresses together, within the hour. */
const MAX_GUESSES_OF_STRANGERS = 60
const MAX_REMEMBERED = 50_000

interface Guess {
  wrong: number
  at: number
}

export class Guesses {
  readonly #clock: Clock
  readonly #wrong = new Map<string, Guess>()
  /** Name and address of those who have signed in from there. */
  readonly #trusted = new Set<string>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** How many seconds to wait before the next guess is looked at; 0 if none. */
  delay(name: string, address: string): number {
    const here = this.#waits(pairOf(name, address), FREE_GUESSES)
    const anywhere = this.#trusted.has(pairOf(name, address))
      ? 0
      : this.#waits(strangersOf(name), MAX_GUESSES_OF_STRANGERS)
    return Math.ceil(Math.max(here, anywhere) / 1000)
  }

  wrong(name: string, address: string): void {
    this.#count(pairOf(name, address))
    if (!this.#trusted.has(pairOf(name, address))) this.#count(strangersOf(name))
  }

  right(name: string, address: string): void {
    this.#wrong.delete(pairOf(name, address))
    if (this.#trusted.size >= MAX_REMEMBERED) this.#trusted.clear()
    this.#trusted.add(pairOf(name, address))
  }

  #waits(key: string, free: number): number {
    const known = this.#wrong.get(key)
    if (known === undefined || known.wrong < free) return 0
    const delay = Math.min(MAX_DELAY_MS, 1000 * 2 ** Math.min(known.wrong - free, 20))
    return Math.max(0, known.at + delay - this.#clock.ticks())
  }

  #count(key: string): void {
    const now = this.#clock.ticks()
    if (this.#wrong.size >= MAX_REMEMBERED) this.#sweep(now)
    const known = this.#wrong.get(key)
    const wrong = known === undefined || now - known.at > FORGOTTEN_AFTER_MS ? 0 : known.wrong
    this.#wrong.set(key, { wrong: wrong + 1, at: now })
  }

  #sweep(now: number): void {
    for (const [key, { at }] of this.#wrong) if (now - at > FORGOTTEN_AFTER_MS) this.#wrong.delete(key)
    if (this.#wrong.size >= MAX_REMEMBERED) this.#wrong.clear()
  }
}

const pairOf = (name: string, address: string): string => `${name} at ${address}`
const strangersOf = (name: string): string => `${name} from anywhere`
