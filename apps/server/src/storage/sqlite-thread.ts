/** The thread that owns the SQLite file, so that the event loop never waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'
import { lockFolder } from './folder-lock.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}
export interface Asked {
  readonly id: number
  /** One, or a whole transaction from `begin` to `commit`. */
  readonly statements: readonly Statement[]
}
export interface Answered {
  readonly id: number
  readonly rows?: unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly code: string }
}

/** `lock`: null for a tool that works beside the server whose folder it is. */
const { file, lock } = workerData as { file: string; lock: string | null }

function openDatabase(): Database.Database {
  const opened = new Database(file)
  // FULL: a commit is on the disk before it is answered, also when the power goes and not only when the process dies.
  opened.exec('pragma journal_mode = wal')
  opened.exec('pragma synchronous = full')
  opened.exec('pragma busy_timeout = 5000')
  // What was deleted is overwritten, so that a name once forgotten is not found in the file.
  opened.exec('pragma secure_delete = on')
  return opened
}

/** The database, or why there is none: said to whoever asks first, in a thread that goes on living. */
function opened():
  | { db: Database.Database; held: Database.Database | null }
  | { failure: { message: string; code: string } } {
  try {
    const held = lock === null ? null : lockFolder(lock)
    return { held, db: openDatabase() }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function failureOf(error: unknown): { message: string; code: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { message: error instanceof Error ? error.message : String(error), code }
}

const folder = opened()

const MAX_STATEMENTS = 200
const statements = new Map<string, Database.Statement>()

function prepared(db: Database.Database, sql: string): Database.Statement {
  const known = statements.get(sql)
  if (known !== undefined) return known
  if (statements.size >= MAX_STATEMENTS) statements.clear()
  const statement = db.prepare(sql)
  statements.set(sql, statement)
  return statement
}

/** Statements that cannot be kept or have nothing to tell. */
const PLAIN = /^(begin|commit|rollback|pragma|create|drop|alter|vacuum)/i

interface Outcome {
  readonly rows: unknown[]
  readonly changes: number
}

function carryOut(db: Database.Database, { sql, parameters }: Statement): Outcome {
  if (PLAIN.test(sql)) {
    db.exec(sql)
    return { rows: [], changes: 0 }
  }
  const statement = prepared(db, sql)
  if (statement.reader) return { rows: statement.all([...parameters]), changes: 0 }
  return { rows: [], changes: statement.run([...parameters]).changes }
}

function answer({ id, statements }: Asked): Answered {
  if ('failure' in folder) return { id, error: folder.failure }
  const { db } = folder
  try {
    let outcome: Outcome = { rows: [], changes: 0 }
    for (const each of statements) outcome = carryOut(db, each)
    return { id, ...outcome }
  } catch (error) {
    // Of a single statement there is nothing to roll back; and when the disk is full SQLite has done it by itself.
    if (statements.length > 1 && db.inTransaction) db.exec('rollback')
    return { id, error: failureOf(error) }
  }
}

parentPort?.on('message', (asked: Asked | 'close') => {
  if (asked === 'close') {
    if ('db' in folder) {
      folder.db.close()
      folder.held?.close()
    }
    parentPort?.close()
  } else parentPort?.postMessage(answer(asked))
})
