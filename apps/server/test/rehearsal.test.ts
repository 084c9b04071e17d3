/** Marches tried beforehand: the same answers as choosing and taking back, for nobody but the seat that asks. */
import { randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { chainsFrom, tryOut } from '@muster/kernel/rehearsal'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { actionWords } from '@muster/kernel/words'
import type { TableView } from '@muster/protocol/play'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { type Client, RefusedByServer } from '../testing/client.ts'
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
    (error: unknown) => (error instanceof RefusedByServer ? error.error.code : String(error)),
  )

describe('a march tried beforehand', () => {
  it('leads where choosing leads, changes nothing, and is told to nobody else', async () => {
    const { id, clients, seat, table, start, act } = await untilMoves()
    const ask = (who: Client, as: number) =>
      who.call('ways', { params: { id }, body: { seat: as, starts: [start], ...MARCH } })
    const { chains } = await ask(clients[seat], seat)
    expect(chains.length).toBeGreaterThan(0)
    // The other seat gets no answer in this one's name, and none that depends on it in its own.
    expect(await codeOf(ask(clients[1 - seat], seat))).toBe('not-your-seat')
    expect((await ask(clients[1 - seat], 1 - seat)).chains).toEqual([])
    expect((await clients[seat].table(id, { seat })).version).toBe(table.version)

    // Chosen for good, every word of a way is offered when its turn comes.
    for (const words of chains[chains.length - 1].words) {
      const now = await clients[seat].table(id, { seat })
      expect(now.decision?.offers).toContain(words)
      await act(seat, now, words)
    }
  })

  it('says which choice is refused, and why', async () => {
    const { id, clients, seat, start } = await untilMoves()
    const { trial } = await clients[seat].call('rehearse', {
      params: { id },
      body: { seat, words: [start, start] },
    })
    expect(trial).toMatchObject({ index: 1, refusal: { rule: expect.stringMatching(/^\d/) } })
    const nonsense = clients[seat].call('rehearse', { params: { id }, body: { seat, words: ['fly away'] } })
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
    expect(chainsFrom(game, match.state, seat, { starts: [fight], follow: ['fight'], stop: 'stop' })).toEqual(
      [],
    )
    expect(JSON.stringify(match.state)).toBe(before)
  })
})
