/** People and their sessions as rows. */
import type { Insertable, Selectable } from 'kysely'
import { forgetInOutbox } from './notices.ts'
import type { Database, Schema } from './schema.ts'
import { isTaken, type Store } from './store.ts'

export type PersonRow = Selectable<Schema['people']>
export type SessionRow = Selectable<Schema['sessions']>

export async function insertPerson(db: Database, person: Insertable<Schema['people']>): Promise<void> {
  await db.insertInto('people').values(person).execute()
}

export const personRow = (db: Database, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

/** Whoever has one of these keys: accounts from before look-alikes were told apart have the second. */
export const personNamed = (db: Database, keys: readonly string[]): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('name_key', 'in', keys).executeTakeFirst()

export async function claimPerson(
  db: Database,
  id: string,
  name: string,
  key: string,
  password: string,
): Promise<'claimed' | 'name-taken' | 'already-claimed'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ name, name_key: key, password })
      .where('id', '=', id)
      .where('password', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'claimed' : 'already-claimed'
  } catch (error) {
    if (isTaken(error)) return 'name-taken'
    throw error
  }
}

export async function setPassword(db: Database, id: string, password: string): Promise<void> {
  await db.updateTable('people').set({ password }).where('id', '=', id).execute()
}

/** Forgets a person: sessions, words and name. Seats stay in the records of matches, with nobody's name. */
export async function deletePerson(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('person', '=', id).execute()
    for (const table of [
      'addresses',
      'password_resets',
      'notice_settings',
      'push_subscriptions',
      'told_waits',
      'outbox',
      'looking',
      'passkeys',
      'challenges',
      'second_factors',
      'recovery_codes',
    ] as const)
      await trx.deleteFrom(table).where('person', '=', id).execute()
    for (const list of ['contacts', 'blocks'] as const)
      await trx
        .deleteFrom(list)
        .where((eb) => eb.or([eb('person', '=', id), eb('other', '=', id)]))
        .execute()
    const { name } = (await personRow(trx, id)) ?? {}
    if (name !== undefined) await forgetInOutbox(trx, name)
    await trx.deleteFrom('wishes').where('person', '=', id).execute()
    await trx.deleteFrom('sayings').where('person', '=', id).execute()
    await trx.deleteFrom('reports').where('person', '=', id).execute()
    await trx.updateTable('reports').set({ reporter: null }).where('reporter', '=', id).execute()
    await trx.updateTable('seats').set({ person: null }).where('person', '=', id).execute()
    await trx.updateTable('entrants').set({ person: null, withdrawn: 1 }).where('person', '=', id).execute()
    await trx.updateTable('events').set({ organiser: null }).where('organiser', '=', id).execute()
    await trx.updateTable('matches').set({ creator: null }).where('creator', '=', id).execute()
    await trx.deleteFrom('people').where('id', '=', id).execute()
  })
}

export async function insertSession(db: Database, session: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The session of a token, with whose it is. */
export const sessionByHash = (db: Database, hash: string, now: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['sessions.id as session', 'sessions.last_seen', 'sessions.kind'])
    .select(['people.id', 'people.name', 'people.password', 'people.suspended', 'people.host'])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires', '>', now)
    .executeTakeFirst()

export async function touchSession(db: Database, id: string, now: string, expires: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen: now, expires }).where('id', '=', id).execute()
}

export const sessionsOf = (db: Database, person: string): Promise<SessionRow[]> =>
  db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created').execute()

/** Ends sessions of a person: one, or all but one. Answers which. */
export async function endSessions(
  store: Store,
  person: string,
  which: { readonly only: string } | { readonly except: string | null },
  db: Database = store.db,
): Promise<string[]> {
  let query = db.deleteFrom('sessions').where('person', '=', person).returning('id')
  if ('only' in which) query = query.where('id', '=', which.only)
  else if (which.except !== null) query = query.where('id', '!=', which.except)
  const ended = (await query.execute()).map((each) => each.id)
  await store.announce(
    db,
    ended.map((id) => ({ kind: 'signed-out', id, number: 0 })),
  )
  return ended
}

export async function forgetExpired(db: Database, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires', '<', now).execute()
}

/** Guests none of whose sessions are left: nobody can be them any more. */
export async function goneGuests(db: Database, before: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('password', 'is', null)
    .where('created', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('id').whereRef('sessions.person', '=', 'people.id'))),
    )
    .limit(most)
    .execute()
  return rows.map((each) => each.id)
}
