/**
 * The clocks of a match, as a function of its log: which seats were awaited from when to when. Every process that folds the
 * same entries has the same clocks, and whoever has the record can check them.
 *
 * A clock runs while its seat must decide: from being asked until there is nothing more to decide, however many choices
 * that takes. Then the seat has handed over and is given what was agreed. A decision that several share is a stretch of its
 * own, so that whoever answers last does not go on with less time than the others.
 */
import type { Seat } from '@muster/kernel/game'
import type { SeatClock as ShownClock, TimeControl } from '@muster/protocol/time'

const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

export interface SeatClock {
  /** Milliseconds left when it was last set going, or stood still. */
  readonly left: number
  /** The instant since which it runs; null while it stands still. */
  readonly since: number | null
  /** The decision that it shares with others; null if it decides alone. */
  readonly shared: string | null
  /** That its time is up is in the log. */
  readonly told: boolean
  /** The instant until which its seat is on vacation; 0 if it never was. */
  readonly awayUntil: number
  /** Days of vacation left. */
  readonly vacation: number
}

export type Clocks = readonly SeatClock[]

/** What is awaited, from which instant on. */
export interface Awaited {
  readonly seats: readonly Seat[]
  /** Where in the sequence of play: the same while the same thing is asked. */
  readonly place: string
  readonly at: number
}

interface Allowance {
  readonly budget: number
  /** Given whenever the seat has handed over. */
  readonly more: number
  /** No clock ever has more than this. */
  readonly most: number
}

function allowanceOf(control: TimeControl): Allowance {
  switch (control.kind) {
    case 'live':
      return {
        budget: control.seconds * 1000,
        more: control.increment * 1000,
        most: Number.POSITIVE_INFINITY,
      }
    case 'days':
      return { budget: control.days * DAY_MS, more: control.days * DAY_MS, most: control.days * DAY_MS }
    case 'bank':
      return {
        budget: control.days * DAY_MS,
        more: control.refillHours * HOUR_MS,
        most: control.days * DAY_MS,
      }
  }
}

export function setClocks(control: TimeControl, seats: number): Clocks {
  const vacation = control.kind === 'live' ? 0 : control.vacation
  const { budget } = allowanceOf(control)
  const clock = { left: budget, since: null, shared: null, told: false, awayUntil: 0, vacation }
  return Array.from({ length: seats }, () => clock)
}

const runsFrom = ({ since, awayUntil }: SeatClock): number | null =>
  since === null ? null : Math.max(since, awayUntil)

/** An instant before the last one, from a process whose clock is a little behind, takes nothing away. */
export function leftAt(clock: SeatClock, at: number): number {
  const from = runsFrom(clock)
  return from === null ? clock.left : clock.left - Math.max(0, at - from)
}

/** The instant at which its time is up, if nothing is chosen before. */
export function deadlineOf(clock: SeatClock): number | null {
  const from = runsFrom(clock)
  return from === null ? null : from + clock.left
}

export const isOut = (clock: SeatClock | undefined, at: number): boolean =>
  clock !== undefined && clock.since !== null && leftAt(clock, at) <= 0

/** The clocks once other seats, or the same ones for something else, are awaited. `chose`: who has just chosen. */
export function awaiting(
  control: TimeControl,
  clocks: Clocks,
  { seats, place, at }: Awaited,
  chose: Seat | null,
): Clocks {
  const allowance = allowanceOf(control)
  const isNew = seats.some((seat) => clocks[seat]?.since === null)
  return clocks.map((clock, seat) => {
    const running = clock.since !== null
    if (!seats.includes(seat)) return running ? stopped(clock, allowance, at) : clock
    const started = { since: at, shared: seats.length > 1 ? place : null, told: false }
    if (!running) return { ...clock, ...started }
    const isAnother = clock.shared !== null && (clock.shared !== place || (seat === chose && isNew))
    return isAnother ? { ...stopped(clock, allowance, at), ...started } : clock
  })
}

const stopped = (clock: SeatClock, { more, most }: Allowance, at: number): SeatClock => ({
  ...clock,
  left: Math.min(most, Math.max(0, leftAt(clock, at)) + more),
  since: null,
  shared: null,
  told: false,
})

const changed = (clocks: Clocks, seat: Seat, change: (clock: SeatClock) => SeatClock): Clocks =>
  clocks.map((clock, each) => (each === seat ? change(clock) : clock))

/** A vacation begins now, or when the one before it ends. */
export const onVacation = (clocks: Clocks, seat: Seat, days: number, at: number): Clocks =>
  changed(clocks, seat, (clock) => ({
    ...clock,
    left: leftAt(clock, at),
    since: clock.since === null ? null : at,
    awayUntil: Math.max(at, clock.awayUntil) + days * DAY_MS,
    vacation: clock.vacation - days,
  }))

export const toldOut = (clocks: Clocks, seat: Seat): Clocks =>
  changed(clocks, seat, (clock) => ({ ...clock, told: true }))

/** When the next time of one of these seats is up that the log does not have yet. */
export function nextDeadline(clocks: Clocks, seats: readonly Seat[]): number | null {
  const all = seats.flatMap((seat) => {
    const clock = clocks[seat]
    const deadline = clock === undefined || clock.told ? null : deadlineOf(clock)
    return deadline === null ? [] : [deadline]
  })
  return all.length === 0 ? null : Math.min(...all)
}

export const shownClock = (clock: SeatClock, seat: Seat, at: number): ShownClock => ({
  seat,
  left: Math.max(0, leftAt(clock, at)),
  running: clock.since !== null && at >= clock.awayUntil,
  out: isOut(clock, at),
  away: Math.max(0, clock.awayUntil - at),
  vacation: clock.vacation,
})
