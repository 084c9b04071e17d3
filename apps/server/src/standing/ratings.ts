/** What a result is worth: places, and ratings by Weng and Lin (openskill), for two players and for seven alike. */
import type { Ending } from '@muster/protocol/matches'
import type { Outcome } from '@muster/protocol/standing'
import { ordinal, type Rating, rate, rating } from 'openskill'

/** Ends that count. A match that nobody came back to, or that a host closed, was not decided by those who played it. */
const COUNTED: ReadonlySet<string> = new Set(['rules', 'resignation', 'agreement', 'time'])

export interface Placed {
  /** 1 is the best; the same one for those who share it. */
  readonly place: number
  readonly outcome: Outcome
}

/**
 * By seat: winners before those who stayed to the end, and these before those whose seat a bot took over. Null: the
 * match does not count.
 */
export function placesOf({ by, winners }: Ending, left: readonly boolean[]): Placed[] | null {
  if (!COUNTED.has(by)) return null
  return left.map((gone, seat): Placed => {
    if (gone) return { place: 3, outcome: 'lost' }
    if (winners.length === 0) return { place: 1, outcome: 'drawn' }
    return winners.includes(seat) ? { place: 1, outcome: 'won' } : { place: 2, outcome: 'lost' }
  })
}

export type { Rating }
export const UNRATED: Rating = rating()

/** The ratings after a match, from those before it and the places. */
export function ratedBy(places: readonly number[], before: readonly Rating[]): Rating[] {
  const teams = rate(
    before.map((each) => [each]),
    { rank: [...places] },
  )
  return teams.map(([{ mu, sigma }]) => ({ mu, sigma }))
}

/** Who begins has 1500 ± 500. */
const SCALE = 60
export const shownRating = ({ mu, sigma }: Rating): { rating: number; uncertainty: number } => ({
  rating: Math.round(mu * SCALE),
  uncertainty: Math.round(sigma * SCALE),
})

/** The surest first. */
export const bySurety = (one: Rating, two: Rating): number => ordinal(two) - ordinal(one)
