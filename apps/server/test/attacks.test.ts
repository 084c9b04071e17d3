/** What was once done to a server by hand: each must stay without effect. */

import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { MAX_LOG } from '@muster/protocol/limits'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf } from '../src/http/address.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { isCommonPassword } from '../src/people/common-passwords.ts'
import { Guesses } from '../src/people/guesses.ts'
import { isReserved, nameKey } from '../src/people/names.ts'
import type { RunningServer } from '../src/server.ts'
import { latestEntries } from '../src/storage/matches.ts'
import { anyChoice, Client, codeOf } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const GAME = 'hammer-of-the-scots'
const PASSWORD = 'correct horse battery'

let server: RunningServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

describe('bots and their commands', () => {
  it('have ids that no client can send, so nobody can take the one that a bot will use', async () => {
    server = await serveHere()
    const client = await Client.guest(server.url)
    const body = { game: GAME, seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'random' }] }
    const { id } = await client.call('create', { body })
    for (let turn = 0; turn < 6; turn++) {
      await expect
        .poll(async () => (await client.table(id, { seat: 0 })).decision, { timeout: 20_000 })
        .not.toBeNull()
      const table = await client.table(id, { seat: 0 })
      const { version } = table
      // The ids that bots once had, for the versions to come, are spent by the player.
      const command = `bot-1-${version + 1}-${version + 1}`
      await client.call('act', { params: { id }, body: { ...anyChoice(table), command } })
      const forged = `bot:1:${version + 1}:${version + 1}`
      const again = { ...anyChoice(table), command: forged }
      expect(await codeOf(client.call('act', { params: { id }, body: again }))).toBe('bad-request')
    }
    const own = await server.services.store.db
      .selectFrom('entries')
      .select('command')
      .where('match', '=', id)
      .where('seat', '=', 1)
      .execute()
    expect(own.length).toBeGreaterThan(0)
    for (const { command } of own) expect(command).toMatch(/^bot:1:\d+:\d+$/)
  })
})

describe('upgrades that are refused', () => {
  it('are closed by the server, whether or not the other side closes', async () => {
    server = await serveHere()
    const { port } = new URL(server.url)
    const asked = Array.from({ length: 20 }, () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
      let said = ''
      socket.on('data', (part) => {
        said += part
      })
      socket.write(
        'GET /api/nowhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
          'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      return new Promise<string>((resolve) => {
        socket.once('end', () => resolve(said))
        socket.once('close', () => resolve(said))
      })
    })
    for (const said of await Promise.all(asked)) expect(said).toMatch(/^HTTP\/1\.1 404 .*unknown-route/s)
    const connections = (): Promise<number> =>
      new Promise((resolve) => server?.http.getConnections((_error, count) => resolve(count)))
    await expect.poll(connections, { timeout: 5000 }).toBe(0)
  })

  it('and sockets of one address are limited, whoever they belong to', async () => {
    server = await serveHere(undefined, { limits: { ...NO_LIMITS, socketsOfAddress: 3 } })
    const { url } = server
    const clients = await Promise.all(Array.from({ length: 4 }, () => Client.guest(url)))
    const open = await Promise.all(clients.slice(0, 3).map((each) => each.socket()))
    expect(await codeOf(clients[3].socket())).toBe('too-many')
    open[0].close()
    await open[0].closed
    await expect.poll(() => codeOf(clients[3].socket())).toBe('accepted')
  })
})

describe('addresses behind proxies', () => {
  const asking = (forwarded: string | undefined, peer = '10.0.0.9') =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }) as never

  it('count from the right: what a client wrote itself is not believed', () => {
    expect(addressOf(asking('1.1.1.1, 203.0.113.7'), 1)).toBe('203.0.113.7')
    expect(addressOf(asking('6.6.6.6, 203.0.113.7, 10.0.0.1'), 2)).toBe('203.0.113.7')
    expect(addressOf(asking('1.1.1.1'), 0)).toBe('10.0.0.9')
    expect(addressOf(asking(undefined), 1)).toBe('10.0.0.9')
  })

  it('group IPv6 by /64 and know IPv4 in IPv6', () => {
    const one = addressOf(asking(undefined, '2001:db8:1:2:aaaa::1'), 0)
    expect(addressOf(asking(undefined, '2001:0db8:0001:0002:bbbb:1:2:3'), 0)).toBe(one)
    expect(addressOf(asking(undefined, '2001:db8:1:3::1'), 0)).not.toBe(one)
    expect(addressOf(asking(undefined, '::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
    expect(addressOf(asking(undefined, '::1'), 0)).toBe('0:0:0:0/64')
  })

  it('limit by the address that the proxy saw', async () => {
    const limits = { ...NO_LIMITS, guests: { burst: 2, perSecond: 0.001 } }
    server = await serveHere(undefined, { limits, proxies: 1 })
    const guest = (forwarded: string): Promise<string> =>
      codeOf(new Client(server?.url ?? '', { 'x-forwarded-for': forwarded }).call('guest'))
    expect(await guest('1.1.1.1, 203.0.113.7')).toBe('accepted')
    expect(await guest('2.2.2.2, 203.0.113.7')).toBe('accepted')
    expect(await guest('3.3.3.3, 203.0.113.7')).toBe('too-many')
    expect(await guest('3.3.3.3, 203.0.113.8')).toBe('accepted')
  })
})

describe('guessing passwords', () => {
  it('waits longer after each wrong one, and does not lock the owner out', async () => {
    const clock = handClock()
    server = await serveHere(undefined, { proxies: 1, clock })
    const { url } = server
    const owner = await Client.guest(url)
    await owner.call('claim', { body: { name: 'Owner', password: PASSWORD } })
    const from = (address: string) => (name: string, password: string) =>
      codeOf(new Client(url, { 'x-forwarded-for': address }).call('signIn', { body: { name, password } }))
    const thief = from('203.0.113.66')
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await thief('Owner', `guess number ${wrong}`)).toBe('wrong-password')
    expect(await thief('Owner', 'guess number 6')).toBe('too-many')
    // Full-width letters are the same name, and count together.
    expect(await thief('Ｏｗｎｅｒ', 'guess number 7')).toBe('too-many')
    // The owner comes from elsewhere and is let in, in the middle of it.
    expect(await from('198.51.100.5')('Owner', PASSWORD)).toBe('accepted')
    clock.pass(1001)
    expect(await thief('Owner', 'guess number 8')).toBe('wrong-password')
    clock.pass(1001)
    expect(await thief('Owner', 'guess number 9')).toBe('too-many')
    clock.pass(1001)
    expect(await thief('Owner', PASSWORD)).toBe('accepted')
  })

  it('from many addresses slows down strangers alone', () => {
    const clock = handClock()
    const guesses = new Guesses(clock)
    guesses.right('owner', 'home')
    for (let address = 0; address < 70; address++) guesses.wrong('owner', `bot net ${address}`)
    expect(guesses.delay('owner', 'bot net 71')).toBeGreaterThan(0)
    expect(guesses.delay('owner', 'home')).toBe(0)
    clock.pass(60 * 60 * 1000 + 1)
    expect(guesses.delay('owner', 'bot net 71')).toBe(0)
  })

  it('is not made easy: the commonest passwords, one letter over and over and the own name are refused', async () => {
    for (const each of ['password1', 'Qwertyuiop', '12345678', 'aaaaaaaaaa', 'abababababab']) {
      expect(isCommonPassword(each, 'Somebody')).toBe(true)
    }
    expect(isCommonPassword('Jan Kowalski', 'jan kowalski')).toBe(true)
    expect(isCommonPassword(PASSWORD, 'Somebody')).toBe(false)
    server = await serveHere()
    const client = await Client.guest(server.url)
    const claim = (password: string) => codeOf(client.call('claim', { body: { name: 'Somebody', password } }))
    expect(await claim('password123')).toBe('common-password')
    expect(await claim(PASSWORD)).toBe('accepted')
    const change = client.call('password', { body: { old: PASSWORD, new: '1234567890' } })
    expect(await codeOf(change)).toBe('common-password')
  })
})

describe('names', () => {
  it('that look alike are one name', async () => {
    expect(nameKey('Marek')).toBe(nameKey('Mаrеk'))
    expect(nameKey('ian')).toBe(nameKey('1an'))
    expect(nameKey('Żółw')).not.toBe(nameKey('Zolw'))
    server = await serveHere()
    const { url } = server
    const claim = async (name: string) =>
      codeOf((await Client.guest(url)).call('claim', { body: { name, password: PASSWORD } }))
    expect(await claim('Marek')).toBe('accepted')
    expect(await claim('Mаrek')).toBe('name-taken')
    expect(await claim('Ｍａｒｅｋ')).toBe('name-taken')
    expect(await claim('Recruit')).toBe('name-reserved')
    expect(await claim('Guest 1234')).toBe('name-reserved')
  })

  it('of bots, guests and the house cannot be taken', () => {
    for (const each of ['Recruit', 'recruit 2', 'Rесruit', 'Admin', 'GUEST 77', 'Muster']) {
      expect([each, isReserved(each)]).toEqual([each, true])
    }
    for (const each of ['Captain Hook', 'Guesthouse', 'Marek'])
      expect([each, isReserved(each)]).toEqual([each, false])
  })
})

describe('what one client may cost the others', () => {
  it('is a page of the log at a time, however long the match and however long the absence', async () => {
    server = await serveHere()
    const { match, clients } = await seatGuests([server.url], GAME)
    await playOn(clients, match.id, 260)
    const { version, log } = await clients[0].table(match.id, { seat: 0, since: -1 })
    expect(version).toBeGreaterThan(MAX_LOG + 20)
    expect(log.map((each) => each.version)).toEqual(
      Array.from({ length: MAX_LOG }, (_, i) => version - MAX_LOG + 1 + i),
    )
    const page = async (after: number) =>
      (await clients[0].call('log', { params: { id: match.id }, query: { seat: 0, after } })).log
    const first = await page(-1)
    const second = await page(MAX_LOG - 1)
    expect(first.map((each) => each.version)).toEqual(Array.from({ length: MAX_LOG }, (_, i) => i))
    // Together they are the whole log, as this seat heard it.
    expect([...first, ...second].slice(-MAX_LOG)).toEqual(log)
    expect(second.at(-1)?.version).toBe(version)
    const stranger = new Client(server.url)
    expect(
      await codeOf(stranger.call('log', { params: { id: match.id }, query: { seat: 0, after: -1 } })),
    ).toBe('not-your-seat')
  })

  it('is not the event loop: ways are looked for in a thread, and few at a time for one person', async () => {
    server = await serveHere()
    const { match, clients } = await seatGuests([server.url], GAME)
    const body = { seat: 0, starts: ['move wallace'], follow: ['enter'], stop: 'stop' }
    const ask = () => codeOf(clients[0].call('ways', { params: { id: match.id }, body }))
    expect(await ask()).toBe('accepted')
    // The match is kept busy until all have come: four may wait, the others are refused.
    let free = (): void => undefined
    const busy = server.services.matches.alone(match.id, () => new Promise<void>((done) => (free = done)))
    const answered: string[] = []
    const many = Array.from({ length: 12 }, async () => answered.push(await ask()))
    await expect.poll(() => answered).toEqual(Array(8).fill('too-many'))
    free()
    await Promise.all([busy, ...many])
    expect(answered.slice(8)).toEqual(Array(4).fill('accepted'))
    expect(
      await codeOf(clients[1].call('ways', { params: { id: match.id }, body: { ...body, seat: 1 } })),
    ).toBe('accepted')
    const nonsense = { ...body, starts: ['fly wallace'] }
    expect(await codeOf(clients[0].call('ways', { params: { id: match.id }, body: nonsense }))).toBe(
      'unknown-choice',
    )
  })

  it('lists matches by their keys: the latest entry of each, not every entry', async () => {
    server = await serveHere()
    const { db } = server.services.store
    const { match, clients } = await seatGuests([server.url], GAME)
    await playOn(clients, match.id, 30)
    const asked = latestEntries(db, [match.id]).compile()
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(
      asked.sql.replace('?', `'${match.id}'`),
    )}`.execute(db)
    const plan = rows.map((each) => each.detail).join('; ')
    expect(plan).toMatch(/SEARCH e USING INDEX \S+ \(match=\? AND version=\?\)/)
    expect(plan).not.toContain('SCAN')
    const { version } = await clients[0].table(match.id, { seat: 0 })
    const listed = await clients[0].call('matches', { query: { mine: 'yes' } })
    expect(listed.matches.map((each) => [each.id, each.version])).toEqual([[match.id, version]])
  })

  /** Chooses for whoever must, so many times. */
  async function playOn(clients: readonly Client[], id: string, times: number): Promise<void> {
    for (let turn = 0; turn < times; ) {
      for (const [seat, client] of clients.entries()) {
        const table = await client.table(id, { seat })
        if (table.ending !== null) throw new Error('it ended too soon')
        if (table.decision === null) continue
        await client.call('act', { params: { id }, body: anyChoice(table) })
        turn++
      }
    }
  }
})

describe('a draw that is offered', () => {
  it('stands until its offerer plays on', async () => {
    server = await serveHere()
    const { match, clients } = await seatGuests([server.url], GAME)
    const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
    const seat = tables.findIndex((each) => each.decision !== null)
    const offer = { seat, command: randomUUID(), answer: 'offer' }
    await clients[seat].call('drawOffer', { params: { id: match.id }, body: offer })
    expect((await clients[seat].table(match.id, { seat })).drawOffers).toEqual([seat])
    await clients[seat].call('act', {
      params: { id: match.id },
      body: anyChoice(await clients[seat].table(match.id, { seat })),
    })
    expect((await clients[seat].table(match.id, { seat })).drawOffers).toEqual([])
  })
})

describe('what was said', () => {
  it('has numbers that rise and tell nothing of what others say', async () => {
    const clock = handClock()
    server = await serveHere(undefined, { clock })
    const seats = ['mine', ...Array.from({ length: 6 }, () => 'open')].map((kind) => ({ kind }))
    const clients = await Promise.all(Array.from({ length: 7 }, () => Client.guest(server?.url ?? '')))
    const { id } = await clients[0].call('create', {
      body: { game: 'ancien-regime', players: 7, seats },
    })
    for (const each of clients.slice(1)) await each.call('join', { params: { id }, body: {} })
    const say = async (seat: number, to?: number[]) => {
      clock.pass(1000)
      const body = { seat, text: 'psst', ...(to === undefined ? {} : { to }) }
      return (await clients[seat].call('say', { params: { id }, body })).id
    }
    const before = await say(0)
    const quiet = await say(0)
    const others = []
    for (let i = 0; i < 5; i++) others.push(await say(1, [2]))
    const after = await say(0)
    expect(after).toBeGreaterThan(quiet)
    // A second, or six of them: what passes between two numbers is time, not talk.
    expect(Math.round((quiet - before) / 1e6)).toBe(1)
    expect(Math.round((after - quiet) / 1e6)).toBe(6)
    expect(others).toEqual(others.toSorted((a, b) => a - b))
    const heard = await clients[0].call('talk', { params: { id }, query: { after: before } })
    expect(heard.said.map((each) => each.id)).toEqual([quiet, after])
  })
})

describe('answers to what cannot be read', () => {
  it('are refusals, on both databases: zero bytes, large numbers, broken addresses', async () => {
    server = await serveHere()
    const client = await Client.guest(server.url)
    const refused = async (path: string, init: RequestInit = {}) => {
      const headers = { ...client.headers, 'content-type': 'application/json' }
      const answer = await fetch(`${server?.url}${path}`, { ...init, headers })
      const { error } = (await answer.json()) as { error: { code: string } }
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      return `${answer.status} ${error.code}`
    }
    expect(await refused('/api/matches?game=%00')).toBe('400 bad-request')
    expect(await refused('/api/me/sessions/%00', { method: 'DELETE', body: '{}' })).toBe('400 bad-request')
    const body = JSON.stringify({ game: GAME, seats: [{ kind: 'mine' }, { kind: 'invited', name: 'a\0b' }] })
    expect(await refused('/api/matches', { method: 'POST', body })).toBe('400 bad-request')
    const { id } = await client.call('create', {
      body: { game: GAME, seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'random' }] },
    })
    expect(await refused(`/api/matches/${id}/table?since=99999999999`)).toBe('400 bad-request')
    expect(await refused(`/api/matches/${id}/log?after=99999999999`)).toBe('400 bad-request')
    expect(await refused('/api/matches/%E0%A4%A')).toBe('400 bad-request')
    expect(await refused(`/api/matches/${'x'.repeat(200)}`)).toBe('400 bad-request')
  })

  it('blame the server when a log no longer fits its rules, and say which match', async () => {
    const folder = temporaryFolder()
    try {
      server = await serveHere(undefined, { store: { dataDir: folder.path } })
      const { match, clients } = await seatGuests([server.url], GAME)
      const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      await clients[seat].call('act', { params: { id: match.id }, body: anyChoice(tables[seat]) })
      await server.services.store.db
        .updateTable('entries')
        .set({ words: 'move wallace' })
        .where('match', '=', match.id)
        .where('version', '=', 1)
        .execute()
      await server.close()
      server = await serveHere(undefined, { store: { dataDir: folder.path } })
      const again = clients[0].at(server.url)
      expect(await codeOf(again.table(match.id, { seat: 0 }))).toBe('broken-match')
      // The lobby goes on.
      expect(await codeOf(again.call('matches', { query: { mine: 'yes' } }))).toBe('accepted')
    } finally {
      await server?.close()
      server = null
      folder.remove()
    }
  })
})

describe('a seat that has changed hands', () => {
  it('is not shown by a long poll that was begun before', async () => {
    server = await serveHere()
    const seats = ['mine', ...Array.from({ length: 6 }, () => 'open')].map((kind) => ({ kind }))
    const clients = await Promise.all(Array.from({ length: 7 }, () => Client.guest(server?.url ?? '')))
    const { id } = await clients[0].call('create', { body: { game: 'ancien-regime', players: 7, seats } })
    for (const each of clients.slice(1)) await each.call('join', { params: { id }, body: {} })
    const { version } = await clients[3].table(id, { seat: 3 })
    const waiting = codeOf(clients[3].table(id, { seat: 3, since: version, wait: 20 }))
    await clients[3].call('resign', { params: { id }, body: { seat: 3, command: randomUUID() } })
    expect(await waiting).toBe('not-your-seat')
  })
})

describe('a rematch', () => {
  it('is rolled with the nonce that whoever asks brings', async () => {
    server = await serveHere()
    const { match, clients } = await seatGuests([server.url], GAME)
    await clients[0].call('resign', { params: { id: match.id }, body: { seat: 0, command: randomUUID() } })
    const { id } = await clients[0].call('rematch', { params: { id: match.id }, body: { nonce: 'mine' } })
    await clients[1].call('rematch', { params: { id: match.id }, body: { nonce: 'theirs' } })
    const rows = await server.services.store.db
      .selectFrom('seats')
      .select(['seat', 'nonce'])
      .where('match', '=', id)
      .orderBy('seat')
      .execute()
    expect(rows.map((each) => each.nonce)).toEqual(['theirs', 'mine'])
  })
})

describe('behind https', () => {
  it('browsers are told to come by nothing else', async () => {
    server = await serveHere(undefined, { publicOrigin: 'https://wargames.example.org' })
    const answer = await fetch(`${server.url}/api/session`)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=15552000')
    await server.close()
    server = await serveHere()
    expect((await fetch(`${server.url}/api/session`)).headers.get('strict-transport-security')).toBeNull()
  })
})
