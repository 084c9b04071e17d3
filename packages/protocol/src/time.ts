/** Time to choose: what may be agreed at set-up, and the clocks as a table shows them. */
import { z } from 'zod'
import { commandId, seatNumber } from './values.ts'

/** When somebody's time is up: nothing happens, the others may claim, or a bot takes the seat. */
export const atEnd = z.enum(['wait', 'claim', 'bot'])

const days = (most: number) => z.int().min(1).max(most)
/** Days of vacation that each seat may take in the match; its clock stands still on them. */
const vacation = z.int().min(0).max(60).default(0)

/** A match without one is without clocks. */
export const timeControl = z.discriminatedUnion('kind', [
  /** In one sitting: so many seconds in all, and some more each time one has handed over. */
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(5).max(36_000),
    increment: z.int().min(0).max(600),
    atEnd,
  }),
  /** By correspondence: so many days each time one is awaited. */
  z.strictObject({ kind: z.literal('days'), days: days(60), vacation, atEnd }),
  /** By correspondence: a bank of days, into which some hours go each time one has handed over, until it is full. */
  z.strictObject({
    kind: z.literal('bank'),
    days: days(180),
    refillHours: z.int().min(0).max(240),
    vacation,
    atEnd,
  }),
])
export type TimeControl = z.infer<typeof timeControl>

/** The clock of one seat, at the moment in which it was sent. Seats of bots have none. */
export const seatClock = z.object({
  seat: seatNumber,
  /** Milliseconds; 0 when the time is up. */
  left: z.number(),
  running: z.boolean(),
  /** Its time is up while it is awaited. */
  out: z.boolean(),
  /** Milliseconds of vacation still to come; 0 for whoever is not away. */
  away: z.number(),
  /** Days of vacation that may still be taken. */
  vacation: z.int(),
})
export type SeatClock = z.infer<typeof seatClock>

/** Claims the match, or with more than two seats that a bot plays on, from a seat whose time is up. */
export const claimRequest = z.strictObject({ seat: seatNumber, command: commandId, from: seatNumber })
export const vacationRequest = z.strictObject({ seat: seatNumber, command: commandId, days: days(60) })

/** Vacation in all matches at once. */
export const daysRequest = z.strictObject({ days: days(60) })
export const vacationTaken = z.object({
  taken: z.array(z.object({ match: z.string(), days: z.int() })),
  /** Matches with clocks in which no days are left. */
  none: z.int(),
})
export type VacationTaken = z.infer<typeof vacationTaken>

/** The clocks in the file that `muster verify` checks: every entry of the log, also those taken back, with who was awaited after it. */
export const clockRecord = z.object({
  control: timeControl,
  /** Milliseconds of the epoch. */
  began: z.number(),
  first: z.object({ seats: z.array(seatNumber), place: z.string() }),
  entries: z.array(
    z.object({
      kind: z.string(),
      seat: seatNumber.nullable(),
      /** For `claim` the seat claimed from, for `vacation` the days. */
      number: z.int().nullable(),
      at: z.number(),
      seats: z.array(seatNumber),
      place: z.string(),
    }),
  ),
})
export type ClockRecord = z.infer<typeof clockRecord>
