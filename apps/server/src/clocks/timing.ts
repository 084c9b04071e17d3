/** The clocks of one match in play, folded with its log: what each kind of entry does to them. */
import type { Seat } from '@muster/kernel/game'
import type { TimeControl } from '@muster/protocol/time'
import { Rejected } from '../errors.ts'
import {
  type Awaited,
  awaiting,
  type Clocks,
  isOut,
  leftAt,
  onVacation,
  setClocks,
  toldOut,
} from './clocks.ts'

export interface Timing {
  readonly control: TimeControl
  readonly clocks: Clocks
  /** The clocks before each gesture that may still be taken back, oldest first. */
  readonly before: readonly Clocks[]
}

export const startTiming = (control: TimeControl, seats: number): Timing => ({
  control,
  clocks: setClocks(control, seats),
  before: [],
})

/** After an entry: who is awaited now. */
export const nowAwaited = (timing: Timing, awaited: Awaited, chose: Seat | null): Timing => ({
  ...timing,
  clocks: awaiting(timing.control, timing.clocks, awaited, chose),
})

/** A gesture was made; so many may still be taken back, this one with them. */
export const afterGesture = (timing: Timing, undoable: number): Timing => ({
  ...timing,
  before: undoable === 0 ? [] : [...timing.before, timing.clocks].slice(-undoable),
})

/**
 * As if the gesture had never been made: the time since is that of whoever takes it back, and the others have theirs again.
 * It is refused where the clock would have run out meanwhile.
 */
export function takenBack(timing: Timing, seat: Seat, at: number): Timing {
  const clocks = timing.before.at(-1)
  if (clocks === undefined) return timing
  const clock = clocks[seat]
  if (clock !== undefined && leftAt(clock, at) <= 0) throw new Rejected('no-time-to-undo')
  return { ...timing, clocks, before: timing.before.slice(0, -1) }
}

/** What is no gesture cannot be taken back: it holds also for the clocks that an undo would bring back. */
const always = (timing: Timing, change: (clocks: Clocks) => Clocks): Timing => ({
  ...timing,
  clocks: change(timing.clocks),
  before: timing.before.map(change),
})

export function vacationed(timing: Timing, seat: Seat, days: number, at: number): Timing {
  const left = timing.clocks[seat]?.vacation ?? 0
  if (!Number.isInteger(days) || days < 1 || days > left) throw new Rejected('no-vacation', { left })
  return always(timing, (clocks) => onVacation(clocks, seat, days, at))
}

export function checkOut(timing: Timing, seat: Seat, at: number): void {
  if (!isOut(timing.clocks[seat], at)) throw new Rejected('time-not-up')
}

export function timeTold(timing: Timing, seat: Seat, at: number): Timing {
  checkOut(timing, seat, at)
  return always(timing, (clocks) => toldOut(clocks, seat))
}
