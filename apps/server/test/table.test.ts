/** What can be done at a table besides choosing: seats, undo, why-not, draws, rematches, talk, watching, coming back. */
import { randomUUID } from 'node:crypto'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { readRecord, replay } from '@muster/kernel/record'
import type { TableView } from '@muster/protocol/play'
import type { Said } from '@muster/protocol/talk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, codeOf } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const GAME = 'hammer-of-the-scots'
let server: RunningServer
beforeAll(async () => {
  server = await serveHere()
})
afterAll(() => server.close())

const guest = (): Promise<Client> => Client.guest(server.url)
const command = (): string => randomUUID()
describe('what has only one answer', () => {
  it('is carried out with the gesture it follows from, counts once, and is taken back with it', async () => {
    const { match, clients } = await seatGuests([server.url], 'richard-iii')
    const params = { id: match.id }
    for (let i = 0; i < 900; i++) {
      const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      const { decision, version } = tables[seat]
      if (decision === null) break
      const choice = { ...anyChoice(tables[seat]), carryOn: true }
      const done = await clients[seat].call('act', { params, body: choice })
      if (done.made === 1) continue
      expect(await clients[seat].call('act', { params, body: choice })).toEqual({ ...done, repeated: true })
      const after = await clients[seat].table(match.id, { seat })
      expect(after).toMatchObject({ version: version + 1, undoBar: null })
      expect(after.undoes.slice(0, 1)).toEqual(choice.choices)
      expect(after.undoes).toHaveLength(done.made)
      await clients[seat].call('undo', {
        params,
        body: { seat, command: command(), version: after.version },
      })
      const back = await clients[seat].table(match.id, { seat })
      expect(back.view).toEqual(tables[seat].view)
      expect(back.decision?.offers).toEqual(decision.offers)
      return
    }
    throw new Error('nothing ever had only one answer')
  })
})

describe('seats', () => {
  it('are taken through the link of a private match, and nobody else even looks', async () => {
    const [one, two, stranger] = await Promise.all([guest(), guest(), guest()])
    const seats = [{ kind: 'mine' }, { kind: 'invited' }]
    const { id, invite, commitment } = await one.call('create', {
      body: { game: GAME, seats, visibility: 'private', nonce: 'mine' },
    })
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(await codeOf(stranger.call('match', { params: { id } }))).toBe('not-invited')
    expect(await codeOf(stranger.call('join', { params: { id }, body: {} }))).toBe('not-invited')
    expect(await codeOf(stranger.call('join', { params: { id }, body: { invite: 'guessed' } }))).toBe(
      'not-invited',
    )
    const { matches } = await stranger.call('matches')
    expect(matches.map((each) => each.id)).not.toContain(id)
    expect((await two.call('match', { params: { id }, query: { invite: invite ?? '' } })).invite).toBeNull()
    const started = await two.call('join', { params: { id }, body: { invite, nonce: 'yours' } })
    expect(started).toMatchObject({ status: 'playing', version: 0, commitment })
    expect(await codeOf(stranger.table(id))).toBe('not-invited')
    expect((await stranger.table(id, { invite: invite ?? '' })).seat).toBeNull()
  })

  it('are kept for the person who is invited by name', async () => {
    const [one, two, stranger] = await Promise.all([guest(), guest(), guest()])
    await two.call('claim', { body: { name: 'Invited One', password: 'long enough' } })
    const seats = [{ kind: 'invited', name: 'invited one' }, { kind: 'mine' }]
    const { id } = await one.call('create', { body: { game: GAME, seats } })
    expect(await codeOf(stranger.call('join', { params: { id }, body: {} }))).toBe('match-full')
    expect(await codeOf(stranger.call('join', { params: { id }, body: { seat: 0 } }))).toBe('not-invited')
    expect((await two.call('join', { params: { id }, body: {} })).status).toBe('playing')
    const mine = await two.call('matches', { query: { mine: 'yes', status: 'playing' } })
    expect(mine.matches[0]).toMatchObject({ id, deciding: [0, 1] })
  })

  it('can be left before the start and not after', async () => {
    const [one, two] = await Promise.all([guest(), guest()])
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await one.call('create', { body: { game: GAME, seats } })
    expect(await codeOf(two.call('leave', { params: { id } }))).toBe('not-your-seat')
    expect(await codeOf(one.call('join', { params: { id }, body: {} }))).toBe('already-seated')
    await two.call('join', { params: { id }, body: { seat: 1 } })
    expect(await codeOf(two.call('leave', { params: { id } }))).toBe('already-started')
  })

  it('are dealt out at random when that was asked for', async () => {
    const first = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const [one, two] = await Promise.all([guest(), guest()])
        const seats = [{ kind: 'mine' }, { kind: 'open' }]
        const { id } = await one.call('create', { body: { game: GAME, seats, sides: 'random' } })
        await two.call('join', { params: { id }, body: {} })
        const { seats: dealt } = await one.call('match', { params: { id } })
        return dealt.findIndex((each) => each.yours)
      }),
    )
    expect(new Set(first)).toEqual(new Set([0, 1]))
  })

  it('may all be played by one person at one screen', async () => {
    const one = await guest()
    const seats = [{ kind: 'mine' }, { kind: 'mine' }]
    const { id, status } = await one.call('create', { body: { game: GAME, seats } })
    expect(status).toBe('playing')
    for (const seat of [0, 1]) {
      await one.call('act', { params: { id }, body: anyChoice(await one.table(id, { seat })) })
    }
    expect((await one.table(id, { seat: 0 })).version).toBe(2)
  })
})

describe('the door', () => {
  it('applies a command once however often it is sent, and knows another under the same id', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const body = anyChoice(await clients[0].table(match.id, { seat: 0 }))
    const act = (more: object = {}) =>
      clients[0].call('act', { params: { id: match.id }, body: { ...body, ...more } })
    const all = await Promise.all([act(), act(), act()])
    expect(all.map((each) => each.version)).toEqual([1, 1, 1])
    expect(all.filter((each) => !each.repeated).length).toBe(1)
    expect(await codeOf(act({ choices: ['something else'] }))).toBe('command-reused')
  })

  it('takes simultaneous decisions in either order', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const bodies = await Promise.all(
      clients.map(async (each, seat) => anyChoice(await each.table(match.id, { seat }))),
    )
    const done = await Promise.all(
      clients.map((each, seat) => each.call('act', { params: { id: match.id }, body: bodies[seat] })),
    )
    expect(done.map((each) => each.version).toSorted()).toEqual([1, 2])
  })

  it('explains what is not offered, to whoever sits there', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const table = await clients[0].table(match.id, { seat: 0 })
    const why = (...choices: string[]) =>
      clients[0].call('why', {
        params: { id: match.id },
        body: { seat: 0, question: { kind: 'choices', choices } },
      })
    const [offer] = table.decision?.offers ?? []
    expect(await why(offer)).toEqual({ kind: 'offered', choices: [offer] })
    expect(await why('pass')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'not-now', rule: expect.stringMatching(/^\d/) },
    })
  })

  it('lets a choice be taken back until it is final, as an entry of the log', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const [one, two] = clients
    const { id } = match
    await one.call('act', { params: { id }, body: anyChoice(await one.table(id, { seat: 0 })) })
    const before = await one.table(id, { seat: 0 })
    expect(before).toMatchObject({ version: 1, undoable: 1, decision: null })
    const undo = { seat: 0, command: command(), version: 1 }
    expect(
      await codeOf(two.call('undo', { params: { id }, body: { ...undo, seat: 1, command: command() } })),
    ).toBe('nothing-to-undo')
    expect(
      await codeOf(one.call('undo', { params: { id }, body: { ...undo, version: 0, command: command() } })),
    ).toBe('stale-decision')
    expect(await one.call('undo', { params: { id }, body: undo })).toEqual({ version: 2, repeated: false })
    expect(await one.call('undo', { params: { id }, body: undo })).toEqual({ version: 2, repeated: true })
    const after = await one.table(id, { seat: 0, since: 0 })
    expect(after.decision?.offers.length).toBeGreaterThan(0)
    expect(after.log).toMatchObject([
      { kind: 'act', undoes: null },
      { kind: 'undo', undoes: 1 },
    ])
  })

  it('tells each seat its own choice and not the other seat’s', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const { id } = match
    const body = anyChoice(await clients[0].table(id, { seat: 0 }))
    await clients[0].call('act', { params: { id }, body })
    expect((await clients[0].table(id, { seat: 0, since: 0 })).log[0].choices).toEqual(body.choices)
    expect((await clients[1].table(id, { seat: 1, since: 0 })).log[0].choices).toBeNull()
    const watched = await new Client(server.url).table(id, { since: -1 })
    expect(watched.seat).toBeNull()
    expect(watched.decision).toBeNull()
    expect(JSON.stringify(watched)).not.toContain(body.choices[0])
  })

  it('never lets the seed out before the end', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const row = await server.services.store.db
      .selectFrom('matches')
      .select('seed')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow()
    const everything = await Promise.all([
      clients[0].call('match', { params: { id: match.id } }),
      clients[0].call('matches', { query: { mine: 'yes' } }),
      clients[0].table(match.id, { seat: 0, since: -1 }),
    ])
    expect(JSON.stringify(everything)).not.toContain(row.seed)
    expect(await codeOf(clients[0].call('record', { params: { id: match.id } }))).toBe('not-over')
    await clients[0].call('resign', { params: { id: match.id }, body: { seat: 0, command: command() } })
    expect((await clients[0].call('record', { params: { id: match.id } })).seed).toBe(row.seed)
  })
})

describe('endings', () => {
  it('by resignation, with a record that verifies', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const { id } = match
    for (const [seat, each] of clients.entries()) {
      await each.call('act', { params: { id }, body: anyChoice(await each.table(id, { seat })) })
    }
    await clients[1].call('resign', { params: { id }, body: { seat: 1, command: command() } })
    const info = await clients[0].call('match', { params: { id } })
    expect(info).toMatchObject({ status: 'over', ending: { by: 'resignation', winners: [0] } })
    const file = await clients[0].call('record', { params: { id } })
    const { game } = CATALOGUE[0]
    expect(replay(game, readRecord(JSON.stringify(file))).log.length).toBe(2)
    expect(
      await codeOf(clients[0].call('resign', { params: { id }, body: { seat: 0, command: command() } })),
    ).toBe('match-over')
  })

  it('by agreement, and a rematch with sides swapped', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const { id } = match
    const draw = (seat: number, answer: string) =>
      clients[seat].call('drawOffer', { params: { id }, body: { seat, answer, command: command() } })
    expect(await codeOf(draw(0, 'decline'))).toBe('no-draw-offered')
    await draw(0, 'offer')
    expect((await clients[1].table(id, { seat: 1 })).drawOffers).toEqual([0])
    await draw(1, 'decline')
    expect((await clients[1].table(id, { seat: 1 })).drawOffers).toEqual([])
    expect(await codeOf(clients[0].call('rematch', { params: { id } }))).toBe('not-over')
    await draw(1, 'offer')
    await draw(0, 'offer')
    expect((await clients[0].table(id)).ending).toMatchObject({ by: 'agreement', winners: [] })

    const asked = await clients[0].call('rematch', { params: { id } })
    expect(asked).toMatchObject({ status: 'open', setup: match.setup })
    expect(asked.seats.map((each) => each.yours)).toEqual([false, true])
    const accepted = await clients[1].call('rematch', { params: { id } })
    expect(accepted).toMatchObject({ id: asked.id, status: 'playing' })
    expect((await clients[0].call('match', { params: { id } })).rematch).toBe(asked.id)
    expect(accepted.commitment).not.toBe(match.commitment)
  })

  it('not for all when one of many resigns: a bot plays on', async () => {
    const many = CATALOGUE.find(({ game }) => game.scenarios[0].players[0] > 2)
    if (many === undefined) return
    const { match, clients } = await seatGuests([server.url], many.game.id)
    const { id } = match
    await clients[1].call('resign', { params: { id }, body: { seat: 1, command: command() } })
    const info = await clients[0].call('match', { params: { id } })
    expect(info.status).toBe('playing')
    expect(info.seats[1]).toMatchObject({ kind: 'bot', yours: false })
    expect(await codeOf(clients[1].table(id, { seat: 1 }))).toBe('not-your-seat')
    const again = clients[0].call('drawOffer', {
      params: { id },
      body: { seat: 0, command: command(), answer: 'offer' },
    })
    expect(await codeOf(again)).toBe('no-draw-with-bots')
  })
})

describe('a match begun with other rules', () => {
  it('is listed and shown for what it is, and refused at the door', async () => {
    const folder = temporaryFolder()
    const settings = { store: { dataDir: folder.path } }
    const before = await serveHere(undefined, settings)
    const { match, clients } = await seatGuests([before.url], GAME)
    const { id } = match
    expect(match.otherRules).toBe(false)
    await before.services.store.db.updateTable('matches').set({ rules_version: 99 }).execute()
    await before.close()
    const after = await serveHere(undefined, settings)
    const client = clients[0].at(after.url)
    const shown = { id, status: 'playing', rulesVersion: 99, otherRules: true, version: 0 }
    expect(await client.call('match', { params: { id } })).toMatchObject(shown)
    expect((await client.call('matches', { query: { mine: 'yes' } })).matches[0]).toMatchObject(shown)
    expect(await codeOf(client.table(id, { seat: 0 }))).toBe('other-rules-version')
    const body = { seat: 0, command: command(), decision: 0, choices: ['pass'] }
    expect(await codeOf(client.call('act', { params: { id }, body }))).toBe('other-rules-version')
    const socket = await client.socket()
    expect(await codeOf(socket.ask({ type: 'watch', match: id, seat: 0 }))).toBe('other-rules-version')
    socket.close()
    await after.close()
    folder.remove()
  })
})

describe('talk', () => {
  it('is heard by the table, as the text that it is', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const socket = await clients[1].socket()
    const heard = new Promise<Said>((resolve) => {
      socket.onSaid = ({ said }) => resolve(said)
    })
    await socket.ask({ type: 'watch', match: match.id, seat: 1 })
    const text = '<b>Witaj</b> & "cześć"'
    await clients[0].call('say', { params: { id: match.id }, body: { seat: 0, text } })
    expect(await heard).toMatchObject({ text, seat: 0, among: null })
    const say = (body: object) =>
      codeOf(clients[0].call('say', { params: { id: match.id }, body: { seat: 0, ...body } }))
    expect(await say({ text: '   ' })).toBe('bad-request')
    expect(await say({ text: 'x'.repeat(2001) })).toBe('bad-request')
    expect(await say({ text: 'a\u202eb' })).toBe('bad-request')
    expect(await say({ text: 'psst', to: [1] })).toBe('no-private-talk')
    const stranger = await guest()
    const shout = stranger.call('say', { params: { id: match.id }, body: { seat: 0, text: 'hello' } })
    expect(await codeOf(shout)).toBe('not-at-the-table')
    socket.close()
  })

  it('is private between seats where more than two play', async () => {
    const many = CATALOGUE.find(({ game }) => game.scenarios[0].players[0] > 2)
    if (many === undefined) return
    const { match, clients } = await seatGuests([server.url], many.game.id)
    const { id } = match
    await clients[0].call('say', { params: { id }, body: { seat: 0, to: [2], text: 'between us' } })
    await clients[0].call('say', { params: { id }, body: { seat: 0, text: 'to all' } })
    const heard = async (client: Client): Promise<string[]> =>
      (await client.call('talk', { params: { id } })).said.map((each) => each.text)
    expect(await heard(clients[2])).toEqual(['between us', 'to all'])
    expect(await heard(clients[0])).toEqual(['between us', 'to all'])
    expect(await heard(clients[1])).toEqual(['to all'])
    expect(await heard(new Client(server.url))).toEqual(['to all'])
  })
})

describe('coming back', () => {
  it('misses nothing and hears nothing twice', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const { id } = match
    const tables: TableView[] = []
    const first = await clients[1].socket()
    first.onTable = (table) => tables.push(table)
    await first.ask({ type: 'watch', match: id, seat: 1, since: -1 })
    first.close()
    await first.closed
    await clients[0].call('act', { params: { id }, body: anyChoice(await clients[0].table(id, { seat: 0 })) })
    const second = await clients[1].socket()
    second.onTable = (table) => tables.push(table)
    await second.ask({ type: 'watch', match: id, seat: 1, since: tables[0].version })
    await second.ask({ type: 'act', match: id, ...anyChoice(await clients[1].table(id, { seat: 1 })) })
    await expect.poll(() => tables.at(-1)?.version).toBe(2)
    expect(tables.flatMap((each) => each.log.map((entry) => entry.version))).toEqual([0, 1, 2])
    second.close()
  })

  it('waits over plain HTTP until there is news', async () => {
    const { match, clients } = await seatGuests([server.url], GAME)
    const { id } = match
    const waiting = clients[1].table(id, { seat: 1, since: 0, wait: 20 })
    await clients[0].call('act', { params: { id }, body: anyChoice(await clients[0].table(id, { seat: 0 })) })
    expect((await waiting).version).toBe(1)
    const quiet = await clients[1].table(id, { seat: 1, since: 1, wait: 0.2 })
    expect(quiet).toMatchObject({ version: 1, log: [] })
  })
})
