/** Who has begun to be awaited, of those who want to be told. */
import type { Append } from '../storage/log.ts'
import type { SeatRow } from '../storage/matches.ts'
import type { Live } from './fold.ts'

/** So long after it has become so: many wait for an answer that comes at once, and several matches are told together. */
const TELL_AFTER_MS = 60_000

/** `before`: who was awaited until now. */
export function waitsOf(
  { awaited }: Live,
  seats: readonly SeatRow[],
  before: Live['awaited'],
  instant: number,
): Append['waits'] {
  const people = seats.flatMap(({ seat, kind, told }) => {
    const isNew = awaited[seat] !== null && (before[seat] ?? null) === null
    return isNew && kind === 'person' && typeof told === 'string' ? [told] : []
  })
  return people.length === 0 ? undefined : { people: [...new Set(people)], at: instant + TELL_AFTER_MS }
}
