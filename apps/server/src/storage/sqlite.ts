/** Kysely over the SQLite thread: one connection, one transaction at a time. */
import type { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  RawNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { startThread } from '../thread.ts'
import type { Answered, Asked, Statement } from './sqlite-thread.ts'

export class SqliteError extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** A whole transaction as one question, so that the thread is asked once and not for each of its statements. */
export class Together implements CompiledQuery {
  readonly query = RawNode.createWithSql('together')
  readonly queryId = createQueryId()
  readonly sql = 'together'
  readonly parameters = []
  readonly queries: readonly CompiledQuery[]

  constructor(queries: readonly CompiledQuery[]) {
    this.queries = queries
  }
}

interface Waiting {
  resolve(answer: Answered): void
  reject(error: Error): void
}

/** Questions to the thread, answered in the order in which they were asked. */
class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #count = 0
  #broken: Error | null = null

  constructor(file: string, lock: string | null) {
    this.#worker = startThread(new URL('./sqlite-thread.ts', import.meta.url), { file, lock })
    this.#worker.on('message', (answer: Answered) => {
      this.#waiting.get(answer.id)?.resolve(answer)
      this.#waiting.delete(answer.id)
    })
    const broken = (error: Error): void => {
      this.#broken = error
      for (const each of this.#waiting.values()) each.reject(error)
      this.#waiting.clear()
    }
    this.#worker.on('error', broken)
    this.#worker.on('exit', () => broken(this.#broken ?? new Error('the database is closed')))
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#broken !== null) throw this.#broken
    const asked: Asked = { id: this.#count++, statements: statementsOf(query) }
    const answered = await new Promise<Answered>((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject })
      this.#worker.postMessage(asked)
    })
    if (answered.error !== undefined) throw new SqliteError(answered.error.message, answered.error.code)
    return { rows: (answered.rows ?? []) as R[], numAffectedRows: BigInt(answered.changes ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads more than it can hold
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not needed')
  }

  async close(): Promise<void> {
    if (this.#broken !== null) return
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    this.#worker.postMessage('close')
    await ended
  }
}

const statementsOf = (query: CompiledQuery): Statement[] =>
  query instanceof Together
    ? [BEGIN, ...query.queries.flatMap(statementsOf), COMMIT]
    : [{ sql: query.sql, parameters: query.parameters }]

const BEGIN: Statement = { sql: 'begin immediate', parameters: [] }
const COMMIT: Statement = { sql: 'commit', parameters: [] }

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(file: string, lock: string | null) {
    this.#connection = new ThreadConnection(file, lock)
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release = (): void => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }
  async releaseConnection(): Promise<void> {
    this.#release()
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch (error) {
      // When the disk is full SQLite rolls back by itself; what is to be told is that, not this.
      if (!(error instanceof SqliteError) || !error.message.includes('no transaction is active')) throw error
    }
  }
  async destroy(): Promise<void> {
    await this.#connection.close()
  }
}

export const sqliteDialect = (file: string, lock: string | null): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(file, lock),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
