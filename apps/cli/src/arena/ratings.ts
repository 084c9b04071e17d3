/** Ratings over all bots from all their matches (Weng-Lin, by openskill). */
import type { Result } from '@muster/bots/tournament'
import { ordinal, type Rating, rate, rating } from 'openskill'

export interface Rated {
  readonly bot: string
  readonly matches: number
  readonly mu: number
  readonly sigma: number
  /** A cautious estimate: three sigmas below the mean. */
  readonly ordinal: number
}

/** One match of every pairing after the other, as at a tournament: whoever is rated last would otherwise count more. */
function inRounds(results: readonly Result[]): Result[] {
  const played = new Map<string, number>()
  const rounds = results.map((result) => {
    const pairing = `${result.one} ${result.two}`
    const round = played.get(pairing) ?? 0
    played.set(pairing, round + 1)
    return { result, round }
  })
  return rounds.sort((one, two) => one.round - two.round).map(({ result }) => result)
}

/** Places of the first bot and of each of the others, who are all the second: the winners before the rest. */
function placesOf(won: number, others: number): number[] {
  const winners = won === 0 ? 1 : Math.round(1 / won)
  const othersAhead = won === 0 ? winners : winners - 1
  return [won === 0 ? 2 : 1, ...Array.from({ length: others }, (_, i) => (i < othersAhead ? 1 : 2))]
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

export function ratingsOf(results: readonly Result[], seats: number): Rated[] {
  const ratings = new Map<string, Rating>()
  const matches = new Map<string, number>()
  const of = (bot: string): Rating => ratings.get(bot) ?? rating()
  const others = seats - 1
  for (const { one, two, won } of inRounds(results)) {
    const before = of(two)
    const teams = [[of(one)], ...Array.from({ length: others }, () => [before])]
    const [[first], ...rest] = rate(teams, { rank: placesOf(won, others) })
    ratings.set(one, first)
    // What all of its seats lose together, the first bot has won.
    const change = sumOf(rest.map(([each]) => each.mu - before.mu))
    ratings.set(two, { mu: before.mu + change, sigma: sumOf(rest.map(([each]) => each.sigma)) / others })
    for (const bot of [one, two]) matches.set(bot, (matches.get(bot) ?? 0) + 1)
  }
  return [...ratings.entries()]
    .map(([bot, each]) => ({
      bot,
      matches: matches.get(bot) ?? 0,
      mu: each.mu,
      sigma: each.sigma,
      ordinal: ordinal(each),
    }))
    .sort((one, two) => two.ordinal - one.ordinal)
}
