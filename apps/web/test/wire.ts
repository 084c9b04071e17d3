/** What came over the wire to a page, held against what its seat may know. */
import type { Game, Viewer } from '@muster/kernel/game'
import { actAll, seatView, startMatch } from '@muster/kernel/match'
import type { MatchRecord } from '@muster/kernel/record'
import { heardBy } from '@muster/kernel/referee'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { parseGesture } from '@muster/kernel/words'
import { withChanges } from '@muster/protocol/changes'
import type { TableView } from '@muster/protocol/play'
import type { ServerMessage } from '@muster/protocol/socket'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Everything that a page hears on its sockets, as it comes. */
export function eavesdrop(page: Page): ServerMessage[] {
  const heard: ServerMessage[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as ServerMessage))
  })
  return heard
}

/** The tables that it was sent, whole or by what had changed. */
export function tablesIn(heard: readonly ServerMessage[]): readonly TableView[] {
  const tables: TableView[] = []
  for (const each of heard) {
    if (each.type === 'table') tables.push(each)
    if (each.type !== 'changes') continue
    const before = tables.findLast(({ match, version }) => match === each.match && version === each.from)
    tables.push({ ...(withChanges(before, each.changes) as TableView), log: each.log })
  }
  return tables
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Plays the match again from its record and compares every view, offer and event that the page was sent. */
export function checkWire(
  game: Game,
  record: MatchRecord,
  heard: readonly ServerMessage[],
  viewer: Viewer,
): void {
  const match = startMatch(game, record.setup, sealedChance(record.seed ?? '', record.nonces))
  const moments = [{ state: structuredClone(match.state), told: match.opening.told }]
  for (const each of record.actions) {
    const { told } = actAll(match, each.seat, parseGesture(game, each.action))
    moments.push({ state: structuredClone(match.state), told })
  }
  const tables = tablesIn(heard)
  expect(tables.length).toBeGreaterThan(1)
  // A version is a gesture, the start being the first; offers of a draw and resigning change no state.
  const isChoice = new Map(
    tables.flatMap(({ log }) => log.map((each) => [each.version, each.kind === 'act'])),
  )
  const choicesUpTo = (version: number): number =>
    [...isChoice].filter(([each, choice]) => choice && each <= version).length
  for (const table of tables) {
    const { state } = moments[choicesUpTo(table.version)]
    const seen = seatView(game, state, viewer)
    expect(table.view).toEqual(plain(seen.view))
    if (table.ending === null) expect(table.decision?.offers).toEqual(seen.decision?.offers)
    for (const each of table.log) {
      if (each.kind !== 'act' && each.kind !== 'start') continue
      const { told } = moments[choicesUpTo(each.version)]
      expect(each.events).toEqual(plain(told.map((one) => heardBy(one, viewer))))
      expect(each.choices === null || each.seat === viewer).toBe(true)
    }
  }
  expect(JSON.stringify(heard)).not.toContain(record.seed)
}
