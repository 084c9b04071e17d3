/** Events through a real server: founded, entered, played by themselves to their final table. */
import { randomUUID } from 'node:crypto'
import { commitment } from '@muster/kernel/sealed-chance'
import type { EventView, FoundRequest } from '@muster/protocol/events'
import { describe, expect, inject, it } from 'vitest'
import { nextRound } from '../src/events/rounds.ts'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { Deeds } from '../src/hosting/deeds.ts'
import { readSettings } from '../src/hosting/settings.ts'
import { Client } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const PATIENT = { timeout: 60_000, interval: 100 }
/** The shortest of all scenarios for Recruits, and even. */
const SHORT = { game: 'richard-iii', scenario: 'richard-iii-1483' }

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

const found = (organiser: Client, wish: Partial<FoundRequest>): Promise<EventView> =>
  organiser.call('foundEvent', { body: { name: 'Spring Cup', kind: 'swiss', ...SHORT, ...wish } })

const seen = (client: Client, id: string): Promise<EventView> => client.call('event', { params: { id } })

async function withBots(organiser: Client, id: string, count: number, bot = 'recruit'): Promise<void> {
  for (let i = 0; i < count; i++) await organiser.call('enterBot', { params: { id }, body: { bot } })
}

const pointsBefore = (view: EventView, round: number, entrant: number): number =>
  view.pairings
    .filter((each) => each.round < round && each.entrants.includes(entrant))
    .reduce((sum, each) => sum + (each.points?.[each.entrants.indexOf(entrant)] ?? 0), 0)

describe('a Swiss event of 16 bots', () => {
  it('plays five rounds by itself to its final table, with a withdrawal', async () => {
    const server = await serveHere()
    const anna = await account(server.url, 'Anna')
    const { id, commitment: sealed } = await found(anna, { rounds: 5 })
    await withBots(anna, id, 16)
    await anna.call('beginEvent', { params: { id } })
    await expect.poll(async () => (await seen(anna, id)).round, PATIENT).toBeGreaterThanOrEqual(2)
    await anna.call('withdraw', { params: { id }, body: { entrant: 5 } })
    const left = (await seen(anna, id)).round
    await expect
      .poll(async () => (await seen(anna, id)).status, { ...PATIENT, timeout: 110_000 })
      .toBe('over')

    const view = await seen(anna, id)
    expect(view.round).toBe(5)
    expect(view.seed === null ? '' : commitment(view.seed)).toBe(sealed)
    const met = new Set<string>()
    const byes: number[] = []
    for (let round = 1; round <= 5; round++) {
      const pairings = view.pairings.filter((each) => each.round === round)
      const present = view.people.map((each) => each.number).filter((each) => each !== 5 || round <= left)
      expect(pairings.flatMap((each) => each.entrants).toSorted((a, b) => a - b)).toEqual(present)
      for (const { entrants, points, match } of pairings) {
        expect(points?.reduce((sum, each) => sum + each, 0)).toBe(1)
        if (entrants.length === 1) {
          byes.push(entrants[0])
          expect(match).toBeNull()
          const mine = pointsBefore(view, round, entrants[0])
          // The lowest of those who had none.
          for (const other of present.filter((each) => !byes.includes(each)))
            expect(mine).toBeLessThanOrEqual(pointsBefore(view, round, other))
          continue
        }
        const key = entrants.toSorted((a, b) => a - b).join(' ')
        expect(met.has(key), `${key} meet twice`).toBe(false)
        met.add(key)
        const info = await anna.call('match', { params: { id: match ?? '' } })
        expect(info).toMatchObject({ event: id, status: 'over', rated: false })
        const winners = info.ending?.winners ?? []
        expect(points).toEqual(
          [0, 1].map((seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0)),
        )
      }
    }
    expect(byes).toHaveLength(5 - left)
    expect(new Set(byes).size).toBe(byes.length)
    for (const { number } of view.people) {
      const mine = view.pairings.filter(
        (each) => each.entrants.length === 2 && each.entrants.includes(number),
      )
      const first = mine.filter((each) => each.entrants[0] === number).length
      expect(Math.abs(2 * first - mine.length), `sides of ${number}`).toBeLessThanOrEqual(2)
    }
    // In the second round nobody of one score was left to float but where their number was odd.
    const floats = view.pairings.filter(
      ({ round, entrants: [one, two] }) =>
        round === 2 && pointsBefore(view, 2, one) !== pointsBefore(view, 2, two ?? one),
    )
    expect(floats.length).toBeLessThanOrEqual(1)
    expect(view.table).toHaveLength(16)
    expect(view.table[0].place).toBe(1)
    for (const [i, line] of view.table.entries()) {
      const before = view.table[i - 1] ?? line
      expect(line.points).toBeLessThanOrEqual(before.points)
      if (line.points === before.points) expect(line.buchholz).toBeLessThanOrEqual(before.buchholz)
    }
    expect(view.table.reduce((sum, each) => sum + each.points, 0)).toBe(5 * 8)
    await server.close()
  })
})

/** Whoever meets somebody resigns, if they are to lose. */
async function loseAll(view: EventView, losers: ReadonlyMap<number, Client>): Promise<void> {
  for (const { match, entrants, points } of view.pairings) {
    const seat = entrants.findIndex((each) => losers.has(each))
    const client = losers.get(entrants[seat])
    if (match === null || points !== null || client === undefined) continue
    await client
      .call('resign', { params: { id: match }, body: { seat, command: randomUUID() } })
      .catch(() => undefined)
  }
}

it('a round robin of both sides goes on over a restart, every match made once', async () => {
  const folder = temporaryFolder()
  const store = { dataDir: folder.path }
  let server = await serveHere(undefined, { store })
  const people = await Promise.all(['Anna', 'Marek', 'Zofia'].map((name) => account(server.url, name)))
  const [anna] = people
  const { id } = await found(anna, { kind: 'round-robin', legs: 2 })
  for (const each of people) await each.call('enterEvent', { params: { id } })
  await anna.call('beginEvent', { params: { id } })
  await expect.poll(async () => (await seen(anna, id)).pairings.length, PATIENT).toBe(2)
  await server.close()
  server = await serveHere(undefined, { store })
  const [, marek, zofia] = people.map((each) => each.at(server.url))
  const losers = new Map([
    [2, marek],
    [3, zofia],
  ])
  const goOn = async (): Promise<string> => {
    const view = await seen(marek, id)
    await loseAll(view, losers)
    return view.status
  }
  await expect.poll(goOn, PATIENT).toBe('over')
  const view = await seen(zofia, id)
  // Three rounds, in each of which one rests and two meet on both sides.
  expect(view.pairings.map(({ round, leg, entrants }) => `${round}.${leg} ${entrants.join('-')}`)).toEqual([
    '1.1 1-2',
    '1.2 2-1',
    '2.1 2-3',
    '2.2 3-2',
    '3.1 3-1',
    '3.2 1-3',
  ])
  const { db } = server.services.store
  expect(await db.selectFrom('matches').select('id').where('event', '=', id).execute()).toHaveLength(6)
  expect(view.table.map(({ place, points }) => `${place}: ${points}`)).toEqual(['1: 4', '2: 1', '2: 1'])
  await server.close()
  folder.remove()
})

it('a knockout of three people on three processes: a bye for the best, rated matches, made once', async () => {
  const database = await freshDatabase(inject('postgres'))
  const servers = await Promise.all([0, 1, 2].map(() => serveHere(database.url)))
  const [anna, marek, zofia] = await Promise.all(
    ['Anna', 'Marek', 'Zofia'].map((name, i) => account(servers[i].url, name)),
  )
  const guest = await Client.guest(servers[0].url)
  const { id } = await found(anna, { kind: 'knockout', rounds: 1 })
  await expect(guest.call('enterEvent', { params: { id } })).rejects.toThrow('event-needs-account')
  for (const each of [anna, marek, zofia]) await each.call('enterEvent', { params: { id } })
  await expect(marek.call('enterEvent', { params: { id } })).rejects.toThrow('already-entered')
  await expect(marek.call('beginEvent', { params: { id } })).rejects.toThrow('not-organiser')
  await expect(marek.call('enterBot', { params: { id }, body: { bot: 'recruit' } })).rejects.toThrow(
    'not-organiser',
  )
  await anna.call('beginEvent', { params: { id } })
  await expect.poll(async () => (await seen(zofia, id)).pairings.length, PATIENT).toBe(2)
  const first = await seen(marek, id)
  // Nobody has a rating yet: they are seeded as they came, and the first has the bye.
  expect(first.pairings.find((each) => each.entrants.length === 1)).toMatchObject({
    entrants: [1],
    points: [1],
  })
  const losers = new Map([
    [3, zofia],
    [1, anna],
  ])
  const made = async (): Promise<number> => {
    const { db } = servers[0].services.store
    return (await db.selectFrom('matches').select('id').where('event', '=', id).execute()).length
  }
  await expect.poll(made, PATIENT).toBe(1)
  await loseAll(first, losers)
  await expect.poll(async () => (await seen(anna, id)).round, PATIENT).toBe(2)
  await expect.poll(made, PATIENT).toBe(2)
  await loseAll(await seen(anna, id), losers)
  await expect.poll(async () => (await seen(anna, id)).status, PATIENT).toBe('over')
  const last = await seen(guest, id)
  expect(last.table.map(({ entrant, place }) => `${place}:${entrant}`)).toEqual(['1:2', '2:1', '3:3'])
  const ladder = async () =>
    (await guest.call('ladder', { query: { game: SHORT.game } })).people.map(
      (each) => `${each.name} ${each.won}`,
    )
  await expect.poll(ladder, PATIENT).toEqual(['Marek 2', 'Anna 0', 'Zofia 0'])
  expect(await made()).toBe(2)
  await expect(anna.call('hastenEvent', { params: { id } })).rejects.toThrow('event-over')
  await Promise.all(servers.map((each) => each.close()))
  await database.drop()
})

it('ties of a knockout are played off with sides swapped, and after two of them the better seed goes on', async () => {
  const server = await serveHere()
  const people = await Promise.all(
    ['Anna', 'Marek', 'Zofia', 'Piotr'].map((name) => account(server.url, name)),
  )
  const [anna] = people
  const { id } = await found(anna, { kind: 'knockout' })
  for (const each of people) await each.call('enterEvent', { params: { id } })
  await anna.call('beginEvent', { params: { id } })
  const clientOf = (entrant: number): Client => people[entrant - 1]
  /** Of a board, the match that is under way. */
  const under = async (round: number, ...who: number[]) => {
    const find = async () =>
      (await seen(anna, id)).pairings.find(
        (each) =>
          each.round === round && each.points === null && each.entrants.toSorted().join() === who.join(),
      )
    const begun = async () => {
      const match = (await find())?.match ?? ''
      return (await anna.call('match', { params: { id: match } }).catch(() => null))?.status
    }
    await expect.poll(begun, PATIENT).toBe('playing')
    return (await find()) ?? { leg: 0, entrants: [], match: '' }
  }
  const draw = async ({ match, entrants }: { match: string | null; entrants: number[] }) => {
    for (const [seat, entrant] of entrants.entries())
      await clientOf(entrant).call('drawOffer', {
        params: { id: match ?? '' },
        body: { seat, command: randomUUID(), answer: 'offer' },
      })
  }
  const lose = ({ match, entrants }: { match: string | null; entrants: number[] }, entrant: number) =>
    clientOf(entrant).call('resign', {
      params: { id: match ?? '' },
      body: { seat: entrants.indexOf(entrant), command: randomUUID() },
    })
  // 1 and 4 draw three times; 2 and 3 draw once, and then 3 wins.
  const first = await under(1, 1, 4)
  const other = await under(1, 2, 3)
  await draw(first)
  await draw(other)
  const second = await under(1, 1, 4)
  const decider = await under(1, 2, 3)
  expect([second.leg, second.entrants]).toEqual([2, first.entrants.toReversed()])
  expect([decider.leg, decider.entrants]).toEqual([2, other.entrants.toReversed()])
  await lose(decider, 2)
  await draw(second)
  const third = await under(1, 1, 4)
  expect([third.leg, third.entrants]).toEqual([3, first.entrants])
  expect((await seen(anna, id)).round).toBe(1)
  await draw(third)
  await lose(await under(2, 1, 3), 1)
  await expect.poll(async () => (await seen(anna, id)).status, PATIENT).toBe('over')
  const over = await seen(anna, id)
  expect(over.table.slice(0, 2).map(({ entrant, place }) => `${place}:${entrant}`)).toEqual(['1:3', '2:1'])
  const made = await server.services.store.db
    .selectFrom('matches')
    .select('id')
    .where('event', '=', id)
    .execute()
  expect(made).toHaveLength(6)
  await server.close()
})

it('seats of a game for many are dealt by lots that can be drawn again; the organiser may end a round', async () => {
  const server = await serveHere()
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, i) => account(server.url, `Player ${i + 1}`)),
  )
  const [anna] = people
  const many = { game: 'ancien-regime', scenario: '1740', players: 4, rounds: 1 }
  await expect(found(anna, { ...many, kind: 'knockout' })).rejects.toThrow('event-of-many')
  const { id } = await found(anna, many)
  for (const each of people.slice(0, 3)) await each.call('enterEvent', { params: { id } })
  await expect(anna.call('beginEvent', { params: { id } })).rejects.toThrow('too-few-entrants')
  await expect(anna.call('hastenEvent', { params: { id } })).rejects.toThrow('event-not-begun')
  for (const each of people.slice(3)) await each.call('enterEvent', { params: { id } })
  await anna.call('beginEvent', { params: { id } })
  await expect.poll(async () => (await seen(anna, id)).pairings.length, PATIENT).toBe(2)
  const begun = await seen(anna, id)
  expect(begun.seed).toBeNull()
  const [{ match }] = begun.pairings
  await expect
    .poll(async () => (await anna.call('match', { params: { id: match ?? '' } }).catch(() => null))?.status)
    .toBe('playing')
  await anna.call('hastenEvent', { params: { id } })
  await expect.poll(async () => (await seen(anna, id)).status, PATIENT).toBe('over')
  const over = await seen(anna, id)
  expect(over.pairings.map((each) => each.points)).toEqual([
    [0.25, 0.25, 0.25, 0.25],
    [0.25, 0.25, 0.25, 0.25],
  ])
  expect(commitment(over.seed ?? '')).toBe(over.commitment)
  const plan = {
    id,
    kind: 'swiss',
    seed: over.seed ?? '',
    rounds: 1,
    legs: 1,
    players: 4,
    sizes: [4, 5, 6, 7],
  } as const
  const entered = over.people.map(({ number }) => ({
    entrant: number,
    rank: number,
    since: 1,
    withdrawn: false,
  }))
  expect(nextRound(plan, entered, [], 0)?.map((each) => each.entrants)).toEqual(
    over.pairings.map((each) => each.entrants),
  )
  await server.close()
})

it('rounds end at their time; one may come late, withdraw, and come back', async () => {
  const clock = handClock(new Date().toISOString())
  const server = await serveHere(undefined, { clock })
  const [anna, marek, zofia] = [
    await account(server.url, 'Anna'),
    await account(server.url, 'Marek'),
    await account(server.url, 'Zofia'),
  ]
  const { id } = await found(anna, { rounds: 3, roundDays: 7 })
  await anna.call('enterEvent', { params: { id } })
  await marek.call('enterEvent', { params: { id } })
  await anna.call('withdraw', { params: { id }, body: {} })
  expect((await seen(anna, id)).people.map((each) => each.name)).toEqual(['Marek'])
  await anna.call('enterEvent', { params: { id } })
  await anna.call('beginEvent', { params: { id } })
  const round = async (): Promise<number> => (await seen(anna, id)).round
  await expect.poll(round, PATIENT).toBe(1)
  await zofia.call('enterEvent', { params: { id } })
  expect((await seen(zofia, id)).people.find((each) => each.yours)?.since).toBe(2)
  clock.pass(6 * 24 * 60 * 60 * 1000)
  await server.services.dueWork.look()
  expect(await round()).toBe(1)
  clock.pass(25 * 60 * 60 * 1000)
  await expect.poll(round, PATIENT).toBe(2)
  const second = await seen(anna, id)
  expect(second.pairings.filter((each) => each.round === 1).map((each) => each.points)).toEqual([[0.5, 0.5]])
  // Three now. The lowest is Zofia, who came late; but the other two have met, so the next lowest has the bye.
  const bye = second.pairings.find((each) => each.round === 2 && each.entrants.length === 1)
  expect(second.people.find((each) => each.number === bye?.entrants[0])?.name).toBe('Anna')
  await marek.call('withdraw', { params: { id }, body: {} })
  await expect.poll(round, PATIENT).toBe(3)
  const third = (await seen(anna, id)).pairings.filter((each) => each.round === 3)
  const number = (name: string): number => second.people.find((each) => each.name === name)?.number ?? 0
  expect(third.map((each) => each.entrants.toSorted())).toEqual([
    [number('Anna'), number('Zofia')].toSorted(),
  ])
  await server.close()
})

it('who may found events is a setting, and one may have five under way', async () => {
  expect(readSettings([], {}).founders).toBe('accounts')
  expect(readSettings([], { EVENTS: 'hosts' }).founders).toBe('hosts')
  expect(() => readSettings([], { EVENTS: 'all' })).toThrow('EVENTS must be accounts or hosts')
  const server = await serveHere()
  const anna = await account(server.url, 'Anna')
  const guest = await Client.guest(server.url)
  expect((await guest.call('events')).mayFound).toBe(false)
  await expect(found(guest, {})).rejects.toThrow('event-needs-account')
  const made = await Promise.all(Array.from({ length: 5 }, () => found(anna, {})))
  await expect(found(anna, {})).rejects.toThrow('too-many-events')
  await anna.call('cancelEvent', { params: { id: made[0].id } })
  await expect(seen(anna, made[0].id)).rejects.toThrow('unknown-event')
  expect((await anna.call('events')).events).toHaveLength(4)
  // Whoever has gone before the beginning is not waited for.
  const [, { id }] = made
  const leaving = await account(server.url, 'Leaving')
  for (const each of [anna, leaving]) await each.call('enterEvent', { params: { id } })
  await leaving.call('farewell', { body: { password: 'correct horse' } })
  await expect(anna.call('beginEvent', { params: { id } })).rejects.toThrow('too-few-entrants')
  await server.close()
  const closed = await serveHere(undefined, { founders: 'hosts' })
  const marek = await account(closed.url, 'Marek')
  await expect(found(marek, {})).rejects.toThrow('may-not-found')
  expect((await marek.call('events')).mayFound).toBe(false)
  await new Deeds(closed.services.store, REAL_CLOCK).mark('Marek', 'host', 'runs the league')
  expect((await marek.call('events')).mayFound).toBe(true)
  expect((await found(marek, {})).organise).toBe(true)
  await closed.close()
})
