/** Events, their entrants and pairings as rows. */
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Schema } from './schema.ts'
import type { Store } from './store.ts'

export type EventRow = Selectable<Schema['events']>
export type EntrantRow = Selectable<Schema['entrants']> & { readonly name: string | null }
export type PairingRow = Selectable<Schema['pairings']>

export async function insertEvent(db: Database, row: Insertable<Schema['events']>): Promise<void> {
  await db.insertInto('events').values(row).execute()
}

export const eventRow = (db: Database, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()

/** The row, which nobody else changes until the transaction ends. */
export async function lockEvent(store: Store, trx: Database, id: string): Promise<EventRow | undefined> {
  // SQLite has one writer, and a transaction is one from its beginning.
  if (store.kind === 'postgres') await sql`select id from events where id = ${id} for update`.execute(trx)
  return eventRow(trx, id)
}

export async function changeEvent(db: Database, id: string, set: Partial<EventRow>): Promise<void> {
  await db.updateTable('events').set(set).where('id', '=', id).execute()
}

export async function removeEvent(db: Database, id: string): Promise<void> {
  await db.deleteFrom('entrants').where('event', '=', id).execute()
  await db.deleteFrom('events').where('id', '=', id).execute()
}

/** Those not over first, then the latest. */
export const listEvents = (db: Database, most: number): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .orderBy((eb) => eb.case().when('status', '=', 'over').then(1).else(0).end())
    .orderBy('created', 'desc')
    .limit(most)
    .execute()

export async function eventsFoundedBy(db: Database, person: string): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organiser', '=', person)
    .where('status', '<>', 'over')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export const entrantRows = (db: Database, events: readonly string[]): Promise<EntrantRow[]> =>
  events.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('entrants')
        .leftJoin('people', 'people.id', 'entrants.person')
        .selectAll('entrants')
        .select('people.name as name')
        .where('event', 'in', [...events])
        .orderBy('event')
        .orderBy('number')
        .execute()

export async function insertEntrant(db: Database, row: Insertable<Schema['entrants']>): Promise<void> {
  await db.insertInto('entrants').values(row).execute()
}

type Named = Pick<EntrantRow, 'event' | 'number'>

export async function changeEntrant(
  db: Database,
  { event, number }: Named,
  set: Partial<Selectable<Schema['entrants']>>,
): Promise<void> {
  await db.updateTable('entrants').set(set).where('event', '=', event).where('number', '=', number).execute()
}

export async function removeEntrant(db: Database, { event, number }: Named): Promise<void> {
  await db.deleteFrom('entrants').where('event', '=', event).where('number', '=', number).execute()
}

export const pairingRows = (db: Database, event: string): Promise<PairingRow[]> =>
  db
    .selectFrom('pairings')
    .selectAll()
    .where('event', '=', event)
    .orderBy('round')
    .orderBy('board')
    .orderBy('leg')
    .execute()

export async function insertPairings(
  db: Database,
  rows: readonly Insertable<Schema['pairings']>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('pairings')
      .values([...rows])
      .execute()
}

export async function enterPoints(
  db: Database,
  { event, round, board, leg }: PairingRow,
  points: string,
): Promise<void> {
  await db
    .updateTable('pairings')
    .set({ points })
    .where('event', '=', event)
    .where('round', '=', round)
    .where('board', '=', board)
    .where('leg', '=', leg)
    .execute()
}

/** What is known of the matches of these pairings: how they ended, and which there are at all. */
export const matchesOfPairings = (
  db: Database,
  matches: readonly string[],
): Promise<{ id: string; status: 'open' | 'playing' | 'over'; ending: string | null }[]> =>
  matches.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('matches')
        .select(['id', 'status', 'ending'])
        .where('id', 'in', [...matches])
        .execute()
