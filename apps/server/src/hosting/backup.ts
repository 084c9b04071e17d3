/** Copies of the SQLite database: made while it is in use, tried before they are trusted, put back. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { isOtherRules } from '../matches/info.ts'
import { Matches } from '../matches/matches.ts'
import { lockFolder } from '../storage/folder-lock.ts'
import { LOCK_FILE, openStore, SQLITE_FILE } from '../storage/store.ts'
import { CannotOpen, FolderInUse, isLocked } from '../storage/trouble.ts'
import { REAL_CLOCK } from './clock.ts'

export class BackupFailed extends Error {}

/** Matches that are played through again to see whether a copy is any good: the latest. */
const MAX_TRIED = 50

/** A copy as of one moment. Answers its size in bytes. */
export function backup(dataDir: string, file: string): number {
  const source = join(dataDir, SQLITE_FILE)
  if (!existsSync(source)) throw new BackupFailed(`There is no database in "${dataDir}".`)
  if (existsSync(file)) throw new BackupFailed(`"${file}" is there already; a backup never overwrites.`)
  const db = new Database(source)
  try {
    mkdirSync(dirname(file), { recursive: true })
    db.exec('pragma busy_timeout = 10000')
    db.exec(`vacuum into '${file.replaceAll("'", "''")}'`)
  } catch (error) {
    rmSync(file, { force: true })
    throw new BackupFailed(`The backup failed: ${saidBy(error)}`)
  } finally {
    db.close()
  }
  return statSync(file).size
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Restores a copy into a folder of its own and reads it there as a server would: every page, and the latest matches
 * from their logs. Answers how many matches it has and how many of them were tried.
 */
export async function tryBackup(file: string): Promise<{ matches: number; tried: number }> {
  if (!existsSync(file)) throw new BackupFailed(`There is no file "${file}".`)
  const folder = mkdtempSync(join(tmpdir(), 'muster-backup-'))
  try {
    copyFileSync(file, join(folder, SQLITE_FILE))
    checkPages(join(folder, SQLITE_FILE))
    return await playThrough(folder)
  } catch (error) {
    if (error instanceof BackupFailed) throw error
    throw new BackupFailed(`"${file}" cannot be used: ${saidBy(error)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function checkPages(file: string): void {
  const db = new Database(file)
  try {
    const [row] = db.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    if (row.integrity_check !== 'ok') throw new CannotOpen(`it is damaged (${row.integrity_check})`)
    const schema = db.prepare("select name from sqlite_master where name = 'muster_schema'").all()
    if (schema.length === 0) throw new CannotOpen('it is not a database of Muster')
  } finally {
    db.close()
  }
}

async function playThrough(dataDir: string): Promise<{ matches: number; tried: number }> {
  const store = await openStore({ dataDir })
  try {
    const count = await store.db
      .selectFrom('matches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const latest = await store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .orderBy('created', 'desc')
      .limit(MAX_TRIED)
      .execute()
    const matches = new Matches(store, REAL_CLOCK)
    let tried = 0
    for (const { id } of latest) {
      await matches.alone(id, async (slot) => {
        if (isOtherRules(await matches.row(slot))) return
        await matches.live(slot)
        tried++
      })
    }
    return { matches: Number(count.count), tried }
  } finally {
    await store.close()
  }
}

/** Puts a copy in the place of the database, which is kept beside it. Answers where. */
export async function restore(
  dataDir: string,
  file: string,
  now: Date,
): Promise<{ kept: string | null; matches: number }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const held = lockOf(dataDir)
  try {
    const { matches } = await tryBackup(file)
    const database = join(dataDir, SQLITE_FILE)
    const fresh = `${database}.restoring`
    // Copied beside it first: what takes long, or runs out of room, happens before anything is moved.
    copyFileSync(file, fresh)
    const kept = existsSync(database) ? `${database}.before-${stampOf(now)}` : null
    if (kept !== null) {
      settle(database)
      renameSync(database, kept)
    }
    renameSync(fresh, database)
    return { kept, matches }
  } finally {
    held.close()
  }
}

function lockOf(dataDir: string): ReturnType<typeof lockFolder> {
  try {
    return lockFolder(join(dataDir, LOCK_FILE))
  } catch (error) {
    throw isLocked(error) ? new BackupFailed(new FolderInUse(dataDir).message) : error
  }
}

/** What SQLite still keeps beside the file goes into it, so that the file alone is the whole. */
function settle(database: string): void {
  try {
    const db = new Database(database)
    db.exec('pragma wal_checkpoint(truncate)')
    db.close()
  } catch {
    // A damaged database is the very reason to restore another; it is kept as it is.
  }
  for (const rest of ['-wal', '-shm']) rmSync(`${database}${rest}`, { force: true })
}

/** 2026-11-16T10-30-00: sorts by time, and every file system takes it. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-')
