/** When the database itself is in trouble: how that is noticed, and how it is said to whoever hosts the server. */

const SQLITE_TROUBLE = /^SQLITE_(FULL|IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)/
/** PostgreSQL: out of disk or memory, read-only, damaged, too slow, shutting down or not reachable. */
const POSTGRES_TROUBLE = /^(53|25006|XX00|57P|57014|08)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC)$/
/** What its client says without a code, of a connection that is gone or does not come about. */
const POSTGRES_GONE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Whether nothing can be written now, through no fault of whoever asked. */
export const isStorageTrouble = (error: unknown): boolean =>
  SQLITE_TROUBLE.test(codeOf(error)) ||
  POSTGRES_TROUBLE.test(codeOf(error)) ||
  (error instanceof Error && POSTGRES_GONE.test(error.message))

/** The database cannot be opened; the message is a sentence for the host. */
export class CannotOpen extends Error {}

/** What the thread says when another process holds the lock of the folder. */
export const LOCKED = 'MUSTER_LOCKED'
export const isLocked = (error: unknown): boolean => codeOf(error) === LOCKED

export class FolderInUse extends CannotOpen {
  constructor(folder: string) {
    super(
      `Another Muster server is using the folder "${folder}". Stop it first, or give this one a folder of its own with --data.`,
    )
  }
}

/** Why a database cannot be opened, and what to do about it; null for what has nothing to do with the disk. */
export function startSentence(error: unknown, file: string): string | null {
  const code = codeOf(error)
  const said = error instanceof Error ? error.message : String(error)
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return `The database "${file}" is damaged (${said}). Put a backup in its place; docs/hosting.md says how.`
  }
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC' || code === '53100') {
    return `The disk with the database is full (${said}). Make room and start again; nothing is lost.`
  }
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR)/.test(code) || code === 'EACCES' || code === 'EROFS') {
    return `The database "${file}" cannot be written (${said}). Look at the folder's owner and rights, and at the disk.`
  }
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT' || code === 'ENOTFOUND') {
    return `PostgreSQL cannot be reached (${said}). Look at DATABASE_URL, and whether the database is running.`
  }
  return null
}
