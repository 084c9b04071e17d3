/** A short form of `npm run attack -- faults`: processes die and databases hang while people play. */
import { describe, expect, inject, it } from 'vitest'
import { attackFaults } from '../testing/attack/faults.ts'
import { Client } from '../testing/client.ts'
import { StubbornPlayer } from '../testing/stubborn.ts'

describe('an attack', () => {
  it('on the machine loses nothing that was acknowledged', async () => {
    const { tried, faults } = await attackFaults({
      seconds: 1,
      postgres: inject('postgres'),
      clients: 60,
      deaths: 1,
    })
    expect(faults).toEqual([])
    for (const at of ['accepted', 'committed', 'told']) expect(tried[`deaths when ${at}`]).toBe(1)
    expect(tried['database hung']).toBeGreaterThan(0)
  }, 300_000)

  it('ends though a match stands still: players who always come back are told to leave', async () => {
    const nowhere = 'http://127.0.0.1:1'
    const player = new StubbornPlayer(new Client(nowhere), () => [nowhere], 'none', 0)
    const playing = player.play()
    await new Promise((resolve) => setTimeout(resolve, 50))
    player.leave()
    await playing
    expect([player.last, player.doing]).toEqual([null, 'has ended'])
  })
})
