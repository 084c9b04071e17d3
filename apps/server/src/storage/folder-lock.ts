/** Whose folder it is. */
import Database from 'libsql'
import { LOCKED } from './trouble.ts'

/**
 * One server a folder. The lock is SQLite's own, on a file beside the database that nothing else reads: the system
 * lets go of it when this process ends, however it ends, and a backup of the database is free to run.
 */
export function lockFolder(file: string): Database.Database {
  const held = new Database(file)
  try {
    held.exec('pragma busy_timeout = 0')
    held.exec('begin exclusive')
    return held
  } catch (error) {
    held.close()
    const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
    throw isBusy ? Object.assign(new Error('the folder is in use'), { code: LOCKED }) : error
  }
}
