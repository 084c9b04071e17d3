/** How people stand, as others see it: the ladder of a game, and profiles. */
import { titleCalled } from '@muster/catalogue/catalogue'
import type { GameStanding, Ladder, Profile } from '@muster/protocol/standing'
import { asRejected, Rejected } from '../errors.ts'
import { publicOf } from '../matches/lists.ts'
import { nameKey, plainKey } from '../people/names.ts'
import { personNamed } from '../storage/people.ts'
import { ladderRows, resultsOf, type Settled, seatsOfResults, tallies } from '../storage/results.ts'
import type { Store } from '../storage/store.ts'
import botRatings from './bot-ratings.json' with { type: 'json' }
import { bySurety, shownRating } from './ratings.ts'

const MAX_LADDER = 500
const MAX_HISTORY = 200
const MAX_OPPONENTS = 50

interface Tally {
  won: number
  drawn: number
  lost: number
}
const nothing = (): Tally => ({ won: 0, drawn: 0, lost: 0 })

/** Written by `muster arena … --ratings`. */
type BotStandings = Readonly<
  Record<
    string,
    {
      readonly scenario: string
      readonly ratings: readonly { bot: string; matches: number; mu: number; sigma: number }[]
    }
  >
>

export class Standing {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async ladder(game: string): Promise<Ladder> {
    try {
      titleCalled(game)
    } catch (error) {
      throw asRejected(error) ?? error
    }
    const { db } = this.#store
    const counts = new Map<string, Tally>()
    for (const { person, outcome, count } of await tallies(db, game)) {
      const tally = counts.get(person) ?? nothing()
      tally[outcome] += Number(count)
      counts.set(person, tally)
    }
    const rows = (await ladderRows(db, game)).sort(bySurety).slice(0, MAX_LADDER)
    const arena = (botRatings as BotStandings)[game]
    return {
      game,
      people: rows.map((each) => ({
        name: each.name,
        ...shownRating(each),
        ...(counts.get(each.person) ?? nothing()),
      })),
      bots: (arena?.ratings ?? [])
        .toSorted(bySurety)
        .map((each) => ({ bot: each.bot, matches: each.matches, ...shownRating(each) })),
      arena: arena?.scenario ?? null,
    }
  }

  /** Nothing that only its owner may know: no address, no private match but what it did to a rating. */
  async profile(name: string, viewer: string | null): Promise<Profile> {
    const { db } = this.#store
    const found = await personNamed(db, [nameKey(name), plainKey(name)])
    if (found === undefined) throw new Rejected('unknown-person')
    const results = await resultsOf(db, found.id)
    const others = await seatsOfResults(db, found.id)
    const games = [...new Set(results.map((each) => each.game))].sort()
    return {
      name: found.name,
      since: found.created,
      games: await Promise.all(
        games.map((game) =>
          this.#inGame(
            game,
            found.id,
            results.filter((each) => each.game === game),
            others,
          ),
        ),
      ),
      opponents: opponentsOf(results, others),
      matches: await publicOf(this.#store, found.id, viewer),
    }
  }

  async #inGame(
    game: string,
    person: string,
    results: readonly Settled[],
    others: Awaited<ReturnType<typeof seatsOfResults>>,
  ): Promise<GameStanding> {
    const rows = (await ladderRows(this.#store.db, game)).sort(bySurety)
    const latest = results[results.length - 1]
    const sides = new Map<string, Tally>()
    for (const { side, outcome } of results) {
      const tally = sides.get(side) ?? nothing()
      tally[outcome]++
      sides.set(side, tally)
    }
    return {
      game,
      ...shownRating(latest),
      place: rows.findIndex((each) => each.person === person) + 1,
      sides: [...sides].map(([side, tally]) => ({ side, ...tally })),
      history: results.slice(-MAX_HISTORY).map((each) => ({
        match: each.match,
        ended: each.ended,
        side: each.side,
        outcome: each.outcome,
        opponents: others.filter((other) => other.match === each.match).map((other) => other.name),
        ...shownRating(each),
      })),
    }
  }
}

function opponentsOf(
  results: readonly Settled[],
  others: Awaited<ReturnType<typeof seatsOfResults>>,
): Profile['opponents'] {
  const outcomes = new Map(results.map((each) => [each.match, each.outcome]))
  const met = new Map<string, Tally>()
  for (const { match, name } of others) {
    const outcome = outcomes.get(match)
    if (name === null || outcome === undefined) continue
    const tally = met.get(name) ?? nothing()
    tally[outcome]++
    met.set(name, tally)
  }
  const all = ({ won, drawn, lost }: Tally): number => won + drawn + lost
  return [...met]
    .map(([name, tally]) => ({ name, ...tally }))
    .sort((one, two) => all(two) - all(one) || (one.name < two.name ? -1 : 1))
    .slice(0, MAX_OPPONENTS)
}
