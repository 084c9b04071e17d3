/** Clocks of play: whose time runs, what happens when it is up, and that neither restarts nor set clocks change it. */
import { randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import { offersOf } from '@muster/kernel/play'
import { type MatchRecord, replay } from '@muster/kernel/record'
import { gestureWords } from '@muster/kernel/words'
import type { SeatClock, TimeControl } from '@muster/protocol/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { awaiting, DAY_MS, leftAt, setClocks } from '../src/clocks/clocks.ts'
import { afterGesture, nowAwaited, startTiming, takenBack, vacationed } from '../src/clocks/timing.ts'
import { verifyClocks } from '../src/clocks/verify.ts'
import { begin, decidingNow, fold } from '../src/matches/fold.ts'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, RejectedByServer } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const HOUR_MS = 60 * 60 * 1000
const LIVE = { kind: 'live', seconds: 600, increment: 10, atEnd: 'claim' } as const
const DAYS = { kind: 'days', days: 3, vacation: 0, atEnd: 'claim' } as const
const BANK = { kind: 'bank', days: 10, refillHours: 24, vacation: 14, atEnd: 'wait' } as const

describe('a clock', () => {
  /** Seats that are awaited one after the other, each for so long. Answers what every seat has left at the end. */
  function left(
    control: TimeControl,
    ...turns: readonly (readonly [seats: number[], ms: number])[]
  ): number[] {
    let at = 0
    let clocks = setClocks(control, 2)
    for (const [i, [seats, ms]] of turns.entries()) {
      clocks = awaiting(control, clocks, { seats, place: String(i), at }, null)
      at += ms
    }
    return clocks.map((each) => leftAt(each, at))
  }

  it('runs only while its seat must decide', () => {
    expect(left(LIVE, [[0], 60_000])).toEqual([540_000, 600_000])
    expect(left(LIVE, [[], 60_000])).toEqual([600_000, 600_000])
  })
  it('runs for all seats that decide at once', () => {
    expect(left(LIVE, [[0, 1], 60_000])).toEqual([540_000, 540_000])
  })
  it('gives the increment when one hands over, however many choices that took', () => {
    expect(left(LIVE, [[0], 20_000], [[0], 40_000])).toEqual([540_000, 600_000])
    expect(left(LIVE, [[0], 60_000], [[1], 0])).toEqual([550_000, 600_000])
  })
  it('gives all the days anew each time one is awaited', () => {
    expect(left(DAYS, [[0], 2 * DAY_MS], [[1], DAY_MS])).toEqual([3 * DAY_MS, 2 * DAY_MS])
  })
  it('refills a bank of days, and never above its rim', () => {
    expect(left(BANK, [[0], 3 * DAY_MS], [[1], 0])).toEqual([8 * DAY_MS, 10 * DAY_MS])
    expect(left(BANK, [[0], HOUR_MS], [[1], 0])).toEqual([10 * DAY_MS, 10 * DAY_MS])
  })
  it('has one deadline for a decision that several share, and time anew for what comes after it', () => {
    // The second answers a day later, and is then asked something else.
    const shared = setClocks(DAYS, 2)
    const asked = awaiting(DAYS, shared, { seats: [0, 1], place: 'cards', at: 0 }, null)
    expect(asked.map((each) => leftAt(each, DAY_MS))).toEqual([2 * DAY_MS, 2 * DAY_MS])
    const first = awaiting(DAYS, asked, { seats: [1], place: 'cards', at: DAY_MS }, 0)
    expect(leftAt(first[1], DAY_MS)).toBe(2 * DAY_MS)
    const next = awaiting(DAYS, first, { seats: [1], place: 'march', at: 2 * DAY_MS }, 1)
    expect(leftAt(next[1], 2 * DAY_MS)).toBe(3 * DAY_MS)
  })
  it('in Ancien Régime, has one deadline for the status that several Powers pick and for the talks until then, and another for what follows', () => {
    const { game } = titleCalled('ancien-regime')
    const setup = { scenario: '1740', players: 5, options: {} }
    const origin = {
      game: game.id,
      rulesVersion: game.version,
      setup,
      seed: '1',
      nonces: [],
      time: DAYS,
      began: 0,
    }
    const live = begin(origin)
    let now = 0
    const left = () => decidingNow(live).map((seat) => leftAt(clockOf(seat), now))
    const clockOf = (seat: number) => live.timing?.clocks[seat] ?? setClocks(DAYS, 1)[0]
    const choose = (seat: number): void => {
      const words = gestureWords(game, [offersOf(game, live.match.state, seat)[0]])
      fold(live, { kind: 'act', seat, words, instant: now })
    }
    // An hour for every choice until the first Diplomacy phase in which several pick: that takes more than three days.
    const isPicking = () => live.match.state.stack.at(-1)?.step === 'status' && decidingNow(live).length > 1
    while (!isPicking()) {
      now += HOUR_MS
      choose(decidingNow(live)[0])
    }
    expect(left().every((each) => each === 3 * DAY_MS)).toBe(true)
    now += DAY_MS
    const [first, ...others] = decidingNow(live)
    choose(first)
    // Whoever has picked talks on, and so do the Leading Powers, who pick nothing: that takes nobody's time.
    now += DAY_MS
    expect(decidingNow(live)).toEqual(others)
    expect(left()).toEqual(others.map(() => DAY_MS))
    expect(live.match.seats.map((_, seat) => clockOf(seat).since !== null)).toEqual(
      live.match.seats.map((_, seat) => others.includes(seat)),
    )
    for (const seat of others) choose(seat)
    expect(live.match.state.stack.at(-1)?.step).not.toBe('status')
    expect(left()).toEqual(decidingNow(live).map(() => 3 * DAY_MS))
  })
  it('counts three days as three times 24 hours, also over the night in which summer time ends', () => {
    const at = Date.parse('2026-10-24T12:00:00+02:00')
    const clocks = awaiting(DAYS, setClocks(DAYS, 1), { seats: [0], place: '', at }, null)
    expect(leftAt(clocks[0], Date.parse('2026-10-27T11:00:00+01:00'))).toBe(0)
  })
  it('stands still on vacation, from then on and not before', () => {
    let timing = nowAwaited(startTiming(BANK, 2), { seats: [0], place: '', at: 0 }, null)
    timing = vacationed(timing, 0, 7, DAY_MS)
    expect(leftAt(timing.clocks[0], 8 * DAY_MS)).toBe(9 * DAY_MS)
    expect(leftAt(timing.clocks[0], 9 * DAY_MS)).toBe(8 * DAY_MS)
    expect(timing.clocks[0].vacation).toBe(7)
    expect(() => vacationed(timing, 0, 8, DAY_MS)).toThrow()
  })
})

describe('taking back', () => {
  const asked = (seat: number, at: number) => ({ seats: [seat], place: '', at })
  /** The first chooses after a minute and hands over; the other thinks for a while, and then it is taken back. */
  function takenBackAfter(ms: number) {
    let timing = nowAwaited(startTiming(LIVE, 2), asked(0, 0), null)
    timing = nowAwaited(afterGesture(timing, 1), asked(1, 60_000), 0)
    return nowAwaited(takenBack(timing, 0, 60_000 + ms), asked(0, 60_000 + ms), null)
  }
  it('is as if the choice had never been made: the time since is one’s own, and the other has theirs again', () => {
    const { clocks } = takenBackAfter(30_000)
    expect(clocks.map((each) => leftAt(each, 90_000))).toEqual([510_000, 600_000])
  })
  it('is refused where one’s time would have run out meanwhile', () => {
    expect(() => takenBackAfter(540_000)).toThrow('Taken back')
  })
  it('does not take back a vacation', () => {
    let timing = nowAwaited(startTiming(BANK, 2), asked(0, 0), null)
    timing = nowAwaited(afterGesture(timing, 1), asked(1, HOUR_MS), 0)
    timing = vacationed(timing, 0, 2, 2 * HOUR_MS)
    timing = nowAwaited(takenBack(timing, 0, 3 * HOUR_MS), asked(0, 3 * HOUR_MS), null)
    expect(leftAt(timing.clocks[0], DAY_MS)).toBe(10 * DAY_MS - 2 * HOUR_MS)
    expect(timing.clocks[0].vacation).toBe(12)
  })
})

const GAME = 'hammer-of-the-scots'

describe('on a server', () => {
  const clock = handClock()
  let server: RunningServer
  beforeAll(async () => {
    server = await serveHere(undefined, { clock })
  })
  afterAll(() => server.close())

  const rejectionOf = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'accepted',
      (error) => (error instanceof RejectedByServer ? error.error.code : String(error)),
    )

  async function twoWith(
    time: TimeControl,
    url = server.url,
  ): Promise<{ id: string; clients: [Client, Client] }> {
    const clients: [Client, Client] = [await Client.guest(url), await Client.guest(url)]
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await clients[0].call('create', { body: { game: GAME, seats, time } })
    await clients[1].call('join', { params: { id }, body: {} })
    return { id, clients }
  }

  const clocksOf = async (client: Client, id: string): Promise<readonly SeatClock[]> =>
    (await client.table(id)).clocks ?? []
  const kindsOf = async (client: Client, id: string): Promise<string[]> =>
    (await client.table(id, { since: -1 })).log.map((each) => each.kind)
  /** Time passes, and the server looks. */
  async function pass(ms: number): Promise<void> {
    clock.pass(ms)
    await server.services.dueWork.look()
  }
  const choose = async (client: Client, id: string, seat: number): Promise<void> =>
    void (await client.call('act', { params: { id }, body: anyChoice(await client.table(id, { seat })) }))
  const claim = (client: Client, id: string, seat: number) =>
    client.call('claimTime', { params: { id }, body: { seat, from: 1 - seat, command: randomUUID() } })

  it('both see both clocks, which run for those who must choose', async () => {
    const { id, clients } = await twoWith(LIVE)
    clock.pass(60_000)
    expect((await clocksOf(clients[0], id)).map((each) => [each.left, each.running])).toEqual([
      [540_000, true],
      [540_000, true],
    ])
    await choose(clients[0], id, 0)
    clock.pass(60_000)
    expect((await clocksOf(clients[1], id)).map((each) => [each.left, each.running])).toEqual([
      [550_000, false],
      [480_000, true],
    ])
    expect((await clients[0].call('match', { params: { id } })).time).toEqual(LIVE)
  })

  it('has nobody’s time run in a match without clocks', async () => {
    const clients = [await Client.guest(server.url), await Client.guest(server.url)]
    const body = { game: GAME, seats: [{ kind: 'mine' }, { kind: 'open' }] }
    const { id } = await clients[0].call('create', { body })
    await clients[1].call('join', { params: { id }, body: {} })
    expect((await clients[0].table(id)).clocks).toBeNull()
    expect(await rejectionOf(claim(clients[0], id, 0))).toBe('no-claim')
  })

  it('lets the other claim, and not before the time is up', async () => {
    const { id, clients } = await twoWith(DAYS)
    await choose(clients[0], id, 0)
    clock.pass(3 * DAY_MS - 1000)
    expect(await rejectionOf(claim(clients[0], id, 0))).toBe('time-not-up')
    await pass(1000)
    await expect.poll(() => kindsOf(clients[0], id)).toContain('time')
    const [mine, theirs] = await clocksOf(clients[0], id)
    expect([mine.out, theirs.out, theirs.left]).toEqual([false, true, 0])
    expect(await rejectionOf(claim(clients[1], id, 1))).toBe('time-not-up')
    await claim(clients[0], id, 0)
    const { ending } = await clients[1].table(id)
    expect(ending).toEqual({ by: 'time', winners: [0], code: '', rule: '' })
  })

  it('lets whoever is late choose as long as nobody has claimed', async () => {
    const { id, clients } = await twoWith(DAYS)
    await choose(clients[0], id, 0)
    await pass(4 * DAY_MS)
    await choose(clients[1], id, 1)
    expect(await rejectionOf(claim(clients[0], id, 0))).toBe('time-not-up')
  })

  it('waits, if that was agreed, and says so once', async () => {
    const { id, clients } = await twoWith({ ...DAYS, atEnd: 'wait' })
    await choose(clients[0], id, 0)
    await pass(4 * DAY_MS)
    await expect.poll(() => kindsOf(clients[0], id)).toContain('time')
    await pass(DAY_MS)
    await pass(DAY_MS)
    expect((await kindsOf(clients[0], id)).filter((kind) => kind === 'time')).toHaveLength(1)
    expect(await rejectionOf(claim(clients[0], id, 0))).toBe('no-claim')
  })

  it('gives the seat to a bot, if that was agreed, and takes no choice of the late one any more', async () => {
    const { id, clients } = await twoWith({ ...LIVE, atEnd: 'bot' })
    await choose(clients[0], id, 0)
    clock.pass(600_000)
    expect(await rejectionOf(choose(clients[1], id, 1))).toMatch(/time-is-up|not-your-seat/)
    await pass(0)
    const kinds = async () =>
      (await clients[0].call('match', { params: { id } })).seats.map((each) => each.kind)
    await expect.poll(kinds).toEqual(['person', 'bot'])
    // The bot plays on: the card is chosen, and those who still have a clock are shown.
    await expect
      .poll(async () => (await clients[0].table(id)).version, { timeout: 20_000 })
      .toBeGreaterThan(2)
    expect((await clocksOf(clients[0], id)).map((each) => each.seat)).toEqual([0])
    expect(await rejectionOf(choose(clients[1], id, 1))).toBe('not-your-seat')
  })

  it('lets time stand still on vacation, as long as there are days', async () => {
    const { id, clients } = await twoWith({ ...DAYS, vacation: 5 })
    await choose(clients[0], id, 0)
    const away = (days: number) =>
      clients[1].call('vacation', { params: { id }, body: { seat: 1, command: randomUUID(), days } })
    await away(5)
    await pass(7 * DAY_MS)
    const [, theirs] = await clocksOf(clients[0], id)
    expect([theirs.left, theirs.vacation, theirs.out]).toEqual([DAY_MS, 0, false])
    expect(await rejectionOf(away(1))).toBe('no-vacation')
  })

  it.each([HOUR_MS, -HOUR_MS, 40 * DAY_MS])(
    'changes nothing when the machine’s clock is set by %i',
    async (ms) => {
      const { id, clients } = await twoWith(DAYS)
      await pass(DAY_MS)
      clock.set(ms)
      await server.services.dueWork.look()
      expect((await clocksOf(clients[0], id)).map((each) => each.left)).toEqual([2 * DAY_MS, 2 * DAY_MS])
      await choose(clients[0], id, 0)
      await pass(2 * DAY_MS - 1)
      expect((await clocksOf(clients[0], id))[1]).toMatchObject({ left: 1, out: false })
      await pass(1)
      await expect.poll(() => kindsOf(clients[0], id)).toContain('time')
    },
  )

  it('ends by its rule within a second of the start what ran out while the server was down', async () => {
    const folder = temporaryFolder()
    const store = { dataDir: folder.path }
    const before = await serveHere(undefined, { clock, store })
    const { id, clients } = await twoWith(DAYS, before.url)
    await choose(clients[0], id, 0)
    await before.close()
    clock.pass(30 * DAY_MS)
    const after = await serveHere(undefined, { clock, store })
    const client = clients[0].at(after.url)
    await expect.poll(() => kindsOf(client, id), { timeout: 1000, interval: 20 }).toContain('time')
    await claim(client, id, 0)
    expect((await client.table(id)).ending).toMatchObject({ by: 'time', winners: [0] })
    await after.close()
    folder.remove()
  })

  it('has its clocks checked by whoever has the record', async () => {
    const { id, clients } = await twoWith(DAYS)
    clock.pass(HOUR_MS)
    await choose(clients[0], id, 0)
    clock.pass(HOUR_MS)
    const { version, undoable } = await clients[0].table(id, { seat: 0 })
    expect(undoable).toBe(1)
    await clients[0].call('undo', { params: { id }, body: { seat: 0, command: randomUUID(), version } })
    await choose(clients[0], id, 0)
    await pass(4 * DAY_MS)
    await expect.poll(() => kindsOf(clients[0], id)).toContain('time')
    await claim(clients[0], id, 0)
    const record = (await clients[0].call('record', { params: { id } })) as unknown as MatchRecord & {
      ending: unknown
      clock: { entries: { kind: string; at: number; seats: number[] }[] }
    }
    const match = replay(titleCalled(GAME).game, record)
    const { entries } = record.clock
    expect(verifyClocks(match, record, record.ending, record.clock)).toMatchObject({ entries: 5, runOut: 1 })
    const told = entries.map((each) => each.kind)
    expect(told).toEqual(['act', 'undo', 'act', 'time', 'claim'])
    const changed = (at: number, change: object) => ({
      ...record.clock,
      entries: entries.map((each, i) => (i === at ? { ...each, ...change } : each)),
    })
    const early = changed(3, { at: entries[2].at + DAY_MS })
    expect(() => verifyClocks(match, record, record.ending, early)).toThrow('still has time')
    const others = changed(2, { seats: [0] })
    expect(() => verifyClocks(match, record, record.ending, others)).toThrow('who was awaited')
    expect(() => verifyClocks(match, record, { ...match, by: 'rules' }, record.clock)).toThrow()
  })

  it('says once, whichever of two processes comes first, that time is up', async () => {
    const database = await freshDatabase(inject('postgres'))
    const here = await serveHere(database.url, { clock })
    const there = await serveHere(database.url, { clock })
    const look = () => Promise.all([here.services.dueWork.look(), there.services.dueWork.look()])
    const { id, clients } = await twoWith(DAYS, here.url)
    await choose(clients[0], id, 0)
    clock.pass(4 * DAY_MS)
    await look()
    await expect.poll(() => kindsOf(clients[0], id)).toEqual(['start', 'act', 'time'])
    await look()
    expect(await kindsOf(clients[0].at(there.url), id)).toEqual(['start', 'act', 'time'])
    await Promise.all([here.close(), there.close()])
    await database.drop()
  })
})
