/** Who has begun to be awaited, or sits in a match that was made for them, of those who want to be told. */
import type { Append } from '../storage/log.ts'
import type { SeatRow } from '../storage/matches.ts'
import type { Live } from './fold.ts'

/** So long after it has become so: many wait for an answer that comes at once, and several matches are told together. */
const TELL_AFTER_MS = 60_000
/** So long after a match was made by itself: all matches of a round are told together. */
const TELL_SEATED_AFTER_MS = 10_000

/** `before`: who was awaited until now. */
export function waitsOf(
  { awaited }: Live,
  seats: readonly SeatRow[],
  before: Live['awaited'],
  instant: number,
): Append['waits'] {
  const people: string[] = []
  for (const { seat, kind, told } of seats) {
    const isNew = awaited[seat] !== null && (before[seat] ?? null) === null
    if (isNew && kind === 'person' && typeof told === 'string') people.push(told)
  }
  return people.length === 0 ? undefined : { people: [...new Set(people)], at: instant + TELL_AFTER_MS }
}

/** Everybody in a match that nobody has asked for as such, whoever is awaited in it first. */
export function seatedIn(seats: readonly Pick<SeatRow, 'told'>[], instant: number): Append['waits'] {
  const people = seats.flatMap(({ told }) => (typeof told === 'string' ? [told] : []))
  return people.length === 0
    ? undefined
    : { people: [...new Set(people)], at: instant + TELL_SEATED_AFTER_MS }
}
