/** Many matches at once for long, each at a person's pace, ended ones replaced by new ones: memory stays level, and nobody is refused. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, RejectedByServer } from '../client.ts'
import { playOverSocket, seatGuests } from '../playing.ts'
import { serveElsewhere, temporaryFolder } from '../serving.ts'
import { type Long, Notebook, type Report } from './report.ts'

const GAME = 'richard-iii'
const SHORT = 'kingmaker'
/** Before a choice, on average: a quick player's pace. Some think half as long, some half as long again, so that matches end one by one. */
export const THINK_MS = 3000
/** How much more memory the last third may hold on average than the middle third. */
const ALLOWED = 1.15
const MEGABYTE = 1024 * 1024
const LOOK_MS = 2000

export async function attackSoak(long: Long, matches: number, thinkMs = THINK_MS): Promise<Report> {
  const notes = new Notebook(long)
  const folder = temporaryFolder()
  const server = await serveElsewhere({ DATA_DIR: folder.path })
  const memory: number[] = []
  const began = performance.now()
  try {
    const playing = Array.from({ length: matches }, () => keepPlaying(server.url, thinkMs, notes))
    while (!notes.isOver) {
      await pause(typeof long === 'number' ? Math.min(LOOK_MS, (long * 1000) / 12) : LOOK_MS / 10)
      notes.counted('choices', await countOf(server.url, 'muster_entries_total{kind="act"}'))
      memory.push((await countOf(server.url, 'muster_process_resident_memory_bytes')) / MEGABYTE)
    }
    const seconds = (performance.now() - began) / 1000
    notes.saw('matches loaded at the end', await countOf(server.url, 'muster_matches_loaded'))
    notes.saw('heap MB at the end', Math.round(await heapOf(server.url)))
    await Promise.all(playing)
    const choices = await countOf(server.url, 'muster_entries_total{kind="act"}')
    notes.counted('choices', choices)
    notes.saw('choices a second', Math.round(choices / seconds))
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

async function keepPlaying(url: string, thinkMs: number, notes: Notebook): Promise<void> {
  while (!notes.isOver) {
    const { match, clients } = await seatGuests([url], GAME, SHORT)
    const ended = await Promise.all(
      clients.map((each, seat) => unhurried(each, match.id, seat, thinkMs, notes)),
    )
    if (ended.every(Boolean)) notes.tried('matches played to their end')
  }
}

/** Plays a seat at a person's pace, until the end of the match or of the attack. Answers which. */
async function unhurried(
  client: Client,
  match: string,
  seat: number,
  thinkMs: number,
  notes: Notebook,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const stop = new Promise<null>((resolve) => {
    timer = setInterval(() => {
      if (notes.isOver) resolve(null)
    }, 200)
  })
  const pauseMs = (): number => thinkMs * (0.5 + Math.random())
  try {
    return (await Promise.race([playOverSocket(client, match, seat, { pauseMs }), stop])) !== null
  } catch (error) {
    if (error instanceof RejectedByServer) notes.fault(`a player was refused: ${error.message}`)
    return false
  } finally {
    clearInterval(timer)
  }
}

const heapOf = async (url: string): Promise<number> =>
  (await countOf(url, 'muster_nodejs_heap_size_used_bytes')) / MEGABYTE

/** One of the numbers that the server tells about itself. */
async function countOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}
