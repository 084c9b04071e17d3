/** What the arena's matches make of bots: ratings that the ladder shows. */
import { readFileSync } from 'node:fs'
import { boutsOf, pairsOf, type Result } from '@muster/bots/tournament'
import { describe, expect, it } from 'vitest'
import { ratingsOf } from '../src/arena/ratings.ts'

/** `share`: of the victories of each bot over each that is named after it, spread evenly over its seats. */
function played(
  bots: readonly string[],
  seats: number,
  games: number,
  share: (one: string) => number,
): Result[] {
  const owed = new Map<string, number>()
  return boutsOf(pairsOf(bots), seats, games, 1).map((bout) => {
    const key = `${bout.one} ${bout.two}`
    const sum = (owed.get(key) ?? 0) + share(bout.one)
    owed.set(key, sum - (sum >= 1 - 1e-9 ? 1 : 0))
    return { ...bout, won: sum >= 1 - 1e-9 ? 1 : 0, actions: 1 }
  })
}
const muOf = (results: readonly Result[], seats: number): Record<string, number> =>
  Object.fromEntries(ratingsOf(results, seats).map(({ bot, mu }) => [bot, mu]))

describe('ratings of the arena', () => {
  it('one who wins a fair share among seven is as good as the others, and one with twice that is better', () => {
    const fair = muOf(
      played(['one', 'two'], 7, 210, () => 1 / 7),
      7,
    )
    expect(Math.abs(fair.one - fair.two)).toBeLessThan(3)
    const better = muOf(
      played(['one', 'two'], 7, 210, () => 2 / 7),
      7,
    )
    expect(better.one - better.two).toBeGreaterThan(3)
    // What the one has won the others have lost: nobody's rating drifts away with the number of matches.
    expect((better.one + better.two) / 2).toBeCloseTo(25, 0)
  })
  it('whoever beats the others stands first and surer, whichever pairing was played last', () => {
    const results = played(['strong', 'middle', 'weak'], 2, 40, (one) => (one === 'strong' ? 0.8 : 0.7))
    const rated = ratingsOf(results, 2)
    expect(rated.map(({ bot, matches }) => [bot, matches])).toEqual([
      ['strong', 80],
      ['middle', 80],
      ['weak', 80],
    ])
    const pairings = ['strong middle', 'strong weak', 'middle weak']
    const turned = pairings
      .toReversed()
      .flatMap((pairing) => results.filter(({ one, two }) => `${one} ${two}` === pairing))
    for (const { bot, mu } of rated) expect(Math.abs(mu - muOf(turned, 2)[bot]), bot).toBeLessThan(1)
    for (const { sigma } of rated) expect(sigma).toBeLessThan(4)
  })
})

describe('the data of the server’s ladders', () => {
  const file = new URL('../../server/src/standing/bot-ratings.json', import.meta.url)
  const all: Record<
    string,
    {
      command: string
      pairings: { one: string; two: string; matches: number }[]
      ratings: { bot: string; matches: number; sigma: number }[]
    }
  > = JSON.parse(readFileSync(file, 'utf8'))
  it.each(Object.entries(all))(
    'says of %s by which command and how many matches it was made',
    (game, { command, pairings, ratings }) => {
      expect(command).toContain(`muster arena ${game} `)
      for (const { bot, matches, sigma } of ratings) {
        const own = pairings.filter(({ one, two }) => [one, two].includes(bot))
        expect(
          own.reduce((sum, each) => sum + each.matches, 0),
          bot,
        ).toBe(matches)
        expect(sigma).toBeGreaterThan(0)
      }
    },
  )
})
