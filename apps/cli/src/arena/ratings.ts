/** Ratings over all bots from all their matches (Weng-Lin, by openskill). */
import type { Result } from '@muster/bots/tournament'
import { ordinal, type Rating, rate, rating } from 'openskill'

export interface Rated {
  readonly bot: string
  readonly mu: number
  readonly sigma: number
  /** A cautious estimate: three sigmas below the mean. */
  readonly ordinal: number
}

export function ratingsOf(results: readonly Result[], seats: number): Rated[] {
  const ratings = new Map<string, Rating>()
  const of = (bot: string): Rating => ratings.get(bot) ?? rating()
  for (const { one, two, won } of results) {
    // Among several, one who wins more than a fair share of a victory was the better one.
    const ahead = won > 1 / seats ? [1, 2] : won === 1 / seats ? [1, 1] : [2, 1]
    const [[first], [second]] = rate([[of(one)], [of(two)]], { rank: ahead })
    ratings.set(one, first)
    ratings.set(two, second)
  }
  return [...ratings.entries()]
    .map(([bot, each]) => ({ bot, mu: each.mu, sigma: each.sigma, ordinal: ordinal(each) }))
    .sort((one, two) => two.ordinal - one.ordinal)
}
