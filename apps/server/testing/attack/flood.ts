/**
 * One client does, as often as it is allowed, what costs the server most. Two others play meanwhile: how long does a choice
 * take to reach the opponent, before and during?
 */
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../../src/http/limits.ts'
import { decidingNow } from '../../src/matches/fold.ts'
import type { RunningServer } from '../../src/server.ts'
import { anyChoice, Client, RejectedByServer } from '../client.ts'
import { seatGuests } from '../playing.ts'
import { serveHere } from '../serving.ts'
import { type Long, Notebook, type Report } from './report.ts'

const GAME = 'hammer-of-the-scots'
const SCENARIO = 'campaign'
/** So many entries has the match that is looked at over and over. */
const LONG = 400
const BETWEEN_MS = 40
/** During the flood a choice may take so much longer, in milliseconds, at the 95th percentile. */
const ALLOWED_MS = 60

export async function attackFlood(long: Long): Promise<Report> {
  const notes = new Notebook(long)
  // Guests are made by the dozen here, from one address; every other limit is as it is for hosts.
  const server = await serveHere(undefined, { limits: { ...LIMITS, guests: { burst: 1e6, perSecond: 1e6 } } })
  try {
    const { match, clients } = await seatGuests([server.url], GAME, SCENARIO)
    await playOn(server.services, match.id, LONG)
    const floods: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
      'lists of matches': (client) => client.call('matches', { query: { status: 'playing' } }),
      'whole logs': (client) => client.table(match.id, { since: -1 }),
      'pages of logs': (client) => client.call('log', { params: { id: match.id }, query: { after: -1 } }),
      ways: (client) =>
        client.call('ways', {
          params: { id: match.id },
          body: { seat: 0, starts: ['move wallace', 'move edward'], follow: ['enter'], stop: 'stop' },
        }),
    }
    const share = 1 / (Object.keys(floods).length + 1)
    const calm = await delays(server.url, () => notes.isPast(share, 'calm'))
    notes.saw('calm p95 ms', p95(calm))
    for (const [i, [what, ask]] of Object.entries(floods).entries()) {
      const flooder = what === 'ways' ? clients[0] : await Client.guest(server.url)
      let over = false
      const flooding = flood(flooder, ask, () => over, what, notes)
      const during = await delays(server.url, () => notes.isPast((i + 2) * share, what))
      notes.tried('others answered', during.length)
      over = true
      await flooding
      notes.saw(`${what}: p95 ms`, p95(during))
      if (p95(during) > p95(calm) + ALLOWED_MS) {
        notes.fault(`${what}: a choice of others took ${p95(during)} ms at p95, ${p95(calm)} before`)
      }
    }
  } finally {
    await server.close()
  }
  return notes.report()
}

async function flood(
  client: Client,
  ask: (client: Client) => Promise<unknown>,
  isOver: () => boolean,
  what: string,
  notes: Notebook,
): Promise<void> {
  while (!isOver()) {
    // Ten at a time, as fast as they are answered: the limits are the server's business.
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        try {
          await ask(client)
          notes.tried(what)
        } catch (error) {
          if (!(error instanceof RejectedByServer)) throw error
          notes.tried(`${what} refused`)
          await pause(20)
        }
      }),
    )
  }
}

/** Matches of two others, one after the other: from sending a choice to the opponent's update. */
async function delays(url: string, isOver: () => boolean): Promise<number[]> {
  const found: number[] = []
  do found.push(...(await delaysOfMatch(url, isOver)))
  while (!isOver())
  return found
}

async function delaysOfMatch(url: string, isOver: () => boolean): Promise<number[]> {
  const { match, clients } = await seatGuests([url], GAME)
  const sockets = await Promise.all(clients.map((each) => each.socket({ check: false })))
  const found: number[] = []
  try {
    let heard: (seat: number) => void = () => {}
    for (const [seat, socket] of sockets.entries()) {
      socket.onTable = () => heard(seat)
      await socket.ask({ type: 'watch', match: match.id, seat })
    }
    do {
      await pause(BETWEEN_MS)
      const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
      const seat = tables.findIndex((each) => each.decision !== null)
      if (seat < 0) break
      const told = new Promise<void>((resolve) => {
        heard = (ear) => {
          if (ear !== seat) resolve()
        }
      })
      const sent = performance.now()
      await sockets[seat].ask({ type: 'act', match: match.id, ...anyChoice(tables[seat]) })
      await told
      found.push(performance.now() - sent)
    } while (!isOver())
  } finally {
    for (const each of sockets) each.close()
  }
  return found
}

/** A long match, played without knocking: only the attack itself is to count against the limits. */
async function playOn(
  { matches, door }: RunningServer['services'],
  id: string,
  times: number,
): Promise<void> {
  for (let i = 0; i < times; i++) {
    const found = await matches.alone(id, async (slot) => {
      const seat = decidingNow(await matches.latest(slot))[0]
      if (seat === undefined) return null
      return { table: await matches.look(slot, seat, null), person: slot.seats[seat].person ?? '' }
    })
    if (found === null) return
    await door.act(id, { person: found.person }, anyChoice(found.table))
  }
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10
}
