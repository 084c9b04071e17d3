/** Invitations to have an account, as rows. */
import type { Database } from './schema.ts'

export async function keepInvitation(db: Database, hash: string, now: string): Promise<void> {
  await db.insertInto('invitations').values({ code_hash: hash, created: now }).execute()
}

/** Answers whether it was there, and young enough: of two who use it at once, one does. */
export async function takeInvitation(db: Database, hash: string, notBefore: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('code_hash', '=', hash)
    .where('created', '>', notBefore)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetOldInvitations(db: Database, notBefore: string): Promise<void> {
  await db.deleteFrom('invitations').where('created', '<=', notBefore).execute()
}
