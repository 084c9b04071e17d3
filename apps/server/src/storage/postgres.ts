/** PostgreSQL: the pool, and the ear for what other processes announce. */
import { CompiledQuery, type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

export const CHANNEL = 'muster'
const RETRY_MS = 500
const CONNECT_MS = 10_000
/** Nothing that is asked takes a hundredth of this, migrations included. */
const STATEMENT_MS = 15_000

export function postgresDialect(url: string, connections: number): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'muster',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // A server that answers nothing at all does not end its statements either.
    query_timeout: STATEMENT_MS * 2,
    // Said while connecting: a statement that fails before a connection is in anybody's hands would lose it for the pool.
    options: '-c synchronous_commit=on',
  })
  // A connection that dies while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {})
  // One that dies between two statements of a transaction is in nobody's hands but its own.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

const IS_QUESTION = /^select/i

/**
 * Several statements as one, so that a transaction is asked for once and not for each of its statements: those that change something
 * are the parts of a `with`, which are all carried out; a question goes last, for a part that nobody reads is not.
 */
export function asOne(queries: readonly CompiledQuery[]): CompiledQuery {
  const parameters: unknown[] = []
  const renumbered = (query: CompiledQuery): string => {
    const before = parameters.length
    parameters.push(...query.parameters)
    return query.sql.replace(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`)
  }
  const questions = queries.filter((each) => IS_QUESTION.test(each.sql))
  if (questions.length > 1) throw new Error('only one question can go last')
  const parts = queries
    .filter((each) => !IS_QUESTION.test(each.sql))
    .map((each, i) => `part_${i} as (${renumbered(each)})`)
  const last = questions[0] === undefined ? 'select 1' : renumbered(questions[0])
  return CompiledQuery.raw(parts.length === 0 ? last : `with ${parts.join(', ')} ${last}`, parameters)
}

export interface Ear {
  close(): Promise<void>
}

/** Listens until closed; after every reconnection `missed` is called, for what was announced meanwhile is lost. */
export async function listen(
  url: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<Ear> {
  let closed = false
  let client: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'muster-ear',
      connectionTimeoutMillis: CONNECT_MS,
      // It only listens: without this nobody would notice that the other end is gone.
      keepAlive: true,
    })
    next.on('notification', (each) => heard(each.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (!closed && client === next) retry()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  const retry = (): void => {
    client = null
    setTimeout(() => {
      if (!closed) connect().then(missed, retry)
    }, RETRY_MS).unref()
  }
  await connect()
  return {
    async close() {
      closed = true
      await client?.end()
    },
  }
}
