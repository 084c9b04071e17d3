/** Proposals that hang on what was said in Ancien Régime: made, heard, answered and kept, on both databases. */
import { randomUUID } from 'node:crypto'
import { readRecord } from '@muster/kernel/record'
import type { Said } from '@muster/protocol/talk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, codeOf } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const GAME = 'ancien-regime'
const MONEY = { kind: 'money', seat: 0, to: 2, amount: 2 }
const PERMIT = { kind: 'permit', seat: 2, turns: 1 }

describe.each(['sqlite', 'postgres'])('proposals on %s', (kind) => {
  let server: RunningServer
  let drop = async (): Promise<void> => {}
  let id: string
  let clients: readonly Client[]

  beforeAll(async () => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    if (database !== null) drop = database.drop
    server = await serveHere(database?.url)
    const seated = await seatGuests([server.url], GAME)
    id = seated.match.id
    clients = seated.clients
  })
  afterAll(async () => {
    await server.close()
    await drop()
  })

  const say = (seat: number, body: object): Promise<Said> =>
    clients[seat].call('say', { params: { id }, body: { seat, text: '', ...body } })
  const answer = (seat: number, said: number, word: string): Promise<Said> =>
    clients[seat].call('answer', { params: { id, said: String(said) }, body: { seat, answer: word } })
  const heardBy = async (client: Client): Promise<Said[]> =>
    (await client.call('talk', { params: { id } })).said

  it('are heard by whom the talk is for, and so are their answers', async () => {
    const heard: Said[][] = []
    const sockets = await Promise.all(
      [...clients, new Client(server.url)].map(async (client, i) => {
        heard[i] = []
        const socket = await client.socket()
        socket.onSaid = ({ said }) => heard[i].push(said)
        await socket.ask({ type: 'watch', match: id })
        return socket
      }),
    )
    const say = { type: 'say', match: id, seat: 0, text: 'Two for a permit?' } as const
    await sockets[0].ask({ ...say, to: [2], terms: [MONEY, PERMIT] })
    await expect.poll(() => heard[2].length).toBe(1)
    const [made] = heard[2]
    expect(made).toMatchObject({ seat: 0, among: [0, 2], after: 0 })
    expect(made.proposal).toEqual({ terms: [MONEY, PERMIT], answer: 'open', answeredBy: null })
    await sockets[2].ask({ type: 'answer', match: id, said: made.id, seat: 2, answer: 'agreed' })
    await sockets[0].ask({ ...say, text: 'to all' })
    await expect.poll(() => heard.map((each) => each.length)).toEqual([3, 1, 3, 1, 1])
    expect(heard[0][1]).toMatchObject({ id: made.id, proposal: { answer: 'agreed', answeredBy: 2 } })
    expect(heard[1][0].text).toBe('to all')
    for (const each of sockets) each.close()
  })

  it('are made, answered and withdrawn over plain HTTP', async () => {
    const open = await say(1, { terms: [{ kind: 'vote', seat: 3, candidate: 0 }] })
    expect(open.proposal?.answer).toBe('open')
    expect((await answer(3, open.id, 'declined')).proposal).toMatchObject({
      answer: 'declined',
      answeredBy: 3,
    })
    const regretted = await say(1, { text: 'or this', terms: [{ kind: 'passage', seat: 3, territory: 1 }] })
    expect((await answer(1, regretted.id, 'withdrawn')).proposal?.answer).toBe('withdrawn')
    const spectator = await heardBy(new Client(server.url))
    expect(spectator.map((each) => each.proposal?.answer)).toEqual([undefined, 'declined', 'withdrawn'])
    expect((await heardBy(clients[2]))[0].proposal).toMatchObject({ answer: 'agreed', answeredBy: 2 })
  })

  it('that make no sense are refused, and nothing is said', async () => {
    const before = (await heardBy(clients[0])).length
    const refused = (body: object): Promise<string> => codeOf(say(0, body))
    expect(await refused({})).toBe('bad-request')
    expect(await refused({ terms: [] })).toBe('bad-request')
    expect(await refused({ terms: Array.from({ length: 13 }, () => PERMIT) })).toBe('bad-request')
    expect(await refused({ terms: [{ ...PERMIT, turns: [] }] })).toBe('bad-request')
    expect(await refused({ terms: [{ ...PERMIT, turns: '1' }] })).toBe('bad-proposal')
    expect(await refused({ terms: ['permit'] })).toBe('bad-request')
    expect(await refused({ terms: [{ kind: 'permit', seat: 2 }] })).toBe('bad-proposal')
    expect(await refused({ terms: [{ ...PERMIT, more: 1 }] })).toBe('bad-proposal')
    expect(await refused({ terms: [{ ...PERMIT, seat: 7 }] })).toBe('bad-proposal')
    expect(await refused({ terms: [{ kind: 'war', seat: 2, on: 1 }] })).toBe('bad-proposal')
    expect(await refused({ terms: [{ kind: 'constructor', seat: 2 }] })).toBe('bad-proposal')
    expect(await refused({ terms: [PERMIT], to: [0] })).toBe('no-private-talk')
    expect(await refused({ terms: [PERMIT], to: [1, 2] })).toBe('no-private-talk')
    expect(await refused({ terms: [PERMIT], seat: 1 })).toBe('not-your-seat')
    expect((await heardBy(clients[0])).length).toBe(before)
  })

  it('are answered once, by those whom they concern', async () => {
    const secret = await say(0, { to: [2], terms: [PERMIT] })
    expect(await codeOf(answer(1, secret.id, 'agreed'))).toBe('unknown-saying')
    expect(await codeOf(answer(2, 999_999, 'agreed'))).toBe('unknown-saying')
    expect(await codeOf(answer(0, secret.id, 'agreed'))).toBe('not-yours-to-answer')
    expect(await codeOf(answer(2, secret.id, 'withdrawn'))).toBe('not-yours-to-answer')
    expect(await codeOf(answer(2, secret.id, 'perhaps'))).toBe('bad-request')
    const stranger = await Client.guest(server.url)
    const body = { seat: 2, answer: 'agreed' }
    const meddling = stranger.call('answer', { params: { id, said: String(secret.id) }, body })
    expect(await codeOf(meddling)).toBe('not-at-the-table')
    await answer(2, secret.id, 'agreed')
    expect(await codeOf(answer(0, secret.id, 'withdrawn'))).toBe('already-answered')
    const plain = await say(0, { text: 'nothing proposed' })
    expect(await codeOf(answer(2, plain.id, 'agreed'))).toBe('no-proposal')
    const { match, clients: two } = await seatGuests([server.url], 'hammer-of-the-scots')
    const terms = [{ kind: 'permit', seat: 1, turns: 1 }]
    const elsewhere = two[0].call('say', { params: { id: match.id }, body: { seat: 0, text: '', terms } })
    expect(await codeOf(elsewhere)).toBe('no-proposals')
  })

  it('are in the record of the match, as far as its reader heard them', async () => {
    const seat = (await clients[0].table(id)).deciding[0]
    await clients[seat].call('act', {
      params: { id },
      body: anyChoice(await clients[seat].table(id, { seat })),
    })
    await say(3, { text: 'after one choice' })
    for (const [seat, client] of clients.entries()) {
      await client.call('drawOffer', {
        params: { id },
        body: { seat, command: randomUUID(), answer: 'offer' },
      })
    }
    const talksOf = async (client: Client) => {
      const file = readRecord(JSON.stringify(await client.call('record', { params: { id } })))
      return (
        file.talks as { messages: { text: string; after: number; channel: object; proposal?: object }[] }
      ).messages
    }
    const mine = await talksOf(clients[2])
    const channel = { kind: 'private', seats: [0, 2] }
    expect(mine[0]).toMatchObject({ id: 0, from: 0, channel, round: 1, after: 0 })
    expect(mine[0].proposal).toEqual({ terms: [MONEY, PERMIT], answer: 'agreed' })
    expect(mine.at(-1)).toMatchObject({ text: 'after one choice', after: 1, channel: { kind: 'table' } })
    const theirs = await talksOf(new Client(server.url))
    expect(theirs.length).toBe(mine.length - 2)
    expect(theirs.every((each) => 'kind' in each.channel && each.channel.kind === 'table')).toBe(true)
  })
})
