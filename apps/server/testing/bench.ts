/**
 * How much one server carries: live matches with two scripted clients each, choices sent at a steady rate whatever
 * the server does, and the time from a choice's sending to the opponent's update. The server is a process of its own;
 * the clients are this one.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { TableView } from '@muster/protocol/play'
import { anyChoice, type Client, type Socket } from './client.ts'
import { seatGuests } from './playing.ts'
import { freshDatabase, startPostgres } from './postgres.ts'
import { type OtherProcess, serveElsewhere, temporaryFolder } from './serving.ts'

export interface BenchWish {
  readonly matches: number
  readonly perSecond: number
  readonly seconds: number
}

export interface BenchResult {
  readonly database: 'sqlite' | 'postgres'
  readonly liveMatches: number
  readonly wantedPerSecond: number
  readonly actionsPerSecond: number
  readonly actions: number
  readonly refused: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly serverMemoryMB: number
  readonly actionsPerCommit: number
  readonly serverCpu: number
  readonly clientCpu: number
  readonly loadAverage: number
}

/** One match: at most one choice under way at a time, timed until the other side hears of it. */
class ScriptedMatch {
  readonly #match: string
  readonly #sockets: readonly Socket[]
  readonly #tables: (TableView | null)[]
  #sentAt = 0
  #sender = -1
  #version = 0
  idle = false
  over = false

  constructor(match: string, sockets: readonly Socket[], heard: (ms: number) => void) {
    this.#match = match
    this.#sockets = sockets
    this.#tables = sockets.map(() => null)
    for (const [seat, socket] of sockets.entries()) {
      socket.onTable = (table) => {
        this.#tables[seat] = table
        this.#version = Math.max(this.#version, table.version)
        if (this.#sender >= 0 && seat !== this.#sender && table.version >= this.#version) {
          heard(performance.now() - this.#sentAt)
          this.#sender = -1
        }
        this.over = table.ending !== null
        this.idle = this.#sender < 0 && this.#tables.every((each) => each?.version === this.#version)
      }
    }
  }

  watch(): Promise<unknown> {
    return Promise.all(
      this.#sockets.map((each, seat) => each.ask({ type: 'watch', match: this.#match, seat, changes: true })),
    )
  }

  choose(): Promise<unknown> {
    const seat = this.#tables.findIndex((each) => each?.decision !== null && each !== null)
    const table = this.#tables[seat]
    if (table === null || table === undefined) return Promise.resolve()
    this.idle = false
    this.#sender = seat
    this.#version = table.version + 1
    this.#sentAt = performance.now()
    return this.#sockets[seat].ask({ type: 'act', match: this.#match, ...anyChoice(table) })
  }
}

async function seatAll(url: string, count: number): Promise<{ id: string; clients: readonly Client[] }[]> {
  const all: { id: string; clients: readonly Client[] }[] = []
  while (all.length < count) {
    const some = Math.min(25, count - all.length)
    const seated = await Promise.all(
      Array.from({ length: some }, () => seatGuests([url], 'hammer-of-the-scots')),
    )
    all.push(...seated.map(({ match, clients }) => ({ id: match.id, clients })))
  }
  return all
}

async function numbers(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [name, value] = line.split(' ')
    if (value !== undefined && !name.startsWith('#')) found.set(name, Number(value))
  }
  return found
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const rounded = (number: number, digits = 1): number => Number(number.toFixed(digits))

async function measure(
  database: BenchResult['database'],
  server: OtherProcess,
  { matches: count, perSecond, seconds }: BenchWish,
): Promise<BenchResult> {
  const seated = await seatAll(server.url, count)
  let times: number[] = []
  let refused = 0
  const matches: ScriptedMatch[] = []
  for (const { id, clients } of seated) {
    const sockets = await Promise.all(clients.map((each) => each.socket({ check: false })))
    const match = new ScriptedMatch(id, sockets, (ms) => times.push(ms))
    await match.watch()
    matches.push(match)
  }
  const run = async (length: number): Promise<number> => {
    const start = performance.now()
    let sent = 0
    let next = 0
    for (let now = start; now < start + length * 1000; now = performance.now()) {
      const due = Math.floor(((now - start) / 1000) * perSecond)
      for (let looked = 0; sent < due && looked < matches.length; looked++) {
        const match = matches[next++ % matches.length]
        if (!match.idle || match.over) continue
        sent++
        match.choose().catch(() => {
          refused++
        })
      }
      await pause(2)
    }
    return (performance.now() - start) / 1000
  }
  await run(Math.min(3, seconds))
  await pause(500)
  times = []
  const before = await numbers(server.url)
  const clientBefore = process.cpuUsage()
  const took = await run(seconds)
  const clientAfter = process.cpuUsage(clientBefore)
  const after = await numbers(server.url)
  await pause(1000)
  const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    database,
    liveMatches: matches.filter((each) => !each.over).length,
    wantedPerSecond: perSecond,
    actionsPerSecond: Math.round(grown('muster_appends') / took),
    actions: sorted.length,
    refused,
    p50Ms: rounded(percentile(sorted, 0.5)),
    p99Ms: rounded(percentile(sorted, 0.99)),
    serverMemoryMB: Math.round((after.get('muster_process_resident_memory_bytes') ?? 0) / 1e6),
    actionsPerCommit: rounded(grown('muster_appends') / Math.max(1, grown('muster_commits'))),
    serverCpu: rounded(grown('muster_process_cpu_seconds_total') / took, 2),
    clientCpu: rounded((clientAfter.user + clientAfter.system) / 1e6 / took, 2),
    loadAverage: rounded(loadavg()[0]),
  }
}

export async function benchSqlite(wish: BenchWish): Promise<BenchResult> {
  const folder = temporaryFolder()
  const server = await serveElsewhere({ DATA_DIR: folder.path, LOG_LEVEL: 'error' })
  try {
    return await measure('sqlite', server, wish)
  } finally {
    await server.kill()
    folder.remove()
  }
}

/** On the PostgreSQL that the tests use, but waiting for the disk as a real one does. */
export async function benchPostgres(wish: BenchWish): Promise<BenchResult> {
  const postgres = await startPostgres({ durable: true })
  const database = await freshDatabase(postgres.url)
  const server = await serveElsewhere({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
  try {
    return await measure('postgres', server, wish)
  } finally {
    await server.kill()
    await postgres.stop()
  }
}

export const machine = () => ({ node: process.version, cpus: availableParallelism() })
