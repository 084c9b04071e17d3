/** Two processes on one PostgreSQL: what one does, those at the other hear of, whatever happens to announcements. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, type Socket } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const GAME = 'richard-iii'
const PATIENT = { timeout: 30_000 }

describe('two processes', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let here: RunningServer
  let there: RunningServer
  beforeAll(async () => {
    database = await freshDatabase(inject('postgres'))
    here = await serveHere(database.url)
    there = await serveHere(database.url)
  })
  afterAll(async () => {
    await Promise.all([here.close(), there.close()])
    await database.drop()
  })

  /** The latest version told to somebody who watches there. */
  async function watching(
    client: Client,
    match: string,
    seat?: number,
  ): Promise<{ socket: Socket; seen(): number }> {
    const socket = await client.at(there.url).socket()
    let seen = -1
    socket.onTable = (table) => {
      seen = table.version
    }
    await socket.ask({ type: 'watch', match, ...(seat === undefined ? {} : { seat }) })
    return { socket, seen: () => seen }
  }

  async function choose(client: Client, match: string, seat: number): Promise<void> {
    await client.call('act', { params: { id: match }, body: anyChoice(await client.table(match, { seat })) })
  }

  /** Until it is undone, nothing that is done here is announced. */
  function silence(): () => void {
    const { store } = here.services
    const { announce } = store
    Object.assign(store, { announce: async () => {} })
    return () => void Object.assign(store, { announce })
  }

  it('tell of what was done at the other', async () => {
    const { match, clients } = await seatGuests([here.url], GAME)
    const { socket, seen } = await watching(clients[1], match.id, 1)
    await choose(clients[0], match.id, 0)
    await expect.poll(seen, PATIENT).toBe(1)
    socket.close()
  })

  it('go back to the same place when one takes back at either what was chosen at the other', async () => {
    const { match, clients } = await seatGuests([here.url], GAME)
    const { id } = match
    const [one, elsewhere] = [clients[0], clients[0].at(there.url)]
    const { socket, seen } = await watching(clients[1], id, 1)
    const first = await one.table(id, { seat: 0 })
    const undo = (client: Client, version: number) =>
      client.call('undo', { params: { id }, body: { seat: 0, command: randomUUID(), version } })
    await choose(one, id, 0)
    await expect.poll(seen, PATIENT).toBe(1)
    await undo(one, 1)
    await expect.poll(seen, PATIENT).toBe(2)
    await choose(elsewhere, id, 0)
    await undo(one, 3)
    await choose(one, id, 0)
    await undo(elsewhere, 5)
    await expect.poll(seen, PATIENT).toBe(6)
    for (const each of [one, elsewhere]) {
      const { view, decision, version } = await each.table(id, { seat: 0 })
      expect({ version, view }).toEqual({ version: 6, view: first.view })
      expect(decision?.offers).toEqual(first.decision?.offers)
    }
    socket.close()
  })

  it('tell of it even if the announcement is lost', async () => {
    const { match, clients } = await seatGuests([here.url], GAME)
    const { socket, seen } = await watching(clients[1], match.id, 1)
    const speakAgain = silence()
    await choose(clients[0], match.id, 0)
    speakAgain()
    await expect.poll(seen, PATIENT).toBe(1)
    socket.close()
  })

  it('tell of a start even if the announcement is lost', async () => {
    const [one, two] = await Promise.all([Client.guest(here.url), Client.guest(here.url)])
    const body = { game: GAME, seats: [{ kind: 'mine' }, { kind: 'open' }] }
    const { id } = await one.call('create', { body })
    const { socket, seen } = await watching(one, id, 0)
    expect(seen()).toBe(-1)
    const speakAgain = silence()
    await two.call('join', { params: { id }, body: {} })
    speakAgain()
    await expect.poll(seen, PATIENT).toBe(0)
    socket.close()
  })

  it('look again after the database has hung up', async () => {
    const { match, clients } = await seatGuests([here.url], GAME)
    const { socket, seen } = await watching(clients[1], match.id, 1)
    const admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster-ear' and datname = current_database()",
    )
    await admin.end()
    await choose(clients[0], match.id, 0)
    await expect.poll(seen, PATIENT).toBe(1)
    await choose(clients[1], match.id, 1)
    await expect.poll(seen, PATIENT).toBe(2)
    socket.close()
  })

  it('play the turn of a bot in a match that one still believes to be open', async () => {
    const [one, two] = await Promise.all([Client.guest(here.url), Client.guest(here.url)])
    const seats = [{ kind: 'mine' }, { kind: 'bot' }, { kind: 'open' }, { kind: 'bot' }]
    const { id } = await one.call('create', { body: { game: 'ancien-regime', players: 4, seats } })
    // There it is known as open, and no announcement says otherwise: only the queue in the database does.
    expect((await one.at(there.url).call('match', { params: { id } })).status).toBe('open')
    await here.services.dueWork.close()
    const speakAgain = silence()
    await two.call('join', { params: { id }, body: {} })
    speakAgain()
    const version = async (): Promise<number> => (await one.table(id)).version
    await expect.poll(version, PATIENT).toBeGreaterThan(0)
  })
})
