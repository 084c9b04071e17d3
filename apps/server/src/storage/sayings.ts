/** What was said, as rows. */
import { sql } from 'kysely'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

export interface SayingRow {
  readonly id: number
  readonly match: string
  readonly seat: number
  readonly among: number
  readonly text: string
  readonly at: string
  readonly name: string | null
}

export async function insertSaying(
  store: Store,
  saying: { match: string; seat: number; person: string; among: number; text: string; at: string },
): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('sayings').values(saying).returning('id').executeTakeFirstOrThrow()
    await store.announce(trx, [{ kind: 'said', id: saying.match, number: id }])
    return id
  })
}

/** What seats (as bits; 0 for a spectator) may hear of a match, the latest `most` after an id. */
export async function sayingsFor(
  db: Database,
  match: string,
  seats: number,
  after: number,
  most: number,
): Promise<SayingRow[]> {
  const rows = await db
    .selectFrom('sayings')
    .leftJoin('people', 'people.id', 'sayings.person')
    .select(['sayings.id', 'sayings.match', 'sayings.seat', 'sayings.among', 'sayings.text', 'sayings.at'])
    .select('people.name')
    .where('sayings.match', '=', match)
    .where('sayings.id', '>', after)
    .where((eb) => eb.or([eb('among', '=', 0), eb(sql<number>`among & ${seats}`, '<>', 0)]))
    .orderBy('sayings.id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}
