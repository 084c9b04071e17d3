/** The log of matches: append by version, and what is needed to load a match again. */
import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely'
import { addingDue, addingWaits, droppingDue } from './due-work.ts'
import type { DatabaseKind } from './migrations.ts'
import type { Database, Schema } from './schema.ts'
import { type Announcement, isDeadlock, isTaken, type Store } from './store.ts'

export type EntryRow = Selectable<Schema['entries']>

/** One entry with all that becomes true with it, or not at all. */
export interface Append {
  readonly entry: Insertable<Schema['entries']>
  /** The state after it, when it is worth keeping. */
  readonly snapshot?: string | undefined
  /** A bot must choose next, and whoever appends is not at it already. */
  readonly botTurn: boolean
  /** When the next clock runs out; null: none does any more; absent in a match without clocks. */
  readonly runsOut?: number | null | undefined
  /** Who is awaited from now on and wants to be told of it, and when. */
  readonly waits?: { readonly people: readonly string[]; readonly at: number } | undefined
  /** The match ends with it. */
  readonly ending?: string | undefined
  /** Its result is to be entered somewhere. */
  readonly counts?: boolean | undefined
  /** A bot takes this seat over. */
  readonly handover?: { readonly seat: number; readonly bot: string } | undefined
}

/** `version-taken`: somebody else was first. `command-taken`: this very command is in the log already. */
export type Appended = 'appended' | 'version-taken' | 'command-taken'

interface Pending {
  readonly append: Append
  resolve(done: Appended): void
  reject(error: unknown): void
}

const MAX_IN_A_COMMIT = 256
/**
 * A commit costs the disk, the thread and the event loop nearly the same for one entry as for twenty. Under load one begins at most
 * so often; whoever comes after a pause does not wait.
 */
const BETWEEN_COMMITS_MS = 8

/**
 * Group commit: what arrives while a commit is on its way to the disk goes into the next one together. Each append
 * is answered only after the commit that holds it.
 */
export class Log {
  readonly #store: Store
  readonly #atOnce: number
  #pending: Pending[] = []
  #running = 0
  #planned = false
  #begun = Number.NEGATIVE_INFINITY
  /** Commits and appends so far, for the metrics. */
  commits = 0
  appends = 0

  constructor(store: Store) {
    this.#store = store
    // SQLite has one writer; on PostgreSQL some commits may wait for the disk side by side.
    this.#atOnce = store.kind === 'sqlite' ? 1 : 3
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ append, resolve, reject })
      this.#plan()
    })
  }

  /** Begins the next commit as soon as it may. */
  #plan(): void {
    if (this.#planned || this.#running >= this.#atOnce || this.#pending.length === 0) return
    this.#planned = true
    const wait = this.#begun + BETWEEN_COMMITS_MS - performance.now()
    const begin = (): void => {
      this.#planned = false
      void this.#run()
    }
    // In any case after this turn of the event loop, so that messages that came together are committed together.
    if (wait > 0) setTimeout(begin, wait)
    else setImmediate(begin)
  }

  async #run(): Promise<void> {
    this.#running++
    this.#begun = performance.now()
    const batch = this.#pending.slice(0, MAX_IN_A_COMMIT)
    this.#pending = this.#pending.slice(MAX_IN_A_COMMIT)
    try {
      await this.#commit(batch.map((each) => each.append))
      for (const each of batch) each.resolve('appended')
    } catch (error) {
      // One that came too late must not take the others with it.
      if (isTaken(error) || isDeadlock(error)) for (const each of batch) await this.#alone(each)
      else for (const each of batch) each.reject(error)
    } finally {
      this.#running--
      this.#plan()
    }
  }

  async #alone(each: Pending): Promise<void> {
    try {
      await this.#commit([each.append])
      each.resolve('appended')
    } catch (error) {
      if (isTaken(error)) this.#whatIsTaken(each.append).then(each.resolve, each.reject)
      else each.reject(error)
    }
  }

  async #whatIsTaken({ entry }: Append): Promise<Appended> {
    const { match, kind, seat = null, command = null, decision = null } = entry
    if (command === null) return 'version-taken'
    const found = await findCommand(this.#store.db, match, { kind, seat, command, decision })
    return found === undefined ? 'version-taken' : 'command-taken'
  }

  async #commit(unordered: readonly Append[]): Promise<void> {
    // In the order of their keys, so that two processes that touch the same rows never wait for each other in a ring.
    const appends = unordered.toSorted((a, b) => (a.entry.match < b.entry.match ? -1 : 1))
    const { db, kind } = this.#store
    await this.#store.together([
      insertingEntries(kind, appends),
      ...alongside(db, kind, appends),
      ...this.#store.announcing(newsOf(appends)),
    ])
    this.commits++
    this.appends += appends.length
  }
}

const COLUMNS = [
  ...['match', 'version', 'kind', 'seat', 'words', 'final', 'command', 'decision', 'told', 'deciding'],
  ...['at', 'instant'],
] as const satisfies readonly (keyof Schema['entries'])[]

/** The statement for so many entries. Every action needs one, so it is not built again each time. */
const INSERTS = { sqlite: new Map<number, string>(), postgres: new Map<number, string>() }

function insertOf(kind: DatabaseKind, count: number): string {
  const known = INSERTS[kind].get(count)
  if (known !== undefined) return known
  const row = (first: number): string =>
    `(${COLUMNS.map((_, i) => (kind === 'sqlite' ? '?' : `$${first + i + 1}`)).join(', ')})`
  const rows = Array.from({ length: count }, (_, i) => row(i * COLUMNS.length))
  const text = `insert into entries (${COLUMNS.join(', ')}) values ${rows.join(', ')}`
  INSERTS[kind].set(count, text)
  return text
}

function insertingEntries(kind: DatabaseKind, appends: readonly Append[]): CompiledQuery {
  const values: unknown[] = []
  for (const { entry } of appends) for (const column of COLUMNS) values.push(entry[column] ?? null)
  return CompiledQuery.raw(insertOf(kind, appends.length), values)
}

/** A match's snapshot takes the place of its last one. */
const insertSnapshot = (kind: DatabaseKind): string =>
  `insert into snapshots (match, version, state) values (${kind === 'sqlite' ? '?, ?, ?' : '$1, $2, $3'}) ` +
  'on conflict (match) do update set version = excluded.version, state = excluded.state ' +
  'where snapshots.version < excluded.version'

const insertingSnapshots = (kind: DatabaseKind, appends: readonly Append[]): CompiledQuery[] =>
  appends.flatMap(({ entry: { match, version }, snapshot }) =>
    snapshot === undefined ? [] : [CompiledQuery.raw(insertSnapshot(kind), [match, version, snapshot])],
  )

/** What becomes true with the entries, besides them. */
function alongside(db: Database, kind: DatabaseKind, appends: readonly Append[]): CompiledQuery[] {
  const queries: { compile(): CompiledQuery }[] = []
  const raw = insertingSnapshots(kind, appends)
  const due = appends.flatMap(({ entry: { match: about, version }, botTurn, runsOut, counts }) => [
    ...(botTurn ? [{ kind: 'bot-turn' as const, about, version, at: 0 }] : []),
    ...(typeof runsOut === 'number' ? [{ kind: 'clock' as const, about, version, at: runsOut }] : []),
    ...(counts === true ? [{ kind: 'result' as const, about, version, at: 0 }] : []),
  ])
  if (due.length > 0) queries.push(addingDue(db, due))
  const waits = appends.flatMap((each) => (each.waits === undefined ? [] : [each.waits]))
  const awaited = [...new Set(waits.flatMap((each) => each.people))].sort()
  if (awaited.length > 0) queries.push(addingWaits(db, awaited, Math.min(...waits.map((each) => each.at))))
  const still = appends.flatMap(({ entry, runsOut }) => (runsOut === null ? [entry.match] : []))
  if (still.length > 0) queries.push(droppingDue(db, 'clock', still))
  for (const { entry, ending, handover } of appends) {
    if (ending !== undefined) {
      queries.push(
        db
          .updateTable('matches')
          .set({ status: 'over', ending, ended: entry.at })
          .where('id', '=', entry.match),
      )
    }
    if (handover !== undefined) {
      queries.push(
        db
          .updateTable('seats')
          .set({ kind: 'bot', person: null, bot: handover.bot })
          .where('match', '=', entry.match)
          .where('seat', '=', handover.seat),
      )
    }
  }
  return [...raw, ...queries.map((each) => each.compile())]
}

function newsOf(appends: readonly Append[]): Announcement[] {
  return appends.flatMap(({ entry, botTurn }) => {
    const news: Announcement[] = [{ kind: 'entry', id: entry.match, number: entry.version }]
    if (botTurn) news.push({ kind: 'bot-turn', id: entry.match, number: entry.version })
    return news
  })
}

type Command = Pick<EntryRow, 'kind' | 'seat' | 'decision'> & { readonly command: string }

/**
 * The entry that a command has become, if any. A choice answers a decision, and a seat has another one after every entry of its own: if
 * it is in the log at all, it is the first entry of its seat after that decision. So choices need no index of their commands, which
 * would cost each of them as much of the disk as the entry itself.
 */
export async function findCommand(
  db: Database,
  match: string,
  { kind, seat, decision, command }: Command,
): Promise<EntryRow | undefined> {
  const entries = db.selectFrom('entries').selectAll().where('match', '=', match)
  if (kind !== 'act') return entries.where('command', '=', command).where(IS_NO_CHOICE).executeTakeFirst()
  const first = await entries
    .where('version', '>', decision ?? -1)
    .where('seat', '=', seat)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return first?.command === command ? first : undefined
}

/** Word for word as in the index of commands, which is used only then. */
const IS_NO_CHOICE = sql<boolean>`kind <> 'act'`

export const entriesAfter = (db: Database, match: string, version: number): Promise<EntryRow[]> =>
  entriesFrom(db, match, version).execute()

/** At most so many of them. */
export const entriesPage = (
  db: Database,
  match: string,
  version: number,
  most: number,
): Promise<EntryRow[]> => entriesFrom(db, match, version).limit(most).execute()

const entriesFrom = (db: Database, match: string, version: number) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .where('version', '>', version)
    .orderBy('version')

export async function latestVersion(db: Database, match: string): Promise<number> {
  const row = await db
    .selectFrom('entries')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('match', '=', match)
    .executeTakeFirst()
  return row?.version ?? -1
}

export const snapshotOf = (
  db: Database,
  match: string,
): Promise<{ version: number; state: string } | undefined> =>
  db.selectFrom('snapshots').select(['version', 'state']).where('match', '=', match).executeTakeFirst()
