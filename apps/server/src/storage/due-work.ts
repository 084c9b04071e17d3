/**
 * Work that is due: one row for each kind of work and what it is about, from a time on, leased to one taker at a time. Turns of
 * bots are due at once; what is due later waits here too.
 */
import { sql } from 'kysely'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

export type DueKind =
  | 'bot-turn'
  | 'clock'
  | 'notice'
  | 'host-notice'
  | 'delivery'
  | 'result'
  | 'close'
  | 'event'
  | 'pairing'

export interface Due {
  readonly kind: DueKind
  /** What it is about: a match. */
  readonly about: string
  /** The version at which it was last known to be due. */
  readonly version: number
}

/** How long a taker may be silent before another one takes its work up. */
export const LEASE_MS = 15_000

/** To add work, or to say that what is there is due at a later version too: within the transaction that makes it due. */
export const addingDue = (db: Database, all: readonly (Due & { readonly at: number })[]) =>
  db
    .insertInto('due_work')
    .values(
      all.map(({ kind, about, version, at }) => ({
        kind,
        about,
        version,
        due: at,
        taker: null,
        taken_until: 0,
      })),
    )
    .onConflict((on) =>
      on.columns(['kind', 'about']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        due: eb.ref('excluded.due'),
      })),
    )

/** Somebody is awaited: they are told at this time, or with what they are to be told of before. */
export const addingWaits = (db: Database, people: readonly string[], at: number) =>
  addingAgain(db, 'notice', people, at)

/** Something more is to be done about these: at this time, or with what is to be done before. */
export const addingAgain = (db: Database, kind: DueKind, all: readonly string[], at: number) =>
  db
    .insertInto('due_work')
    .values(
      all.map((about) => ({
        kind,
        about,
        version: 1,
        due: at,
        taker: null,
        taken_until: 0,
      })),
    )
    .onConflict((on) =>
      on.columns(['kind', 'about']).doUpdateSet({
        version: sql<number>`due_work.version + 1`,
        due: sql<number>`case when excluded.due < due_work.due then excluded.due else due_work.due end`,
      }),
    )

/** When work of a kind is due about each of these. */
export async function duesOf(
  db: Database,
  kind: DueKind,
  about: readonly string[],
): Promise<Map<string, number>> {
  if (about.length === 0) return new Map()
  const rows = await db
    .selectFrom('due_work')
    .select(['about', 'due'])
    .where('kind', '=', kind)
    .where('about', 'in', [...about])
    .execute()
  return new Map(rows.map((each) => [each.about, each.due]))
}

/** There is nothing of the kind to be done about these any more. */
export const droppingDue = (db: Database, kind: DueKind, about: readonly string[]) =>
  db.deleteFrom('due_work').where('kind', '=', kind).where('about', 'in', about)

/** Takes up to `most` that are due and nobody has. Exactly one taker gets each, on both databases. */
export async function takeDue(store: Store, kind: DueKind, most: number, now: number): Promise<Due[]> {
  // SQLite has one writer and needs no lock on rows.
  const lock = store.kind === 'postgres' ? sql`for update skip locked` : sql``
  const { rows } = await sql<Due>`
    update due_work set taker = ${store.process}, taken_until = ${now + LEASE_MS}
    where kind = ${kind} and about in (
      select about from due_work where kind = ${kind} and taken_until < ${now} and due <= ${now}
      order by due, taken_until, about limit ${most} ${lock})
    returning kind, about, version`.execute(store.db)
  return rows
}

/** What a server had taken before it died is free at once: of a database that one server has, nobody else is at it. */
export async function freeAllDue({ db }: Store): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ taker: null, taken_until: 0 })
    .where('taker', 'is not', null)
    .execute()
}

type Named = Pick<Due, 'kind' | 'about'>

export async function renewDue(store: Store, { kind, about }: Named, now: number): Promise<void> {
  await store.db
    .updateTable('due_work')
    .set({ taken_until: now + LEASE_MS })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('taker', '=', store.process)
    .execute()
}

/** Ends it, unless it has become due again since `version`. Answers whether it is ended. */
export async function endDue(
  store: Store,
  { kind, about }: Named,
  version: number,
  db: Database = store.db,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('due_work')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('version', '<=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** It is due again at this time, unless something has been added since `version`. Answers whether it is so. */
export async function putOffDue(
  store: Store,
  { kind, about }: Named,
  version: number,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('due_work')
    .set({ taker: null, taken_until: 0, due: at })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives it back, for anybody to take after a while. */
export async function giveBackDue(store: Store, { kind, about }: Named, until: number): Promise<void> {
  await store.db
    .updateTable('due_work')
    .set({ taker: null, taken_until: until })
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('taker', '=', store.process)
    .execute()
}
