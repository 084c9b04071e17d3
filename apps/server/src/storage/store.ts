/** One database, SQLite in a folder or PostgreSQL by its address, ready to be used. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { type DatabaseKind, isUpToDate, migrate } from './migrations.ts'
import { asOne, CHANNEL, type Ear, listen, postgresDialect } from './postgres.ts'
import type { Database, Schema } from './schema.ts'
import { sqliteDialect, Together } from './sqlite.ts'
import { CannotOpen, FolderInUse, isLocked, startSentence } from './trouble.ts'

/** What one process tells the others. They look the rest up, so that nothing secret passes through a channel. */
export interface Announcement {
  readonly kind: 'entry' | 'table' | 'said' | 'signed-out' | 'bot-turn'
  readonly id: string
  readonly number: number
}

export interface Store {
  readonly kind: DatabaseKind
  readonly db: Database
  /** The name of this process among those that share the database. */
  readonly process: string
  /** Whether other processes may write to it too. */
  readonly shared: boolean
  /**
   * All of it or nothing, as one transaction: on SQLite in one message to its thread, on PostgreSQL as one statement. None may
   * depend on what another one does.
   */
  together(queries: readonly CompiledQuery[]): Promise<void>
  /** What tells the other processes, once the transaction it is part of is committed. */
  announcing(news: readonly Announcement[]): CompiledQuery[]
  /** The same at once, or within a transaction. */
  announce(db: Database, news: readonly Announcement[]): Promise<void>
  /** `missed` is called when announcements may have been lost. */
  hear(heard: (news: Announcement) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

export const SQLITE_FILE = 'muster.db'
export const LOCK_FILE = 'muster.lock'
const OTHER_VERSION =
  'The database belongs to another version of Muster: start the server of this version once.'

export interface StoreAddress {
  readonly dataDir: string
  /** postgres://…; without it, SQLite in the folder. */
  readonly databaseUrl?: string | undefined
  readonly connections?: number | undefined
}

/** As a server, whose the folder then is and who brings the tables up to date; or beside one, running or not. */
type As = 'server' | 'beside'

export async function openStore(address: StoreAddress, as: As = 'server'): Promise<Store> {
  const { databaseUrl: url } = address
  const kind: DatabaseKind = url === undefined ? 'sqlite' : 'postgres'
  if (url === undefined) {
    if (as === 'server') mkdirSync(address.dataDir, { recursive: true, mode: 0o700 })
    else if (!existsSync(join(address.dataDir, SQLITE_FILE)))
      throw new CannotOpen(`There is no database in "${address.dataDir}".`)
  }
  const dialect =
    url === undefined
      ? sqliteDialect(
          join(address.dataDir, SQLITE_FILE),
          as === 'server' ? join(address.dataDir, LOCK_FILE) : null,
        )
      : postgresDialect(url, address.connections ?? 10)
  const db = new Kysely<Schema>({ dialect })
  const process = randomBytes(6).toString('hex')
  let ear: Ear | null = null
  try {
    if (as === 'server') await migrate(db, kind)
    else if (!(await isUpToDate(db))) throw new CannotOpen(OTHER_VERSION)
  } catch (error) {
    await db.destroy()
    if (error instanceof CannotOpen) throw error
    if (isLocked(error)) throw new FolderInUse(address.dataDir)
    const sentence = startSentence(
      error,
      url === undefined ? join(address.dataDir, SQLITE_FILE) : 'PostgreSQL',
    )
    throw sentence === null ? error : new CannotOpen(sentence, { cause: error })
  }
  const announcing = (news: readonly Announcement[]): CompiledQuery[] => {
    if (url === undefined || news.length === 0) return []
    const payloads = news.map((each) => `${process} ${each.kind} ${each.id} ${each.number}`)
    return [
      sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.compile(db),
    ]
  }
  return {
    kind,
    db,
    process,
    shared: url !== undefined,
    async together(queries) {
      if (kind === 'sqlite') await db.executeQuery(new Together(queries))
      else await db.executeQuery(asOne(queries))
    },
    announcing,
    async announce(within, news) {
      for (const each of announcing(news)) await within.executeQuery(each)
    },
    async hear(heard, missed) {
      if (url === undefined) return
      ear = await listen(
        url,
        (payload) => {
          const [from, what, id, number] = payload.split(' ')
          if (from !== process) heard({ kind: what as Announcement['kind'], id, number: Number(number) })
        },
        missed,
      )
    },
    async close() {
      await ear?.close()
      await db.destroy()
    },
  }
}

/** Whether the database refused a row because its key is there already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'
