/** A copy of the SQLite database while it is in use: whole, consistent, and as of one moment. */
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { SQLITE_FILE } from '../storage/store.ts'

export class BackupFailed extends Error {}

/** Answers the size of the copy in bytes. */
export function backup(dataDir: string, file: string): number {
  const source = join(dataDir, SQLITE_FILE)
  if (!existsSync(source)) throw new BackupFailed(`There is no database in "${dataDir}".`)
  if (existsSync(file)) throw new BackupFailed(`"${file}" is there already; a backup never overwrites.`)
  const db = new Database(source)
  try {
    db.exec('pragma busy_timeout = 10000')
    db.exec(`vacuum into '${file.replaceAll("'", "''")}'`)
  } catch (error) {
    rmSync(file, { force: true })
    throw new BackupFailed(`The backup failed: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    db.close()
  }
  return statSync(file).size
}
