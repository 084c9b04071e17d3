/** The clocks of a match on the server, counted on between two messages by time that only passes. */
import type { SeatClock, TimeControl } from '@muster/protocol/time'
import { DAY, HOUR } from './spans.ts'

const SOON = 250
const SELDOM = 5000
/** Moments at which a screen reader is told, in milliseconds left: for a sitting, and for correspondence. */
const MARKS = {
  live: [300_000, 60_000, 30_000, 10_000],
  days: [DAY, 6 * HOUR, HOUR],
} as const

export interface ClockEvents {
  /** The viewer's own time has come down to a moment worth telling. */
  short(left: number): void
  /** The time of a seat is up. */
  up(seat: number): void
}

export class MatchClocks {
  readonly control: TimeControl
  #received = $state.raw<readonly SeatClock[]>([])
  #at = 0
  #now = $state(0)
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #mine: () => number
  readonly #events: ClockEvents
  /** What each seat had when it was last looked at. */
  #before: readonly number[] = []

  constructor(control: TimeControl, mine: () => number, events: ClockEvents) {
    this.control = control
    this.#mine = mine
    this.#events = events
  }

  hear(clocks: readonly SeatClock[]): void {
    this.#received = clocks
    this.#at = performance.now()
    this.#now = this.#at
    this.#before = this.all.map((each) => each.left)
    clearInterval(this.#timer)
    if (!clocks.some((each) => each.running || each.away > 0)) return
    const soonest = Math.min(...clocks.map((each) => (each.running ? each.left : each.away || DAY)))
    this.#timer = setInterval(() => this.#tick(), soonest < DAY ? SOON : SELDOM)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  get all(): readonly SeatClock[] {
    const passed = Math.max(0, this.#now - this.#at)
    return this.#received.map((each) => {
      const left = each.running ? Math.max(0, each.left - passed) : each.left
      return {
        ...each,
        left,
        out: each.out || (each.running && left === 0),
        away: Math.max(0, each.away - passed),
      }
    })
  }

  /** Whether so little is left that one should hurry. */
  isShort({ left, running }: SeatClock): boolean {
    const { control } = this
    const budget = control.kind === 'live' ? control.seconds * 1000 : control.days * DAY
    const [most, part] = control.kind === 'live' ? [60_000, 5] : [DAY, 3]
    return running && left < Math.min(most, budget / part)
  }

  #tick(): void {
    this.#now = performance.now()
    const marks = this.control.kind === 'live' ? MARKS.live : MARKS.days
    for (const [i, { seat, left, running }] of this.all.entries()) {
      const before = this.#before[i]
      if (!running || before === undefined) continue
      if (before > 0 && left === 0) this.#events.up(seat)
      else if (seat === this.#mine() && marks.some((mark) => before > mark && left <= mark))
        this.#events.short(left)
    }
    this.#before = this.all.map((each) => each.left)
  }
}
