/** What a server keeps of matches in memory, and what leaves it. */
import { SPECTATOR } from '@muster/kernel/game'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Matches } from '../src/matches/matches.ts'
import type { Watcher } from '../src/matches/slot.ts'
import { openStore, type Store } from '../src/storage/store.ts'
import { temporaryFolder } from '../testing/serving.ts'

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
    matches.forgetIdle(10 * MINUTE)
    expect(matches.loaded).toBe(3)
    await matches.alone('used', async () => {})
    ticks = 11 * MINUTE
    matches.forgetIdle(10 * MINUTE)
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
