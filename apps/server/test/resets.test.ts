/** Forgotten passwords: a link by mail, once, for an hour, and nobody learns who has an account. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LIMITS, NO_LIMITS } from '../src/http/limits.ts'
import type { RunningServer } from '../src/server.ts'
import { TELLING_SETTINGS } from '../src/services.ts'
import { Client, codeOf } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { mailServer } from '../testing/mail-server.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const HOUR_MS = 60 * 60 * 1000
const OLD = 'correct horse battery'
const NEW = 'another staple entirely'

describe.each(['sqlite', 'postgres'] as const)('a forgotten password, on %s', (kind) => {
  const clock = handClock()
  let mail: Awaited<ReturnType<typeof mailServer>>
  let server: RunningServer
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    mail = await mailServer()
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    if (database !== undefined) drop = database.drop
    const smtp = { smtp: mail.url, from: 'Muster <muster@example.org>' }
    const telling = { ...TELLING_SETTINGS, mail: smtp, haste: 1000 }
    server = await serveHere(database?.url, { clock, telling })
  })
  afterAll(async () => {
    await server.close()
    await mail.close()
    await drop()
  })

  const to = (address: string) => mail.mails.filter((each) => each.to === address)
  const ask = (who: string, language: 'en' | 'pl' = 'en') =>
    new Client(server.url).call('forgotten', { body: { who, language } })
  const signIn = (name: string, password: string) =>
    codeOf(new Client(server.url).call('signIn', { body: { name, password } }))
  const reset = (token: string, password: string, client = new Client(server.url)) =>
    client.call('reset', { body: { token, password } })
  /** Until nothing is being sent. */
  const settle = async (): Promise<void> => {
    const { store, dueWork } = server.services
    const left = async () => {
      await dueWork.look()
      return store.db.selectFrom('outbox').select('id').execute()
    }
    await expect.poll(left).toEqual([])
  }
  async function account(name: string, address: string, confirm = true): Promise<Client> {
    const client = await Client.guest(server.url)
    await client.call('claim', { body: { name, password: OLD } })
    await client.call('address', { body: { address, language: 'en' } })
    await expect.poll(() => to(address).length).toBeGreaterThan(0)
    const link = /http\S+\/confirm\/\S+/.exec(to(address).at(-1)?.text ?? '')?.[0] ?? ''
    if (confirm) expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    mail.mails.length = 0
    return client
  }
  const tokenIn = (text: string): string =>
    new RegExp(`${server.url}/#/reset/(\\S+)`).exec(text)?.[1] ?? 'no link'
  async function mailedToken(who: string, address: string): Promise<string> {
    const before = to(address).length
    await ask(who)
    await expect.poll(() => to(address).length).toBe(before + 1)
    return tokenIn(to(address)[before].text)
  }

  it('is renewed by the link in a mail, once: the old one and all other sessions are over', async () => {
    const anna = await account('Anna', 'anna@example.org')
    const socket = await anna.socket()
    const token = await mailedToken('anna', 'anna@example.org')
    const [told] = to('anna@example.org')
    expect(told.headers.subject).toBe('A new password at Muster')
    expect(told.text).toContain('for Anna at Muster')
    expect(token).toMatch(/^[\w-]{43}$/)
    // Neither the link nor the mail is anywhere in the database.
    await settle()
    const { db } = server.services.store
    const rows = [
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ]
    expect(rows[0]).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)

    expect(await signIn('Anna', OLD)).toBe('accepted')
    expect(await codeOf(reset(token, 'password1'))).toBe('common-password')
    expect(await codeOf(reset(`${token.slice(0, -1)}!`, NEW))).toBe('reset-link-over')
    expect(await signIn('Anna', OLD)).toBe('accepted')
    const here = new Client(server.url)
    expect(await reset(token, NEW, here)).toMatchObject({ name: 'Anna', guest: false })
    expect((await here.call('me')).name).toBe('Anna')
    expect((await socket.closed).reason).toBe('signed-out')
    expect(await codeOf(anna.call('me'))).toBe('not-signed-in')
    expect((await here.call('sessions')).sessions).toHaveLength(1)
    expect(await signIn('Anna', OLD)).toBe('wrong-password')
    expect(await signIn('Anna', NEW)).toBe('accepted')
    expect(await codeOf(reset(token, 'yet another one'))).toBe('reset-link-over')
    expect(await signIn('Anna', NEW)).toBe('accepted')
  })

  it('of two who use a link at once, one does', async () => {
    await account('Beata', 'beata@example.org')
    const token = await mailedToken('Beata', 'beata@example.org')
    const passwords = ['the first of them', 'the second of them']
    const codes = await Promise.all(passwords.map((each) => codeOf(reset(token, each))))
    expect([...codes].sort()).toEqual(['accepted', 'reset-link-over'])
    const works = await Promise.all(passwords.map((each) => signIn('Beata', each)))
    expect(works).toEqual(codes.map((code) => (code === 'accepted' ? 'accepted' : 'wrong-password')))
  })

  it('is asked for by the mail address too, of each account that has confirmed it', async () => {
    await account('Celina', 'home@example.org')
    await account('Cezary', 'home@example.org')
    await ask('HOME@example.org', 'pl')
    await expect.poll(() => to('home@example.org').length).toBe(2)
    const texts = to('home@example.org').map((each) => each.text)
    expect(texts.filter((each) => each.includes('konta Celina'))).toHaveLength(1)
    expect(texts.filter((each) => each.includes('konta Cezary'))).toHaveLength(1)
    const token = tokenIn(texts.find((each) => each.includes('Cezary')) ?? '')
    expect((await reset(token, NEW)).name).toBe('Cezary')
    expect(await signIn('Celina', OLD)).toBe('accepted')
  })

  it('the answer is the same for a name or an address that nobody has, or nobody has confirmed', async () => {
    await account('Dorota', 'dorota@example.org')
    await account('Dawid', 'dawid@example.org', false)
    const answers: unknown[] = []
    for (const who of ['Dorota', 'Dawid', 'Nobody Here', 'dorota@example.org', 'x@example.org']) {
      const body = JSON.stringify({ who, language: 'en' })
      const headers = { 'content-type': 'application/json' }
      const url = `${server.url}/api/password/forgotten`
      const answer = await fetch(url, { method: 'POST', headers, body })
      answers.push([answer.status, await answer.text(), answer.headers.get('set-cookie')])
    }
    expect(answers).toEqual(Array(5).fill([200, '{}', null]))
    await expect.poll(() => to('dorota@example.org').length).toBe(2)
    await settle()
    expect(mail.mails.map((each) => each.to)).toEqual(['dorota@example.org', 'dorota@example.org'])
  })

  it('a link is too old after an hour, and gone with a change of password or address', async () => {
    const ewa = await account('Ewa', 'ewa@example.org')
    const late = await mailedToken('Ewa', 'ewa@example.org')
    await settle()
    clock.pass(HOUR_MS + 1000)
    expect(await codeOf(reset(late, NEW))).toBe('reset-link-over')
    await server.services.forget()
    const { db } = server.services.store
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([])

    const changed = await mailedToken('Ewa', 'ewa@example.org')
    await ewa.call('password', { body: { old: OLD, new: NEW } })
    expect(await codeOf(reset(changed, OLD))).toBe('reset-link-over')
    const moved = await mailedToken('Ewa', 'ewa@example.org')
    await ewa.call('address', { body: { address: null, language: 'en' } })
    expect(await codeOf(reset(moved, OLD))).toBe('reset-link-over')
    expect(await signIn('Ewa', NEW)).toBe('accepted')
  })

  it('three mails an hour go to one account, whoever asks', async () => {
    await account('Filip', 'filip@example.org')
    const first = await mailedToken('Filip', 'filip@example.org')
    await mailedToken('filip@example.org', 'filip@example.org')
    await mailedToken('FILIP', 'filip@example.org')
    await ask('Filip')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await settle()
    expect(to('filip@example.org')).toHaveLength(3)
    // The first has not been taken away by the later ones.
    expect((await reset(first, NEW)).name).toBe('Filip')
  })
})

it('asking is limited by address and by name, and a server without mail says so', async () => {
  const limits = { ...NO_LIMITS, resets: LIMITS.resets }
  const server = await serveHere(undefined, { limits, proxies: 1 })
  const ask = (who: string, from: string) => {
    const client = new Client(server.url, { 'x-forwarded-for': from })
    return codeOf(client.call('forgotten', { body: { who, language: 'en' } }))
  }
  const [fromOne, forOne]: string[][] = [[], []]
  for (let i = 0; i < 6; i++) {
    fromOne.push(await ask(`Nobody ${'abcdef'[i]}`, '203.0.113.200'))
    forOne.push(await ask('Somebody', `203.0.113.${i}`))
  }
  const expected = [...Array(5).fill('no-mail'), 'too-many']
  expect(fromOne).toEqual(expected)
  expect(forOne).toEqual(expected)
  await server.close()
})
