/** What a server keeps of matches in memory, and what leaves it. */
import { randomUUID } from 'node:crypto'
import { SPECTATOR } from '@muster/kernel/game'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Matches } from '../src/matches/matches.ts'
import type { Watcher } from '../src/matches/slot.ts'
import type { RunningServer } from '../src/server.ts'
import { IDLE_MS } from '../src/services.ts'
import { openStore, type Store } from '../src/storage/store.ts'
import type { Socket } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const MINUTE = 60_000

describe('the matches in memory', () => {
  const folder = temporaryFolder()
  let store: Store
  beforeAll(async () => {
    store = await openStore({ dataDir: folder.path })
  })
  afterAll(async () => {
    await store.close()
    folder.remove()
  })

  it('leave it when nobody follows them and nobody has used them for a while', async () => {
    let ticks = 0
    const matches = new Matches(store, { now: () => 0, ticks: () => ticks })
    const watcher: Watcher = {
      viewer: SPECTATOR,
      person: null,
      seen: -1,
      changes: false,
      table() {},
      info() {},
    }
    for (const id of ['watched', 'left', 'used']) {
      await matches.alone(id, async (slot) => {
        if (id === 'watched') matches.seat(slot, watcher, null)
      })
    }
    ticks = 9 * MINUTE
    matches.forgetIdle(IDLE_MS)
    expect(matches.loaded).toBe(3)
    await matches.alone('used', async () => {})
    ticks = 11 * MINUTE
    matches.forgetIdle(IDLE_MS)
    expect(matches.loaded).toBe(2)
    await matches.alone('watched', async (slot) => expect(slot.watchers.has(watcher)).toBe(true))
  })

  it('are five thousand at most, however many are looked at; those in use stay', async () => {
    const matches = new Matches(store, { now: () => 0, ticks: () => 0 })
    let letGo = (): void => {}
    const held = matches.alone('first', () => new Promise<void>((resolve) => (letGo = resolve)))
    for (let i = 0; i < 5200; i++) await matches.alone(`match-${i}`, async () => {})
    expect(matches.loaded).toBeLessThanOrEqual(5001)
    letGo()
    await held
  })
})

describe('a match that is over', () => {
  const clock = handClock()
  let server: RunningServer
  beforeAll(async () => {
    server = await serveHere(undefined, { clock })
  })
  afterAll(() => server.close())

  /** A match that two follow, one of them by changes, until the second resigns. */
  async function played(): Promise<{ id: string; sockets: Socket[]; resign(): Promise<unknown> }> {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    const sockets = await Promise.all(clients.map((each) => each.socket()))
    for (const [seat, socket] of sockets.entries())
      await socket.ask({ type: 'watch', match: match.id, seat, changes: seat === 0 })
    const resign = () => sockets[1].ask({ type: 'resign', match: match.id, seat: 1, command: randomUUID() })
    return { id: match.id, sockets, resign }
  }

  it('leaves memory a minute after its last watcher; one in play that nobody follows stays for ten', async () => {
    const { matches } = server.services
    const [over, inPlay] = [await played(), await played()]
    await over.resign()
    for (const each of [...over.sockets, ...inPlay.sockets]) each.close()
    await expect.poll(() => matches.watchers).toBe(0)
    clock.pass(MINUTE - 1)
    matches.forgetIdle(IDLE_MS)
    expect(matches.loaded).toBe(2)
    clock.pass(1)
    matches.forgetIdle(IDLE_MS)
    expect(matches.loaded).toBe(1)
    await matches.alone(inPlay.id, async (slot) => expect(slot.live).not.toBeNull())
    clock.pass(10 * MINUTE)
    matches.forgetIdle(IDLE_MS)
    expect(matches.loaded).toBe(0)
  })

  it('keeps no tables of those who still have it before them, nor does one that nobody follows', async () => {
    const { matches } = server.services
    const kept = (id: string) =>
      matches.alone(id, async (slot) => ({
        watchers: slot.watchers.size,
        tables: slot.shown.size,
        entries: slot.kept.length,
      }))
    const [over, left] = [await played(), await played()]
    expect(await kept(over.id)).toMatchObject({ watchers: 2, tables: 2 })
    await over.resign()
    expect(await kept(over.id)).toEqual({ watchers: 2, tables: 0, entries: 1 })
    for (const each of left.sockets) each.close()
    await expect.poll(() => kept(left.id)).toEqual({ watchers: 0, tables: 0, entries: 1 })
    for (const each of over.sockets) each.close()
  })
})
