/** Guests, accounts, sessions, tokens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Client, codeOf } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere } from '../testing/serving.ts'

let server: RunningServer
beforeAll(async () => {
  server = await serveHere()
})
afterAll(() => server.close())

const PASSWORD = 'correct horse battery'
let count = 0
async function account(): Promise<{ client: Client; name: string }> {
  const client = await Client.guest(server.url)
  const name = `Player ${count++}`
  await client.call('claim', { body: { name, password: PASSWORD } })
  return { client, name }
}

describe('people', () => {
  it('play as guests at once and keep everything when they claim a name', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    const before = await clients[0].call('me')
    expect(before.guest).toBe(true)
    await clients[0].call('claim', { body: { name: 'Żółw Łódź', password: PASSWORD } })
    expect(await clients[0].call('me')).toEqual({ id: before.id, name: 'Żółw Łódź', guest: false })
    expect((await clients[0].call('match', { params: { id: match.id } })).seats[0]).toMatchObject({
      yours: true,
    })
    expect(await codeOf(clients[1].call('claim', { body: { name: 'żółw łódź', password: PASSWORD } }))).toBe(
      'name-taken',
    )
    expect(await codeOf(clients[0].call('claim', { body: { name: 'Again', password: PASSWORD } }))).toBe(
      'already-claimed',
    )
  })

  it('sign in and out, and only with the right password', async () => {
    const { name } = await account()
    const other = new Client(server.url)
    expect(await codeOf(other.call('signIn', { body: { name, password: 'not this one' } }))).toBe(
      'wrong-password',
    )
    expect(await codeOf(other.call('signIn', { body: { name: 'No One', password: PASSWORD } }))).toBe(
      'wrong-password',
    )
    await other.call('signIn', { body: { name: name.toUpperCase(), password: PASSWORD } })
    expect((await other.call('me')).name).toBe(name)
    const cookie = { ...other.headers }
    await other.call('signOut')
    expect(await codeOf(new Client(server.url, cookie).call('me'))).toBe('not-signed-in')
  })

  it('get a cookie that scripts and other sites cannot use, and the store has no token', async () => {
    const response = await fetch(`${server.url}/api/guests`, { method: 'POST' })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const token = /muster_session=([^;]+)/.exec(cookie)?.[1] ?? 'none'
    const rows = await server.services.store.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const people = await server.services.store.db.selectFrom('people').selectAll().execute()
    expect(JSON.stringify(people)).not.toContain(PASSWORD)
    expect(people.find((each) => each.password !== null)?.password).toMatch(/^\$argon2id\$/)
  })

  it('change their password, which ends all other sessions and their sockets', async () => {
    const { client, name } = await account()
    const other = new Client(server.url)
    await other.call('signIn', { body: { name, password: PASSWORD } })
    const socket = await other.socket()
    const next = 'another password'
    expect(await codeOf(client.call('password', { body: { old: 'wrong', new: next } }))).toBe(
      'wrong-password',
    )
    await client.call('password', { body: { old: PASSWORD, new: next } })
    expect((await socket.closed).reason).toBe('signed-out')
    expect(await codeOf(other.call('me'))).toBe('not-signed-in')
    expect((await client.call('me')).name).toBe(name)
    await other.call('signIn', { body: { name, password: next } })
  })

  it('list and revoke sessions and tokens; a token plays', async () => {
    const { client, name } = await account()
    const { token } = await client.call('token', { body: { label: 'my bot' } })
    const bot = new Client(server.url, { authorization: `Bearer ${token}` })
    expect((await bot.call('me')).name).toBe(name)
    const { sessions } = await client.call('sessions')
    expect(sessions.map((each) => [each.kind, each.current])).toEqual([
      ['browser', true],
      ['token', false],
    ])
    const socket = await bot.socket()
    await client.call('revoke', { params: { session: sessions[1].id } })
    expect((await socket.closed).reason).toBe('signed-out')
    expect(await codeOf(bot.call('me'))).toBe('not-signed-in')
    const stranger = await Client.guest(server.url)
    expect(await codeOf(stranger.call('revoke', { params: { session: sessions[0].id } }))).toBe(
      'unknown-session',
    )
  })

  it('delete their account: matches are left or resigned, name and words are gone', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    const [leaving, staying] = clients
    await leaving.call('claim', { body: { name: 'Soon Gone', password: PASSWORD } })
    await leaving.call('say', { params: { id: match.id }, body: { seat: 0, text: 'goodbye' } })
    expect(await codeOf(leaving.call('farewell', { body: { password: 'wrong' } }))).toBe('wrong-password')
    await leaving.call('farewell', { body: { password: PASSWORD } })
    expect(await codeOf(leaving.call('me'))).toBe('not-signed-in')
    const info = await staying.call('match', { params: { id: match.id } })
    expect(info.ending).toMatchObject({ by: 'resignation', winners: [1] })
    expect(info.seats[0].name).toBeNull()
    expect((await staying.call('talk', { params: { id: match.id } })).said).toEqual([])
    expect(
      await codeOf(
        new Client(server.url).call('signIn', { body: { name: 'Soon Gone', password: PASSWORD } }),
      ),
    ).toBe('wrong-password')
  })

  it.each(['', 'x', ' Marek', 'a\nb', '<script>', 'x'.repeat(33)])('may not be called %j', async (name) => {
    const client = await Client.guest(server.url)
    expect(await codeOf(client.call('claim', { body: { name, password: PASSWORD } }))).toBe('bad-request')
  })
})
