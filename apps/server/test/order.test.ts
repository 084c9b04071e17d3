/** Order at the tables: what people report, and what hosts see and do about it through their page's routes. */
import { titleCalled } from '@muster/catalogue/catalogue'
import { type MatchRecord, replay } from '@muster/kernel/record'
import { ROUTES, type Route, type RouteName } from '@muster/protocol/routes'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyClocks } from '../src/clocks/verify.ts'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { Deeds } from '../src/hosting/deeds.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import type { RunningServer } from '../src/server.ts'
import { TELLING_SETTINGS } from '../src/services.ts'
import { openStore, type Store } from '../src/storage/store.ts'
import { Client, codeOf } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { mailServer } from '../testing/mail-server.ts'
import { seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const PASSWORD = 'correct horse battery'
const GAME = 'hammer-of-the-scots'
const WHY = { why: 'because' }

describe.each(['sqlite', 'postgres'] as const)('order, on %s', (kind) => {
  const folder = temporaryFolder()
  let server: RunningServer
  let beside: Store
  let host: Client
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    if (database !== undefined) drop = database.drop
    const store = { dataDir: folder.path, databaseUrl: database?.url }
    server = await serveHere(undefined, { store })
    beside = await openStore(store, 'beside')
    host = await account('Hostess')
    await new Deeds(beside, REAL_CLOCK).mark('Hostess', 'host', 'runs the club')
  })
  afterAll(async () => {
    await beside.close()
    await server.close()
    await drop()
    folder.remove()
  })

  async function account(name: string): Promise<Client> {
    const client = await Client.guest(server.url)
    await client.call('claim', { body: { name, password: PASSWORD } })
    return client
  }
  const idOf = async (client: Client): Promise<string> => (await client.call('me')).id
  /** Two accounts at a table, by their seats. */
  async function seated(...names: string[]) {
    const clients = await Promise.all(names.map(account))
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await clients[0].call('create', { body: { game: GAME, seats, rated: true } })
    await clients[1].call('join', { params: { id }, body: {} })
    return { id, clients }
  }
  const say = (client: Client, id: string, seat: number, text: string) =>
    client.call('say', { params: { id }, body: { seat, text } })
  const waiting = async () => (await host.call('reports')).reports

  it('a message is reported, seen with what was said around it, dealt with and settled', async () => {
    const { id, clients } = await seated('Quiet One', 'Loud One')
    const [quiet, loud] = clients
    await say(quiet, id, 0, 'have fun')
    const { id: said } = await say(loud, id, 1, 'you fool')
    await say(quiet, id, 0, 'please stop')
    const body = { match: id, about: { kind: 'message', said }, why: 'insults me' }
    await quiet.call('report', { body })
    // The same again counts once.
    await quiet.call('report', { body })
    const reports = (await waiting()).filter((each) => each.match?.id === id)
    expect(reports).toMatchObject([
      {
        why: 'insults me',
        reporter: 'Quiet One',
        person: { name: 'Loud One', muted: false, suspended: false, guest: false },
        match: { game: GAME, status: 'playing' },
        said: 'you fool',
        isPrivate: false,
        settled: null,
      },
    ])
    expect(reports[0].around.map(({ name, text, reported }) => [name, text, reported])).toEqual([
      ['Quiet One', 'have fun', false],
      ['Loud One', 'you fool', true],
      ['Quiet One', 'please stop', false],
    ])
    const person = await idOf(loud)
    await host.call('markPerson', { params: { person }, body: { mark: 'mute', why: 'a week' } })
    expect(await codeOf(say(loud, id, 1, 'what'))).toBe('muted')
    await host.call('settleReport', { params: { report: reports[0].id }, body: { why: 'muted for a week' } })
    expect((await waiting()).filter((each) => each.match?.id === id)).toEqual([])
    const settled = (await host.call('reports', { query: { state: 'settled' } })).reports
    expect(settled.find((each) => each.id === reports[0].id)?.settled).toMatchObject({
      by: 'Hostess',
      outcome: 'muted for a week',
    })
    expect(await codeOf(host.call('settleReport', { params: { report: reports[0].id }, body: WHY }))).toBe(
      'unknown-report',
    )
    const log = (await host.call('deeds')).deeds.filter((each) => each.name === 'Loud One')
    expect(log.map(({ deed, why, host: by, detail }) => [deed, why, by, detail])).toEqual([
      ['settle', 'muted for a week', 'Hostess', reports[0].id],
      ['mute', 'a week', 'Hostess', ''],
    ])
    // What was said goes with whoever said it.
    await host.call('markPerson', { params: { person }, body: { mark: 'unmute', why: 'over' } })
    await loud.call('farewell', { body: { password: PASSWORD } })
    const all = [
      ...(await waiting()),
      ...(await host.call('reports', { query: { state: 'settled' } })).reports,
    ]
    expect(JSON.stringify(all)).not.toContain('you fool')
  })

  it('a player is reported by a seat; bots, oneself and what one did not hear cannot be', async () => {
    const { id, clients } = await seated('Reporter', 'Reported')
    const player = (seat: number) => ({ body: { match: id, about: { kind: 'player', seat }, why: 'slow' } })
    await clients[0].call('report', player(1))
    expect((await waiting()).find((each) => each.match?.id === id)).toMatchObject({
      said: null,
      person: { name: 'Reported' },
      around: [],
    })
    expect(await codeOf(clients[0].call('report', player(0)))).toBe('nobody-to-report')
    expect(await codeOf(clients[0].call('report', player(7)))).toBe('nobody-to-report')
    const seats = [{ kind: 'mine' }, { kind: 'bot', bot: 'recruit' }]
    const alone = await clients[0].call('create', { body: { game: GAME, seats, visibility: 'private' } })
    const bot = { body: { match: alone.id, about: { kind: 'player', seat: 1 }, why: 'wins' } }
    expect(await codeOf(clients[0].call('report', bot))).toBe('nobody-to-report')
    // Somebody else's private match is none of one's business.
    expect(await codeOf(clients[1].call('report', bot))).toBe('not-invited')
    const unheard = { body: { match: id, about: { kind: 'message', said: 1 }, why: 'x' } }
    expect(await codeOf(clients[0].call('report', unheard))).toBe('unknown-saying')
    const { match, clients: powers } = await seatGuests([server.url], 'ancien-regime')
    const secret = await powers[0].call('say', {
      params: { id: match.id },
      body: { seat: 0, to: [1], text: 'between us' },
    })
    const report = { body: { match: match.id, about: { kind: 'message', said: secret.id }, why: 'rude' } }
    expect(await codeOf(powers[2].call('report', report))).toBe('unknown-saying')
    await say(powers[0], match.id, 0, 'to all')
    await powers[1].call('report', report)
    // The host sees that talk, and no other.
    const seen = (await waiting()).find((each) => each.match?.id === match.id)
    expect([seen?.isPrivate, seen?.around.map((each) => each.text)]).toEqual([true, ['between us']])
  })

  it('an account is reported from its profile, by guests too, and waits once; nobody reports themselves or nobody', async () => {
    const [rude, angry] = [await account('Rude Name'), await Client.guest(server.url)]
    const body = { about: { kind: 'account', name: 'rude name' }, why: 'an insult for a name' } as const
    await angry.call('report', { body })
    await angry.call('report', { body })
    expect((await waiting()).filter((each) => each.person.name === 'Rude Name')).toMatchObject([
      { why: body.why, match: null, said: null, around: [], isPrivate: false },
    ])
    expect(await codeOf(rude.call('report', { body }))).toBe('nobody-to-report')
    const nobody = { about: { kind: 'account', name: 'No Such Name' }, why: 'x' } as const
    expect(await codeOf(angry.call('report', { body: nobody }))).toBe('unknown-person')
    const [{ id }] = (await waiting()).filter((each) => each.person.name === 'Rude Name')
    await host.call('settleReport', { params: { report: id }, body: { why: 'renamed' } })
    // What is settled may be reported anew.
    await angry.call('report', { body })
    expect((await waiting()).filter((each) => each.person.name === 'Rude Name')).toHaveLength(1)
  })

  it('a match is closed: both are told at once, nobody wins, and its record is verified', async () => {
    const { id, clients } = await seated('Closed White', 'Closed Red')
    const socket = await clients[1].socket()
    const told = new Promise<string>((resolve) => {
      socket.onTable = ({ ending }) => {
        if (ending !== null) resolve(ending.by)
      }
    })
    await socket.ask({ type: 'watch', match: id, seat: 1, since: -1 })
    await host.call('closeMatch', { params: { id }, body: { why: 'both asked for it' } })
    expect(await told).toBe('host')
    socket.close()
    const info = await clients[0].call('match', { params: { id } })
    expect([info.status, info.ending]).toEqual(['over', { by: 'host', winners: [], code: '', rule: '' }])
    const { log } = await clients[0].table(id, { seat: 0, since: -1 })
    expect(log.at(-1)).toMatchObject({ kind: 'close', seat: null })
    const record = (await clients[0].call('record', { params: { id } })) as unknown as MatchRecord
    expect(replay(titleCalled(GAME).game, record).state.outcome).toBeNull()
    expect(await codeOf(host.call('closeMatch', { params: { id }, body: WHY }))).toBe('match-over')
    // It was rated, and does not count.
    const left = () => beside.db.selectFrom('results').select('seat').where('match', '=', id).execute()
    await expect.poll(left).toEqual([])
    expect((await host.call('deeds')).deeds[0]).toMatchObject({ deed: 'close', detail: id, host: 'Hostess' })
  })

  it('a match with clocks is closed from beside the server, and an open one is taken away', async () => {
    const [anna, marek] = [await account('Clock Anna'), await account('Clock Marek')]
    const time = { kind: 'days', days: 3, vacation: 0, atEnd: 'claim' }
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await anna.call('create', { body: { game: GAME, seats, time } })
    const open = await anna.call('create', { body: { game: GAME, seats } })
    await marek.call('join', { params: { id }, body: {} })
    const deeds = new Deeds(beside, REAL_CLOCK)
    await deeds.close(id, 'a quarrel')
    await deeds.close(open.id, 'a quarrel')
    await server.services.dueWork.look()
    const status = async () => (await anna.call('match', { params: { id } })).status
    await expect.poll(status).toBe('over')
    await expect.poll(() => codeOf(anna.call('match', { params: { id: open.id } }))).toBe('unknown-match')
    const record = (await anna.call('record', { params: { id } })) as unknown as MatchRecord & {
      ending: unknown
      clock: unknown
    }
    const match = replay(titleCalled(GAME).game, record)
    expect(verifyClocks(match, record, record.ending, record.clock)).toMatchObject({ entries: 1, runOut: 0 })
    const due = () =>
      beside.db.selectFrom('due_work').select('about').where('kind', '!=', 'host-notice').execute()
    await expect.poll(due).toEqual([])
    await expect(deeds.close('nosuchmatch00000', 'x')).rejects.toThrow('There is no match')
  })

  it('nobody but a host has any route of theirs, whatever they send', async () => {
    const person = await account('Not A Host')
    const { token } = await host.call('token', { body: { label: 'script' } })
    const program = new Client(server.url, { authorization: `Bearer ${token}` })
    const callers: [string, Client, string][] = [
      ['nobody', new Client(server.url), 'not-signed-in'],
      ['a guest', await Client.guest(server.url), 'not-a-host'],
      ['an account', person, 'not-a-host'],
      ["a host's program", program, 'not-a-host'],
    ]
    const routes = (Object.entries<Route>(ROUTES) as [RouteName, Route][]).filter(([, { path, who }]) => {
      // No path of theirs is forgotten to be theirs.
      expect([path, who === 'host']).toEqual([path, path.startsWith('/api/host/')])
      return who === 'host'
    })
    expect(routes.length).toBeGreaterThanOrEqual(9)
    const before = await beside.db.selectFrom('deeds').selectAll().execute()
    const target = await idOf(person)
    const params = { person: target, report: 'any', id: 'abcdefgh12345678' }
    const bodies = [undefined, {}, WHY, { mark: 'suspend', ...WHY }, { name: 'Other Name', ...WHY }]
    for (const [who, client, code] of callers)
      for (const [name, { method }] of routes)
        for (const body of method === 'GET' ? [undefined] : bodies)
          expect(await codeOf(client.call(name, { params, body })), `${who}: ${name}`).toBe(code)
    expect(await beside.db.selectFrom('deeds').selectAll().execute()).toEqual(before)
    // A host who is no longer one has none either.
    await account('For A While')
    const deeds = new Deeds(beside, REAL_CLOCK)
    await deeds.mark('For A While', 'host', 'holidays')
    const forAWhile = new Client(server.url)
    const { host: isHost } = await forAWhile.call('signIn', {
      body: { name: 'For A While', password: PASSWORD },
    })
    expect(isHost).toBe(true)
    await forAWhile.call('reports')
    await deeds.mark('For A While', 'unhost', 'holidays over')
    expect(await codeOf(forAWhile.call('reports'))).toBe('not-a-host')
  })

  it('a host renames, hands over links, finds people, and leaves other hosts alone', async () => {
    const rude = await account('Rude Word')
    const person = await idOf(rude)
    await host.call('renamePerson', { params: { person }, body: { name: 'Fair Word', ...WHY } })
    expect((await rude.call('me')).name).toBe('Fair Word')
    const rename = (name: string) =>
      codeOf(host.call('renamePerson', { params: { person }, body: { name, ...WHY } }))
    expect([await rename('Hostess'), await rename('Admin'), await rename('<b>')]).toEqual([
      'name-taken',
      'name-reserved',
      'bad-request',
    ])
    const { link } = await host.call('passwordLink', { params: { person }, body: WHY })
    const token = link.replace('#/reset/', '')
    await new Client(server.url).call('reset', { body: { token, password: 'another staple' } })
    expect(await codeOf(rude.call('me'))).toBe('not-signed-in')
    const invited = await host.call('inviteSomebody', { body: WHY })
    expect(invited.link).toMatch(/^#\/account\?invitation=[0-9a-f]{20}$/)
    const find = async (wanted: string) =>
      (await host.call('hostPeople', { query: { find: wanted } })).people.map((each) => each.name)
    expect(await find('fair w')).toEqual(['Fair Word'])
    expect(await find(person)).toEqual(['Fair Word'])
    expect(await find('%')).not.toContain(undefined)
    const marked = (await host.call('hostPeople', { query: { marked: 'yes' } })).people
    expect(marked.map((each) => each.name)).toContain('Hostess')
    const guest = await idOf(await Client.guest(server.url))
    const suspend = (whom: string) =>
      codeOf(host.call('markPerson', { params: { person: whom }, body: { mark: 'suspend', ...WHY } }))
    expect(await suspend(await idOf(host))).toBe('among-hosts')
    expect(await suspend('nobody')).toBe('unknown-person')
    expect(await suspend(guest)).toBe('accepted')
    expect(await suspend(guest)).toBe('already-so')
    expect(await codeOf(host.call('passwordLink', { params: { person: guest }, body: WHY }))).toBe(
      'guest-has-no-password',
    )
    expect(await codeOf(host.call('inviteSomebody', { body: { why: '  ' } }))).toBe('bad-request')
  })

  it('whoever is suspended does not come back as a guest with the same session, nor by the same name', async () => {
    const banned = await account('Banned')
    const person = await idOf(banned)
    const socket = await banned.socket()
    await host.call('markPerson', { params: { person }, body: { mark: 'suspend', ...WHY } })
    expect((await socket.closed).reason).toBe('signed-out')
    expect(await codeOf(banned.call('guest'))).toBe('suspended')
    // Without that session nobody can tell who it is; but the name, and what looks like it, stays taken.
    const again = await Client.guest(server.url)
    for (const name of ['Banned', 'bаnned'])
      expect(await codeOf(again.call('claim', { body: { name, password: PASSWORD } }))).toBe('name-taken')
    const guest = await Client.guest(server.url)
    const other = await idOf(guest)
    await host.call('markPerson', { params: { person: other }, body: { mark: 'suspend', ...WHY } })
    expect(await codeOf(guest.call('guest'))).toBe('suspended')
  })
})

it('one person reports so much and no more', async () => {
  const limits = { ...NO_LIMITS, reports: { burst: 2, perSecond: 0.001 } }
  const server = await serveHere(undefined, { limits })
  const { match, clients } = await seatGuests([server.url], GAME)
  const report = () =>
    codeOf(
      clients[0].call('report', {
        body: { match: match.id, about: { kind: 'player', seat: 1 }, why: 'slow' },
      }),
    )
  expect([await report(), await report(), await report()]).toEqual(['accepted', 'accepted', 'too-many'])
  await server.close()
})

it('hosts are told of reports by mail: one for what came within a minute, with all that waits, and none of themselves', async () => {
  const mail = await mailServer()
  const clock = handClock()
  const telling = {
    ...TELLING_SETTINGS,
    mail: { smtp: mail.url, from: 'muster@example.org' },
    haste: 1000,
  }
  const server = await serveHere(undefined, { clock, telling })
  const { store, dueWork } = server.services
  const people = await Promise.all(
    ['Hanna', 'Hugo', 'Piotr', 'Rude', 'Ruder'].map(async (name) => {
      const client = await Client.guest(server.url)
      await client.call('claim', { body: { name, password: PASSWORD } })
      return client
    }),
  )
  const [hanna, hugo, piotr] = people
  for (const name of ['Hanna', 'Hugo']) await new Deeds(store, clock).mark(name, 'host', 'runs the club')
  for (const [i, client] of people.slice(0, 3).entries()) {
    const address = `p${i}@example.org`
    await client.call('address', { body: { address, language: i === 1 ? 'pl' : 'en' } })
    await expect.poll(() => mail.mails.some((each) => each.to === address)).toBe(true)
    const link = /http\S+\/confirm\/\S+/.exec(mail.mails.find((each) => each.to === address)?.text ?? '')?.[0]
    expect((await fetch(link ?? '', { method: 'POST' })).status).toBe(200)
  }
  mail.mails.length = 0
  const report = (name: string) =>
    piotr.call('report', { body: { about: { kind: 'account', name }, why: 'secret words' } })
  const told = () => mail.mails.map((each) => `${each.to} ${each.headers.subject}`).sort()
  const minute = async () => {
    clock.pass(60_001)
    await dueWork.look()
  }
  for (const name of ['Rude', 'Ruder']) await report(name)
  await dueWork.look()
  expect(told()).toEqual([])
  await minute()
  await expect
    .poll(() => told().map((each) => each.slice(0, 37)))
    .toEqual([
      'p0@example.org Reported at Muster: Ru',
      // “Zgłoszenie …”
      'p1@example.org =?UTF-8?Q?Zg=C5=82osze',
    ])
  const [{ text, headers }] = mail.mails.filter((each) => each.to === 'p0@example.org')
  expect(text).toContain('2 reports are waiting for a host: Rude, Ruder')
  expect(text).toContain(`${server.url}/#/host`)
  expect(text).not.toContain('secret words')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  // Hugo wants no more of them, and Hanna is not told that she herself is reported.
  mail.mails.length = 0
  const { wishes } = await hugo.call('notices')
  await hugo.call('wishNotices', { body: { ...wishes, reports: false } })
  for (const { id } of (await hanna.call('reports')).reports)
    await hanna.call('settleReport', { params: { report: id }, body: WHY })
  await report('Hanna')
  await minute()
  await report('Rude')
  await minute()
  await expect.poll(told).toEqual(['p0@example.org Reported at Muster: Rude'])
  expect(
    await store.db.selectFrom('due_work').select('about').where('kind', '=', 'host-notice').execute(),
  ).toEqual([])
  await server.close()
  await mail.close()
})
