/** What hosts did, as rows, and what it changed. */
import type { Selectable } from 'kysely'
import type { Database, Deed, Schema } from './schema.ts'

export type DeedRow = Selectable<Schema['deeds']>

export async function addDeed(db: Database, row: Omit<DeedRow, 'number'>): Promise<void> {
  await db.insertInto('deeds').values(row).execute()
}

/** The latest first. */
export const deedsBefore = (db: Database, number: number | undefined, most: number): Promise<DeedRow[]> => {
  const query = db.selectFrom('deeds').selectAll().orderBy('number', 'desc').limit(most)
  return number === undefined ? query.execute() : query.where('number', '<', number).execute()
}

export const deedsAfter = (db: Database, number: number): Promise<DeedRow[]> =>
  db.selectFrom('deeds').selectAll().where('number', '>', number).orderBy('number').execute()

export async function latestDeed(db: Database): Promise<number> {
  const row = await db
    .selectFrom('deeds')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

const MARKS = {
  mute: { muted: 1 },
  unmute: { muted: 0 },
  suspend: { suspended: 1 },
  unsuspend: { suspended: 0 },
  host: { host: 1 },
  unhost: { host: 0 },
} as const satisfies Partial<Record<Deed, object>>
export type Mark = keyof typeof MARKS

/** Answers whether it was not so already. */
export async function markPerson(db: Database, person: string, mark: Mark): Promise<boolean> {
  const [[column, value]] = Object.entries(MARKS[mark]) as ['muted' | 'suspended' | 'host', number][]
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ [column]: value })
    .where('id', '=', person)
    .where(column, '<>', value)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renamePerson(db: Database, person: string, name: string, key: string): Promise<void> {
  await db.updateTable('people').set({ name, name_key: key }).where('id', '=', person).execute()
}

export async function isMuted(db: Database, person: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('muted').where('id', '=', person).executeTakeFirst()
  return row?.muted === 1
}

export interface PeopleWanted {
  readonly marked: boolean
  /** A part of a name as it looks (`nameKey`), or an id; everybody, if empty. */
  readonly find?: string
  readonly most?: number
}

/** Accounts, or only those with a mark; guests are found by their id. */
export function listPeople(db: Database, { marked, find = '', most }: PeopleWanted, key: string) {
  let query = db
    .selectFrom('people')
    .select(['id', 'name', 'created', 'muted', 'suspended', 'host', 'password'])
    .orderBy('created')
  if (marked) {
    query = query.where((eb) => eb.or([eb('muted', '=', 1), eb('suspended', '=', 1), eb('host', '=', 1)]))
  } else if (find === '') query = query.where('password', 'is not', null)
  if (find !== '') {
    query = query.where((eb) => eb.or([eb('id', '=', find), eb('name_key', 'like', `%${key}%`)]))
  }
  return (most === undefined ? query : query.limit(most)).execute()
}
