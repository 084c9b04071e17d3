/** Ratings: what counts, how often, and that they can be worked out again. */
import { randomUUID } from 'node:crypto'
import type { Ending, MatchInfo } from '@muster/protocol/matches'
import { describe, expect, inject, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { placesOf, ratedBy, UNRATED } from '../src/standing/ratings.ts'
import { recompute, settle } from '../src/standing/settling.ts'
import { Client } from '../testing/client.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const HAMMER = 'hammer-of-the-scots'
const ending = (by: Ending['by'], ...winners: number[]): Ending => ({ by, winners, code: '', rule: '' })

describe('places', () => {
  it('winners come before those who stayed, and these before those whom a bot replaced', () => {
    const left = [false, true, false, false, false, true, false]
    const placed = placesOf(ending('rules', 1, 3), left)
    expect(placed?.map((each) => each.place)).toEqual([2, 3, 2, 1, 2, 3, 2])
    expect(placed?.map((each) => each.outcome).join(' ')).toBe('lost lost lost won lost lost lost')
  })
  it('a draw is everybody’s who stayed', () => {
    const placed = placesOf(ending('agreement'), [false, false])
    expect(placed).toEqual([
      { place: 1, outcome: 'drawn' },
      { place: 1, outcome: 'drawn' },
    ])
  })
  it('what nobody came back to, or a host closed, does not count', () => {
    expect(placesOf(ending('abandonment'), [false, false])).toBeNull()
    expect(placesOf(ending('host'), [false, false])).toBeNull()
  })
})

describe('ratings', () => {
  it('of two: the winner rises as much as the other falls, and both become surer', () => {
    const [one, two] = ratedBy([1, 2], [UNRATED, UNRATED])
    expect(one.mu - UNRATED.mu).toBeCloseTo(UNRATED.mu - two.mu, 10)
    expect(one.mu).toBeGreaterThan(UNRATED.mu + 1)
    expect(one.sigma).toBeLessThan(UNRATED.sigma)
    const [same, other] = ratedBy([1, 1], [UNRATED, UNRATED])
    expect([same.mu, other.mu]).toEqual([UNRATED.mu, UNRATED.mu])
  })
  it('of seven: by place, whatever the seat', () => {
    const seven = ratedBy([2, 2, 1, 2, 3, 2, 2], Array(7).fill(UNRATED))
    const mus = seven.map((each) => each.mu)
    expect(Math.max(...mus)).toBe(mus[2])
    expect(Math.min(...mus)).toBe(mus[4])
    expect(mus[0]).toBeCloseTo(mus[6], 10)
    expect(mus[2]).toBeGreaterThan(mus[0])
    expect(mus[0]).toBeGreaterThan(mus[4])
  })
})

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

/** A rated match that the second one to sit down wins, by the first one's resignation. */
async function beaten(loser: Client, winner: Client, rated = true): Promise<MatchInfo> {
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await loser.call('create', { body: { game: HAMMER, seats, rated } })
  const match = await winner.call('join', { params: { id }, body: {} })
  await loser.call('resign', { params: { id }, body: { seat: 0, command: randomUUID() } })
  return match
}

const ladderOf = async (client: Client): Promise<string[]> =>
  (await client.call('ladder', { query: { game: HAMMER } })).people.map(
    ({ name, won, drawn, lost }) => `${name} ${won}-${drawn}-${lost}`,
  )

const resultsIn = (server: RunningServer) =>
  server.services.store.db.selectFrom('results').selectAll().orderBy('number').orderBy('seat').execute()

it.each(['sqlite', 'postgres'] as const)(
  'results count once, whoever settles them, and can be worked out again; on %s',
  async (kind) => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    const server = await serveHere(database?.url)
    // With PostgreSQL three processes share the work.
    const others =
      database === undefined ? [] : [await serveHere(database.url), await serveHere(database.url)]
    const { store } = server.services
    const [anna, marek, zofia] = [
      await account(server.url, 'Anna'),
      await account(others[0]?.url ?? server.url, 'Marek'),
      await account(others[1]?.url ?? server.url, 'Zofia'),
    ]
    await Promise.all([beaten(anna, marek), beaten(marek, zofia), beaten(anna, zofia), beaten(zofia, anna)])
    const last = await beaten(anna, marek)
    await expect.poll(async () => (await resultsIn(server)).every((each) => each.number !== null)).toBe(true)
    const rows = await resultsIn(server)
    expect(rows).toHaveLength(10)
    expect([...new Set(rows.map((each) => each.number))]).toEqual([1, 2, 3, 4, 5])
    expect((await ladderOf(anna)).toSorted()).toEqual(['Anna 1-0-3', 'Marek 2-0-1', 'Zofia 2-0-1'])

    await Promise.all([server, ...others].map((each) => settle(each.services.store, last.id)))
    expect(await resultsIn(server)).toEqual(rows)
    expect(await recompute(store)).toEqual({ results: 5, changed: 0 })
    await store.db.updateTable('results').set({ mu: 3, sigma: 3 }).where('number', '>', 1).execute()
    expect((await recompute(store)).changed).toBe(8)
    expect(await resultsIn(server)).toEqual(rows)

    // Whoever leaves is on no ladder any more; what others did stays as it was.
    const before = (await anna.call('profile', { query: { name: 'Anna' } })).games[0]
    await zofia.call('farewell', { body: { password: 'correct horse' } })
    expect((await ladderOf(anna)).toSorted()).toEqual(['Anna 1-0-3', 'Marek 2-0-1'])
    const after = await anna.call('profile', { query: { name: 'anna' } })
    expect(after.games[0].history.map((each) => each.rating)).toEqual(
      before.history.map((each) => each.rating),
    )
    expect(after.games[0].history.flatMap((each) => each.opponents).toSorted()).toEqual(
      ['Marek', 'Marek', null, null].toSorted(),
    )
    expect(after.opponents).toEqual([{ name: 'Marek', won: 0, drawn: 0, lost: 2 }])
    await expect(anna.call('profile', { query: { name: 'Zofia' } })).rejects.toThrow('unknown-person')
    expect(await recompute(store)).toEqual({ results: 5, changed: 0 })
    await Promise.all([server, ...others].map((each) => each.close()))
    await database?.drop()
  },
)

it('only what is rated, between accounts, and decided by those who played counts', async () => {
  const server = await serveHere()
  const { url, services } = server
  const [anna, marek, guest] = [
    await account(url, 'Anna'),
    await account(url, 'Marek'),
    await Client.guest(url),
  ]
  await anna.call('address', { body: { address: 'anna@example.org', language: 'en' } }).catch(() => undefined)
  const rated = (seats: readonly object[], who = anna) =>
    who.call('create', { body: { game: HAMMER, seats, rated: true } })
  await expect(rated([{ kind: 'mine' }, { kind: 'mine' }])).rejects.toThrow('rated-alone')
  await expect(rated([{ kind: 'mine' }, { kind: 'bot' }])).rejects.toThrow('rated-bot')
  await expect(rated([{ kind: 'mine' }, { kind: 'open' }], guest)).rejects.toThrow('rated-needs-account')
  const open = await rated([{ kind: 'mine' }, { kind: 'open' }])
  expect(open).toMatchObject({ rated: true, seats: [{ account: true }, { account: false }] })
  await expect(guest.call('join', { params: { id: open.id }, body: {} })).rejects.toThrow(
    'rated-needs-account',
  )
  await marek.call('join', { params: { id: open.id }, body: {} })
  await services.door.abandon(open.id, randomUUID())
  await expect.poll(() => resultsIn(server)).toEqual([])
  await beaten(anna, marek, false)
  const win = await beaten(anna, marek)
  await expect.poll(() => ladderOf(guest)).toEqual(['Marek 1-0-0', 'Anna 0-0-1'])
  // A rematch is rated as the match was.
  const again = await marek.call('rematch', { params: { id: win.id } })
  expect(again.rated).toBe(true)

  const profile = await guest.call('profile', { query: { name: 'Anna' } })
  expect(profile).toMatchObject({
    name: 'Anna',
    games: [{ game: HAMMER, place: 2, sides: [{ side: 'england', won: 0, drawn: 0, lost: 1 }] }],
    opponents: [{ name: 'Marek', lost: 1 }],
  })
  expect(profile.matches.length).toBe(4)
  expect(JSON.stringify(profile)).not.toContain('example.org')
  await expect(guest.call('profile', { query: { name: 'Nobody' } })).rejects.toThrow('unknown-person')
  await expect(guest.call('ladder', { query: { game: 'chess' } })).rejects.toThrow('400')
  await server.close()
})

it('seven are rated: the match goes on without whoever resigned, who comes last', async () => {
  const server = await serveHere()
  const people = await Promise.all(
    Array.from({ length: 7 }, (_, i) => account(server.url, `Player ${i + 1}`)),
  )
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'mine' : 'open' }))
  const body = { game: 'ancien-regime', players: 7, seats, rated: true }
  const { id } = await people[0].call('create', { body })
  for (const each of people.slice(1)) await each.call('join', { params: { id }, body: {} })
  await people[3].call('resign', { params: { id }, body: { seat: 3, command: randomUUID() } })
  // The end is written as the log of a finished match has it.
  const { db } = server.services.store
  await db
    .updateTable('matches')
    .set({ status: 'over', ending: JSON.stringify(ending('rules', 5)), ended: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await settle(server.services.store, id)
  const { people: ladder } = await people[0].call('ladder', { query: { game: 'ancien-regime' } })
  expect(ladder).toHaveLength(7)
  expect(ladder[0]).toMatchObject({ name: 'Player 6', won: 1 })
  expect(ladder[6]).toMatchObject({ name: 'Player 4', lost: 1 })
  await server.close()
})
