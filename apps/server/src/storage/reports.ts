/** Reports as rows. */
import type { Selectable } from 'kysely'
import { addingAgain } from './due-work.ts'
import type { Database, Schema } from './schema.ts'

export type ReportRow = Selectable<Schema['reports']>

/** Adds it, unless the same has been reported by the same person and waits; hosts are told of it from then on. */
export async function addReport(db: Database, row: ReportRow, tellAt: number): Promise<void> {
  const { reporter, person, match, saying } = row
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('reports')
      .select('id')
      .where('reporter', '=', reporter)
      .where('person', '=', person)
      .where('match', match === null ? 'is' : '=', match)
      .where('saying', saying === null ? 'is' : '=', saying)
      .where('settled', 'is', null)
      .executeTakeFirst()
    if (waiting !== undefined) return
    await trx.insertInto('reports').values(row).execute()
    const hosts = await hostsOf(trx)
    if (hosts.length > 0) await addingAgain(trx, 'host-notice', hosts, tellAt).execute()
  })
}

async function hostsOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').where('host', '=', 1).execute()
  return rows.map((each) => each.id)
}

/** Those whom waiting reports are about, but for this host. */
export async function waitingAbout(db: Database, host: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('people', 'people.id', 'reports.person')
    .select('people.name')
    .where('settled', 'is', null)
    .where('reports.person', '!=', host)
    .orderBy('at')
    .execute()
  return rows.map((each) => each.name)
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
  }: { readonly match: string | null; readonly among: number; readonly saying: number | null },
  most: number,
) {
  if (match === null) return []
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
