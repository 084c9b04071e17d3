/** Passkeys and second factors as rows. */
import type { Selectable } from 'kysely'
import type { Database, Schema } from './schema.ts'

export type PasskeyRow = Selectable<Schema['passkeys']>

export const passkeysOf = (db: Database, person: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute()

export const passkeyOf = (db: Database, credential: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst()

export async function keepPasskey(db: Database, row: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(row).execute()
}

export async function usePasskey(db: Database, id: string, counter: number, now: string): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used: now }).where('id', '=', id).execute()
}

export async function removePasskey(db: Database, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function renamePasskey(
  db: Database,
  person: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepChallenge(db: Database, row: Selectable<Schema['challenges']>): Promise<void> {
  await db.insertInto('challenges').values(row).execute()
}

/** Takes it away: each is answered once. */
export const takeChallenge = (db: Database, id: string, now: string) =>
  db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('expires', '>', now)
    .returning(['challenge', 'person'])
    .executeTakeFirst()

export async function forgetChallenges(db: Database, now: string): Promise<void> {
  await db.deleteFrom('challenges').where('expires', '<=', now).execute()
}

export const factorOf = (db: Database, person: string) =>
  db.selectFrom('second_factors').selectAll().where('person', '=', person).executeTakeFirst()

/** A secret that counts once a code of it has come back. */
export async function keepFactor(db: Database, person: string, secret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ person, secret, confirmed: 0, last_step: 0 })
    .onConflict((on) => on.column('person').doUpdateSet({ secret, last_step: 0 }))
    .execute()
}

/** A code counts once. Answers whether it did; of two who send it at once, for one. */
export async function useStep(db: Database, person: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, confirmed: 1 })
    .where('person', '=', person)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepRecoveryCodes(
  db: Database,
  person: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ person, code_hash })))
    .execute()
}

export async function useRecoveryCode(db: Database, person: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('person', '=', person)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function recoveryCodesLeft(db: Database, person: string): Promise<number> {
  return (await db.selectFrom('recovery_codes').select('code_hash').where('person', '=', person).execute())
    .length
}

/** Answers whether there was one that counted. */
export async function forgetFactor(db: Database, person: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute()
  const gone = await db
    .deleteFrom('second_factors')
    .where('person', '=', person)
    .returning('confirmed')
    .execute()
  return gone.some((each) => each.confirmed === 1)
}
