/** Links for new passwords as rows. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { putInOutbox } from './notices.ts'
import type { Database } from './schema.ts'

/** Accounts that a mail can be sent to: by the keys of a name, or by the address itself. */
export function reachable(
  db: Database,
  by: { readonly keys: readonly string[] } | { readonly address: string },
) {
  const query = db
    .selectFrom('people')
    .innerJoin('addresses', 'addresses.person', 'people.id')
    .select(['people.id', 'addresses.address'])
    .where('addresses.confirmed', '=', 1)
  return 'keys' in by
    ? query.where('people.name_key', 'in', by.keys).execute()
    : query.where(sql`lower(addresses.address)`, '=', sql`lower(${by.address})`).execute()
}

/** What the outbox has for it: the link is made when the mail is, and kept only as a hash. */
export interface ResetLetter {
  readonly reset: string
  readonly language: 'en' | 'pl'
}

/** Has a link sent, unless so many have been asked for since then already. */
export async function askForReset(
  db: Database,
  { id: person, address }: { readonly id: string; readonly address: string },
  language: 'en' | 'pl',
  when: { readonly now: string; readonly notBefore: string; readonly most: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('password_resets')
      .select('id')
      .where('person', '=', person)
      .where('since', '>', when.notBefore)
      .execute()
    if (asked.length >= when.most) return
    const id = randomBytes(12).toString('base64url')
    await trx
      .insertInto('password_resets')
      .values({ id, person, token_hash: null, since: when.now })
      .execute()
    const letter: ResetLetter = { reset: id, language }
    await putInOutbox(trx, [{ person, channel: 'mail', target: address, body: JSON.stringify(letter) }])
  })
}

/** A link that a host hands over themselves. */
export async function keepReset(db: Database, person: string, hash: string, now: string): Promise<void> {
  const id = randomBytes(12).toString('base64url')
  await db.insertInto('password_resets').values({ id, person, token_hash: hash, since: now }).execute()
}

/** The link is being mailed. Answers to whom, or nothing if it is no longer wanted. */
export async function startReset(
  db: Database,
  reset: string,
  hash: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('password_resets')
    .set({ token_hash: hash, since: now })
    .where('id', '=', reset)
    .returning('person')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const person = await db.selectFrom('people').select('name').where('id', '=', row.person).executeTakeFirst()
  return person?.name
}

/** Whose link it is, if it still counts. */
export const personOfReset = (db: Database, hash: string, notBefore: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('people', 'people.id', 'password_resets.person')
    .select(['people.id', 'people.name', 'people.password', 'people.suspended', 'people.host'])
    .where('token_hash', '=', hash)
    .where('since', '>', notBefore)
    .executeTakeFirst()

/** Takes a link away. Answers whether it was there: of two who use it at once, one does. */
export async function takeReset(db: Database, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetResetsOf(db: Database, person: string): Promise<void> {
  await db.deleteFrom('password_resets').where('person', '=', person).execute()
}

export async function forgetOldResets(db: Database, notBefore: string): Promise<void> {
  await db.deleteFrom('password_resets').where('since', '<=', notBefore).execute()
}
