/** Matches and seats as rows: what a lobby needs, and what changes before the first entry. */
import { type Insertable, type Selectable, sql } from 'kysely'
import { addingDue, addingWaits } from './due-work.ts'
import type { Append } from './log.ts'
import { noteSeated } from './notices.ts'
import type { Database, Schema } from './schema.ts'
import { isTaken, type Store } from './store.ts'

export type MatchRow = Selectable<Schema['matches']>
export type SeatRow = Omit<Selectable<Schema['seats']>, 'created'> & {
  readonly name: string | null
  /** Of an account; null for guests. */
  readonly key?: string | null
  readonly told?: string | null
}

export async function insertMatch(
  store: Store,
  match: Insertable<Schema['matches']>,
  seats: readonly Insertable<Schema['seats']>[],
): Promise<'inserted' | 'rematch-taken'> {
  try {
    await store.db.transaction().execute(async (trx) => {
      await trx.insertInto('matches').values(match).execute()
      await trx
        .insertInto('seats')
        .values(seats.map((each) => ({ ...each, created: match.created })))
        .execute()
      await store.announce(trx, [{ kind: 'table', id: match.id, number: 0 }])
    })
    return 'inserted'
  } catch (error) {
    if (isTaken(error)) return 'rematch-taken'
    throw error
  }
}

export const matchRow = (db: Database, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()

export const seatRows = (db: Database, matches: readonly string[]): Promise<SeatRow[]> =>
  matches.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('seats')
        .leftJoin('people', 'people.id', 'seats.person')
        .leftJoin('notice_settings', 'notice_settings.person', 'seats.person')
        .selectAll('seats')
        .select('notice_settings.person as told')
        .select(['people.name as name', 'people.name_key as key'])
        .where('seats.match', 'in', [...matches])
        .orderBy('seats.match')
        .orderBy('seats.seat')
        .execute()

export const rematchOf = (db: Database, id: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('matches').select('id').where('rematch_of', '=', id).executeTakeFirst()

/** Takes a seat if nobody has done so in the meantime. Answers whether it did. */
export async function takeSeat(
  store: Store,
  match: string,
  seat: number,
  person: string,
  nonce: string,
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('seats')
    .set({ kind: 'person', person, nonce })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'open'),
        eb.and([eb('kind', '=', 'invited'), eb.or([eb('person', 'is', null), eb('person', '=', person)])]),
      ]),
    )
    .where((eb) =>
      eb.exists(eb.selectFrom('matches').select('id').where('id', '=', match).where('status', '=', 'open')),
    )
    .executeTakeFirst()
  await store.announce(store.db, [{ kind: 'table', id: match, number: 0 }])
  return numUpdatedRows > 0n
}

/** Empties the seats of a person in a match that has not begun; the last person to go takes the match away. */
export async function leaveSeats(
  store: Store,
  match: string,
  person: string,
): Promise<'left' | 'gone' | 'started'> {
  return store.db.transaction().execute(async (trx) => {
    // The row is written first, so that a start by another process waits for this, or this for it.
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({ status: 'open' })
      .where('id', '=', match)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'started'
    await trx
      .updateTable('seats')
      .set({ kind: 'open', person: null, nonce: null })
      .where('match', '=', match)
      .where('person', '=', person)
      .where('kind', '=', 'person')
      .execute()
    const people = await trx
      .selectFrom('seats')
      .select('seat')
      .where('match', '=', match)
      .where('kind', '=', 'person')
      .execute()
    if (people.length === 0) {
      await trx.deleteFrom('seats').where('match', '=', match).execute()
      await trx.deleteFrom('matches').where('id', '=', match).execute()
    }
    await store.announce(trx, [{ kind: 'table', id: match, number: 0 }])
    return people.length === 0 ? 'gone' : 'left'
  })
}

/** Begins a match that is full: its seats as dealt and its first entry. Answers false if somebody else has begun it. */
export async function startRows(
  store: Store,
  match: string,
  seats: readonly Insertable<Schema['seats']>[],
  entry: Insertable<Schema['entries']>,
  {
    botTurn,
    runsOut,
    waits,
    seated,
    results,
  }: {
    readonly botTurn: boolean
    readonly runsOut: number | null
    /** Who is rated by it. */
    readonly results: readonly Insertable<Schema['results']>[]
    /** Who is told that it was made for them, and when. */
    readonly seated?: Append['waits']
  } & Pick<Append, 'waits'>,
): Promise<boolean> {
  return store.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({ status: 'playing', started: entry.at, began: entry.instant ?? null })
      .where('id', '=', match)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const created = sql<string>`(select created from matches where id = ${match})`
    await trx.deleteFrom('seats').where('match', '=', match).execute()
    await trx
      .insertInto('seats')
      .values(seats.map((each) => ({ ...each, created })))
      .execute()
    await trx.insertInto('entries').values(entry).execute()
    if (results.length > 0)
      await trx
        .insertInto('results')
        .values([...results])
        .execute()
    const { version } = entry
    const due = [
      ...(botTurn ? [{ kind: 'bot-turn' as const, about: match, version, at: 0 }] : []),
      ...(runsOut === null ? [] : [{ kind: 'clock' as const, about: match, version, at: runsOut }]),
    ]
    if (due.length > 0) await addingDue(trx, due).execute()
    if (waits !== undefined) await addingWaits(trx, waits.people, waits.at).execute()
    if (seated !== undefined) {
      await noteSeated(trx, match, seated.people)
      await addingWaits(trx, seated.people, seated.at).execute()
    }
    await store.announce(trx, [
      { kind: 'table', id: match, number: 0 },
      { kind: 'entry', id: match, number: entry.version },
      ...(botTurn ? [{ kind: 'bot-turn', id: match, number: entry.version } as const] : []),
    ])
    return true
  })
}

export async function replaceBot(store: Store, match: string, seat: number, bot: string): Promise<void> {
  await store.db
    .updateTable('seats')
    .set({ bot })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'bot')
    .execute()
  await store.announce(store.db, [{ kind: 'table', id: match, number: 0 }])
}

export interface MatchesWanted {
  readonly person: string | null
  readonly mine: boolean
  readonly status: MatchRow['status'] | undefined
  readonly game: string | undefined
  readonly before: string | undefined
  readonly most: number
}

export async function listMatches(store: Store, wanted: MatchesWanted): Promise<MatchRow[]> {
  const created = sql.ref<string>(wanted.mine ? 'mine.created' : 'matches.created')
  let query = (wanted.mine ? matchesWith(store, wanted.person ?? '') : publicMatches(store.db))
    .orderBy(created, 'desc')
    .limit(wanted.most)
  if (wanted.status !== undefined) query = query.where('matches.status', '=', wanted.status)
  if (wanted.game !== undefined) query = query.where('matches.game', '=', wanted.game)
  if (wanted.before !== undefined) {
    const before = wanted.before
    query = query.where(created, '<', (eb) =>
      eb.selectFrom('matches as m').select('m.created').where('m.id', '=', before),
    )
  }
  return query.execute()
}

/** Public ones with this person in them, the newest first. */
export const publicMatchesOf = (store: Store, person: string, most: number): Promise<MatchRow[]> =>
  matchesWith(store, person)
    .where('matches.visibility', '=', 'public')
    .orderBy(sql.ref('mine.created'), 'desc')
    .limit(most)
    .execute()

const publicMatches = (db: Database) =>
  db.selectFrom('matches').selectAll('matches').where('matches.visibility', '=', 'public')

/**
 * Their seats first, the newest first, and then each match by its key until there are enough: a cross join keeps SQLite, and `offset`
 * within it PostgreSQL, from reading every finished match to find those of one person.
 */
const BY_KEY = {
  sqlite: sql<MatchRow>`matches`,
  postgres: sql<MatchRow>`lateral (select * from matches where matches.id = mine.match offset 0)`,
}

const matchesWith = ({ db, kind }: Store, person: string) =>
  db
    .selectFrom('seats as mine')
    .crossJoin(BY_KEY[kind].as('matches'))
    .selectAll('matches')
    // Said twice to PostgreSQL, it would believe that hardly any are left, and read them all before it sorts them.
    .$if(kind === 'sqlite', (query) => query.whereRef('matches.id', '=', 'mine.match'))
    .where('mine.person', '=', person)
    // Whoever has several seats of a match has it once.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as before')
            .select('before.seat')
            .whereRef('before.match', '=', 'mine.match')
            .whereRef('before.person', '=', 'mine.person')
            .whereRef('before.seat', '<', 'mine.seat'),
        ),
      ),
    )

/** By its key, once for each match: comparing every entry with the latest would read the whole log. */
export const latestEntries = (db: Database, matches: readonly string[]) =>
  db
    .selectFrom('matches as m')
    .innerJoin('entries as e', (on) =>
      on.onRef('e.match', '=', 'm.id').on('e.version', '=', (eb) =>
        eb
          .selectFrom('entries as l')
          .select((l) => l.fn.max('l.version').as('latest'))
          .whereRef('l.match', '=', 'm.id'),
      ),
    )
    .select(['e.match', 'e.version', 'e.deciding', 'e.at'])
    .where('m.id', 'in', [...matches])

/** The latest version of each match, when it was made and who must choose then. */
export async function standings(
  db: Database,
  matches: readonly string[],
): Promise<Map<string, { version: number; deciding: number; at: string }>> {
  if (matches.length === 0) return new Map()
  const rows = await latestEntries(db, matches).execute()
  return new Map(rows.map(({ match, version, deciding, at }) => [match, { version, deciding, at }]))
}

/** Matches of a person, by how they stand. */
export const matchesOf = (
  db: Database,
  person: string,
): Promise<{ id: string; status: MatchRow['status'] }[]> =>
  db
    .selectFrom('matches')
    .select(['id', 'status'])
    .where('id', 'in', (eb) => eb.selectFrom('seats').select('match').where('person', '=', person))
    .execute()

/** How many matches of theirs wait for others. */
export async function openMatchesOf(db: Database, person: string): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creator', '=', person)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Open matches from before a time, the oldest first. */
export async function oldOpenMatches(db: Database, before: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'open')
    .where('created', '<', before)
    .orderBy('created')
    .limit(most)
    .execute()
  return rows.map((each) => each.id)
}

/** Takes away a match that has not begun. */
export async function removeOpen(store: Store, match: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('matches')
      .where('id', '=', match)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await trx.deleteFrom('seats').where('match', '=', match).execute()
    await trx.deleteFrom('sayings').where('match', '=', match).execute()
    await store.announce(trx, [{ kind: 'table', id: match, number: 0 }])
  })
}

/** Matches in play in which the latest entry is from before a time. */
export async function abandonedMatches(db: Database, before: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.status', '=', 'playing')
    .where('m.created', '<', before)
    .where(
      (eb) =>
        eb
          .selectFrom('entries as e')
          .select('e.at')
          .whereRef('e.match', '=', 'm.id')
          .orderBy('e.version', 'desc')
          .limit(1),
      '<',
      before,
    )
    .orderBy('m.created')
    .limit(most)
    .execute()
  return rows.map((each) => each.id)
}
