/** Whoever is told only what changed has the same table as whoever is told all of it. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { SPECTATOR, type Viewer } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { type Change, withChanges } from '@muster/protocol/changes'
import type { TableView } from '@muster/protocol/play'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, fold, type Live } from '../src/matches/fold.ts'
import { newsOf } from '../src/matches/telling.ts'
import { tableFor } from '../src/matches/view.ts'
import type { RunningServer } from '../src/server.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere } from '../testing/serving.ts'

/** Frozen through and through: a game whose views share a list with its state cannot go on without throwing. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) frozen(each)
  }
  return value
}

/** How many lists and records at the top of two views are the very same. */
const sharedParts = (before: unknown, after: unknown): number => {
  const old = new Set(Object.values(before as object))
  return Object.values(after as object).filter((each) => typeof each === 'object' && old.has(each)).length
}

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

function chooseAny(live: Live, below: (most: number) => number): void {
  const seats = live.asked.flatMap((asked, seat) => (asked === null ? [] : [seat]))
  const seat = seats[below(seats.length)]
  const offers = tableFor('m', live, seat, true, null).decision?.offers ?? []
  fold(live, { kind: 'act', seat, words: offers[below(offers.length)], instant: null })
}

describe.each(CATALOGUE.map((each) => each.game))('the changes of a match of $title', (game) => {
  it('add up to the table, for every seat and for spectators, and are shorter', () => {
    const live = begin({
      game: game.id,
      rulesVersion: game.version,
      setup: checkSetup(game, {}),
      seed: '5eed'.repeat(16),
      nonces: game.seats(checkSetup(game, {})).map(() => 'nonce'),
      time: null,
      began: 0,
    })
    const viewers: Viewer[] = [...live.match.seats.map((_, seat) => seat), SPECTATOR]
    const before = new Map<Viewer, TableView>()
    const below = numbers(7)
    let told = 0
    let kept = 0
    let whole = 0
    for (let i = 0; i < 250 && live.ending === null; i++) {
      chooseAny(live, below)
      for (const viewer of viewers) {
        const had = before.get(viewer)
        const now = tableFor('m', live, viewer, true, null, had)
        const text = JSON.stringify(now)
        // What is taken over from the table before is as it would be made now.
        expect(text).toBe(JSON.stringify(tableFor('m', live, viewer, true, null)))
        const news = newsOf(had ?? null, now, [])
        before.set(viewer, frozen(now))
        if (had === undefined) continue
        expect(JSON.stringify(now)).toBe(text)
        kept += sharedParts(had.view, now.view)
        const message = JSON.parse(news())
        const has =
          message.type === 'table'
            ? now
            : withChanges(JSON.parse(JSON.stringify(had)), message.changes as Change[])
        expect(has).toEqual(JSON.parse(text))
        told += news().length
        whole += text.length
      }
    }
    expect(told).toBeLessThan(whole / 2)
    // What did not change is not held twice.
    expect(kept).toBeGreaterThan(1000)
  })
})

describe('a watcher who asked for changes', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await serveHere()
  })
  afterAll(() => server.close())

  it('is sent the whole once and then only what changed, and has what others are sent whole', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    const kinds: string[] = []
    const sockets = await Promise.all(clients.map((each) => each.socket()))
    sockets[0].raw.on('message', (data) => kinds.push(JSON.parse(String(data)).type))
    const tables: (TableView | null)[] = [null, null]
    for (const [seat, socket] of sockets.entries()) {
      socket.onTable = (table) => {
        tables[seat] = table
      }
      await socket.ask({ type: 'watch', match: match.id, seat, changes: seat === 0 })
    }
    for (let i = 0; i < 12; i++) {
      const seat = tables.findIndex((each) => each?.decision !== null)
      const { decision } = tables[seat] as TableView
      const choices = [decision?.offers[0] ?? '']
      const command = `command-${i}-${seat}`
      const done = await sockets[seat].ask({
        ...{ type: 'act', match: match.id, seat, command, decision: decision?.id ?? 0, choices },
      })
      await expect.poll(() => tables.map((each) => each?.version)).toEqual([done.version, done.version])
      const { log: _log, ...has } = tables[0] as TableView & { type: string }
      const { log, ...asked } = await clients[0].table(match.id, { seat: 0 })
      expect(log).toEqual([])
      expect(has).toEqual({ type: 'table', ...asked })
      expect(tables[0]?.log.map((each) => each.version)).toEqual([done.version])
    }
    expect(kinds.filter((each) => each === 'table')).toHaveLength(1)
    expect(kinds.filter((each) => each === 'changes')).toHaveLength(12)
    for (const each of sockets) each.close()
  })
})
