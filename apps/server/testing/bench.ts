/**
 * How much one server carries: live matches with two scripted clients each, choices sent at a steady rate whatever
 * the server does, and the time from a choice's sending to the opponent's update. The server is a process of its own;
 * the clients are this one.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../src/storage/store.ts'
import { correspond, makeDue } from './bench-notices.ts'
import { BenchSocket } from './bench-socket.ts'
import type { Client } from './client.ts'
import { mailServer } from './mail-server.ts'
import { seatGuests } from './playing.ts'
import { freshDatabase, startPostgres } from './postgres.ts'
import { type OtherProcess, serveElsewhere, temporaryFolder } from './serving.ts'

type DatabaseName = 'sqlite' | 'postgres'

export interface BenchWish {
  readonly matches: number
  readonly perSecond: number
  readonly seconds: number
  /** Another checkout, whose server is measured in turns with this one's. */
  readonly against?: string | undefined
  /** A folder for profiles of the processor's time. */
  readonly profile?: string | undefined
}

export interface BenchResult {
  readonly database: DatabaseName
  /** The checkout whose server it was; null for this one. */
  readonly checkout: string | null
  readonly liveMatches: number
  readonly wantedPerSecond: number
  readonly actionsPerSecond: number
  readonly actions: number
  readonly refused: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly serverMemoryMB: number
  readonly serverHeapMB: number
  readonly actionsPerCommit: number
  readonly serverCpu: number
  /** Seconds of a core for 10,000 actions: the cost, whatever else the machine does. */
  readonly cpuPer10k: number
  readonly clientCpu: number
  readonly loadAverage: number
  /** Notices mailed meanwhile. */
  readonly mails: number
}

/** One match: at most one choice under way at a time, timed until the other side hears of it. */
class ScriptedMatch {
  readonly #sockets: readonly BenchSocket[]
  readonly #heard: (ms: number) => void
  #sentAt = 0
  #sender = -1
  #version = 0
  idle = false
  over = false

  constructor(sockets: readonly BenchSocket[], heard: (ms: number) => void, refused: () => void) {
    this.#sockets = sockets
    this.#heard = heard
    for (const [seat, socket] of sockets.entries()) {
      socket.onTable = () => this.#told(seat)
      socket.onRejected = refused
      socket.watch()
    }
  }

  #told(seat: number): void {
    const { version, ending } = this.#sockets[seat].table
    this.#version = Math.max(this.#version, version)
    if (this.#sender >= 0 && seat !== this.#sender && version >= this.#version) {
      this.#heard(performance.now() - this.#sentAt)
      this.#sender = -1
    }
    this.over = ending !== null
    this.idle = this.#sender < 0 && this.#sockets.every(({ table }) => table.version === this.#version)
  }

  choose(): void {
    const seat = this.#sockets.findIndex(({ table }) => table.decision !== null)
    if (seat < 0) return
    this.idle = false
    this.#sender = seat
    this.#version = this.#sockets[seat].table.version + 1
    this.#sentAt = performance.now()
    this.#sockets[seat].choose()
  }

  close(): void {
    for (const each of this.#sockets) each.close()
  }
}

async function seatAll(url: string, count: number): Promise<{ id: string; clients: readonly Client[] }[]> {
  const all: { id: string; clients: readonly Client[] }[] = []
  while (all.length < count) {
    const some = Math.min(25, count - all.length)
    const seated = await Promise.all(
      Array.from({ length: some }, () => seatGuests([url], 'hammer-of-the-scots', undefined, false)),
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

const GROWING = ['muster_appends', 'muster_commits', 'muster_process_cpu_seconds_total'] as const
type Growing = (typeof GROWING)[number]

/** What came of one or several stretches. */
interface Tally {
  readonly times: number[]
  readonly grown: Record<Growing, number>
  refused: number
  took: number
  clientCpu: number
}

const newTally = (): Tally => ({
  times: [],
  grown: { muster_appends: 0, muster_commits: 0, muster_process_cpu_seconds_total: 0 },
  refused: 0,
  took: 0,
  clientCpu: 0,
})

/** A server under load, measured in stretches. */
class Measured {
  readonly #database: DatabaseName
  readonly #server: OtherProcess
  readonly #wish: BenchWish
  readonly #checkout: string | null
  readonly #matches: ScriptedMatch[] = []
  #tally = newTally()
  #next = 0

  constructor(database: DatabaseName, server: OtherProcess, wish: BenchWish, checkout: string | null) {
    this.#database = database
    this.#server = server
    this.#wish = wish
    this.#checkout = checkout
  }

  async seat(): Promise<void> {
    for (const { id, clients } of await seatAll(this.#server.url, this.#wish.matches)) {
      const sockets = clients.map(({ url, headers }, seat) => new BenchSocket(url, headers, id, seat))
      await Promise.all(sockets.map((each) => each.opened))
      const heard = (ms: number): void => void this.#tally.times.push(ms)
      const refused = (): void => {
        this.#tally.refused++
      }
      this.#matches.push(new ScriptedMatch(sockets, heard, refused))
    }
    await pause(500)
  }

  /** Sends choices at the wanted rate for so long. Answers how long it took. */
  async #run(seconds: number): Promise<number> {
    const start = performance.now()
    let sent = 0
    for (let now = start; now < start + seconds * 1000; now = performance.now()) {
      const due = Math.floor(((now - start) / 1000) * this.#wish.perSecond)
      for (let looked = 0; sent < due && looked < this.#matches.length; looked++) {
        const match = this.#matches[this.#next++ % this.#matches.length]
        if (!match.idle || match.over) continue
        sent++
        match.choose()
      }
      await pause(2)
    }
    return (performance.now() - start) / 1000
  }

  async warmUp(seconds: number): Promise<void> {
    await this.#run(seconds)
    await pause(500)
  }

  async stretch(seconds: number, tally: Tally): Promise<void> {
    this.#tally = tally
    const before = await numbers(this.#server.url)
    const clientBefore = process.cpuUsage()
    tally.took += await this.#run(seconds)
    const client = process.cpuUsage(clientBefore)
    const after = await numbers(this.#server.url)
    tally.clientCpu += (client.user + client.system) / 1e6
    for (const name of GROWING) tally.grown[name] += (after.get(name) ?? 0) - (before.get(name) ?? 0)
    await pause(500)
  }

  async result({ times, grown, refused, took, clientCpu }: Tally, mails = 0): Promise<BenchResult> {
    const last = await numbers(this.#server.url)
    const sorted = times.toSorted((a, b) => a - b)
    const { muster_appends: appends, muster_commits: commits, muster_process_cpu_seconds_total: cpu } = grown
    const megabytes = (name: string): number => Math.round((last.get(name) ?? 0) / 1e6)
    return {
      database: this.#database,
      checkout: this.#checkout,
      liveMatches: this.#matches.filter((each) => !each.over).length,
      wantedPerSecond: this.#wish.perSecond,
      actionsPerSecond: Math.round(appends / took),
      actions: sorted.length,
      refused,
      p50Ms: rounded(percentile(sorted, 0.5)),
      p99Ms: rounded(percentile(sorted, 0.99)),
      serverMemoryMB: megabytes('muster_process_resident_memory_bytes'),
      serverHeapMB: megabytes('muster_nodejs_heap_size_used_bytes'),
      actionsPerCommit: rounded(appends / Math.max(1, commits)),
      serverCpu: rounded(cpu / took, 2),
      cpuPer10k: rounded((cpu / Math.max(1, appends)) * 10_000, 2),
      clientCpu: rounded(clientCpu / took, 2),
      loadAverage: rounded(loadavg()[0]),
      mails,
    }
  }

  close(): void {
    for (const each of this.#matches) each.close()
  }
}

const WARM_UP_SECONDS = 3
/** Of two servers in turns: short, so that both meet the same weather. */
const STRETCH_SECONDS = 4

interface Place {
  readonly env: Readonly<Record<string, string>>
  readonly database: DatabaseName
}

async function measure(places: () => Promise<Place>, wish: BenchWish): Promise<BenchResult[]> {
  const checkouts = wish.against === undefined ? [null] : [wish.against, null]
  const servers: OtherProcess[] = []
  const all: Measured[] = []
  try {
    for (const checkout of checkouts) {
      const { env, database } = await places()
      const flags = wish.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${wish.profile}`]
      const settings = { ...env, LOG_LEVEL: 'error' }
      const server = await serveElsewhere(settings, { flags, root: checkout ?? undefined })
      servers.push(server)
      all.push(new Measured(database, server, wish, checkout))
    }
    for (const each of all) await each.seat()
    for (const each of all) await each.warmUp(Math.min(WARM_UP_SECONDS, wish.seconds))
    const length = all.length === 1 ? wish.seconds : Math.min(STRETCH_SECONDS, wish.seconds)
    const tallies = all.map(newTally)
    for (let done = 0; done < wish.seconds; done += length)
      for (const [i, each] of all.entries()) await each.stretch(length, tallies[i])
    return await Promise.all(all.map((each, i) => each.result(tallies[i])))
  } finally {
    for (const each of all) each.close()
    for (const each of servers) await (wish.profile === undefined ? each.kill() : each.stop())
  }
}

export async function benchSqlite(wish: BenchWish): Promise<BenchResult[]> {
  const folders: ReturnType<typeof temporaryFolder>[] = []
  try {
    return await measure(async () => {
      const folder = temporaryFolder()
      folders.push(folder)
      return { database: 'sqlite', env: { DATA_DIR: folder.path } }
    }, wish)
  } finally {
    for (const each of folders) each.remove()
  }
}

/** On the PostgreSQL that the tests use, but waiting for the disk as a real one does. */
export async function benchPostgres(wish: BenchWish): Promise<BenchResult[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    return await measure(async () => {
      const { url } = await freshDatabase(postgres.url)
      return { database: 'postgres', env: { DATABASE_URL: url } }
    }, wish)
  } finally {
    await postgres.stop()
  }
}

/**
 * In turns without notices and with those of so many correspondence matches, which are mailed to an SMTP server beside it: so many a second, or
 * as fast as they can be sent.
 */
export async function benchNotices(
  wish: BenchWish,
  correspondence: number,
  pace: number | null,
): Promise<BenchResult[]> {
  const folder = temporaryFolder()
  const post = await mailServer()
  const mail = { SMTP_URL: post.url, MAIL_FROM: 'Muster <muster@example.org>' }
  const server = await serveElsewhere({ DATA_DIR: folder.path, LOG_LEVEL: 'error', ...mail })
  const store = await openStore({ dataDir: folder.path }, 'beside')
  const measured = new Measured('sqlite', server, wish, null)
  try {
    await correspond(server.url, store, correspondence)
    await measured.seat()
    await measured.warmUp(Math.min(WARM_UP_SECONDS, wish.seconds))
    const [without, having] = [newTally(), newTally()]
    const length = Math.min(STRETCH_SECONDS, wish.seconds)
    const pairs = Math.ceil(wish.seconds / length)
    for (let i = 0; i < pairs; i++) {
      await measured.stretch(length, without)
      if (pace === null) await makeDue(store, Math.ceil((correspondence * 2) / pairs))
      const each = pace === null ? null : setInterval(() => void makeDue(store, pace), 1000)
      await measured.stretch(length, having)
      if (each !== null) clearInterval(each)
    }
    return [await measured.result(without), await measured.result(having, post.mails.length)]
  } finally {
    measured.close()
    await store.close()
    await server.kill()
    await post.close()
    folder.remove()
  }
}

export const machine = () => ({ node: process.version, cpus: availableParallelism() })
