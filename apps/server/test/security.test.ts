/** Second factors, passkeys, everything as one file, vacation everywhere, and what deleting an account leaves behind. */
import { titleCalled } from '@muster/catalogue/catalogue'
import { type MatchRecord, replay } from '@muster/kernel/record'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Deeds } from '../src/hosting/deeds.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { codeAt, newSecret, stepAt, stepOf } from '../src/people/totp.ts'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, Client, codeOf } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const PASSWORD = 'correct horse battery'
const GAME = 'hammer-of-the-scots'
const STEP = 30_000
const DAY = 24 * 3_600_000

describe('codes of an authenticator app', () => {
  // The table of RFC 6238, appendix B, of which apps show the last six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i s the code of RFC 6238 is %s', (seconds, code) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
    expect(stepOf(secret, code, seconds * 1000)).toBe(stepAt(seconds * 1000))
    expect(stepOf(secret, code, seconds * 1000 + STEP)).toBe(stepAt(seconds * 1000))
    expect(stepOf(secret, code, seconds * 1000 + 3 * STEP)).toBeNull()
  })

  it('makes secrets of 160 bits, none like another', () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    expect(new Set(secrets).size).toBe(50)
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe.each(['sqlite', 'postgres'] as const)('an account, on %s', (kind) => {
  const clock = handClock()
  let server: RunningServer
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    if (database !== undefined) drop = database.drop
    server = await serveHere(database?.url, { clock })
  })
  afterAll(async () => {
    await server.close()
    await drop()
  })

  async function account(name: string): Promise<Client> {
    const client = await Client.guest(server.url)
    await client.call('claim', { body: { name, password: PASSWORD } })
    return client
  }
  const signIn = (name: string, code?: string, password = PASSWORD) =>
    codeOf(new Client(server.url).call('signIn', { body: { name, password, ...(code && { code }) } }))
  const now = (secret: string): string => codeAt(secret, stepAt(clock.now()))
  /** Waits for the next code. */
  const next = (secret: string): string => {
    clock.pass(STEP)
    return now(secret)
  }
  async function withFactor(name: string) {
    const client = await account(name)
    const { secret, uri } = await client.call('beginFactor', { body: { password: PASSWORD } })
    const { recoveryCodes } = await client.call('confirmFactor', { body: { code: now(secret) } })
    return { client, secret, uri, recoveryCodes }
  }

  it('has a second factor from its first code on; each code and each recovery code counts once', async () => {
    const anna = await account('Anna')
    expect(await codeOf(anna.call('beginFactor', { body: { password: 'not this one' } }))).toBe(
      'wrong-password',
    )
    const { secret, uri } = await anna.call('beginFactor', { body: { password: PASSWORD } })
    expect(uri).toContain(`secret=${secret}`)
    // Nothing is asked for before a code has come back, which shows that the app has it.
    expect(await signIn('Anna')).toBe('accepted')
    expect(await codeOf(anna.call('confirmFactor', { body: { code: '000000' } }))).toBe('wrong-code')
    const { recoveryCodes } = await anna.call('confirmFactor', { body: { code: now(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)

    expect(await signIn('Anna')).toBe('code-needed')
    expect(await signIn('Anna', now(secret), 'wrong horse battery')).toBe('wrong-password')
    // The code that turned it on has been used.
    expect(await signIn('Anna', now(secret))).toBe('wrong-code')
    const code = next(secret)
    expect(await signIn('Anna', `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('accepted')
    expect(await signIn('Anna', code)).toBe('wrong-code')
    expect(await signIn('Anna', recoveryCodes[3].toUpperCase())).toBe('accepted')
    expect(await signIn('Anna', recoveryCodes[3])).toBe('wrong-code')
    expect((await anna.call('security')).secondFactor).toEqual({ on: true, recoveryCodes: 9 })
    const stored = JSON.stringify(
      await server.services.store.db.selectFrom('recovery_codes').selectAll().execute(),
    )
    for (const each of recoveryCodes) expect(stored).not.toContain(each.replace('-', ''))

    const end = (body: object) => codeOf(anna.call('endFactor', { body }))
    expect(await end({ password: PASSWORD, code: '000000' })).toBe('wrong-code')
    expect(await end({ password: 'not this one', code: next(secret) })).toBe('wrong-password')
    expect(await end({ password: PASSWORD, code: next(secret) })).toBe('accepted')
    expect(await signIn('Anna')).toBe('accepted')
  })

  it('is not had by whoever reads its mail: a link for a new password wants the code too', async () => {
    const { secret } = await withFactor('Marek')
    const token = await new Deeds(server.services.store, clock).resetPassword('Marek', 'asked')
    const reset = (code?: string) =>
      codeOf(
        new Client(server.url).call('reset', {
          body: { token, password: 'another staple', ...(code && { code }) },
        }),
      )
    expect([await reset(), await reset('000000')]).toEqual(['code-needed', 'wrong-code'])
    expect(await signIn('Marek', next(secret))).toBe('accepted')
    expect(await reset(next(secret))).toBe('accepted')
    expect(await signIn('Marek', next(secret), 'another staple')).toBe('accepted')
  })

  it('makes whoever guesses at codes wait, as for passwords', async () => {
    await withFactor('Guessed')
    const answers: string[] = []
    for (let i = 0; i < 6; i++) answers.push(await signIn('Guessed', '000000'))
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'too-many'])
  })

  it('is let in again by a host who takes a lost second factor away, and the log says so', async () => {
    await withFactor('Lost Phone')
    const deeds = new Deeds(server.services.store, clock)
    await expect(deeds.resetFactor('Lost Phone', ' ')).rejects.toThrow('Say why')
    expect(await deeds.resetFactor('Lost Phone', 'showed a passport')).toBe('Lost Phone')
    expect(await signIn('Lost Phone')).toBe('accepted')
    expect((await deeds.log()).at(-1)).toMatchObject({ deed: 'reset-factor', name: 'Lost Phone' })
    await expect(deeds.resetFactor('Lost Phone', 'again')).rejects.toThrow('has no second factor')
  })

  it('takes no passkey without the password, none that was not asked for, and lets none in that it does not know', async () => {
    const client = await account('Keys')
    const guest = await Client.guest(server.url)
    const offer = (who: Client, password: string) => codeOf(who.call('offerPasskey', { body: { password } }))
    expect(await offer(client, 'not this one')).toBe('wrong-password')
    expect(await offer(guest, PASSWORD)).toBe('guest-has-no-password')
    const { challenge, options } = await client.call('offerPasskey', { body: { password: PASSWORD } })
    expect(options).toMatchObject({
      user: { name: 'Keys' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } }
    const add = (who: Client, id: string) =>
      codeOf(who.call('addPasskey', { body: { challenge: id, name: 'Phone', credential } }))
    expect(await add(client, challenge)).toBe('passkey-refused')
    const other = await account('Other Keys')
    const again = await client.call('offerPasskey', { body: { password: PASSWORD } })
    expect(await add(other, again.challenge)).toBe('passkey-refused')
    const asked = await new Client(server.url).call('askPasskey')
    const enter = (id: string) =>
      codeOf(new Client(server.url).call('passkeySignIn', { body: { challenge: id, credential } }))
    expect([await enter(asked.challenge), await enter('none')]).toEqual([
      'passkey-refused',
      'passkey-refused',
    ])
    expect(await codeOf(client.call('removePasskey', { params: { passkey: 'none' } }))).toBe(
      'unknown-passkey',
    )
    expect((await client.call('security')).passkeys).toEqual([])
    clock.pass(6 * 60_000)
    await server.services.forget()
    expect(await server.services.store.db.selectFrom('challenges').selectAll().execute()).toEqual([])
  })

  async function played(...names: string[]) {
    const clients = await Promise.all(names.map(account))
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const time = { kind: 'days', days: 3, vacation: 5, atEnd: 'wait' }
    const { id } = await clients[0].call('create', { body: { game: GAME, seats, time } })
    await clients[1].call('join', { params: { id }, body: {} })
    for (let made = 0; made < 12; made++) {
      const tables = await Promise.all(clients.map((each, seat) => each.table(id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      await clients[seat].call('act', { params: { id }, body: anyChoice(tables[seat]) })
    }
    return { id, clients }
  }

  it('gives everything it has of somebody as one file: their matches as their seat heard them, and no secrets', async () => {
    const { id, clients } = await played('Reader', 'Opponent')
    const [reader, opponent] = clients
    await reader.call('say', { params: { id }, body: { seat: 0, text: 'my words' } })
    await opponent.call('say', { params: { id }, body: { seat: 1, text: 'their words' } })
    const { token } = await reader.call('token', { body: { label: 'my bot' } })
    const { secret } = await reader.call('beginFactor', { body: { password: PASSWORD } })
    const response = await fetch(`${server.url}/api/me/data`, { headers: reader.headers })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="muster-data.json"')
    const text = await response.text()
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      account: { name: 'Reader', guest: false },
      said: [{ match: id, text: 'my words' }],
      sessions: [{ kind: 'browser' }, { kind: 'token', label: 'my bot' }],
      secondFactor: { on: false },
      matches: [{ id, game: GAME, yours: [0], seats: [{ name: 'Reader' }, { name: 'Opponent' }] }],
    })
    const { log } = await reader.call('log', { params: { id }, query: { seat: 0, after: -1 } })
    expect(data.matches[0].log.map(({ heardBy: _, ...heard }: { heardBy: number }) => heard)).toEqual(log)
    const { seed } = await server.services.store.db
      .selectFrom('matches')
      .select('seed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const each of [secret, token, 'argon2', 'their words', seed]) expect(text).not.toContain(each)
    expect((await fetch(`${server.url}/api/me/data`)).status).toBe(401)
  })

  it('goes on vacation in all its matches at once, as far as each has days left', async () => {
    const { id, clients } = await played('Tired', 'Waiting')
    const seats = [{ kind: 'mine' }, { kind: 'bot', bot: 'recruit' }]
    await clients[0].call('create', { body: { game: GAME, seats } })
    const deadlines = async () => [
      (await clients[0].call('matches', { query: { mine: 'yes' } })).matches.find((each) => each.id === id)
        ?.deadline,
      (await clients[0].call('match', { params: { id } })).deadline,
    ]
    // Whoever must choose has three days from now on, in the list and in the match itself.
    const inThreeDays = new Date(clock.now() + 3 * DAY).toISOString()
    expect(await deadlines()).toEqual([inThreeDays, inThreeDays])
    const away = (days: number) => clients[0].call('vacationEverywhere', { body: { days } })
    expect(await away(3)).toEqual({ taken: [{ match: id, days: 3 }], none: 0 })
    expect(await away(7)).toEqual({ taken: [{ match: id, days: 2 }], none: 0 })
    expect(await away(7)).toEqual({ taken: [], none: 1 })
    const { clocks } = await clients[1].table(id, { seat: 1 })
    expect(clocks?.map((each) => each.away > 4 * DAY)).toEqual([true, false])
  })

  it('is deleted without a trace of its own, and leaves the match of its opponent whole', async () => {
    const { id, clients } = await played('Going', 'Staying')
    const [going, staying] = clients
    await going.call('beginFactor', { body: { password: PASSWORD } })
    const { id: person } = await going.call('me')
    await going.call('farewell', { body: { password: PASSWORD } })
    const record = (await staying.call('record', { params: { id } })) as unknown as MatchRecord
    expect(replay(titleCalled(GAME).game, record).log).toHaveLength(12)
    const { log } = await staying.call('log', { params: { id }, query: { seat: 1, after: -1 } })
    expect(log.at(-1)).toMatchObject({ kind: 'resign', seat: 0 })
    const { db } = server.services.store
    for (const table of ['second_factors', 'recovery_codes', 'passkeys', 'sessions', 'seats'] as const)
      expect(await db.selectFrom(table).selectAll().where('person', '=', person).execute()).toEqual([])
  })
})

it('one person downloads so often and no more', async () => {
  const server = await serveHere(undefined, {
    limits: { ...NO_LIMITS, downloads: { burst: 1, perSecond: 0.01 } },
  })
  const { headers } = await Client.guest(server.url)
  const download = async () => (await fetch(`${server.url}/api/me/data`, { headers })).status
  expect([await download(), await download()]).toEqual([200, 429])
  await server.close()
})
