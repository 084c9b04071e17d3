/** What was said, as rows. */
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Schema } from './schema.ts'
import type { Store } from './store.ts'

export type SayingRow = Selectable<Schema['sayings']> & { readonly name: string | null }
export type Answer = 'agreed' | 'declined' | 'withdrawn'

export async function insertSaying(store: Store, saying: Insertable<Schema['sayings']>): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await trx.insertInto('sayings').values(saying).execute()
    await store.announce(trx, [{ kind: 'said', id: saying.match, number: saying.id }])
  })
}

/** Answers a proposal if nobody has done so. Answers whether it did. */
export async function answerSaying(
  store: Store,
  { match, id }: { readonly match: string; readonly id: number },
  seat: number,
  answer: Answer,
): Promise<boolean> {
  return store.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sayings')
      .set({ answer, answered_by: seat })
      .where('id', '=', id)
      .where('answer', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await store.announce(trx, [{ kind: 'said', id: match, number: id }])
    return numUpdatedRows > 0n
  })
}

const sayingsOf = (db: Database, match: string) =>
  db
    .selectFrom('sayings')
    .leftJoin('people', 'people.id', 'sayings.person')
    .selectAll('sayings')
    .select('people.name as name')
    .where('sayings.match', '=', match)

export const sayingCalled = (db: Database, match: string, id: number): Promise<SayingRow | undefined> =>
  sayingsOf(db, match).where('sayings.id', '=', id).executeTakeFirst()

/** What seats (as bits; 0 for a spectator) may hear of a match, the latest `most` after an id. */
export async function sayingsFor(
  db: Database,
  match: string,
  seats: number,
  after: number,
  most: number,
): Promise<SayingRow[]> {
  const rows = await sayingsOf(db, match)
    .where('sayings.id', '>', after)
    .where((eb) => eb.or([eb('among', '=', 0), eb(sql<number>`among & ${seats}`, '<>', 0)]))
    .orderBy('sayings.id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}
