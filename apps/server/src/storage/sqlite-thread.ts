/** The thread that owns the SQLite file, so that the event loop never waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

export interface Asked {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}
export interface Answered {
  readonly id: number
  readonly rows?: unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly code: string }
}

const { file } = workerData as { file: string }
const db = new Database(file)
// FULL: a commit is on the disk before it is answered, also when the power goes and not only when the process dies.
db.exec('pragma journal_mode = wal')
db.exec('pragma synchronous = full')
db.exec('pragma busy_timeout = 5000')

const MOST_STATEMENTS = 200
const statements = new Map<string, ReturnType<typeof db.prepare>>()

function prepared(sql: string): ReturnType<typeof db.prepare> {
  const known = statements.get(sql)
  if (known !== undefined) return known
  if (statements.size >= MOST_STATEMENTS) statements.clear()
  const statement = db.prepare(sql)
  statements.set(sql, statement)
  return statement
}

/** Statements that cannot be kept or have nothing to tell. */
const PLAIN = /^(begin|commit|rollback|pragma|create|drop|alter|vacuum)/i

function answer({ id, sql, parameters }: Asked): Answered {
  try {
    if (PLAIN.test(sql)) {
      db.exec(sql)
      return { id, rows: [], changes: 0 }
    }
    const statement = prepared(sql)
    if (statement.reader) return { id, rows: statement.all([...parameters]), changes: 0 }
    return { id, rows: [], changes: statement.run([...parameters]).changes }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { id, error: { message: error instanceof Error ? error.message : String(error), code } }
  }
}

parentPort?.on('message', (asked: Asked | 'close') => {
  if (asked === 'close') {
    db.close()
    parentPort?.close()
  } else parentPort?.postMessage(answer(asked))
})
