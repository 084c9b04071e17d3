/** Whole matches through the real server, on both databases: over sockets, and one over plain HTTP. */

import { CATALOGUE, titleCalled } from '@muster/catalogue/catalogue'
import { readRecord, replay } from '@muster/kernel/record'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { anyChoice, peaceably } from '../testing/client.ts'
import { type Played, playOverHttp, playOverSocket, seatGuests } from '../testing/playing.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { serveHere } from '../testing/serving.ts'

const wholeLog = (version: number): number[] => Array.from({ length: version + 1 }, (_, i) => i)

function check(played: readonly Played[]): void {
  const version = Math.max(...played.map((each) => each.last.version))
  for (const each of played) {
    // Nothing missed, nothing told twice, everything acknowledged is there.
    expect(each.heard).toEqual(wholeLog(each.last.version))
    expect(each.last.ending).toEqual(played[0].last.ending)
    expect(each.acknowledged.every((one) => one <= version)).toBe(true)
  }
  const all = played.flatMap((each) => each.acknowledged)
  expect(new Set(all).size).toBe(all.length)
}

describe.each(['sqlite', 'postgres'])('whole matches on %s', (kind) => {
  let server: RunningServer
  let drop = async (): Promise<void> => {}

  beforeAll(async () => {
    if (kind === 'sqlite') server = await serveHere()
    else {
      const database = await freshDatabase(inject('postgres'))
      drop = database.drop
      server = await serveHere(database.url)
    }
  })
  afterAll(async () => {
    await server.close()
    await drop()
  })

  it.concurrent.each(CATALOGUE.map((each) => each.game.id))('%s over WebSocket', async (game) => {
    const { match, clients } = await seatGuests([server.url], game)
    const choose = clients.length > 2 ? peaceably : anyChoice
    const played = await Promise.all(
      clients.map((each, seat) => playOverSocket(each, match.id, seat, { choose })),
    )
    check(played)
    expect(played[0].last.ending?.by).toBe('rules')
    const file = await clients[0].call('record', { params: { id: match.id } })
    const again = replay(titleCalled(game).game, readRecord(JSON.stringify(file)))
    expect(again.log.length).toBe(played[0].last.version)
    expect(again.state.outcome?.winners).toEqual(played[0].last.ending?.winners)
    expect(file.commitment).toBe(match.commitment)
    expect(file.nonces).toContain('n1')
  })

  it.concurrent('richard-iii over plain HTTP, to its end', async () => {
    const { match, clients } = await seatGuests([server.url], 'richard-iii', 'kingmaker')
    const played = await Promise.all(clients.map((each, seat) => playOverHttp(each, match.id, seat)))
    check(played)
    expect(played[0].last.ending?.by).toBe('rules')
  })
})
