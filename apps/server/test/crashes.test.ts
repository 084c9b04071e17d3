/** Servers that are killed with -9 under load: nothing acknowledged is lost, nothing counts twice, every match ends. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { entriesAfter } from '../src/storage/log.ts'
import { matchRow } from '../src/storage/matches.ts'
import { openStore, type Store, type StoreAddress } from '../src/storage/store.ts'
import { Client } from '../testing/client.ts'
import { type Seated, seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { type OtherProcess, serveElsewhere, temporaryFolder } from '../testing/serving.ts'
import { type Endured, playStubbornly } from '../testing/stubborn.ts'

const GAME = 'hammer-of-the-scots'
const SCENARIO = 'braveheart'
/** Most matches end by resignation, so that the test does not take all day; the others go on as the rules say. */
const RESIGN_AT = 100
const WHOLE_ONES = 1

const running = new Set<OtherProcess>()
afterEach(async () => {
  for (const each of running) await each.kill()
  running.clear()
})

async function serve(env: Readonly<Record<string, string>>): Promise<OtherProcess> {
  const server = await serveElsewhere(env)
  running.add(server)
  return server
}

async function seatAgainstBot(url: string): Promise<Seated> {
  const client = await Client.guest(url)
  const body = { game: GAME, scenario: SCENARIO, seats: [{ kind: 'mine' }, { kind: 'bot' }] }
  return { match: await client.call('create', { body }), clients: [client] }
}

async function crash(server: OtherProcess): Promise<void> {
  await server.kill()
  running.delete(server)
}

/** Plays all matches, with each seat at a server of its own, while `trouble` does its worst. */
async function playAll(
  seated: readonly Seated[],
  urls: () => readonly string[],
  trouble: (isOver: () => boolean) => Promise<void>,
): Promise<Endured[][]> {
  let over = false
  const playing = Promise.all(
    seated.map(({ match, clients }, i) => {
      const resignAt = i < WHOLE_ONES ? Number.POSITIVE_INFINITY : RESIGN_AT
      return Promise.all(clients.map((each, seat) => playStubbornly(each, urls, match.id, seat, resignAt)))
    }),
  ).finally(() => {
    over = true
  })
  const [endured] = await Promise.all([playing, trouble(() => over)])
  return endured
}

/** The log against what the players were told. */
async function checkLogs(address: StoreAddress, seated: readonly Seated[], endured: readonly Endured[][]) {
  const store: Store = await openStore(address)
  try {
    for (const [i, { match }] of seated.entries()) {
      const entries = await entriesAfter(store.db, match.id, -1)
      expect(entries.map((each) => each.version)).toEqual(entries.map((_, version) => version))
      expect((await matchRow(store.db, match.id))?.status).toBe('over')
      const versions = new Map(entries.map((each) => [each.command, each.version]))
      expect(versions.size).toBe(entries.length)
      for (const [seat, { acknowledged, heard, last }] of endured[i].entries()) {
        expect(last.ending?.by).toBe(i < WHOLE_ONES ? 'rules' : 'resignation')
        expect(heard).toEqual(entries.map((each) => each.version))
        for (const [command, version] of acknowledged) expect(versions.get(command)).toBe(version)
        const sent = entries.filter((each) => each.seat === seat)
        expect(sent.length).toBe(acknowledged.size)
      }
    }
  } finally {
    await store.close()
  }
}

const returnsOf = (endured: readonly Endured[][]): number =>
  endured.flat().reduce((sum, each) => sum + each.returns, 0)

describe('three processes on one PostgreSQL', () => {
  it('play 20 matches to their end while one is killed and comes back', async () => {
    const database = await freshDatabase(inject('postgres'))
    const env = { DATABASE_URL: database.url }
    const servers = await Promise.all([serve(env), serve(env), serve(env)])
    const seated = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const at = [servers[i % 3].url, servers[(i + 1) % 3].url]
        // In some a bot plays, whose turns the dead process may have taken.
        return i < 16 ? seatGuests(at, GAME, SCENARIO) : seatAgainstBot(at[0])
      }),
    )
    const endured = await playAll(
      seated,
      () => servers.map((each) => each.url),
      async () => {
        await pause(2000)
        await crash(servers[1])
        await pause(1500)
        servers[1] = await serve(env)
      },
    )
    expect(returnsOf(endured)).toBeGreaterThan(0)
    await checkLogs({ dataDir: '', databaseUrl: database.url }, seated, endured)
    for (const each of running) await each.stop()
    running.clear()
    await database.drop()
  }, 600_000)
})

describe('one process on SQLite', () => {
  it('is killed at random moments under load and loses nothing', async () => {
    const folder = temporaryFolder()
    const env = { DATA_DIR: folder.path }
    let server = await serve(env)
    const seated = await Promise.all(
      Array.from({ length: 5 }, () => seatGuests([server.url], GAME, SCENARIO)),
    )
    let kills = 0
    const endured = await playAll(
      seated,
      () => [server.url],
      async (isOver) => {
        while (kills < 4 && !isOver()) {
          await pause(300 + Math.random() * 1200)
          await crash(server)
          kills++
          server = await serve(env)
        }
      },
    )
    expect(kills).toBeGreaterThan(1)
    await server.stop()
    running.clear()
    await checkLogs({ dataDir: folder.path }, seated, endured)
    folder.remove()
  }, 600_000)
})
