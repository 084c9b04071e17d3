/** Who wants to be told, what they were told, and what is still to be sent, as rows. */
import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { addingDue } from './due-work.ts'
import type { Database, Schema } from './schema.ts'
import { isTaken, type Store } from './store.ts'

export type NoticeSettingsRow = Selectable<Schema['notice_settings']>
/** Instead of 0 (not confirmed yet) or 1: no mail can be sent there. */
export const REFUSED = -1
export type AddressRow = Selectable<Schema['addresses']>
export type OutboxRow = Selectable<Schema['outbox']>

export const noticeSettingsOf = (db: Database, person: string): Promise<NoticeSettingsRow | undefined> =>
  db.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst()

export async function keepNoticeSettings(
  db: Database,
  row: Insertable<Schema['notice_settings']>,
): Promise<void> {
  const { person: _person, unsubscribe: _unsubscribe, ...wishes } = row
  await db
    .insertInto('notice_settings')
    .values(row)
    .onConflict((on) => on.column('person').doUpdateSet(wishes))
    .execute()
}

/** One click in a mail: no more of them. Answers whether the token is somebody's. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice_settings')
    .set({ mail: 0 })
    .where('unsubscribe', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const addressOfPerson = (db: Database, person: string): Promise<AddressRow | undefined> =>
  db.selectFrom('addresses').selectAll().where('person', '=', person).executeTakeFirst()

export async function keepAddress(db: Database, row: Insertable<Schema['addresses']>): Promise<void> {
  const { person: _person, ...fresh } = row
  await db
    .insertInto('addresses')
    .values(row)
    .onConflict((on) => on.column('person').doUpdateSet(fresh))
    .execute()
}

export async function forgetAddress(db: Database, person: string): Promise<void> {
  await db.deleteFrom('addresses').where('person', '=', person).execute()
}

/** Its mail server does not know it: nothing more is sent there, until its owner gives one again. */
export async function markRefused(db: Database, person: string, address: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ confirmed: REFUSED, token_hash: null })
    .where('person', '=', person)
    .where('address', '=', address)
    .execute()
}

/** Answers whether something was confirmed: a token counts once, and not for ever. */
export async function confirmAddress(db: Database, hash: string, notBefore: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('addresses')
    .set({ confirmed: 1, token_hash: null })
    .where('token_hash', '=', hash)
    .where('sent', '>', notBefore)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const subscriptionsOf = (db: Database, person: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('person', '=', person).execute()

export const subscriptionAt = (db: Database, endpoint: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).executeTakeFirst()

/** A browser is whoever's is signed in there now. */
export async function keepSubscription(
  db: Database,
  row: Insertable<Schema['push_subscriptions']>,
): Promise<void> {
  const { endpoint: _endpoint, ...rest } = row
  await db
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((on) => on.column('endpoint').doUpdateSet(rest))
    .execute()
}

export async function forgetSubscription(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}

export async function keepLooking(db: Database, people: readonly string[], until: number): Promise<void> {
  if (people.length === 0) return
  await db
    .insertInto('looking')
    .values(people.map((person) => ({ person, until })))
    .onConflict((on) => on.column('person').doUpdateSet((eb) => ({ until: eb.ref('excluded.until') })))
    .execute()
}

export async function isLooking(db: Database, person: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('looking').select('until').where('person', '=', person).executeTakeFirst()
  return row !== undefined && row.until > now
}

export interface Wait {
  readonly match: string
  /** The version since which the person is awaited there. */
  readonly version: number
}

/** Instead of a version: a match was made for somebody who has not been told of it; or was there to see it. */
export const SEATED = -1
const SEEN = -2

/** Within the transaction that begins the match. */
export async function noteSeated(db: Database, match: string, people: readonly string[]): Promise<void> {
  await db
    .insertInto('told_waits')
    .values(people.map((person) => ({ person, match, version: SEATED, reminded: -1 })))
    .execute()
}

/** Whoever looks at the site sees what was made for them; they are told later only where they are still awaited. */
export async function noteSeen(db: Database, person: string): Promise<void> {
  await db
    .updateTable('told_waits')
    .set({ version: SEEN })
    .where('person', '=', person)
    .where('version', '=', SEATED)
    .execute()
}

/** Notes that somebody is told of these. Answers those that they had not been told of: only these are to be sent. */
export async function noteTold(db: Database, person: string, waits: readonly Wait[]): Promise<string[]> {
  if (waits.length === 0) return []
  const rows = await db
    .insertInto('told_waits')
    .values(waits.map(({ match, version }) => ({ person, match, version, reminded: -1 })))
    .onConflict((on) =>
      on
        .columns(['person', 'match'])
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version') }))
        .whereRef('told_waits.version', '<', 'excluded.version'),
    )
    .returning('match')
    .execute()
  return rows.map((each) => each.match)
}

/** The same for reminders. */
export async function noteReminded(db: Database, person: string, waits: readonly Wait[]): Promise<string[]> {
  const noted: string[] = []
  for (const { match, version } of waits) {
    const { numUpdatedRows } = await db
      .updateTable('told_waits')
      .set({ reminded: version })
      .where('person', '=', person)
      .where('match', '=', match)
      .where('reminded', '<', version)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) noted.push(match)
  }
  return noted
}

export const toldWaits = (db: Database, person: string) =>
  db.selectFrom('told_waits').selectAll().where('person', '=', person).execute()

type ToSend = Omit<Insertable<Schema['outbox']>, 'id' | 'tries'>

/** Puts messages where they are sent from; within the transaction that notes why. */
export async function putInOutbox(db: Database, messages: readonly ToSend[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((each) => ({ ...each, id: randomBytes(12).toString('base64url'), tries: 0 }))
  await db.insertInto('outbox').values(rows).execute()
  const due = rows.map(({ id }) => ({ kind: 'delivery' as const, about: id, version: 1, at: 0 }))
  await addingDue(db, due).execute()
}

/** What is still to be told to others no longer names this person. */
export async function forgetInOutbox(db: Database, name: string): Promise<void> {
  const rows = await db.selectFrom('outbox').select(['id', 'body']).execute()
  for (const { id, body } of rows) {
    const without = JSON.stringify(
      JSON.parse(body, (_, value) => (Array.isArray(value) ? value.filter((each) => each !== name) : value)),
    )
    if (without !== body) await db.updateTable('outbox').set({ body: without }).where('id', '=', id).execute()
  }
}

export const outboxRow = (db: Database, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

export async function countTry(db: Database, id: string, tries: number): Promise<void> {
  await db.updateTable('outbox').set({ tries }).where('id', '=', id).execute()
}

/** It is sent, or given up. */
export async function takeFromOutbox(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('outbox').where('id', '=', id).execute()
    await trx.deleteFrom('due_work').where('kind', '=', 'delivery').where('about', '=', id).execute()
  })
}

/** Something that is made once for all processes and kept. */
export async function secretNamed(store: Store, name: string, make: () => string): Promise<string> {
  const find = () =>
    store.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const found = await find()
  if (found !== undefined) return found.value
  const value = make()
  try {
    await store.db.insertInto('secrets').values({ name, value }).execute()
    return value
  } catch (error) {
    if (!isTaken(error)) throw error
    return (await find())?.value ?? value
  }
}
