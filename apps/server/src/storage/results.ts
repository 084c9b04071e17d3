/**
 * The log of results: who sat down to a rated match, from its start; how it ended for them and their rating after it, from
 * its end. Results are numbered in the order in which they came to count, so that ratings can be worked out again.
 */
import { type Selectable, sql } from 'kysely'
import type { Database, Schema } from './schema.ts'
import type { Store } from './store.ts'

type ResultRow = Selectable<Schema['results']>
/** One that counts. */
export type Settled = { readonly [K in keyof ResultRow]: NonNullable<ResultRow[K]> }

/** Any number that no other program on the same PostgreSQL is likely to lock. */
const ADVISORY_LOCK = 771_297_002

/** Results come to count one after the other: what follows in this transaction is done by nobody else meanwhile. */
export async function lockResults(store: Store, trx: Database): Promise<void> {
  // SQLite has one writer, and a transaction is one from its beginning.
  if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
}

/** Those of a match that do not count yet. */
export const openResults = (db: Database, match: string): Promise<ResultRow[]> =>
  db
    .selectFrom('results')
    .selectAll()
    .where('match', '=', match)
    .where('number', 'is', null)
    .orderBy('seat')
    .execute()

export async function dropResults(db: Database, match: string): Promise<void> {
  await db.deleteFrom('results').where('match', '=', match).execute()
}

export async function nextNumber(db: Database): Promise<number> {
  const row = await db
    .selectFrom('results')
    .select((eb) => eb.fn.max('number').as('latest'))
    .executeTakeFirst()
  return (row?.latest ?? 0) + 1
}

export async function latestRating(
  db: Database,
  game: string,
  person: string,
): Promise<{ mu: number; sigma: number } | null> {
  const row = await db
    .selectFrom('results')
    .select(['mu', 'sigma'])
    .where('game', '=', game)
    .where('person', '=', person)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined || row.mu === null || row.sigma === null ? null : { mu: row.mu, sigma: row.sigma }
}

/** The latest ratings of these people, by game. */
export async function ratingsOf(
  db: Database,
  people: readonly string[],
): Promise<{ person: string; game: string; mu: number; sigma: number }[]> {
  if (people.length === 0) return []
  const rows = await settled(db)
    .where('person', 'in', [...people])
    .orderBy('number')
    .execute()
  const latest = new Map(rows.map((row) => [`${row.game} ${row.person}`, row]))
  return [...latest.values()].map(({ person, game, mu, sigma }) => ({ person, game, mu, sigma }))
}

export async function keepResult(
  db: Database,
  { match, seat }: Pick<ResultRow, 'match' | 'seat'>,
  set: Partial<ResultRow>,
): Promise<void> {
  await db.updateTable('results').set(set).where('match', '=', match).where('seat', '=', seat).execute()
}

const settled = (db: Database) =>
  db.selectFrom('results').selectAll('results').where('number', 'is not', null).$castTo<Settled>()

/** All that counts, in the order in which it came to count. */
export const allResults = (db: Database): Promise<Settled[]> =>
  settled(db).orderBy('number').orderBy('seat').execute()

export const resultsOf = (db: Database, person: string): Promise<Settled[]> =>
  settled(db).where('person', '=', person).orderBy('number').execute()

/** All seats of these matches with the names of those who are still here. */
export const seatsOfResults = (
  db: Database,
  person: string,
): Promise<{ match: string; seat: number; person: string; name: string | null }[]> =>
  db
    .selectFrom('results as mine')
    .innerJoin('results as each', 'each.match', 'mine.match')
    .leftJoin('people', 'people.id', 'each.person')
    .select(['each.match', 'each.seat', 'each.person', 'people.name'])
    .where('mine.person', '=', person)
    .where('each.person', '<>', person)
    .where('each.number', 'is not', null)
    .orderBy('each.number')
    .orderBy('each.seat')
    .execute()

/** The latest rating of everybody in a game who is still here. */
export const ladderRows = (
  db: Database,
  game: string,
): Promise<{ person: string; name: string; mu: number; sigma: number }[]> =>
  db
    .selectFrom('results as r')
    .innerJoin('people', 'people.id', 'r.person')
    .select(['r.person', 'people.name', 'r.mu', 'r.sigma'])
    .where('r.game', '=', game)
    .where('r.number', '=', (eb) =>
      eb
        .selectFrom('results as l')
        .select((l) => l.fn.max('l.number').as('latest'))
        .whereRef('l.game', '=', 'r.game')
        .whereRef('l.person', '=', 'r.person'),
    )
    .$castTo<{ person: string; name: string; mu: number; sigma: number }>()
    .execute()

export const tallies = (
  db: Database,
  game: string,
): Promise<{ person: string; outcome: Settled['outcome']; count: number }[]> =>
  db
    .selectFrom('results')
    .select((eb) => ['person', 'outcome', eb.fn.countAll<number>().as('count')])
    .where('game', '=', game)
    .where('number', 'is not', null)
    .groupBy(['person', 'outcome'])
    .$castTo<{ person: string; outcome: Settled['outcome']; count: number }>()
    .execute()
