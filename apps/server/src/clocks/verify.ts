/**
 * Counts the clocks of a record again. What the log says of time must follow from when the choices were made, and who was
 * awaited must be what the rules say. That the instants are true, nobody can check but those who were there.
 */
import { MusterError } from '@muster/kernel/errors'
import type { Seat } from '@muster/kernel/game'
import { actAll, decidingSeats, type Match, startMatch } from '@muster/kernel/match'
import type { MatchRecord } from '@muster/kernel/record'
import { diceOf } from '@muster/kernel/sealed-chance'
import { parseGesture } from '@muster/kernel/words'
import { ending as endingSchema } from '@muster/protocol/matches'
import { type ClockRecord, clockRecord } from '@muster/protocol/time'
import { Rejected } from '../errors.ts'
import { isOut } from './clocks.ts'
import {
  afterGesture,
  checkOut,
  nowAwaited,
  startTiming,
  type Timing,
  takenBack,
  timeTold,
  vacationed,
} from './timing.ts'

type ClockEntry = ClockRecord['entries'][number]

export interface ClocksVerified {
  readonly control: ClockRecord['control']
  /** Entries that were counted. */
  readonly entries: number
  /** How often somebody's time was up. */
  readonly runOut: number
}

const wrong = (number: number, reason: string): MusterError =>
  new MusterError('does-not-verify', { number, reason: `its clocks: ${reason}` })

/** `match` is the record played again: it has been verified itself. */
export function verifyClocks(
  match: Match,
  record: MatchRecord,
  ended: unknown,
  data: unknown,
): ClocksVerified {
  const parsed = clockRecord.safeParse(data)
  if (!parsed.success) throw new MusterError('corrupt-save', { reason: 'its clocks are not complete' })
  const clock = parsed.data
  const ending = endingSchema.safeParse(ended).data
  compareWithRules(match, record, clock)
  count(clock, match.seats.length)
  const last = clock.entries.at(-1)
  const byTime = last?.kind === 'claim' && match.seats.length === 2
  if (byTime !== (ending?.by === 'time')) throw wrong(clock.entries.length, 'its ending is not theirs')
  if (byTime && ending?.winners.join() !== String(last.seat)) throw wrong(clock.entries.length, 'who won')
  return {
    control: clock.control,
    entries: clock.entries.length,
    runOut: clock.entries.filter((each) => each.kind === 'time').length,
  }
}

/** The choices that stood, in their order: what was taken back is in the list of the clocks, not in that of the choices. */
function standing(entries: readonly ClockEntry[]): Set<ClockEntry> {
  const made: ClockEntry[] = []
  for (const each of entries) {
    if (each.kind === 'act') made.push(each)
    if (each.kind === 'undo') made.pop()
  }
  return new Set(made)
}

function compareWithRules({ game, setup }: Match, record: MatchRecord, clock: ClockRecord): void {
  const dice = diceOf({ seed: record.seed ?? '', nonces: record.nonces })
  const again = startMatch(game, setup, dice.chance, record.version)
  const stood = standing(clock.entries)
  const left: Seat[] = []
  let made = 0
  let isAside = false
  const compare = (number: number, said: Pick<ClockEntry, 'seats' | 'place'>): void => {
    const { stack, outcome } = again.state
    const seats =
      outcome === null ? decidingSeats(game, again.state).filter((each) => !left.includes(each)) : []
    const place = `${stack.length} ${stack.at(-1)?.step}`
    if (said.seats.join() !== seats.join() || said.place !== place) throw wrong(number, 'who was awaited')
  }
  compare(0, clock.first)
  for (const [i, each] of clock.entries.entries()) {
    const isLast = i === clock.entries.length - 1
    if (each.kind === 'act' && stood.has(each)) {
      const action = record.actions[made++]
      if (action === undefined || action.seat !== each.seat) throw wrong(i + 1, 'the choices are others')
      actAll(again, action.seat, parseGesture(game, action.action))
    }
    // Between a choice and its undo, only the list itself says who was awaited.
    if (each.kind === 'act') isAside = !stood.has(each)
    if (each.kind === 'undo') isAside = false
    left.push(...leftBy(each, clock, again.seats.length))
    if (!isAside && !isLast) compare(i + 1, each)
  }
  if (made !== record.actions.length) throw wrong(clock.entries.length, 'some choices are missing')
}

/** The seats that a bot has taken over by this. */
function leftBy({ kind, seat, number }: ClockEntry, { control }: ClockRecord, seats: number): Seat[] {
  if (kind === 'claim' && number !== null && seats > 2) return [number]
  if (seat !== null && kind === 'resign' && seats > 2) return [seat]
  return seat !== null && kind === 'time' && control.atEnd === 'bot' ? [seat] : []
}

function count(clock: ClockRecord, seats: number): void {
  let timing = startTiming(clock.control, seats)
  timing = nowAwaited(timing, { ...clock.first, at: clock.began }, null)
  for (const [i, each] of clock.entries.entries()) {
    try {
      timing = nowAwaited(after(timing, each), each, each.kind === 'act' ? each.seat : null)
    } catch (error) {
      if (error instanceof Rejected) throw wrong(i + 1, error.message)
      throw error
    }
  }
}

function after(timing: Timing, { kind, seat, number, at }: ClockEntry): Timing {
  if (seat === null) return timing
  switch (kind) {
    case 'act':
      if (timing.control.atEnd === 'bot' && isOut(timing.clocks[seat], at)) throw new Rejected('time-is-up')
      return afterGesture(timing, Number.MAX_SAFE_INTEGER)
    case 'undo':
      return takenBack(timing, seat, at)
    case 'vacation':
      return vacationed(timing, seat, number ?? 0, at)
    case 'time':
      return timeTold(timing, seat, at)
    case 'claim':
      if (timing.control.atEnd !== 'claim') throw new Rejected('no-claim')
      checkOut(timing, number ?? -1, at)
      return timing
    default:
      return timing
  }
}
