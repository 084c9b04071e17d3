/** Who may have an account: whoever wants one, whoever is invited, nobody more. */
import { expect, inject, it } from 'vitest'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { Deeds } from '../src/hosting/deeds.ts'
import { readSettings } from '../src/hosting/settings.ts'
import { Client, RejectedByServer } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD = 'correct horse battery'

async function claim(url: string, name: string, invitation?: string): Promise<string> {
  const client = await Client.guest(url)
  const body = { name, password: PASSWORD, ...(invitation === undefined ? {} : { invitation }) }
  try {
    await client.call('claim', { body })
  } catch (error) {
    if (error instanceof RejectedByServer) return error.error.code
    throw error
  }
  return (await client.call('me')).name
}

it.each(['sqlite', 'postgres'] as const)(
  'an invitation is for one account, used up only by having it, and too old after 30 days; on %s',
  async (kind) => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : undefined
    const clock = handClock(new Date().toISOString())
    const server = await serveHere(database?.url, { clock, registration: 'invitation' })
    const { url, services } = server
    const deeds = new Deeds(services.store, REAL_CLOCK)
    expect((await new Client(url).call('session')).registration).toBe('invitation')
    expect(await claim(url, 'Anna')).toBe('not-invited-here')
    expect(await claim(url, 'Anna', 'made up')).toBe('not-invited-here')
    const code = await deeds.invite('new in the club')
    const { db } = services.store
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(code)
    expect(await claim(url, 'Anna', ` ${code} `)).toBe('Anna')
    expect(await claim(url, 'Marek', code)).toBe('not-invited-here')

    const second = await deeds.invite('her brother')
    expect(await claim(url, 'Anna', second)).toBe('name-taken')
    const both = await Promise.all([claim(url, 'Marek', second), claim(url, 'Piotr', second)])
    expect(both.filter((each) => each === 'not-invited-here')).toHaveLength(1)

    const old = await deeds.invite('never came')
    clock.pass(31 * DAY_MS)
    expect(await claim(url, 'Late', old)).toBe('not-invited-here')
    await services.forget()
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
    expect((await deeds.log()).map(({ deed, why }) => `${deed}: ${why}`)).toEqual([
      'invite: new in the club',
      'invite: her brother',
      'invite: never came',
    ])
    await server.close()
    await database?.drop()
  },
)

it('where registration is closed those who have an account sign in, and guests play', async () => {
  const open = await serveHere()
  expect((await new Client(open.url).call('session')).registration).toBe('open')
  expect(await claim(open.url, 'Anna')).toBe('Anna')
  await open.close()
  const closed = await serveHere(undefined, { registration: 'closed' })
  expect((await new Client(closed.url).call('session')).registration).toBe('closed')
  expect(await claim(closed.url, 'Anna')).toBe('registration-closed')
  const guest = await Client.guest(closed.url)
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  await guest.call('create', { body: { game: 'hammer-of-the-scots', seats } })
  await closed.close()
})

it('is a setting with three values', () => {
  expect(readSettings([], {}).registration).toBe('open')
  expect(readSettings([], { REGISTRATION: 'invitation' }).registration).toBe('invitation')
  expect(() => readSettings([], { REGISTRATION: 'shut' })).toThrow('REGISTRATION must be open')
})
