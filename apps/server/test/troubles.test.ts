/** What befalls a host: a clock that is set, a second server, a full disk, people who never come back. */

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { Buckets, LIMITS, NO_LIMITS } from '../src/http/limits.ts'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, codeOf } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveElsewhere, serveHere, temporaryFolder } from '../testing/serving.ts'

const GAME = 'hammer-of-the-scots'
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PASSWORD = 'correct horse battery'

let server: RunningServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

describe('a clock that is set', () => {
  it('back by an hour refuses nobody; limits go by time that only passes', async () => {
    const clock = handClock()
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, clock)
    expect([buckets.takes('a'), buckets.takes('a'), buckets.takes('a')]).toEqual([true, true, false])
    clock.set(-60 * 60 * 1000)
    clock.pass(1000)
    expect(buckets.takes('a')).toBe(true)
    expect(REAL_CLOCK.ticks()).toBeLessThanOrEqual(REAL_CLOCK.ticks())
    const limits = { ...NO_LIMITS, requests: LIMITS.requests }
    server = await serveHere(undefined, { clock, limits })
    const client = await Client.guest(server.url)
    clock.set(-60 * 60 * 1000)
    expect((await client.call('me')).guest).toBe(true)
  })
})

describe('one folder', () => {
  it('has one server: the second says why it does not start, and a backup still runs', async () => {
    const folder = temporaryFolder()
    const first = await serveElsewhere({ DATA_DIR: folder.path })
    try {
      const second = spawnSync(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
        cwd: ROOT,
        env: { ...process.env, PORT: '0', DATA_DIR: folder.path },
        encoding: 'utf8',
      })
      expect(second.status).toBe(1)
      expect(second.stderr).toContain(`Another Muster server is using the folder "${folder.path}".`)
      const copy = join(folder.path, 'copy.db')
      const args = ['--import', 'tsx', 'apps/cli/src/main.ts', 'backup', copy]
      const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder.path }
      expect(spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' }).status).toBe(0)
      await first.kill()
      const third = await serveElsewhere({ DATA_DIR: folder.path })
      await third.stop()
    } finally {
      await first.kill()
      folder.remove()
    }
  })
})

describe('a disk in trouble', () => {
  it('that is full: not ready, the action is refused and changes nothing, and it goes on when there is room', async () => {
    server = await serveHere()
    const { url, services } = server
    const { match, clients } = await seatGuests([url], GAME)
    const ready = async (): Promise<number> => (await fetch(`${url}/readyz`)).status
    expect(await ready()).toBe(200)
    const { rows } = await sql<{ page_count: number }>`select page_count from pragma_page_count()`.execute(
      services.store.db,
    )
    await sql.raw(`pragma max_page_count = ${rows[0].page_count}`).execute(services.store.db)
    const trouble: unknown[] = []
    services.door.onTrouble = (_match, error) => trouble.push(error)
    // Something large enough for a new page.
    const filled = await codeOf(fill(clients[0], match.id))
    expect(filled).toBe('no-room')
    expect(trouble.length).toBe(1)
    const before = await clients[0].table(match.id, { seat: 0, since: -1 })
    await expect.poll(ready).toBe(503)
    await sql.raw('pragma max_page_count = 1073741823').execute(services.store.db)
    await expect.poll(ready).toBe(200)
    const after = await clients[0].table(match.id, { seat: 0, since: -1 })
    expect(after).toEqual(before)
    expect(await codeOf(step(clients[0], match.id))).toBe('accepted')
  })

  /** Chooses and takes back, until a page more is needed. */
  async function fill(client: Client, id: string): Promise<void> {
    for (let turn = 0; turn < 400; turn++) await step(client, id)
  }
  async function step(client: Client, id: string): Promise<unknown> {
    const table = await client.table(id, { seat: 0 })
    if (table.decision !== null) return client.call('act', { params: { id }, body: anyChoice(table) })
    const body = { seat: 0, version: table.version, command: randomUUID() }
    return client.call('undo', { params: { id }, body })
  }

  it('with a damaged database says so in a sentence at the start', () => {
    const path = mkdtempSync(join(tmpdir(), 'muster-damaged-'))
    try {
      const file = openSync(join(path, 'muster.db'), 'w')
      writeSync(file, 'this is not a database at all, whatever its name may say. '.repeat(100))
      closeSync(file)
      const started = spawnSync(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
        cwd: ROOT,
        env: { ...process.env, PORT: '0', DATA_DIR: path },
        encoding: 'utf8',
      })
      expect(started.status).toBe(1)
      expect(started.stderr).toContain('is damaged')
      expect(started.stderr).toContain('backup')
      expect(started.stderr).not.toContain('    at ')
    } finally {
      rmSync(path, { recursive: true, force: true })
    }
  })
})

describe('people who left', () => {
  it('leave no name in the database file', async () => {
    const folder = temporaryFolder()
    try {
      const own = await serveHere(undefined, { store: { dataDir: folder.path } })
      const client = await Client.guest(own.url)
      await client.call('claim', { body: { name: 'Zebulon Quartermain', password: PASSWORD } })
      await client.call('farewell', { body: { password: PASSWORD } })
      await own.close()
      const kept = readFileSync(join(folder.path, 'muster.db'), 'latin1')
      expect(kept).not.toContain('Quartermain')
      expect(kept.toLowerCase()).not.toContain('quartermaln')
    } finally {
      folder.remove()
    }
  })
})

describe('what nobody comes back to', () => {
  const DAY = 24 * 60 * 60 * 1000
  const open = (client: Client) =>
    client.call('create', { body: { game: GAME, seats: [{ kind: 'mine' }, { kind: 'open' }] } })

  it('does not fill the lobby: so many open matches a guest, more an account', async () => {
    server = await serveHere()
    const guest = await Client.guest(server.url)
    const codes = []
    for (let i = 0; i < 4; i++) codes.push(await codeOf(open(guest)))
    expect(codes).toEqual(['accepted', 'accepted', 'accepted', 'too-many-open'])
    // Against a bot nothing waits in the lobby.
    const alone = { game: GAME, seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'random' }] }
    expect(await codeOf(guest.call('create', { body: alone }))).toBe('accepted')
    await guest.call('claim', { body: { name: 'Somebody', password: PASSWORD } })
    expect(await codeOf(open(guest))).toBe('accepted')
  })

  it('lapses: open matches after a fortnight, as was told, and not a day before', async () => {
    const clock = handClock()
    server = await serveHere(undefined, { clock })
    const client = await Client.guest(server.url)
    const { id, lapses, created } = await open(client)
    expect(Date.parse(lapses ?? '') - Date.parse(created)).toBe(14 * DAY)
    clock.pass(13 * DAY)
    await server.services.forget()
    expect((await client.call('match', { params: { id } })).status).toBe('open')
    clock.pass(DAY + 1)
    await server.services.forget()
    expect(await codeOf(client.call('match', { params: { id } }))).toBe('unknown-match')
  })

  it('is closed: matches in which nobody chose for half a year, without a winner, in the log and after a restart', async () => {
    const clock = handClock()
    const folder = temporaryFolder()
    try {
      server = await serveHere(undefined, { clock, store: { dataDir: folder.path } })
      const { match, clients } = await seatGuests([server.url], GAME)
      const look = () => clients[0].call('match', { params: { id: match.id } })
      /** Days in which they come and look, and choose nothing. */
      const pass = async (days: number): Promise<void> => {
        for (let left = days; left > 0; left -= 60) {
          clock.pass(Math.min(left, 60) * DAY)
          for (const each of clients) await each.call('me')
          await server?.services.forget()
        }
      }
      await pass(100)
      const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      await clients[seat].call('act', { params: { id: match.id }, body: anyChoice(tables[seat]) })
      await pass(179)
      const before = await look()
      expect([before.status, before.lapses]).toEqual(['playing', new Date(clock.now() + DAY).toISOString()])
      await pass(2)
      const after = await look()
      expect([after.status, after.ending, after.lapses]).toEqual([
        'over',
        { by: 'abandonment', winners: [], code: '', rule: '' },
        null,
      ])
      await server.close()
      server = await serveHere(undefined, { clock, store: { dataDir: folder.path } })
      const again = clients[0].at(server.url)
      expect((await again.table(match.id, { seat: 0, since: -1 })).log.at(-1)).toMatchObject({
        kind: 'abandon',
        seat: null,
      })
    } finally {
      await server?.close()
      server = null
      folder.remove()
    }
  })

  it('is forgotten: guests whose last session has ended, and their opponents win', async () => {
    const clock = handClock()
    server = await serveHere(undefined, { clock })
    const { match, clients } = await seatGuests([server.url], GAME)
    for (let month = 0; month < 4; month++) {
      clock.pass(30 * DAY)
      // One of them looks in now and then.
      await clients[0].call('me')
      await server.services.forget()
    }
    const seen = await clients[0].call('match', { params: { id: match.id } })
    expect(seen.ending).toEqual({ by: 'resignation', winners: [0], code: '', rule: '' })
    expect(seen.seats.map((each) => each.name)).toEqual([expect.stringMatching(/^Guest/), null])
    expect(await codeOf(clients[1].call('me'))).toBe('not-signed-in')
  })
})
