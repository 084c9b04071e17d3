/** Being told that one is awaited: once, in time, and through whatever dies on the way. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NoticeWishes } from '@muster/protocol/notices'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DAY_MS } from '../src/clocks/clocks.ts'
import { isPublic, post } from '../src/notices/outward.ts'
import type { RunningServer } from '../src/server.ts'
import { TELLING_SETTINGS } from '../src/services.ts'
import { LEASE_MS } from '../src/storage/due-work.ts'
import { countTry, keepSubscription, putInOutbox } from '../src/storage/notices.ts'
import { anyChoice, Client } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { mailServer, NOT_KNOWN, type Received } from '../testing/mail-server.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { pushBrowser } from '../testing/push-browser.ts'
import { serveHere } from '../testing/serving.ts'

const MINUTE_MS = 60_000
const WISHES: NoticeWishes = {
  mail: true,
  push: true,
  webhook: true,
  reminders: true,
  reports: true,
  language: 'en',
  webhookUrl: null,
  webhookForm: 'json',
}

/** Something that webhooks and pushes lead to. It answers these, and then 204. */
async function hook(...answers: number[]) {
  const got: { headers: IncomingMessage['headers']; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, got, close: () => server.close() }
}

const clock = handClock()
let mail: Awaited<ReturnType<typeof mailServer>>
let server: RunningServer
beforeAll(async () => {
  mail = await mailServer()
  server = await serveHere(undefined, {
    clock,
    telling: {
      ...TELLING_SETTINGS,
      mail: { smtp: mail.url, from: 'Muster <muster@example.org>' },
      allowPrivate: true,
      haste: 1000,
    },
  })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

async function account(name: string, url = server.url): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}
/** Done when there is nothing to be told of what waits already. */
async function wish(client: Client, wishes: Partial<NoticeWishes>, at = server): Promise<void> {
  await client.call('wishNotices', { body: { ...WISHES, ...wishes } })
  const { store, dueWork } = at.services
  const left = async () => {
    await dueWork.look()
    return store.db.selectFrom('due_work').select('about').where('kind', '=', 'notice').execute()
  }
  await expect.poll(left).toEqual([])
}

/** A match in which this person and a guest must both lay a card. */
async function begin(client: Client, time?: object, game = 'hammer-of-the-scots') {
  const guest = await Client.guest(client.url)
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await client.call('create', {
    body: { game, seats, ...(time === undefined ? {} : { time }) },
  })
  await guest.call('join', { params: { id }, body: {} })
  return { id, guest }
}
const choose = async (client: Client, id: string, seat: number): Promise<void> =>
  void (await client.call('act', { params: { id }, body: anyChoice(await client.table(id, { seat })) }))
/** Until nothing is being done: a lease must not run out because a test lets years pass meanwhile. */
async function idle(): Promise<void> {
  const { db } = server.services.store
  const taken = () =>
    db.selectFrom('due_work').select('about').where('taker', '=', server.services.store.process).execute()
  await expect.poll(taken).toEqual([])
}
async function pass(ms: number): Promise<void> {
  await idle()
  clock.pass(ms)
  await server.services.dueWork.look()
}
/** Long enough for anything that would be sent to have been. */
const settle = async (at = server): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await at.services.dueWork.look()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const to = (address: string): Received[] => mail.mails.filter((each) => each.to === address)

async function confirmed(client: Client, address: string): Promise<void> {
  await client.call('address', { body: { address, language: 'en' } })
  await expect.poll(() => to(address).length).toBe(1)
  const link = /http\S+\/confirm\/\S+/.exec(to(address)[0].text)?.[0] ?? ''
  expect((await fetch(link)).status).toBe(200)
  expect((await client.call('notices')).confirmed).toBe(false)
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
  expect((await client.call('notices')).confirmed).toBe(true)
  expect((await fetch(link, { method: 'POST' })).status).toBe(404)
  mail.mails.length = 0
}

describe('by mail', () => {
  it('one is told once for each time one is awaited, until one click ends it', async () => {
    const anna = await account('Anna')
    await confirmed(anna, 'anna@example.org')
    await wish(anna, {})
    const { id } = await begin(anna)
    await settle()
    expect(to('anna@example.org')).toEqual([])
    await pass(MINUTE_MS)
    await expect.poll(() => to('anna@example.org').length).toBe(1)
    const [told] = to('anna@example.org')
    expect(told.headers.subject).toBe('Your turn in Hammer of the Scots')
    expect(told.headers.from).toContain('muster@example.org')
    expect(told.text).toContain(`${server.url}/#/online/${id}`)
    expect(told.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    await pass(60 * MINUTE_MS)
    await settle()
    expect(to('anna@example.org')).toHaveLength(1)
    const link = /<(.*)>/.exec(told.headers['list-unsubscribe'])?.[1] ?? ''
    // Opening it changes nothing, and asks in the reader's language.
    for (const [language, asks] of [
      ['pl-PL,pl;q=0.9,en;q=0.8', 'Koniec takich listów?'],
      ['de, pl;q=0.5', 'No more of these mails?'],
    ])
      expect(await (await fetch(link, { headers: { 'accept-language': language } })).text()).toContain(asks)
    expect((await anna.call('notices')).wishes.mail).toBe(true)
    const body = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await fetch(link, { method: 'POST', headers, body })).status).toBe(200)
    expect((await anna.call('notices')).wishes.mail).toBe(false)
    await begin(anna)
    await pass(MINUTE_MS)
    await settle()
    expect(to('anna@example.org')).toHaveLength(1)
  })

  it('a mailbox that does not exist is tried once, and its owner sees why nothing comes; given again it counts anew', async () => {
    const jan = await account('Jan')
    const nowhere = 'jan@example.org'
    await confirmed(jan, nowhere)
    await wish(jan, {})
    mail.refused.add(nowhere)
    const asked = mail.asked.length
    await begin(jan)
    await pass(MINUTE_MS)
    await expect.poll(async () => (await jan.call('notices')).refused).toBe(true)
    const { db } = server.services.store
    const waiting = () => db.selectFrom('outbox').select('id').where('target', '=', nowhere).execute()
    await expect.poll(waiting).toEqual([])
    expect(mail.asked.slice(asked)).toEqual([nowhere])
    // Nor for anything later.
    await begin(jan)
    await pass(MINUTE_MS)
    await settle()
    await pass(60 * MINUTE_MS)
    await settle()
    expect(mail.asked.slice(asked)).toEqual([nowhere])
    expect(await jan.call('notices')).toMatchObject({ address: nowhere, confirmed: false })
    mail.refused.delete(nowhere)
    await confirmed(jan, nowhere)
    expect(await jan.call('notices')).toMatchObject({ confirmed: true, refused: false })
  })

  it('a mail server that will not pass mail on for us is asked again, for its host can mend that', async () => {
    const eva = await account('Eva')
    await confirmed(eva, 'eva@example.org')
    await wish(eva, {})
    mail.refused.add('eva@example.org')
    mail.refusal = 'relay access denied'
    await begin(eva)
    await pass(MINUTE_MS)
    await expect.poll(() => mail.asked.filter((each) => each === 'eva@example.org').length).toBeGreaterThan(1)
    expect(await eva.call('notices')).toMatchObject({ confirmed: true, refused: false })
    mail.refused.delete('eva@example.org')
    mail.refusal = NOT_KNOWN
    await pass(6 * 60 * MINUTE_MS)
    await expect.poll(() => to('eva@example.org').length).toBe(1)
  })

  it('several matches are told together, none while one looks, and the rest afterwards', async () => {
    const zofia = await account('Zofia')
    await confirmed(zofia, 'zofia@example.org')
    await wish(zofia, {})
    const socket = await zofia.socket()
    await settle()
    await begin(zofia)
    await begin(zofia)
    await idle()
    // As many times as a page is said to be looked at in a minute.
    for (let i = 0; i < 6; i++) {
      clock.pass(MINUTE_MS / 6)
      await server.services.presence.keep()
    }
    await settle()
    expect(to('zofia@example.org')).toEqual([])
    await socket.ask({ type: 'looking', looking: false })
    await pass(2 * MINUTE_MS)
    await expect
      .poll(() => to('zofia@example.org').map((each) => each.headers.subject))
      .toEqual(['Your turn in 2 matches'])
    socket.close()
  })

  it('none while one looks at the list of one’s matches, which is no table; a program looks at nothing', async () => {
    const adam = await account('Adam')
    await confirmed(adam, 'adam@example.org')
    await wish(adam, {})
    await begin(adam)
    const { token } = await adam.call('token', { body: { label: 'a bot' } })
    const program = new Client(server.url, { authorization: `Bearer ${token}` })
    /** A minute of it. */
    const list = async (client: Client): Promise<void> => {
      for (let i = 0; i < 12; i++) {
        clock.pass(MINUTE_MS / 12)
        await client.call('matches', { query: { mine: 'yes' } })
        await server.services.presence.keep()
      }
      await settle()
    }
    await idle()
    await list(adam)
    await list(adam)
    expect(to('adam@example.org')).toEqual([])
    await list(program)
    await list(program)
    await expect.poll(() => to('adam@example.org').length).toBe(1)
  })

  it('one is reminded before time runs out, and not of what is done', async () => {
    const ewa = await account('Ewa')
    await confirmed(ewa, 'ewa@example.org')
    await wish(ewa, { language: 'pl' })
    const time = { kind: 'days', days: 7, atEnd: 'claim' }
    const { id: done } = await begin(ewa, time)
    await begin(ewa, time)
    await pass(MINUTE_MS)
    await expect.poll(() => to('ewa@example.org').length).toBe(1)
    await choose(ewa, done, 0)
    await pass(6 * DAY_MS)
    await expect.poll(() => to('ewa@example.org').length).toBe(2)
    expect(to('ewa@example.org')[1].headers.subject).toMatch(/^=\?UTF-8/)
    await settle()
    expect(to('ewa@example.org')).toHaveLength(2)
  })

  it('an address is never shown to others, and a server without mail says so', async () => {
    const ola = await account('Ola')
    await confirmed(ola, 'ola@example.org')
    const { id, guest } = await begin(ola)
    expect(JSON.stringify(await guest.call('match', { params: { id } }))).not.toContain('ola@example')
    // Whoever gives an address and says no more is told.
    await pass(MINUTE_MS)
    await expect.poll(() => to('ola@example.org').length).toBe(1)
    const plain = await serveHere()
    const other = await account('Ola', plain.url)
    expect((await other.call('notices')).mailWorks).toBe(false)
    const asked = other.call('address', { body: { address: 'ola@example.org', language: 'en' } })
    await expect(asked).rejects.toThrow('no-mail')
    await plain.close()
  })
})

describe('a round of an event', () => {
  it('everybody in it is told once that it began, whoever moves first, where they want it and not while they look', async () => {
    const room = await hook()
    const [olga, tymon, nina, igor] = [
      await account('Olga'),
      await account('Tymon'),
      await account('Nina'),
      await account('Igor'),
    ]
    await confirmed(olga, 'olga@example.org')
    await wish(olga, { reminders: false })
    await wish(tymon, { reminders: false, webhookUrl: room.url })
    await confirmed(nina, 'nina@example.org')
    await wish(nina, { reminders: false })
    await confirmed(igor, 'igor@example.org')
    await wish(igor, { reminders: false, mail: false })
    // Charles is placed first: in each match the King is awaited and Parliament is not.
    const event = {
      name: 'Spring Cup',
      kind: 'round-robin',
      game: 'this-war-without-an-enemy',
      scenario: 'path-to-war',
      legs: 2,
      time: { kind: 'days', days: 3, atEnd: 'claim' },
    } as const
    const { id } = await olga.call('foundEvent', { body: event })
    for (const each of [olga, tymon, nina, igor]) await each.call('enterEvent', { params: { id } })
    const socket = await nina.socket()
    await settle()
    await olga.call('beginEvent', { params: { id } })
    const playing = async () => (await olga.call('matches', { query: { status: 'playing' } })).matches
    const ofEvent = async () => (await playing()).filter((each) => each.event === id)
    await expect.poll(async () => (await ofEvent()).length).toBe(4)
    await settle()
    expect(to('olga@example.org')).toEqual([])
    await idle()
    await server.services.presence.keep()
    await pass(11_000)
    await expect.poll(() => to('olga@example.org').length).toBe(1)
    await expect.poll(() => room.got.length).toBe(1)
    const [told] = to('olga@example.org')
    expect(told.headers.subject).toBe('2 matches for you')
    const lines = told.text.split('\n').filter((line) => line.includes('a new match of “Spring Cup”'))
    const against = (await ofEvent()).map((each) => each.seats.map(({ name }) => name))
    const other = against.find((names) => names.includes('Olga'))?.find((name) => name !== 'Olga')
    // In one of the two time runs; in the other the opponent begins.
    expect(lines.toSorted()).toEqual([
      `This War Without an Enemy, a new match of “Spring Cup”, against ${other}`,
      `This War Without an Enemy, a new match of “Spring Cup”, against ${other}, 3 days left`,
    ])
    expect(JSON.parse(String(room.got[0].body))).toMatchObject({
      title: '2 matches for you',
      awaited: [
        { event: 'Spring Cup', made: true },
        { event: 'Spring Cup', made: true },
      ],
    })

    // Nina has seen it begin, and is told once she has gone only of the one that waits for her.
    expect(to('nina@example.org')).toEqual([])
    await socket.ask({ type: 'looking', looking: false })
    await pass(2 * MINUTE_MS)
    await expect
      .poll(() => to('nina@example.org').map((each) => each.headers.subject))
      .toEqual(['Your turn in This War Without an Enemy'])
    await pass(60 * MINUTE_MS)
    await settle()
    expect([to('olga@example.org').length, to('nina@example.org').length, room.got.length]).toEqual([1, 1, 1])
    expect(to('igor@example.org')).toEqual([])
    socket.close()
    room.close()
  })
})

describe('by webhook', () => {
  it('what failed twice is delivered once', async () => {
    const room = await hook(500, 503)
    const lech = await account('Lech')
    await wish(lech, { webhookUrl: room.url })
    const { id } = await begin(lech)
    await pass(MINUTE_MS)
    await expect.poll(() => room.got.length).toBe(1)
    await pass(MINUTE_MS)
    await expect.poll(() => room.got.length).toBe(2)
    await pass(MINUTE_MS)
    await expect.poll(() => room.got.length).toBe(3)
    await pass(60 * MINUTE_MS)
    await settle()
    expect(room.got).toHaveLength(3)
    const said = JSON.parse(String(room.got[2].body))
    expect(said).toMatchObject({ title: 'Your turn in Hammer of the Scots', awaited: [{ match: id }] })
    room.close()
  })

  it('chat rooms of Discord’s kind get their form, which calls nobody', async () => {
    const room = await hook()
    const ula = await account('Ula')
    await wish(ula, { webhookUrl: room.url, webhookForm: 'discord' })
    await begin(ula)
    await pass(MINUTE_MS)
    await expect.poll(() => room.got.length).toBe(1)
    const said = JSON.parse(String(room.got[0].body))
    expect(said.content).toContain('**Your turn in Hammer of the Scots**')
    expect(said.allowed_mentions).toEqual({ parse: [] })
    room.close()
  })

  it('nothing leads into the host’s own network, by address, by name or by a detour', async () => {
    const addresses = ['127.0.0.1', '10.1.2.3', '192.168.0.9', '169.254.169.254', '172.20.0.1', '100.64.1.1']
    const sixth = ['::1', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::', '64:ff9b::7f00:1', '2002:7f00:1::']
    for (const each of [...addresses, ...sixth, '0.0.0.0']) expect(isPublic(each), each).toBe(false)
    for (const each of ['93.184.216.34', '2606:2800:220:1::1']) expect(isPublic(each), each).toBe(true)
    const room = await hook()
    const { port } = new URL(room.url)
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433']) {
      await expect(post(`http://${host}:${port}/`, '{}', {}, false), host).rejects.toThrow('public net')
    }
    expect(room.got).toEqual([])
    room.close()
  })
})

describe('by push', () => {
  it('whoever is awaited is told in their browser, and a browser that is gone is forgotten', async () => {
    const [service, gone] = [await hook(), await hook(410)]
    const iga = await account('Iga')
    const { id: person } = await iga.call('me')
    const mine = pushBrowser()
    const { db } = server.services.store
    await keepSubscription(db, { endpoint: service.url, person, ...mine.keys })
    await keepSubscription(db, { endpoint: gone.url, person, ...pushBrowser().keys })
    await wish(iga, {})
    const { id } = await begin(iga)
    await pass(MINUTE_MS)
    await expect.poll(() => service.got.length).toBe(1)
    const said = JSON.parse(mine.decrypt(service.got[0].body))
    expect(said).toMatchObject({
      title: 'Your turn in Hammer of the Scots',
      url: `${server.url}/#/online/${id}`,
    })
    expect(service.got[0].headers['content-encoding']).toBe('aes128gcm')
    const left = () =>
      db.selectFrom('push_subscriptions').select('endpoint').where('person', '=', person).execute()
    await expect.poll(left).toEqual([{ endpoint: service.url }])
    service.close()
    gone.close()
  })
})

describe('through what dies on the way', () => {
  const body = JSON.stringify({ subject: 'Hello', text: 'Hello.' })
  /** A mail that another process has taken, and never gives back. */
  async function takenByDead(target: string, tries: number): Promise<void> {
    await server.services.store.db.transaction().execute(async (trx) => {
      await putInOutbox(trx, [{ person: 'x', channel: 'mail', target, body }])
      const { id } = await trx
        .selectFrom('outbox')
        .select('id')
        .where('target', '=', target)
        .executeTakeFirstOrThrow()
      await countTry(trx, id, tries)
      await trx
        .updateTable('due_work')
        .set({ taker: 'dead', taken_until: clock.now() + LEASE_MS })
        .where('about', '=', id)
        .execute()
    })
  }

  it('what a process had taken and not sent is sent once, when its lease is over', async () => {
    await takenByDead('dies@example.org', 0)
    await settle()
    expect(to('dies@example.org')).toEqual([])
    await pass(LEASE_MS + 1)
    await expect.poll(() => to('dies@example.org').length).toBe(1)
    await pass(60 * MINUTE_MS)
    await settle()
    expect(to('dies@example.org')).toHaveLength(1)
  })

  it('what it had sent and not taken out is sent once more, and no more', async () => {
    await takenByDead('late@example.org', 1)
    await pass(LEASE_MS + 1)
    await expect.poll(() => to('late@example.org').length).toBe(1)
    await pass(60 * MINUTE_MS)
    await settle()
    expect(to('late@example.org')).toHaveLength(1)
  })

  it('three processes tell once', async () => {
    const database = await freshDatabase(inject('postgres'))
    const room = await hook()
    const telling = { ...TELLING_SETTINGS, allowPrivate: true }
    const three = await Promise.all([1, 2, 3].map(() => serveHere(database.url, { clock, telling })))
    const kaja = await account('Kaja', three[0].url)
    await wish(kaja, { webhookUrl: room.url }, three[0])
    await begin(kaja)
    clock.pass(MINUTE_MS)
    await Promise.all(three.map((each) => each.services.dueWork.look()))
    await expect.poll(() => room.got.length).toBe(1)
    for (const each of three) await settle(each)
    expect(room.got).toHaveLength(1)
    await Promise.all(three.map((each) => each.close()))
    await database.drop()
    room.close()
  })
})
