/**
 * Whether opponents that think for long answer in time when many do so at once, and whether the server answers others
 * meanwhile: matches of people, who choose at once, against Marshals. The server is a process of its own.
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { budgetOf } from '@muster/bots/roster'
import type { TableView } from '@muster/protocol/play'
import { anyChoice, Client } from './client.ts'
import { serveElsewhere, temporaryFolder } from './serving.ts'

const BETWEEN_QUESTIONS_MS = 50
const STARTING_MS = 60_000

export interface MarshalsWish {
  readonly game: string
  readonly bot: string
  readonly matches: number
  readonly seconds: number
}

export interface MarshalsResult extends MarshalsWish {
  readonly budgetMs: number
  /** Choices of bots, and the time from the update that asked them to the one that told what they chose. */
  readonly choices: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly slowestMs: number
  /** Other questions that the server was asked meanwhile. */
  readonly others: number
  readonly othersP50Ms: number
  readonly othersP99Ms: number
  readonly othersSlowestMs: number
  readonly loadAverage: number
}

const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)

/** Plays one match with any choices, and times those of the bot. */
async function playOne(
  url: string,
  { game, bot }: MarshalsWish,
  took: (ms: number) => void,
): Promise<() => void> {
  const client = await Client.guest(url)
  const body = { game, seats: [{ kind: 'bot', bot }, { kind: 'mine' }] }
  const { id } = await client.call('create', { body })
  const socket = await client.socket({ check: false })
  let asked = Number.NaN
  socket.onTable = (table: TableView) => {
    const now = performance.now()
    if (!Number.isNaN(asked)) took(now - asked)
    asked = Number.NaN
    if (table.ending !== null) return
    if (table.decision === null) asked = now
    else void socket.ask({ type: 'act', match: id, ...anyChoice(table) }).catch(() => {})
  }
  await socket.ask({ type: 'watch', match: id, seat: 1, since: -1, changes: false })
  return () => socket.close()
}

export async function benchMarshals(wish: MarshalsWish): Promise<MarshalsResult> {
  const folder = temporaryFolder()
  const server = await serveElsewhere({ DATA_DIR: folder.path, LOG_LEVEL: 'error' })
  const times: number[] = []
  const others: number[] = []
  try {
    const other = await Client.guest(server.url)
    const answered = new Set<number>()
    const stops = await Promise.all(
      Array.from({ length: wish.matches }, (_, i) =>
        playOne(server.url, wish, (ms) => {
          answered.add(i)
          times.push(ms)
        }),
      ),
    )
    // Threads take a while to start: it begins when all of them have answered once.
    const latest = performance.now() + STARTING_MS
    while (answered.size < wish.matches && performance.now() < latest) await pause(BETWEEN_QUESTIONS_MS)
    times.length = 0
    const end = performance.now() + wish.seconds * 1000
    while (performance.now() < end) {
      const start = performance.now()
      await other.call('me')
      others.push(performance.now() - start)
      await pause(BETWEEN_QUESTIONS_MS)
    }
    for (const stop of stops) stop()
  } finally {
    await server.kill()
    folder.remove()
  }
  times.sort((one, two) => one - two)
  others.sort((one, two) => one - two)
  return {
    ...wish,
    budgetMs: budgetOf(wish.bot),
    choices: times.length,
    p50Ms: at(times, 0.5),
    p99Ms: at(times, 0.99),
    slowestMs: at(times, 1),
    others: others.length,
    othersP50Ms: at(others, 0.5),
    othersP99Ms: at(others, 0.99),
    othersSlowestMs: at(others, 1),
    loadAverage: Number(loadavg()[0].toFixed(1)),
  }
}
