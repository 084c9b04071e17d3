/** Bots sit in seats like people; one that fails is replaced, and no match is ever stuck. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { BOT_SETTINGS } from '../src/services.ts'
import { Client } from '../testing/client.ts'
import { playOverSocket } from '../testing/playing.ts'
import { serveHere } from '../testing/serving.ts'

const GAME = 'hammer-of-the-scots'
const EXAMPLE = fileURLToPath(new URL('../../../docs/example-bot.mjs', import.meta.url))

describe('bots', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await serveHere()
  })
  afterAll(() => server.close())

  it('play a whole match against a person', async () => {
    const client = await Client.guest(server.url)
    const body = { game: GAME, seats: [{ kind: 'bot', bot: 'random' }, { kind: 'mine' }] }
    const { id } = await client.call('create', { body })
    const { last } = await playOverSocket(client, id, 1)
    expect(last.ending?.by).toBe('rules')
  })

  it.each(['captain', 'marshal-1'])('%s plays on and is not replaced', async (bot) => {
    const client = await Client.guest(server.url)
    const body = { game: GAME, seats: [{ kind: 'bot', bot }, { kind: 'mine' }] }
    const { id } = await client.call('create', { body })
    const { last } = await playOverSocket(client, id, 1, { limit: 8 })
    expect(last.version).toBeGreaterThanOrEqual(8)
    expect((await client.call('match', { params: { id } })).seats[0].name).toBe(bot)
  })

  it('are Captains where nobody is named, at a table of seven too', async () => {
    const client = await Client.guest(server.url)
    const others = Array.from({ length: 6 }, () => ({ kind: 'bot' as const }))
    const body = { game: 'ancien-regime', players: 7, seats: [{ kind: 'mine' as const }, ...others] }
    const { seats } = await client.call('create', { body })
    expect(seats.slice(1).map((seat) => seat.name)).toEqual(Array.from({ length: 6 }, () => 'captain'))
  })

  it('of anybody play with a token: the example of the docs', async () => {
    const owner = await Client.guest(server.url)
    const { token } = await owner.call('token', { body: { label: 'example' } })
    const other = await Client.guest(server.url)
    const { id } = await other.call('create', {
      body: { game: GAME, seats: [{ kind: 'mine' }, { kind: 'open' }] },
    })
    const child = spawn(process.execPath, [EXAMPLE, server.url, id], {
      env: { ...process.env, MUSTER_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (part) => {
      said += part
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect
      .poll(async () => (await other.call('match', { params: { id } })).status, { timeout: 60_000 })
      .toBe('playing')
    await playOverSocket(other, id, 0)
    expect(await ended).toBe(0)
    expect(said).toContain('over')
  })
})

describe('bots that fail', () => {
  it.each(['silent', 'crash', 'cheat', 'exit'])('%s: the next simpler one takes the seat', async (bot) => {
    const server = await serveHere(undefined, {
      bots: {
        ...BOT_SETTINGS,
        roster: [bot, 'simple'],
        patienceMs: 1500,
        thread: new URL('../testing/bad-bot-thread.ts', import.meta.url),
      },
    })
    try {
      const client = await Client.guest(server.url)
      const body = { game: GAME, seats: [{ kind: 'mine' }, { kind: 'bot', bot }] }
      const { id } = await client.call('create', { body })
      const { last } = await playOverSocket(client, id, 0, { limit: 30 })
      expect(last.version).toBeGreaterThanOrEqual(30)
      expect((await client.call('match', { params: { id } })).seats[1].name).toBe('simple')
    } finally {
      await server.close()
    }
  })

  it.each(['bad-bot-thread.ts', 'there-is-no-such-thread.ts'])(
    'to the last, in %s: any offer is chosen for them',
    async (thread) => {
      const server = await serveHere(undefined, {
        bots: {
          ...BOT_SETTINGS,
          roster: ['crash', 'cheat'],
          patienceMs: 1500,
          thread: new URL(`../testing/${thread}`, import.meta.url),
        },
      })
      try {
        const client = await Client.guest(server.url)
        const { id } = await client.call('create', {
          body: { game: GAME, seats: [{ kind: 'mine' }, { kind: 'bot' }] },
        })
        const { last } = await playOverSocket(client, id, 0, { limit: 20 })
        expect(last.version).toBeGreaterThanOrEqual(20)
      } finally {
        await server.close()
      }
    },
  )
})
