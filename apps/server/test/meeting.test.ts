/** Finding each other: wishes that pair people, contacts, and people who do not meet. */
import { randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import { describe, expect, inject, it } from 'vitest'
import { fitting, type Wish } from '../src/meeting/fitting.ts'
import { TELLING_SETTINGS } from '../src/services.ts'
import { Client } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { mailServer } from '../testing/mail-server.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const HAMMER = 'hammer-of-the-scots'
const ANY: Omit<Wish, 'id' | 'person'> = { scenario: null, side: null, time: 'any', rated: false }
const DAYS = { kind: 'days', days: 3, vacation: 0, atEnd: 'claim' } as const
const inOrder = <T>(all: readonly T[]): T[] => [...all].reverse()

function made(wishes: readonly Partial<Wish>[], game = HAMMER, apart: readonly string[] = []) {
  const all = wishes.map((each, i): Wish => ({ id: `w${i}`, person: `p${i}`, ...ANY, ...each }))
  const { game: rules, title } = titleCalled(game)
  const first = title.first ?? rules.scenarios[0].id
  const found = fitting(rules, first, all, (one, two) => apart.includes(`${one} ${two}`), inOrder)
  return found === null ? null : { ...found, wishes: found.wishes.map((each) => each.person) }
}

describe('wishes fit', () => {
  it('when nobody minds: the scenario of beginners, without clocks', () => {
    expect(made([{}, {}])).toEqual({
      scenario: 'braveheart',
      time: undefined,
      rated: false,
      wishes: ['p0', 'p1'],
    })
  })
  it('by scenario, side and time, where one of them says so', () => {
    const found = made([{ side: 'scotland', time: DAYS }, { scenario: 'the-bruce' }])
    expect(found).toEqual({ scenario: 'the-bruce', time: DAYS, rated: false, wishes: ['p1', 'p0'] })
  })
  it('not for the same side, other scenarios, other clocks, rated and not, or one person twice', () => {
    expect(made([{ side: 'england' }, { side: 'england' }])).toBeNull()
    expect(made([{ scenario: 'braveheart' }, { scenario: 'the-bruce' }])).toBeNull()
    expect(made([{ time: DAYS }, { time: 'none' }])).toBeNull()
    expect(made([{ rated: true }, {}])).toBeNull()
    expect(made([{ person: 'ann' }, { person: 'ann' }])).toBeNull()
  })
  it('the oldest first, and past those whom they do not meet', () => {
    expect(made([{}, {}, {}])?.wishes).toEqual(['p0', 'p1'])
    expect(made([{}, {}, {}], HAMMER, ['p0 p1'])?.wishes).toEqual(['p0', 'p2'])
    expect(made([{ side: 'england' }, { side: 'england' }, { side: 'scotland' }])?.wishes).toEqual([
      'p0',
      'p2',
    ])
  })
  it('for a game of four when there are four', () => {
    expect(made([{}, {}, {}], 'ancien-regime')).toBeNull()
    expect(made([{}, {}, {}, {}], 'ancien-regime')?.wishes).toEqual(['p0', 'p1', 'p2', 'p3'])
  })
})

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

const namesIn = (match: { seats: { side: string; name: string | null }[] }): string[] =>
  match.seats.map(({ side, name }) => `${side} ${name}`)

it.each(['sqlite', 'postgres'] as const)(
  'two wishes make one match, and make another when it is over; on %s',
  async (kind) => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    const server = await serveHere(database?.url)
    const other = database === undefined ? server : await serveHere(database.url)
    try {
      const anna = await account(server.url, 'Anna')
      const marek = await account(other.url, 'Marek')
      const guest = await Client.guest(server.url)
      await expect(guest.call('wish', { body: { game: HAMMER } })).rejects.toThrow('needs-account')
      await expect(anna.call('wish', { body: { game: HAMMER, side: 'york' } })).rejects.toThrow('bad-setup')
      const wish = { game: HAMMER, scenario: 'the-bruce', side: 'scotland', time: DAYS }
      const { wishes } = await anna.call('wish', { body: wish })
      expect(wishes).toMatchObject([{ ...wish, rated: false, match: null }])
      await marek.call('wish', { body: { game: HAMMER } })

      const matchOf = async (client: Client): Promise<string | null> =>
        (await client.call('wishes')).wishes[0].match
      await expect.poll(() => matchOf(anna)).not.toBeNull()
      const id = (await matchOf(anna)) ?? ''
      expect(await matchOf(marek)).toBe(id)
      const found = () => marek.call('match', { params: { id } })
      // Another process makes the match, and begins it a moment later.
      await expect.poll(async () => (await found()).status).toBe('playing')
      const match = await found()
      expect(match).toMatchObject({ status: 'playing', setup: { scenario: 'the-bruce' }, time: DAYS })
      expect(namesIn(match)).toEqual(['england Marek', 'scotland Anna'])
      // While it is played the wishes rest.
      expect((await anna.call('matches', { query: { mine: 'yes' } })).matches).toHaveLength(1)

      await anna.call('resign', { params: { id }, body: { seat: 1, command: randomUUID() } })
      expect(await matchOf(anna)).toBeNull()
      // What would be looked at within the minute.
      await server.services.wishes.work({ kind: 'pairing', about: HAMMER, version: 0 })
      expect(await matchOf(anna)).not.toBeNull()
      expect(await matchOf(anna)).not.toBe(id)

      const [kept] = (await anna.call('wishes')).wishes
      expect((await anna.call('takeBackWish', { params: { wish: kept.id } })).wishes).toEqual([])
      expect((await marek.call('wishes')).wishes).toHaveLength(1)
    } finally {
      if (other !== server) await other.close()
      await server.close()
      await database?.drop()
    }
  },
)

it('both are told by mail that a match was made, each in their language', async () => {
  const mail = await mailServer()
  const clock = handClock()
  const server = await serveHere(undefined, {
    clock,
    telling: { ...TELLING_SETTINGS, mail: { smtp: mail.url, from: 'muster@example.org' }, haste: 1000 },
  })
  const mailTo = async (to: string, about: string) => {
    const found = () => mail.mails.find((each) => each.to === to && each.headers.subject.startsWith(about))
    await expect.poll(found).toBeDefined()
    return found()?.text ?? ''
  }
  try {
    const people = [await account(server.url, 'Anna'), await account(server.url, 'Marek')]
    for (const [i, client] of people.entries()) {
      const address = `p${i}@example.org`
      await client.call('address', { body: { address, language: i === 0 ? 'en' : 'pl' } })
      const link = /https?:\S+\/confirm\/\S+/.exec(await mailTo(address, ''))?.[0] ?? ''
      expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    }
    for (const client of people) await client.call('wish', { body: { game: HAMMER } })
    const playing = async () => (await people[0].call('matches', { query: { status: 'playing' } })).matches
    await expect.poll(async () => (await playing()).length).toBe(1)
    // Both lay a card: each is told once, by one mail, that the match was made and waits.
    clock.pass(11_000)
    await server.services.dueWork.look()
    expect(await mailTo('p0@example.org', 'A match for you: Hammer')).toContain('against Marek')
    expect(await mailTo('p1@example.org', 'Partia dla ciebie: Hammer')).toContain('przeciw: Anna')
    clock.pass(60 * 60_000)
    await server.services.dueWork.look()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(mail.mails.map(({ to }) => to).sort()).toEqual([
      ...['p0@example.org', 'p0@example.org'],
      ...['p1@example.org', 'p1@example.org'],
    ])
  } finally {
    await server.close()
    await mail.close()
  }
})

it('people who do not meet: no pairing, no seat, no invitation, no word', async () => {
  const server = await serveHere()
  try {
    const [anna, marek, zofia] = await Promise.all(
      ['Anna', 'Marek', 'Zofia'].map((name) => account(server.url, name)),
    )
    const circle = await anna.call('contact', { body: { name: 'marek', is: true } })
    expect(circle).toEqual({ contacts: [{ name: 'Marek', ratings: [] }], blocked: [] })
    await expect(anna.call('contact', { body: { name: 'Anna', is: true } })).rejects.toThrow('unknown-person')

    // A match that they play already, and one that waits.
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id: played } = await anna.call('create', { body: { game: HAMMER, seats } })
    await marek.call('join', { params: { id: played }, body: {} })
    const { id: open } = await anna.call('create', { body: { game: HAMMER, seats } })
    const offered = async (client: Client): Promise<string[]> =>
      (await client.call('matches', { query: { status: 'open' } })).matches.map((each) => each.id)
    expect(await offered(marek)).toEqual([open])

    expect(await anna.call('block', { body: { name: 'Marek', is: true } })).toEqual({
      contacts: [],
      blocked: ['Marek'],
    })
    expect((await marek.call('circle')).blocked).toEqual([])
    expect(await offered(marek)).toEqual([])
    expect(await offered(zofia)).toEqual([open])
    await expect(marek.call('join', { params: { id: open }, body: {} })).rejects.toThrow('kept-apart')
    const invited = [{ kind: 'mine' }, { kind: 'invited', name: 'Anna' }]
    await expect(marek.call('create', { body: { game: HAMMER, seats: invited } })).rejects.toThrow(
      'kept-apart',
    )

    // The match goes on without talk, whoever speaks.
    const say = (client: Client, seat: number) =>
      client.call('say', { params: { id: played }, body: { seat, text: 'Hello' } })
    await expect(say(marek, 1)).rejects.toThrow('kept-apart')
    await expect(say(anna, 0)).rejects.toThrow('kept-apart')
    await marek.call('resign', { params: { id: played }, body: { seat: 1, command: randomUUID() } })
    await expect(marek.call('rematch', { params: { id: played }, body: {} })).rejects.toThrow('kept-apart')

    // Marek and Anna wish the same; Zofia comes last and plays with the first.
    for (const client of [marek, anna, zofia]) await client.call('wish', { body: { game: HAMMER } })
    await expect.poll(async () => (await zofia.call('wishes')).wishes[0].match).not.toBeNull()
    const id = (await zofia.call('wishes')).wishes[0].match ?? ''
    const { seats: paired } = await zofia.call('match', { params: { id } })
    expect(paired.map((each) => each.name).sort()).toEqual(['Marek', 'Zofia'])
    expect((await anna.call('wishes')).wishes[0].match).toBeNull()

    // Lifted again.
    await anna.call('block', { body: { name: 'Marek', is: false } })
    expect(await offered(marek)).toEqual([open])
    await marek.call('join', { params: { id: open }, body: {} })
  } finally {
    await server.close()
  }
})

it('nobody enters an event in which somebody is whom they do not meet, until that one has left it', async () => {
  const server = await serveHere()
  try {
    const [anna, marek] = [await account(server.url, 'Anna'), await account(server.url, 'Marek')]
    await anna.call('block', { body: { name: 'Marek', is: true } })
    const { id } = await anna.call('foundEvent', {
      body: { name: 'Spring Cup', kind: 'swiss', game: HAMMER },
    })
    const enter = (who: Client) => who.call('enterEvent', { params: { id } })
    await enter(anna)
    await expect(enter(marek)).rejects.toThrow('kept-apart')
    await anna.call('withdraw', { params: { id }, body: {} })
    expect((await enter(marek)).entered).toBe(true)
    await expect(enter(anna)).rejects.toThrow('kept-apart')
  } finally {
    await server.close()
  }
})

it('at a table of four, those who do not meet hear the others and not each other', async () => {
  const server = await serveHere()
  try {
    const names = ['Anna', 'Marek', 'Zofia', 'Piotr']
    const people = await Promise.all(names.map((name) => account(server.url, name)))
    const [anna, marek, zofia] = people
    const seats = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
    const setup = { game: 'ancien-regime', players: 4, seats }
    const { id } = await anna.call('create', { body: setup })
    for (const each of people.slice(1)) await each.call('join', { params: { id }, body: {} })
    await anna.call('block', { body: { name: 'Marek', is: true } })
    for (const [seat, each] of people.slice(0, 3).entries())
      await each.call('say', { params: { id }, body: { seat, text: `I am ${names[seat]}` } })
    const heard = async (client: Client): Promise<string[]> =>
      (await client.call('talk', { params: { id }, query: { after: 0 } })).said.map((each) => each.text)
    expect(await heard(anna)).toEqual(['I am Anna', 'I am Zofia'])
    expect(await heard(marek)).toEqual(['I am Marek', 'I am Zofia'])
    expect(await heard(zofia)).toEqual(['I am Anna', 'I am Marek', 'I am Zofia'])
    await expect(
      marek.call('say', { params: { id }, body: { seat: 1, to: [0], text: 'Psst' } }),
    ).rejects.toThrow('kept-apart')
  } finally {
    await server.close()
  }
})

it('a guest is blocked by where they sit, for as long as they last', async () => {
  const server = await serveHere()
  try {
    const [anna, marek] = [await account(server.url, 'Anna'), await account(server.url, 'Marek')]
    const guest = await Client.guest(server.url)
    const other = await Client.guest(server.url)
    const { name } = await guest.call('me')
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const open = async (): Promise<string> =>
      (await anna.call('create', { body: { game: HAMMER, seats } })).id
    const played = await open()
    await guest.call('join', { params: { id: played }, body: {} })
    const at = (seat: number) => ({ body: { match: played, seat, is: true } as const })
    // By the name alone nobody could tell which guest.
    await expect(anna.call('block', { body: { name, is: true } })).rejects.toThrow('unknown-person')
    for (const [who, seat] of [
      [anna, 0],
      [anna, 7],
      [marek, 1],
    ] as const)
      await expect(who.call('block', at(seat))).rejects.toThrow('unknown-person')
    await expect(guest.call('block', at(0))).rejects.toThrow('needs-account')

    expect((await anna.call('block', at(1))).blocked).toEqual([name])
    const say = { params: { id: played }, body: { seat: 1, text: 'Hello' } }
    await expect(guest.call('say', say)).rejects.toThrow('kept-apart')
    const waiting = await open()
    const offered = async (client: Client): Promise<string[]> =>
      (await client.call('matches', { query: { status: 'open' } })).matches.map((each) => each.id)
    expect(await offered(guest)).toEqual([])
    expect(await offered(other)).toEqual([waiting])
    await expect(guest.call('join', { params: { id: waiting }, body: {} })).rejects.toThrow('kept-apart')
    // An account is blocked at a table too, and the guest stays blocked under a name of their own.
    await guest.call('claim', { body: { name: 'Settled', password: 'correct horse' } })
    expect((await anna.call('circle')).blocked).toEqual(['Settled'])
    expect(await offered(guest)).toEqual([])
    expect((await anna.call('block', { body: { name: 'settled', is: false } })).blocked).toEqual([])
    await guest.call('join', { params: { id: waiting }, body: {} })
  } finally {
    await server.close()
  }
})
