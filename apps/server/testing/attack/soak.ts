/** Many matches at once for long, ended ones replaced by new ones: memory stays level, and nobody waits. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, RejectedByServer } from '../client.ts'
import { playOverSocket, seatGuests } from '../playing.ts'
import { serveElsewhere, temporaryFolder } from '../serving.ts'
import { type Long, Notebook, type Report } from './report.ts'

const GAME = 'richard-iii'
const SHORT = 'kingmaker'
/** Between two choices of one seat. */
const THINK_MS = 400
/** How much more memory the last third may hold on average than the middle third. */
const ALLOWED = 1.15
const MEGABYTE = 1024 * 1024
const LOOK_MS = 2000

export async function attackSoak(long: Long, matches: number): Promise<Report> {
  const notes = new Notebook(long)
  const folder = temporaryFolder()
  const server = await serveElsewhere({ DATA_DIR: folder.path })
  const memory: number[] = []
  try {
    const playing = Array.from({ length: matches }, () => keepPlaying(server.url, notes))
    while (!notes.isOver) {
      await pause(typeof long === 'number' ? Math.min(LOOK_MS, (long * 1000) / 12) : LOOK_MS / 10)
      notes.counted('choices', await countOf(server.url, 'muster_entries_total{kind="act"}'))
      memory.push((await countOf(server.url, 'muster_process_resident_memory_bytes')) / MEGABYTE)
    }
    await Promise.all(playing)
    notes.counted('choices', await countOf(server.url, 'muster_entries_total{kind="act"}'))
  } finally {
    await server.kill()
    folder.remove()
  }
  const third = Math.floor(memory.length / 3)
  const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))]
  notes.saw('memory MB, middle third', Math.round(middle))
  notes.saw('memory MB, last third', Math.round(last))
  if (last > middle * ALLOWED) notes.fault(`memory grew from ${middle.toFixed()} to ${last.toFixed()} MB`)
  return notes.report()
}

async function keepPlaying(url: string, notes: Notebook): Promise<void> {
  while (!notes.isOver) {
    const { match, clients } = await seatGuests([url], GAME, SHORT)
    const ended = await Promise.all(clients.map((each, seat) => unhurried(each, match.id, seat, notes)))
    if (ended.every(Boolean)) notes.tried('matches played to their end')
  }
}

/** Plays a seat at a person's pace, until the end of the match or of the attack. Answers which. */
async function unhurried(client: Client, match: string, seat: number, notes: Notebook): Promise<boolean> {
  const stop = new Promise<null>((resolve) => {
    const timer = setInterval(() => {
      if (!notes.isOver) return
      clearInterval(timer)
      resolve(null)
    }, 200)
  })
  try {
    const played = await Promise.race([playOverSocket(client, match, seat, { pauseMs: THINK_MS }), stop])
    if (played === null) return false
    return true
  } catch (error) {
    if (error instanceof RejectedByServer) notes.fault(`a player was refused: ${error.message}`)
    return false
  }
}

/** One of the numbers that the server tells about itself. */
async function countOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}
