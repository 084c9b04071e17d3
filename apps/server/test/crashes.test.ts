/** Servers that are killed with -9 under load: nothing acknowledged is lost, nothing counts twice, every match ends. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { entriesAfter } from '../src/storage/log.ts'
import { matchRow } from '../src/storage/matches.ts'
import { openStore, type Store, type StoreAddress } from '../src/storage/store.ts'
import { Client } from '../testing/client.ts'
import { lossyWire } from '../testing/lossy.ts'
import { mailServer } from '../testing/mail-server.ts'
import { type Seated, seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { type OtherProcess, serveElsewhere, serveHere, temporaryFolder } from '../testing/serving.ts'
import { StubbornPlayer } from '../testing/stubborn.ts'
import { type Played, playToTheEnd } from '../testing/watchdog.ts'

const GAME = 'richard-iii'
/** The shortest of all scenarios, so that every match can be played to its end by the rules. */
const SHORT = 'kingmaker'
const LONGER = 'wars-of-the-roses'

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
  const body = { game: GAME, scenario: SHORT, seats: [{ kind: 'mine' }, { kind: 'bot' }] }
  return { match: await client.call('create', { body }), clients: [client] }
}

async function crash(server: OtherProcess): Promise<void> {
  await server.kill()
  running.delete(server)
}

/** One player for each person at each table. */
const playersOf = (seated: readonly Seated[], urls: () => readonly string[]): Played[] =>
  seated.map(({ match, clients }) => ({
    match: match.id,
    players: clients.map((each, seat) => new StubbornPlayer(each, urls, match.id, seat)),
  }))

/** Plays all matches to their end while `trouble` does its worst. */
async function playAll(
  played: readonly Played[],
  address: StoreAddress,
  trouble: (isOver: () => boolean) => Promise<void>,
): Promise<void> {
  let over = false
  const playing = playToTheEnd(played, address).finally(() => {
    over = true
  })
  await Promise.all([playing, trouble(() => over)])
}

/** The log against what the players were told. */
async function checkLogs(address: StoreAddress, played: readonly Played[]): Promise<void> {
  const store: Store = await openStore(address)
  try {
    for (const { match, players } of played) {
      const entries = await entriesAfter(store.db, match, -1)
      expect(entries.map((each) => each.version)).toEqual(entries.map((_, version) => version))
      expect((await matchRow(store.db, match))?.status).toBe('over')
      const versions = new Map(entries.map((each) => [each.command, each.version]))
      expect(versions.size).toBe(entries.length)
      for (const { seat, acknowledged, heard, last } of players) {
        expect(last?.ending?.by).toBe('rules')
        expect(heard).toEqual(entries.map((each) => each.version))
        for (const [command, version] of acknowledged) expect(versions.get(command)).toBe(version)
        expect(entries.filter((each) => each.seat === seat).length).toBe(acknowledged.size)
      }
    }
  } finally {
    await store.close()
  }
}

const sumOf = (played: readonly Played[], each: (player: StubbornPlayer) => number): number =>
  played.flatMap(({ players }) => players).reduce((sum, player) => sum + each(player), 0)

/** Until the players have heard so much more, whatever the speed of the machine. */
async function hearing(played: readonly Played[], more: number, isOver: () => boolean): Promise<void> {
  const heard = (): number => sumOf(played, (player) => player.heard.length)
  const enough = heard() + more
  while (heard() < enough && !isOver()) await pause(5)
}

describe('three processes on one PostgreSQL', () => {
  it('play 20 matches to their end while one is killed and comes back', async () => {
    const database = await freshDatabase(inject('postgres'))
    const address = { dataDir: '', databaseUrl: database.url }
    const env = { DATABASE_URL: database.url }
    const servers = await Promise.all([serve(env), serve(env), serve(env)])
    const seated = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const at = [servers[i % 3].url, servers[(i + 1) % 3].url]
        // In some a bot plays, whose turns the dead process may have taken.
        return i < 16 ? seatGuests(at, GAME, SHORT) : seatAgainstBot(at[0])
      }),
    )
    const played = playersOf(seated, () => servers.map((each) => each.url))
    await playAll(played, address, async (isOver) => {
      await hearing(played, 600, isOver)
      await crash(servers[1])
      await hearing(played, 300, isOver)
      servers[1] = await serve(env)
    })
    expect(sumOf(played, (player) => player.returns)).toBeGreaterThan(0)
    await checkLogs(address, played)
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
    const seated = await Promise.all(Array.from({ length: 5 }, () => seatGuests([server.url], GAME, LONGER)))
    const played = playersOf(seated, () => [server.url])
    let kills = 0
    await playAll(played, { dataDir: folder.path }, async (isOver) => {
      while (kills < 4 && !isOver()) {
        await hearing(played, 20 + Math.random() * 600, isOver)
        await crash(server)
        kills++
        server = await serve(env)
      }
    })
    expect(kills).toBe(4)
    await server.stop()
    running.clear()
    await checkLogs({ dataDir: folder.path }, played)
    folder.remove()
  }, 600_000)
})

describe.each(['sqlite', 'postgres'])('a wire that breaks, on %s', (kind) => {
  it('loses answers to what was done, and nobody waits for ever', async () => {
    const folder = temporaryFolder()
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    const address = { dataDir: folder.path, databaseUrl: database?.url }
    const server = await serveHere(database?.url, { store: address })
    const wire = await lossyWire(server.url, 6)
    const seated = [await seatGuests([server.url], GAME, SHORT)]
    const played = playersOf(seated, () => [wire.url])
    await playToTheEnd(played, address)
    expect(wire.broken()).toBeGreaterThan(10)
    await wire.close()
    await server.close()
    await checkLogs(address, played)
    await database?.drop()
    folder.remove()
  })
})

describe('mail', () => {
  it('is sent by the next server when one is killed before handing it over, and once more at most when killed after', async () => {
    const folder = temporaryFolder()
    const post = await mailServer()
    const env = { DATA_DIR: folder.path, SMTP_URL: post.url, MAIL_FROM: 'Muster <muster@example.org>' }
    let server = await serve(env)
    const client = await Client.guest(server.url)
    await client.call('claim', { body: { name: 'Anna', password: 'correct horse' } })
    /** The server is killed with the mail on its way, and another one started in its place. */
    const killedWhen = async (when: 'offered' | 'taken', address: string): Promise<void> => {
      const killed = new Promise<void>((resolve, reject) => {
        post.interrupt(when, () => crash(server).then(resolve, reject))
      })
      await client.at(server.url).call('address', { body: { address, language: 'en' } })
      await killed
      server = await serve(env)
    }
    const got = (address: string): number => post.mails.filter((each) => each.to === address).length

    await killedWhen('offered', 'before@example.org')
    await expect.poll(() => got('before@example.org'), { timeout: 15_000 }).toBe(1)
    await killedWhen('taken', 'after@example.org')
    await expect.poll(() => got('after@example.org'), { timeout: 15_000 }).toBe(2)
    await server.stop()
    const store = await openStore({ dataDir: folder.path })
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('due_work').selectAll().execute()).toEqual([])
    await store.close()
    expect(post.mails.map((each) => each.to)).toEqual([
      ...['before@example.org', 'after@example.org', 'after@example.org'],
    ])
    await post.close()
    folder.remove()
  })
})

describe('a round of an event', () => {
  it('whose server is killed between pairing it and making its matches is made once, by the next server', async () => {
    const folder = temporaryFolder()
    const store = { dataDir: folder.path }
    const preload = new URL('../testing/dies-arranging.ts', import.meta.url)
    const dying = await serveElsewhere({ DATA_DIR: folder.path }, { preload })
    running.add(dying)
    const names = ['Anna', 'Marek', 'Zofia', 'Piotr']
    const people = await Promise.all(names.map(() => Client.guest(dying.url)))
    for (const [i, each] of people.entries())
      await each.call('claim', { body: { name: names[i], password: 'correct horse' } })
    const wish = { name: 'League', kind: 'round-robin', game: GAME, scenario: SHORT } as const
    const { id } = await people[0].call('foundEvent', { body: wish })
    for (const each of people) await each.call('enterEvent', { params: { id } })
    const died = new Promise((resolve) => dying.process.once('exit', resolve))
    await people[0].call('beginEvent', { params: { id } }).catch(() => undefined)
    await died
    running.delete(dying)

    /** Both pairings name their matches; which of these there are, and begun. */
    const stored = async () => {
      const { db, close } = await openStore(store, 'beside')
      const pairings = await db.selectFrom('pairings').select('match').orderBy('board').execute()
      const matches = await db.selectFrom('matches').select(['id', 'status']).execute()
      const starts = await db.selectFrom('entries').select('match').where('kind', '=', 'start').execute()
      await close()
      return { paired: pairings.map((each) => each.match ?? ''), matches, starts }
    }
    const before = await stored()
    expect(before.paired).toHaveLength(2)
    expect(before.matches).toEqual([{ id: before.paired[0], status: 'open' }])
    expect(before.starts).toEqual([])

    const server = await serveHere(undefined, { store })
    const anna = people[0].at(server.url)
    const status = (match: string) =>
      anna.call('match', { params: { id: match } }).then((each) => each.status)
    for (const match of before.paired)
      await expect.poll(() => status(match).catch(() => 'none')).toBe('playing')
    await server.close()
    const after = await stored()
    expect(after.paired).toEqual(before.paired)
    expect(after.matches.map((each) => each.id).sort()).toEqual(before.paired.toSorted())
    expect(after.starts.map((each) => each.match).sort()).toEqual(before.paired.toSorted())
    folder.remove()
  })
})
