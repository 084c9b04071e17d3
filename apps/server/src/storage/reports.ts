/** Reports as rows. */
import type { Selectable } from 'kysely'
import type { Database, Schema } from './schema.ts'

export type ReportRow = Selectable<Schema['reports']>

/** Adds it, unless the same has been reported by the same person and waits. */
export async function addReport(db: Database, row: ReportRow): Promise<void> {
  const { reporter, person, match, saying } = row
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('reports')
      .select('id')
      .where('reporter', '=', reporter)
      .where('person', '=', person)
      .where('match', '=', match)
      .where('saying', saying === null ? 'is' : '=', saying)
      .where('settled', 'is', null)
      .executeTakeFirst()
    if (waiting === undefined) await trx.insertInto('reports').values(row).execute()
  })
}

export const waitingReports = (db: Database, most: number): Promise<ReportRow[]> =>
  db.selectFrom('reports').selectAll().where('settled', 'is', null).orderBy('at').limit(most).execute()

export const settledReports = (db: Database, most: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('settled', 'is not', null)
    .orderBy('settled', 'desc')
    .limit(most)
    .execute()

export const waitingReport = (db: Database, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).where('settled', 'is', null).executeTakeFirst()

/** Answers whether it waited: of two hosts who settle it at once, one does. */
export async function settleReport(
  db: Database,
  id: string,
  how: { readonly settled: string; readonly settled_by: string; readonly outcome: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set(how)
    .where('id', '=', id)
    .where('settled', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Some of what was said before and after something, to the same ears; without it, what was said lately. */
export async function sayingsAround(
  db: Database,
  {
    match,
    among,
    saying,
  }: { readonly match: string; readonly among: number; readonly saying: number | null },
  most: number,
) {
  const talk = db
    .selectFrom('sayings')
    .leftJoin('people', 'people.id', 'sayings.person')
    .select(['sayings.id', 'sayings.text', 'sayings.at', 'people.name'])
    .where('match', '=', match)
    .where('among', '=', among)
  const before = talk.orderBy('sayings.id', 'desc').limit(most)
  if (saying === null) return (await before.execute()).reverse()
  const until = await before.where('sayings.id', '<=', saying).execute()
  const after = await talk.where('sayings.id', '>', saying).orderBy('sayings.id').limit(most).execute()
  return [...until.reverse(), ...after]
}
