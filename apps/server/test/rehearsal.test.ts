/** Marches tried beforehand: the same answers as choosing and taking back, for nobody but the seat that asks. */
import { randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState } from '@muster/kernel/game'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { tryOut, waysFrom } from '@muster/kernel/rehearsal'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { actionWords } from '@muster/kernel/words'
import type { TableView } from '@muster/protocol/play'
import { ROUTES } from '@muster/protocol/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Client, RejectedByServer } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere } from '../testing/serving.ts'

let server: RunningServer
beforeAll(async () => {
  server = await serveHere()
})
afterAll(() => server.close())

const MARCH = { follow: ['to'], stop: 'stop' }

/** A match of Hammer of the Scots in which a seat is asked to move, with its table. */
async function untilMoves() {
  const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
  const act = (seat: number, table: TableView, ...choices: string[]) =>
    clients[seat].call('act', {
      params: { id: match.id },
      body: { seat, command: randomUUID(), decision: table.decision?.id ?? 0, choices },
    })
  for (let i = 0; i < 40; i++) {
    for (const [seat, client] of clients.entries()) {
      const table = await client.table(match.id, { seat })
      const offers = table.decision?.offers ?? []
      const start = offers.find((each) => each.startsWith('move '))
      if (start !== undefined) return { id: match.id, clients, seat, table, start, act }
      const card = offers.find((each) => each.includes('move-')) ?? offers[0]
      if (card !== undefined) await act(seat, table, card)
    }
  }
  throw new Error('nobody came to move')
}

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof RejectedByServer ? error.error.code : String(error)),
  )

describe('a march tried beforehand', () => {
  it('leads where choosing leads, changes nothing, and is told to nobody else', async () => {
    const { id, clients, seat, table, start, act } = await untilMoves()
    const ask = (who: Client, as: number) =>
      who.call('ways', { params: { id }, body: { seat: as, starts: [start], ...MARCH } })
    const { ways } = await ask(clients[seat], seat)
    expect(ways.length).toBeGreaterThan(0)
    // The other seat gets no answer in this one's name, and none that depends on it in its own.
    expect(await codeOf(ask(clients[1 - seat], seat))).toBe('not-your-seat')
    expect((await ask(clients[1 - seat], 1 - seat)).ways).toEqual([])
    expect((await clients[seat].table(id, { seat })).version).toBe(table.version)

    // Chosen for good, every word of a way is offered when its turn comes.
    for (const words of ways[ways.length - 1].words) {
      const now = await clients[seat].table(id, { seat })
      expect(now.decision?.offers).toContain(words)
      await act(seat, now, words)
    }
  })

  it('says which choice is refused, and why', async () => {
    const { id, clients, seat, start } = await untilMoves()
    const why = (...choices: string[]) =>
      clients[seat].call('why', { params: { id }, body: { seat, question: { kind: 'choices', choices } } })
    expect(await why(start, start)).toMatchObject({
      kind: 'refused',
      index: 1,
      refusal: { rule: expect.stringMatching(/^\d/) },
    })
    const nonsense = why('fly away')
    expect(await codeOf(nonsense)).not.toBe('answered')
  })

  it('goes no further than the first thing that could not be taken back', () => {
    const { game } = titleCalled('hammer-of-the-scots')
    const setup = { scenario: 'braveheart', players: 2, options: { schiltrons: 'off', bid: 'none' } }
    const match = startMatch(game, setup, sealedChance('ab'.repeat(32), ['1', '2']))
    const any = fastChance(5)
    const wordsOf = (seat: number): string[] =>
      offersOf(game, match.state, seat).map((action) => actionWords(game, action))
    let seat = decidingSeats(game, match.state)[0]
    while (!wordsOf(seat).some((each) => each.startsWith('fight '))) {
      const offers = offersOf(game, match.state, seat)
      act(match, seat, offers[any.below(offers.length)])
      seat = decidingSeats(game, match.state)[0]
    }
    const before = JSON.stringify(match.state)
    const fight = wordsOf(seat).filter((each) => each.startsWith('fight '))[0]
    // The second would be refused by anybody who knew what the dice of the first said.
    expect(tryOut(game, match.state, seat, [fight, fight, fight, fight, fight])).toBeNull()
    expect(waysFrom(game, match.state, seat, { starts: [fight], follow: ['fight'], stop: 'stop' })).toEqual(
      [],
    )
    expect(JSON.stringify(match.state)).toBe(before)
  })
})

/** Three blocks of one area that can go to one other, each by one step, with the words for each. */
async function army() {
  for (let tries = 0; tries < 20; tries++) {
    const found = await untilMoves()
    const { id, clients, seat, table } = found
    const starts = (table.decision?.offers ?? []).filter((each) => each.startsWith('move ')).slice(0, 24)
    const { ways } = await clients[seat].call('ways', { params: { id }, body: { seat, starts, ...MARCH } })
    const homes = placesOf(table)
    const groups = new Map<string, string[][]>()
    for (const {
      starts: [start],
      words,
      path,
    } of ways) {
      if (path.length > 1) continue
      const key = `${homes.get(start.split(' ')[1])} ${path[0]}`
      groups.set(key, [...(groups.get(key) ?? []), [...words]])
    }
    for (const [key, marches] of groups) {
      const orders = marches.slice(0, 3)
      const question = { kind: 'choices', choices: orders.flat() }
      const answer = clients[seat].call('why', { params: { id }, body: { seat, question } })
      if (orders.length < 3 || (await answer).kind === 'refused') continue
      return { ...found, from: key.split(' ')[0], to: key.split(' ')[1], orders }
    }
  }
  throw new Error('no army of three was found')
}

interface Placed {
  readonly blocks: readonly { readonly block: string | null; readonly area: string }[]
}
const placesOf = (table: TableView): Map<string, string> =>
  new Map((table.view as Placed).blocks.map(({ block, area }) => [block ?? '', area]))

describe('one gesture, one request', () => {
  it('sends an army of three that stands whole at its target, and takes it back as one', async () => {
    const { id, clients, seat, table, act, from, to, orders } = await army()
    const blocks = orders.map(([start]) => start.split(' ')[1])
    const places = (now: TableView) => blocks.map((block) => placesOf(now).get(block))
    expect(places(table)).toEqual([from, from, from])

    // One that is refused in the middle: the army stays where it is, and the refusal says which and why.
    const broken = await act(seat, table, ...orders[0], ...orders[1], orders[0][0], ...orders[2]).then(
      () => null,
      (error: unknown) => (error instanceof RejectedByServer ? error.error : null),
    )
    expect(broken).toMatchObject({
      code: 'not-offered',
      params: { index: orders[0].length + orders[1].length },
      refusal: { code: expect.any(String), rule: expect.stringMatching(/^\d/) },
    })
    const still = await clients[seat].table(id, { seat })
    expect([still.version, ...places(still)]).toEqual([table.version, from, from, from])

    const body = { seat, command: randomUUID(), decision: still.decision?.id ?? 0, choices: orders.flat() }
    const send = () => clients[seat].call('act', { params: { id }, body })
    const version = table.version + 1
    const made = { version, made: body.choices.length, final: null }
    expect(await send()).toEqual({ ...made, repeated: false })
    expect(await send()).toEqual({ ...made, repeated: true })
    const marched = await clients[seat].table(id, { seat, since: table.version })
    expect(places(marched)).toEqual([to, to, to])
    expect(marched.log).toMatchObject([{ version, kind: 'act', choices: body.choices }])
    expect(marched).toMatchObject({ undoBar: null, undoes: body.choices })

    // The log knows the gesture, so it is taken back as one by a server that has only the log.
    await server.services.matches.alone(id, async (slot) => server.services.matches.forget(slot))
    const undo = { seat, command: randomUUID(), version }
    await clients[seat].call('undo', { params: { id }, body: undo })
    const back = await clients[seat].table(id, { seat })
    expect(places(back)).toEqual([from, from, from])
    expect(back.decision?.offers).toEqual(table.decision?.offers)
  })

  it('stops at the first choice that is final, and says that the rest was not made', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    const { id } = match
    const tables = await Promise.all(clients.map((each, seat) => each.table(id, { seat })))
    const [one, two] = tables.map((table) => table.decision?.offers ?? [])
    const body = (seat: number, choices: string[]) => ({
      seat,
      command: randomUUID(),
      decision: tables[seat].decision?.id ?? 0,
      choices,
    })
    await clients[0].call('act', { params: { id }, body: body(0, [one[0]]) })
    // With the second card laid both are turned up: nothing may be said after that without having seen them.
    const second = body(1, [two[0], two[1]])
    const made = { made: 1, final: 'reveal' }
    expect(await clients[1].call('act', { params: { id }, body: second })).toMatchObject(made)
    expect(await clients[1].call('act', { params: { id }, body: second })).toMatchObject({
      ...made,
      repeated: true,
    })
    const after = await clients[1].table(id, { seat: 1, since: 1 })
    expect(after.log[0].choices).toEqual([two[0]])
    expect(after).toMatchObject({ undoable: 0, undoes: [], undoBar: 'reveal' })
  })
})

describe('what odds are reckoned with', () => {
  const pair = async (odds?: boolean) => {
    const [one, two] = await Promise.all([Client.guest(server.url), Client.guest(server.url)])
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const body = { game: 'hammer-of-the-scots', seats, ...(odds === undefined ? {} : { odds }) }
    const { id } = await one.call('create', { body })
    const match = await two.call('join', { params: { id }, body: { seat: 1 } })
    return { id, match, one, two }
  }
  const dealt = (who: Client, id: string, seat: number) =>
    who.call('dealt', { params: { id }, body: { seat } })

  it('is not given where the table did not ask for odds, which is so unless it says otherwise', async () => {
    const { id, match, one } = await pair()
    expect(match.odds).toBe(false)
    expect(await codeOf(dealt(one, id, 0))).toBe('no-odds')
  })

  it('is what the seat sees, with the rest dealt anew each time, and nobody else gets it', async () => {
    const { id, match, one, two } = await pair(true)
    expect(match.odds).toBe(true)
    const { game } = titleCalled('hammer-of-the-scots')
    const table = await one.table(id, { seat: 0 })
    const [first, second] = [await dealt(one, id, 0), await dealt(one, id, 0)]
    for (const { state } of [first, second])
      expect(game.view(state as unknown as BaseState, 0)).toEqual(table.view)
    expect(first.state).not.toEqual(second.state)
    expect(await codeOf(dealt(two, id, 0))).toBe('not-your-seat')
    await one.call('resign', { params: { id }, body: { seat: 0, command: randomUUID() } })
    expect(await codeOf(dealt(one, id, 0))).toBe('match-over')
    // The same again is played as it was agreed.
    expect((await one.call('rematch', { params: { id } })).odds).toBe(true)
  })

  it('advice is to be had nowhere', () => {
    expect(Object.values(ROUTES).filter(({ path }) => /advi|reason|counsel/.test(path))).toEqual([])
  })
})
