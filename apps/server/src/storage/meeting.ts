/** Contacts, blocks and lasting wishes to play, as rows. */
import type { Insertable, Selectable } from 'kysely'
import type { Database, Schema } from './schema.ts'

export type WishRow = Selectable<Schema['wishes']>
export type List = 'contacts' | 'blocks'

export const listOf = (db: Database, list: List, person: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom(list)
    .innerJoin('people', 'people.id', `${list}.other`)
    .select(['people.id', 'people.name'])
    .where(`${list}.person`, '=', person)
    .orderBy('people.name_key')
    .execute()

export async function putOn(
  db: Database,
  list: List,
  row: { person: string; other: string; since: string },
): Promise<void> {
  await db
    .insertInto(list)
    .values(row)
    .onConflict((on) => on.columns(['person', 'other']).doNothing())
    .execute()
}

export async function takeOff(db: Database, list: List, person: string, other: string): Promise<void> {
  await db.deleteFrom(list).where('person', '=', person).where('other', '=', other).execute()
}

/** Those whom somebody does not meet: blocked by them, or blocking them. */
export async function apartFrom(db: Database, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where((eb) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
    .execute()
  return new Set(rows.map((each) => (each.person === person ? each.other : each.person)))
}

export async function insertWish(db: Database, wish: Insertable<Schema['wishes']>): Promise<void> {
  await db.insertInto('wishes').values(wish).execute()
}

export async function deleteWish(db: Database, id: string, person: string): Promise<void> {
  await db.deleteFrom('wishes').where('id', '=', id).where('person', '=', person).execute()
}

/** With the match that came of it while it is played. */
const wishes = (db: Database) =>
  db
    .selectFrom('wishes')
    .leftJoin('matches', (on) =>
      on.onRef('matches.id', '=', 'wishes.match').on('matches.status', '<>', 'over'),
    )
    .selectAll('wishes')
    .select('matches.id as playing')

export const wishesOf = (db: Database, person: string) =>
  wishes(db).where('wishes.person', '=', person).orderBy('wishes.created').execute()

/** Those of a game that wait for others, the oldest first; nobody's who is suspended. */
export const waitingWishes = (db: Database, game: string): Promise<WishRow[]> =>
  wishes(db)
    .innerJoin('people', 'people.id', 'wishes.person')
    .where('people.suspended', '=', 0)
    .where('wishes.game', '=', game)
    .where('matches.id', 'is', null)
    .orderBy('wishes.created')
    .orderBy('wishes.id')
    .execute()

/** Whether anybody wishes to play a game, now or when their match is over. */
export const isWished = async (db: Database, game: string): Promise<boolean> =>
  (await db.selectFrom('wishes').select('id').where('game', '=', game).limit(1).execute()).length > 0

/** These wishes come true with a match, all of them or none: another process may have been first. */
export async function grant(db: Database, granted: readonly WishRow[], match: string): Promise<boolean> {
  class Taken extends Error {}
  try {
    await db.transaction().execute(async (trx) => {
      for (const { id, match: before } of granted) {
        const { numUpdatedRows } = await trx
          .updateTable('wishes')
          .set({ match })
          .where('id', '=', id)
          .where('match', before === null ? 'is' : '=', before)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Taken()
      }
    })
    return true
  } catch (error) {
    if (error instanceof Taken) return false
    throw error
  }
}
