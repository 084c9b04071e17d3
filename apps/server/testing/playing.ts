/** Clients that play whole matches through a real server, over a socket or over plain HTTP, by any of the offers. */
import { setTimeout as pause } from 'node:timers/promises'
import { titleCalled } from '@muster/catalogue/catalogue'
import { checkSetup } from '@muster/kernel/setup'
import type { MatchInfo } from '@muster/protocol/matches'
import type { TableView } from '@muster/protocol/play'
import { anyChoice, Client, type peaceably, RejectedByServer, type Socket } from './client.ts'

/** Refusals that are nobody's fault: the table changed while the message was on its way. */
const PASSED = new Set(['stale-decision', 'not-your-turn', 'match-over'])

export interface Seated {
  readonly match: MatchInfo
  readonly clients: readonly Client[]
}

/** A match with one guest in each seat; `at` says through which address each comes. */
export async function seatGuests(
  at: readonly string[],
  game: string,
  scenario?: string,
  check = true,
): Promise<Seated> {
  const setup = checkSetup(titleCalled(game).game, { scenario })
  const seats = titleCalled(game).game.seats(setup)
  const clients = await Promise.all(seats.map((_, i) => Client.guest(at[i % at.length], check)))
  const wish = seats.map((_, i) => ({ kind: i === 0 ? 'mine' : 'open' }))
  const open = await clients[0].call('create', { body: { game, scenario: setup.scenario, seats: wish } })
  let match = open
  for (const [seat, client] of clients.entries()) {
    if (seat > 0)
      match = await client.call('join', { params: { id: open.id }, body: { seat, nonce: `n${seat}` } })
  }
  return { match, clients }
}

export interface Played {
  readonly last: TableView
  /** Versions acknowledged to this seat. */
  readonly acknowledged: number[]
  /** Versions of every entry told to this seat, in the order of arrival. */
  readonly heard: number[]
}

/** Plays a seat over a socket until the end, or until so many entries. */
export async function playOverSocket(
  client: Client,
  match: string,
  seat: number,
  {
    limit = Number.POSITIVE_INFINITY,
    choose = anyChoice,
    pauseMs = () => 0,
  }: { limit?: number; choose?: typeof peaceably; pauseMs?: () => number } = {},
): Promise<Played> {
  const socket = await client.socket()
  const acknowledged: number[] = []
  const heard: number[] = []
  try {
    const last = await new Promise<TableView>((resolve, reject) => {
      socket.closed.then(({ code, reason }) => reject(new Error(`closed ${code} ${reason}`)))
      socket.onTable = (table) => {
        heard.push(...table.log.map((each) => each.version))
        if (table.ending !== null || table.version >= limit) resolve(table)
        else if (table.decision !== null) {
          const choice = choose(table)
          const ms = pauseMs()
          const sending = ms === 0 ? Promise.resolve() : pause(ms)
          sending.then(() => send(socket, match, choice, acknowledged)).catch(reject)
        }
      }
      socket.ask({ type: 'watch', match, seat, since: -1, changes: seat % 2 === 0 }).catch(reject)
    })
    return { last, acknowledged, heard }
  } finally {
    socket.close()
  }
}

async function send(
  socket: Socket,
  match: string,
  choice: ReturnType<typeof anyChoice>,
  acknowledged: number[],
): Promise<void> {
  try {
    const done = await socket.ask({ type: 'act', match, ...choice })
    acknowledged.push(done.version ?? -1)
  } catch (error) {
    if (!(error instanceof RejectedByServer) || !PASSED.has(error.error.code)) throw error
  }
}

/** The same over plain HTTP: ask, wait for news, choose. */
export async function playOverHttp(client: Client, match: string, seat: number): Promise<Played> {
  const acknowledged: number[] = []
  const heard: number[] = []
  let since = -1
  for (;;) {
    const table = await client.table(match, { seat, since, wait: 10 })
    heard.push(...table.log.map((each) => each.version))
    since = table.version
    if (table.ending !== null) return { last: table, acknowledged, heard }
    if (table.decision === null) continue
    try {
      const done = await client.call('act', { params: { id: match }, body: anyChoice(table) })
      acknowledged.push(done.version)
    } catch (error) {
      if (!(error instanceof RejectedByServer) || !PASSED.has(error.error.code)) throw error
    }
  }
}
