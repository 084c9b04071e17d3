/**
 * Servers die at every moment between accepting and telling, databases go away, hang and come back, clocks jump, everybody
 * reconnects at once. What was acknowledged is in the log, once; every match goes on.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { REAL_CLOCK } from '../../src/hosting/clock.ts'
import { entriesAfter } from '../../src/storage/log.ts'
import { matchRow } from '../../src/storage/matches.ts'
import { openStore, type StoreAddress } from '../../src/storage/store.ts'
import { anyChoice, Client } from '../client.ts'
import { seatGuests } from '../playing.ts'
import { freshDatabase } from '../postgres.ts'
import { type OtherProcess, serveElsewhere, serveHere, temporaryFolder } from '../serving.ts'
import { StubbornPlayer } from '../stubborn.ts'
import { unsteadyWire } from '../unsteady-wire.ts'
import { type Played, playToTheEnd } from '../watchdog.ts'
import { Notebook, type Report } from './report.ts'

const GAME = 'richard-iii'
const SHORT = 'kingmaker'
const KILL_POINT = new URL('./kill-point.ts', import.meta.url)

export interface FaultWish {
  readonly seconds: number
  /** A PostgreSQL; without one only SQLite is tried. */
  readonly postgres: string | null
  readonly clients: number
  /** How often a server dies at each moment. */
  readonly deaths: number
}

export async function attackFaults({ seconds, postgres, clients, deaths }: FaultWish): Promise<Report> {
  const notes = new Notebook(seconds)
  do {
    for (const at of ['accepted', 'committed', 'told'] as const) await dieAt(at, deaths, notes)
    await clockJumps(notes)
    if (postgres !== null) await databaseGoes(postgres, notes)
    await everybodyReturns(clients, notes)
  } while (!notes.isOver)
  return notes.report()
}

const playersOf = (match: string, clients: readonly Client[], urls: () => readonly string[]): Played => ({
  match,
  players: clients.map((each, seat) => new StubbornPlayer(each, urls, match, seat)),
})

/** A match is played to its end by a server that dies at such a moment again and again, and comes back. */
async function dieAt(at: 'accepted' | 'committed' | 'told', wanted: number, notes: Notebook): Promise<void> {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, KILL_AT: at }
  let server: OtherProcess = await serveElsewhere({ DATA_DIR: folder.path })
  try {
    const { match, clients } = await seatGuests([server.url], GAME, SHORT)
    await server.stop()
    let deaths = 0
    let over = false
    const hire = async (): Promise<void> => {
      const after = String(5 + Math.floor(Math.random() * 40))
      // The last one lives, so that the match can end.
      server = await serveElsewhere(
        deaths < wanted ? { ...env, KILL_AFTER: after } : { DATA_DIR: folder.path },
        { preload: deaths < wanted ? KILL_POINT : undefined },
      )
    }
    await hire()
    const played = playersOf(match.id, clients, () => [server.url])
    const watching = (async () => {
      while (!over) {
        await pause(20)
        if (server.process.exitCode === null && server.process.signalCode === null) continue
        deaths++
        await hire()
      }
    })()
    await playToTheEnd([played], { dataDir: folder.path }).catch((error) =>
      notes.fault(`killed when ${at}: ${error}`),
    )
    over = true
    await watching
    notes.tried(`deaths when ${at}`, deaths)
    await server.stop()
    await checkLog({ dataDir: folder.path }, played, `killed when ${at}`, notes)
  } finally {
    await server.kill()
    folder.remove()
  }
}

/** The log against what the players were told. */
async function checkLog(
  address: StoreAddress,
  { match, players }: Played,
  when: string,
  notes: Notebook,
): Promise<void> {
  const store = await openStore(address)
  try {
    const entries = await entriesAfter(store.db, match, -1)
    const inOrder = entries.every((each, i) => each.version === i)
    if (!inOrder) notes.fault(`${when}: the log has gaps or doubles`)
    if ((await matchRow(store.db, match))?.status !== 'over') notes.fault(`${when}: the match did not end`)
    const versions = new Map(entries.map((each) => [each.command, each.version]))
    for (const { seat, acknowledged, heard } of players) {
      for (const [command, version] of acknowledged) {
        notes.tried('acknowledged choices looked up')
        if (versions.get(command) !== version)
          notes.fault(`${when}: an acknowledged choice of seat ${seat} is lost`)
      }
      if (JSON.stringify(heard) !== JSON.stringify(entries.map((each) => each.version))) {
        notes.fault(`${when}: seat ${seat} did not hear everything once and in order`)
      }
    }
  } finally {
    await store.close()
  }
}

/** The machine's clock goes back and forth by hours while a match is played: nothing is refused for it. */
async function clockJumps(notes: Notebook): Promise<void> {
  let off = 0
  const clock = { now: () => REAL_CLOCK.now() + off, ticks: REAL_CLOCK.ticks }
  const server = await serveHere(undefined, { clock })
  try {
    const { match, clients } = await seatGuests([server.url], GAME, SHORT)
    for (let turn = 0; turn < 60; turn++) {
      off = (Math.random() - 0.5) * 48 * 60 * 60 * 1000
      notes.tried('clock jumps')
      const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      if (seat < 0) break
      await clients[seat].call('act', { params: { id: match.id }, body: anyChoice(tables[seat]) })
    }
  } catch (error) {
    notes.fault(`the clock jumped: ${error}`)
  } finally {
    await server.close()
  }
}

/** PostgreSQL behind a wire that hangs and breaks: choices are refused or wait, none is lost, and it goes on. */
async function databaseGoes(postgres: string, notes: Notebook): Promise<void> {
  const database = await freshDatabase(postgres)
  const wire = await unsteadyWire(database.url)
  const server = await serveHere(wire.url)
  try {
    const { match, clients } = await seatGuests([server.url], GAME, SHORT)
    const played = playersOf(match.id, clients, () => [server.url])
    let over = false
    const trouble = (async () => {
      // At once: on a quick machine the match is over in a second.
      for (let i = 0; i < 4 && !over; i++) {
        await pause(30)
        if (i % 2 === 0) await wire.hang(1500)
        else wire.cut()
        notes.tried(i % 2 === 0 ? 'database hung' : 'database connections cut')
      }
    })()
    await playToTheEnd([played], { dataDir: '', databaseUrl: database.url }).catch((error) =>
      notes.fault(`the database went away: ${error}`),
    )
    over = true
    await trouble
    await checkLog({ dataDir: '', databaseUrl: database.url }, played, 'the database went away', notes)
  } finally {
    await server.close()
    await wire.close()
    await database.drop()
  }
}

/** A thousand clients come back in the same moment, as after a restart. */
async function everybodyReturns(count: number, notes: Notebook): Promise<void> {
  const server = await serveHere()
  try {
    const { match } = await seatGuests([server.url], GAME, SHORT)
    const watcher = new Client(server.url)
    const began = performance.now()
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await watcher.socket({ check: false })
        const seen = new Promise<number>((resolve) => {
          socket.onTable = ({ version }) => resolve(version)
        })
        await socket.ask({ type: 'watch', match: match.id, since: -1 })
        await seen
        return socket
      }),
    )
    notes.tried('clients that returned at once', count)
    notes.saw('all back after ms', Math.round(performance.now() - began))
    for (const each of sockets) each.raw.terminate()
  } catch (error) {
    notes.fault(`everybody returned: ${error}`)
  } finally {
    await server.close()
  }
}
