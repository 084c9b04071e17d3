/** Whatever is sent: a typed refusal, nothing changed, the server up. */
import { request as httpRequest } from 'node:http'
import { rejectionBody } from '@muster/protocol/errors'
import { CLOSED } from '@muster/protocol/socket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS, NO_LIMITS, type Rate } from '../src/http/limits.ts'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, RejectedByServer } from '../testing/client.ts'
import { type Seated, seatGuests } from '../testing/playing.ts'
import { serveHere } from '../testing/serving.ts'

let server: RunningServer
let seated: Seated
let before: string

beforeAll(async () => {
  server = await serveHere()
  seated = await seatGuests([server.url], 'hammer-of-the-scots')
  before = await position()
})
afterAll(async () => {
  expect(await position()).toBe(before)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.close()
})

const position = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(seated.clients.map((each, seat) => each.table(seated.match.id, { seat, since: -1 }))),
  )

async function raw(
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<[number, string]> {
  const response = await fetch(`${server.url}${path}`, init)
  return [response.status, rejectionBody.parse(await response.json()).error.code]
}

const refusalOf = async (promise: Promise<unknown>): Promise<[number, string]> => {
  try {
    await promise
  } catch (error) {
    if (error instanceof RejectedByServer) return [error.status, error.error.code]
    throw error
  }
  throw new Error('it was accepted')
}

const actions = (): string => `/api/matches/${seated.match.id}/choices`
const json = (): Record<string, string> => ({
  ...seated.clients[0].headers,
  'content-type': 'application/json',
})

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"seat":', 'malformed-json', 400],
    ['no body', '', 'malformed-json', 400],
    ['JSON of another shape', '[]', 'bad-request', 400],
    ['null', 'null', 'bad-request', 400],
    ['wrong types', '{"seat":"0","command":1,"decision":{},"choices":{}}', 'bad-request', 400],
    [
      'a fractional seat',
      '{"seat":0.5,"command":"12345678","decision":0,"choices":["x"]}',
      'bad-request',
      400,
    ],
    [
      'an unknown field',
      '{"seat":0,"command":"12345678","decision":0,"choices":["x"],"more":1}',
      'bad-request',
      400,
    ],
    ['a prototype', '{"__proto__":{"seat":0}}', 'malformed-json', 400],
    ['a short command id', '{"seat":0,"command":"x","decision":0,"choices":["x"]}', 'bad-request', 400],
    ['an oversized body', JSON.stringify({ choices: 'x'.repeat(100_000) }), 'too-large', 413],
  ])('%s', async (_, body, code, status) => {
    expect(await raw(actions(), { method: 'POST', headers: json(), body })).toEqual([status, code])
  })

  it('a body that is not JSON', async () => {
    const headers = { ...json(), 'content-type': 'text/plain' }
    expect(await raw(actions(), { method: 'POST', headers, body: 'hello' })).toEqual([
      415,
      'unsupported-media-type',
    ])
  })

  it('a body whose length is a lie', async () => {
    const status = await new Promise((resolve) => {
      const request = httpRequest(`${server.url}${actions()}`, { method: 'POST', headers: json() })
      request.on('response', (response) => resolve(response.statusCode))
      request.on('error', () => resolve('closed'))
      request.setHeader('content-length', '999999999')
      request.write('{}')
    })
    expect([413, 'closed']).toContain(status)
  })
})

describe('what is asked for', () => {
  const me = (): Client => seated.clients[0]
  const act = (more: object, id = seated.match.id, client = me()) =>
    client.call('act', {
      params: { id },
      body: { seat: 0, command: 'command-of-mine', decision: 0, choices: ['pass'], ...more },
    })

  it('an unknown route, match and session', async () => {
    expect(await raw('/api/nowhere', {})).toEqual([404, 'unknown-route'])
    expect(await raw('/../../etc/passwd', {})).toEqual([404, 'unknown-route'])
    expect(await refusalOf(act({}, 'a'.repeat(16)))).toEqual([404, 'unknown-match'])
    expect(await refusalOf(act({}, "x' or 1=1 --"))).toEqual([400, 'bad-request'])
    const revoke = me().call('revoke', { params: { session: 'nobodys' } })
    expect(await refusalOf(revoke)).toEqual([404, 'unknown-session'])
  })

  it('a seat that is not yours', async () => {
    expect(await refusalOf(act({ seat: 1 }))).toEqual([403, 'not-your-seat'])
    expect(await refusalOf(act({ seat: 7 }))).toEqual([403, 'not-your-seat'])
    expect(await refusalOf(act({}, seated.match.id, await Client.guest(server.url)))).toEqual([
      403,
      'not-your-seat',
    ])
    expect(await refusalOf(me().table(seated.match.id, { seat: 1 }))).toEqual([403, 'not-your-seat'])
    const why = me().call('why', {
      params: { id: seated.match.id },
      body: { seat: 1, question: { kind: 'choices', choices: ['pass'] } },
    })
    expect(await refusalOf(why)).toEqual([403, 'not-your-seat'])
  })

  it('a decision that has passed, an action that is unknown or not offered', async () => {
    const table = await me().table(seated.match.id, { seat: 0 })
    const decision = table.decision?.id ?? -1
    expect(await refusalOf(act({ decision: 99 }))).toEqual([409, 'stale-decision'])
    expect(await refusalOf(act({ decision, choices: ['castle kingside'] }))).toEqual([400, 'unknown-choice'])
    expect(await refusalOf(act({ decision, choices: ['constructor'] }))).toEqual([400, 'unknown-choice'])
    expect(await refusalOf(act({ decision, choices: ['pass'] }))).toEqual([409, 'not-offered'])
  })

  it('a turn that is not yours, and undo of nothing', async () => {
    const other = await seatGuests([server.url], 'hammer-of-the-scots')
    const [client] = other.clients
    const { id } = other.match
    const undo = client.call('undo', {
      params: { id },
      body: { seat: 0, command: 'undo-nothing', version: 0 },
    })
    expect(await refusalOf(undo)).toEqual([409, 'nothing-to-undo'])
    await client.call('act', { params: { id }, body: anyChoice(await client.table(id, { seat: 0 })) })
    expect(await refusalOf(act({ decision: 1 }, id, client))).toEqual([409, 'not-your-turn'])
  })

  it('things of a match before it begins and before it is over', async () => {
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await me().call('create', { body: { game: 'hammer-of-the-scots', seats } })
    expect(await refusalOf(me().table(id, { seat: 0 }))).toEqual([409, 'not-started'])
    expect(await refusalOf(act({}, id))).toEqual([409, 'not-started'])
    const record = me().call('record', { params: { id: seated.match.id } })
    expect(await refusalOf(record)).toEqual([409, 'not-over'])
    await me().call('leave', { params: { id } })
    expect(await refusalOf(me().call('match', { params: { id } }))).toEqual([404, 'unknown-match'])
  })

  it.each([
    ['an unknown game', { game: 'chess' }],
    ['an unknown scenario', { scenario: 'waterloo' }],
    ['an unknown option', { options: { fog: 'on' } }],
    ['a value that the option does not have', { options: { schiltrons: 'maybe' } }],
    ['too few seats', { seats: [{ kind: 'mine' }] }],
    ['nobody at the table', { seats: [{ kind: 'bot' }, { kind: 'bot' }] }],
    ['an unknown bot', { seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'deep blue' }] }],
    ['an unknown guest', { seats: [{ kind: 'mine' }, { kind: 'invited', name: 'nobody at all' }] }],
  ])('a new match with %s', async (_, more) => {
    const body = { game: 'hammer-of-the-scots', seats: [{ kind: 'mine' }, { kind: 'open' }], ...more }
    expect(await refusalOf(me().call('create', { body }))).toEqual([400, 'bad-setup'])
  })
})

describe('who asks', () => {
  it('no session, a forged cookie, a forged token', async () => {
    const post = (headers: Record<string, string>) =>
      raw(actions(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    const forged = 'A'.repeat(43)
    expect(await post({})).toEqual([401, 'not-signed-in'])
    expect(await post({ cookie: `muster_session=${forged}` })).toEqual([401, 'not-signed-in'])
    expect(await post({ cookie: 'muster_session=../../x; muster_session=y' })).toEqual([401, 'not-signed-in'])
    expect(await post({ authorization: `Bearer ${forged}` })).toEqual([401, 'not-signed-in'])
    expect(await post({ authorization: 'Basic eDp5' })).toEqual([401, 'not-signed-in'])
  })

  it('another site', async () => {
    const post = (headers: Record<string, string>) =>
      raw(actions(), { method: 'POST', headers: { ...json(), ...headers }, body: '{}' })
    expect(await post({ origin: 'https://evil.example' })).toEqual([403, 'foreign-origin'])
    expect(await post({ origin: 'null' })).toEqual([403, 'foreign-origin'])
    expect(await post({ origin: `${server.url}.evil.example` })).toEqual([403, 'foreign-origin'])
    expect(await post({ origin: server.url })).toEqual([400, 'bad-request'])
    const elsewhere = new Client(server.url, { ...seated.clients[0].headers, origin: 'https://evil.example' })
    expect(await refusalOf(elsewhere.socket())).toEqual([403, 'foreign-origin'])
    const here = new Client(server.url, { ...seated.clients[0].headers, origin: server.url })
    ;(await here.socket()).close()
  })

  it('changes nothing by GET', async () => {
    for (const path of ['/api/guests', '/api/sign-out', actions(), '/api/me/delete']) {
      expect(await raw(path, { headers: seated.clients[0].headers })).toEqual([404, 'unknown-route'])
    }
    expect((await seated.clients[0].call('me')).guest).toBe(true)
  })
})

describe('sockets', () => {
  it('answer a message of the wrong shape with a refusal', async () => {
    const socket = await seated.clients[0].socket()
    const { id } = seated.match
    // @ts-expect-error: the point
    expect(await refusalOf(socket.ask({ type: 'act', match: id, seat: 'zero' }))).toEqual([0, 'bad-request'])
    // @ts-expect-error: the point
    expect(await refusalOf(socket.ask({ type: 'shout' }))).toEqual([0, 'bad-request'])
    const nobody = await new Client(server.url).socket()
    const act = { match: id, seat: 0, command: 'command-of-mine', decision: 0, choices: ['pass'] }
    expect(await refusalOf(nobody.ask({ type: 'act', ...act }))).toEqual([0, 'not-signed-in'])
    expect(await refusalOf(nobody.ask({ type: 'watch', match: id, seat: 0 }))).toEqual([0, 'not-your-seat'])
    expect(await refusalOf(socket.ask({ type: 'act', ...act, seat: 1 }))).toEqual([0, 'not-your-seat'])
    expect(await refusalOf(socket.ask({ type: 'watch', match: 'z'.repeat(16) }))).toEqual([
      0,
      'unknown-match',
    ])
    socket.close()
    nobody.close()
  })

  it.each([
    ['malformed JSON', '{', 'bad-message'],
    ['a binary message', Buffer.from([1, 2, 3]), 'bad-message'],
    ['JSON that is not an object', '7', 'bad-message'],
    ['an oversized message', `"${'x'.repeat(20_000)}"`, 'too-large'],
  ] as const)('close on %s', async (_, message, reason) => {
    const socket = await seated.clients[0].socket()
    socket.raw.send(message)
    expect((await socket.closed).code).toBe(CLOSED[reason])
  })
})

describe('floods', () => {
  it('of requests, guests, passwords, talk and messages are stopped, and others are served', async () => {
    // As strict as ever, but without the second chances that a slow machine would give.
    const slowly = (rate: Rate): Rate => ({ ...rate, perSecond: 0.001 })
    const { guests, passwords, messages, talk, requests } = LIMITS
    const strict = await serveHere(undefined, {
      limits: {
        ...NO_LIMITS,
        guests: slowly(guests),
        passwords: slowly(passwords),
        messages: slowly(messages),
        talk: slowly(talk),
        requests: slowly(requests),
      },
    })
    try {
      const { match, clients } = await seatGuests([strict.url], 'hammer-of-the-scots')
      const [one, two] = clients
      const flood = await Promise.allSettled(Array.from({ length: 200 }, () => one.call('me')))
      expect(flood.filter((each) => each.status === 'rejected').length).toBeGreaterThan(50)
      expect(await refusalOf(one.call('me'))).toEqual([429, 'too-many'])
      expect((await two.call('me')).guest).toBe(true)

      const many = (count: number, call: () => Promise<unknown>) =>
        Promise.allSettled(Array.from({ length: count }, call))
      const says = await many(15, () =>
        two.call('say', { params: { id: match.id }, body: { seat: 1, text: 'hi' } }),
      )
      expect(says.filter((each) => each.status === 'fulfilled').length).toBeLessThan(13)
      await many(40, () => Client.guest(strict.url))
      expect(await refusalOf(Client.guest(strict.url))).toEqual([429, 'too-many'])
      const body = { name: 'Marek', password: 'wrong password' }
      await many(12, () => new Client(strict.url).call('signIn', { body }))
      expect(await refusalOf(new Client(strict.url).call('signIn', { body }))).toEqual([429, 'too-many'])

      const socket = await two.socket()
      for (let i = 0; i < 300; i++) socket.raw.send('{"type":"ping","id":1}')
      expect((await socket.closed).code).toBe(CLOSED['too-many'])
    } finally {
      await strict.close()
    }
  })

  it('of sockets: a person has some, and no more', async () => {
    const client = await Client.guest(server.url)
    const sockets = await Promise.all(Array.from({ length: LIMITS.socketsOfOne }, () => client.socket()))
    expect(await refusalOf(client.socket())).toEqual([429, 'too-many'])
    for (const each of sockets) each.close()
  })
})
