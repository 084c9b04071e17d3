/** Whoever deletes their account is gone from everything, and everything that is others' stays whole. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleCalled } from '@muster/catalogue/catalogue'
import { type MatchRecord, replay } from '@muster/kernel/record'
import { afterEach, expect, it } from 'vitest'
import { TELLING_SETTINGS } from '../src/services.ts'
import { recompute } from '../src/standing/settling.ts'
import { anyChoice, Client } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { mailServer } from '../testing/mail-server.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const GAME = 'hammer-of-the-scots'
const PASSWORD = 'correct horse'
/** In everything that is hers and in nothing else: her name, address, words, token and webhook. */
const MARK = 'qzxwv'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: PASSWORD } })
  return client
}

/** A rated match that the second of the two loses after some choices. */
async function lost(winner: Client, loser: Client): Promise<string> {
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await winner.call('create', { body: { game: GAME, seats, rated: true } })
  await loser.call('join', { params: { id }, body: {} })
  for (const [seat, each] of [winner, loser].entries())
    await each.call('act', { params: { id }, body: anyChoice(await each.table(id, { seat })) })
  await loser.call('resign', { params: { id }, body: { seat: 1, command: randomUUID() } })
  return id
}

/** The record of a match, replayed by the rules. */
async function recordOf(client: Client, id: string): Promise<MatchRecord> {
  const record = (await client.call('record', { params: { id } })) as unknown as MatchRecord
  replay(titleCalled(GAME).game, record)
  return record
}

const textIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name)).toString('latin1').toLowerCase())
    .join('\n')

it('is gone from lists, ladders, events, notices and the database file; opponents keep matches, ratings and tables', async () => {
  const clock = handClock()
  const folder = temporaryFolder()
  const mail = await mailServer()
  const server = await serveHere(undefined, {
    clock,
    store: { dataDir: folder.path },
    telling: {
      ...TELLING_SETTINGS,
      mail: { smtp: mail.url, from: 'muster@example.org' },
      allowPrivate: true,
    },
  })
  open.push(mail.close, async () => folder.remove())
  const { db } = server.services.store
  const going = await account(server.url, `Ewa ${MARK}`)
  const [anna, marek, jan, ola] = [
    await account(server.url, 'Anna'),
    await account(server.url, 'Marek'),
    await account(server.url, 'Jan'),
    await account(server.url, 'Ola'),
  ]

  // All that somebody can leave behind.
  const me = await going.call('me')
  await going.call('address', { body: { address: `${MARK}@example.org`, language: 'en' } })
  const link = () => /http\S+\/confirm\/\S+/.exec(mail.mails[0]?.text ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  expect((await fetch(link() ?? '', { method: 'POST' })).status).toBe(200)
  const { wishes } = await going.call('notices')
  const webhookUrl = `https://hooks.example/${MARK}`
  await going.call('wishNotices', { body: { ...wishes, webhook: true, webhookUrl } })
  // Nothing listens there: what is to be told to these lies in the outbox, with the names of their opponents.
  const nowhere = { ...wishes, webhook: true, webhookUrl: 'http://127.0.0.1:9/' }
  for (const each of [anna, marek, jan]) await each.call('wishNotices', { body: nowhere })
  await going.call('token', { body: { label: `bot of ${MARK}` } })
  await going.call('beginFactor', { body: { password: PASSWORD } })
  await going.call('subscribe', {
    body: { endpoint: `https://push.example/${MARK}`, keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'c2Vj' } },
  })
  await going.call('contact', { body: { name: 'Anna', is: true } })
  await anna.call('contact', { body: { name: me.name, is: true } })
  await going.call('block', { body: { name: 'Ola', is: true } })
  await ola.call('block', { body: { name: me.name, is: true } })
  await going.call('wish', { body: { game: 'richard-iii', side: 'york' } })
  const lostByAnna = await lost(going, anna)
  const wonByAnna = await lost(anna, going)
  await lost(marek, anna)
  await going.call('say', { params: { id: lostByAnna }, body: { seat: 0, text: `${MARK} says goodbye` } })
  await anna.call('report', { body: { about: { kind: 'account', name: me.name }, why: 'rude' } })
  await going.call('report', { body: { about: { kind: 'account', name: 'Marek' }, why: 'slow' } })

  // A league in its second round: she has won in the first.
  const league = { name: 'League', kind: 'round-robin', game: GAME, rated: true } as const
  const { id: event } = await going.call('foundEvent', { body: league })
  const entrants = [going, anna, marek, jan]
  for (const each of entrants) await each.call('enterEvent', { params: { id: event } })
  await going.call('beginEvent', { params: { id: event } })
  const seen = () => anna.call('event', { params: { id: event } })
  const [GOING, ANNA] = [1, 2]
  /** Whoever entered later loses, in every match that there is now. */
  const playOn = async (): Promise<void> => {
    for (const { match, points, entrants: two } of (await seen()).pairings) {
      const loser = Math.max(...two)
      if (points !== null || match === null) continue
      const body = { seat: two.indexOf(loser), command: randomUUID() }
      await entrants[loser - 1].call('resign', { params: { id: match }, body }).catch(() => undefined)
    }
    await server.services.dueWork.look()
  }
  const roundNow = async () => {
    await server.services.dueWork.look()
    return (await seen()).round
  }
  await playOn()
  await expect.poll(roundNow).toBe(2)
  const firstRound = (await seen()).pairings.filter((each) => each.round === 1)
  expect(firstRound.find((each) => each.entrants.includes(GOING))?.points).not.toBeNull()
  // Her opponents hear that the round began: it lies in the outbox.
  const outbox = () => db.selectFrom('outbox').select('body').execute()
  const naming = async () => (await outbox()).filter(({ body }) => body.includes(MARK)).length
  const look = async () => {
    clock.pass(30_000)
    await server.services.dueWork.look()
    return naming()
  }
  await expect.poll(look).toBeGreaterThan(0)

  const ladder = async () => (await anna.call('ladder', { query: { game: GAME } })).people
  const before = await ladder()
  const records = await Promise.all([lostByAnna, wonByAnna].map((id) => recordOf(anna, id)))
  await going.call('farewell', { body: { password: PASSWORD } })

  // What is others' is as it was.
  expect(await Promise.all([lostByAnna, wonByAnna].map((id) => recordOf(anna, id)))).toEqual(records)
  const info = await anna.call('match', { params: { id: lostByAnna } })
  expect(info.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', null],
    ['person', 'Anna'],
  ])
  const statusPlayedOn = async () => {
    await playOn()
    return (await seen()).status
  }
  await expect.poll(statusPlayedOn).toBe('over')
  const over = await seen()
  expect(over.pairings.filter((each) => each.round === 1)).toEqual(firstRound)
  expect(over.people.find((each) => each.number === GOING)).toMatchObject({ name: null, withdrawn: true })
  expect(over.organiser).toBeNull()
  for (const { entrant, points } of over.table) {
    const own = over.pairings.filter((each) => each.entrants.includes(entrant))
    const sum = own.reduce((all, each) => all + (each.points?.[each.entrants.indexOf(entrant)] ?? 0), 0)
    expect(points, `entrant ${entrant}`).toBe(sum)
  }
  // Anna lost to her, if they met in the first round, and has beaten the two who came later.
  expect(over.table.find((each) => each.entrant === ANNA)?.points).toBeGreaterThanOrEqual(2)
  const names = (await ladder()).map((each) => each.name)
  expect(names.toSorted()).toEqual(['Anna', 'Jan', 'Marek'])
  expect(before.map((each) => each.name)).toContain(me.name)
  expect(await recompute(server.services.store)).toMatchObject({ changed: 0 })
  const { games, opponents } = await anna.call('profile', { query: { name: 'Anna' } })
  expect(games[0].history.some((each) => each.match === lostByAnna && each.outcome === 'lost')).toBe(true)
  expect(opponents.map((each) => each.name).toSorted()).toEqual(['Jan', 'Marek'])
  expect(await anna.call('circle')).toMatchObject({ contacts: [] })
  expect(await ola.call('circle')).toMatchObject({ blocked: [] })

  // What was hers is nowhere: not in what is still to be sent, and in no file.
  expect(await naming()).toBe(0)
  await server.close()
  const text = textIn(folder.path)
  expect(text).toContain('marek')
  expect(text.includes(MARK)).toBe(false)
  expect(text.includes(me.id.toLowerCase()), 'only results lead to a number that is nobody’s').toBe(true)
})
