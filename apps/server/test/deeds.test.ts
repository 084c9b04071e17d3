/** What a host does beside a running server: seen by it at once, told to whom it concerns, and logged for good. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { Deeds } from '../src/hosting/deeds.ts'
import type { RunningServer } from '../src/server.ts'
import { openStore, type Store } from '../src/storage/store.ts'
import { Client, codeOf } from '../testing/client.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const PASSWORD = 'correct horse battery'

describe.each(['sqlite', 'postgres'] as const)('a host, on %s', (kind) => {
  const folder = temporaryFolder()
  let server: RunningServer
  let beside: Store
  let deeds: Deeds
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    if (database !== undefined) drop = database.drop
    const store = { dataDir: folder.path, databaseUrl: database?.url }
    server = await serveHere(undefined, { store })
    beside = await openStore(store, 'beside')
    deeds = new Deeds(beside, REAL_CLOCK)
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
  const signIn = (name: string) =>
    codeOf(new Client(server.url).call('signIn', { body: { name, password: PASSWORD } }))
  async function matchOf(client: Client): Promise<string> {
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await client.call('create', { body: { game: 'hammer-of-the-scots', seats } })
    await (await Client.guest(server.url)).call('join', { params: { id }, body: {} })
    return id
  }

  it('suspends: out everywhere, told when signing in, and back as before', async () => {
    const anna = await account('Anna')
    const { token } = await anna.call('token', { body: { label: 'bot' } })
    const program = new Client(server.url, { authorization: `Bearer ${token}` })
    const id = await matchOf(anna)
    const socket = await anna.socket()
    expect(await deeds.mark('anna', 'suspend', 'went on shouting')).toBe('Anna')
    await server.services.deeds.look()
    expect((await socket.closed).reason).toBe('signed-out')
    expect(await codeOf(anna.call('me'))).toBe('not-signed-in')
    expect(await codeOf(program.call('me'))).toBe('not-signed-in')
    const resign = { params: { id }, body: { seat: 0, command: 'resign-anna' } }
    expect(await codeOf(anna.call('resign', resign))).toBe('not-signed-in')
    expect(await signIn('Anna')).toBe('suspended')
    const wrong = { body: { name: 'Anna', password: 'not this one' } }
    expect(await codeOf(new Client(server.url).call('signIn', wrong))).toBe('wrong-password')
    const link = await deeds.resetPassword('Anna', 'asked')
    const reset = { body: { token: link, password: 'another staple' } }
    expect(await codeOf(new Client(server.url).call('reset', reset))).toBe('suspended')
    await deeds.mark('Anna', 'unsuspend', 'has apologised')
    expect((await anna.call('me')).name).toBe('Anna')
    expect(await signIn('Anna')).toBe('accepted')
  })

  it('mutes: whoever is muted plays and cannot talk, on either way in', async () => {
    const marek = await account('Marek')
    const id = await matchOf(marek)
    const say = () => codeOf(marek.call('say', { params: { id }, body: { seat: 0, text: 'hello' } }))
    expect(await say()).toBe('accepted')
    const { id: person } = await marek.call('me')
    await deeds.mark(person, 'mute', 'shouting')
    expect(await say()).toBe('muted')
    const socket = await marek.socket()
    expect(await codeOf(socket.ask({ type: 'say', match: id, seat: 0, text: 'hello' }))).toBe('muted')
    socket.close()
    expect((await marek.call('talk', { params: { id } })).said).toHaveLength(1)
    await marek.call('drawOffer', {
      params: { id },
      body: { seat: 0, command: 'draw-marek', answer: 'offer' },
    })
    await deeds.mark(person, 'unmute', 'a week has passed')
    expect(await say()).toBe('accepted')
  })

  it('renames: the new name is seen at the table and signs in, the old one is free', async () => {
    const rude = await account('Rude Name')
    await account('Zofia')
    const id = await matchOf(rude)
    await rude.call('match', { params: { id } })
    await expect(deeds.rename('Rude Name', 'zofia', 'rude')).rejects.toThrow('Somebody is called "zofia"')
    await expect(deeds.rename('Rude Name', 'Admin', 'rude')).rejects.toThrow('Nobody may be called')
    expect(await deeds.rename('Rude Name', 'Kind Name', 'rude')).toBe('Rude Name')
    await server.services.deeds.look()
    const shown = async () => (await rude.call('match', { params: { id } })).seats[0].name
    await expect.poll(shown).toBe('Kind Name')
    expect(await signIn('Rude Name')).toBe('wrong-password')
    expect(await signIn('Kind Name')).toBe('accepted')
    await account('Rude Name')
  })

  it('hands over a link for a new password, once', async () => {
    await account('Ewa')
    const token = await deeds.resetPassword('Ewa', 'asked by phone')
    expect(JSON.stringify(await beside.db.selectFrom('password_resets').selectAll().execute())).not.toContain(
      token,
    )
    const reset = () =>
      codeOf(new Client(server.url).call('reset', { body: { token, password: 'another staple' } }))
    expect(await signIn('Ewa')).toBe('accepted')
    expect(await reset()).toBe('accepted')
    expect(await reset()).toBe('reset-link-over')
    expect(await signIn('Ewa')).toBe('wrong-password')
  })

  it('has everything in a log that the database lets nobody change', async () => {
    const { id: person } = await (await account('Logged')).call('me')
    await deeds.mark('Logged', 'mute', 'for the log')
    await expect(deeds.mark('Logged', 'mute', 'again')).rejects.toThrow('Logged is muted already.')
    await expect(deeds.mark('Logged', 'suspend', ' ')).rejects.toThrow('Say why')
    await expect(deeds.mark('Nobody', 'suspend', 'x')).rejects.toThrow('Nobody here is called "Nobody".')
    const before = await deeds.log()
    const mine = before.filter((each) => each.person === person)
    expect(mine).toMatchObject([{ deed: 'mute', name: 'Logged', detail: '', why: 'for the log' }])
    expect((await deeds.people({ marked: true })).map((each) => each.name)).toContain('Logged')
    const { db } = beside
    await expect(sql`update deeds set why = 'nothing'`.execute(db)).rejects.toThrow('deeds stay')
    await expect(sql`delete from deeds`.execute(db)).rejects.toThrow('deeds stay')
    expect(await deeds.log()).toEqual(before)
  })
})
