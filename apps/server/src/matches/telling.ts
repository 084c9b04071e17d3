/** What those who watch are told: the table, or only what has changed in the one they have. */
import type { Viewer } from '@muster/kernel/game'
import { type Change, Comparison } from '@muster/protocol/changes'
import type { Heard, TableView } from '@muster/protocol/play'
import type { ServerMessage } from '@muster/protocol/socket'
import { shownClock } from '../clocks/clocks.ts'
import type { Live } from './fold.ts'
import { isWatched, type Shown, type Slot, stillMay, type Watcher } from './slot.ts'
import { heardAs, type Kept, tableFor } from './view.ts'

/** Where so much is new, the whole is hardly longer. */
const MAX_CHANGES = 150

/**
 * What is said to those who have one table, or none to go by, of another. This takes over from it what has not changed: all of it
 * would live as long as the old one has, and thousands of such make most of a server's garbage.
 */
export function newsOf(from: TableView | null, now: TableView, log: Heard[]): () => string {
  const changes = from === null ? null : changesOf(from, now)
  if (from === null || changes === null || changes.length > MAX_CHANGES)
    return written({ type: 'table', ...now, log })
  return written({ type: 'changes', match: now.match, from: from.version, changes, log })
}

/** Written once, however many it is sent to, and only if it is. */
function written(message: ServerMessage): () => string {
  let text: string | null = null
  return () => {
    text ??= JSON.stringify(message)
    return text
  }
}

/**
 * By name, for an engine finds what it is told by name at once. Its log is told apart, and clocks go on between two messages: those
 * who see the same have not been told the same numbers.
 */
function changesOf(from: TableView, now: TableView): Change[] {
  const compared = new Comparison()
  compared.part('match', from.match, now.match)
  compared.part('version', from.version, now.version)
  compared.part('seat', from.seat, now.seat)
  now.view = compared.part('view', from.view, now.view)
  now.deciding = compared.part('deciding', from.deciding, now.deciding)
  now.decision = compared.part('decision', from.decision, now.decision)
  compared.part('undoable', from.undoable, now.undoable)
  now.undoes = compared.part('undoes', from.undoes, now.undoes)
  compared.part('undoBar', from.undoBar, now.undoBar)
  now.drawOffers = compared.part('drawOffers', from.drawOffers, now.drawOffers)
  if (now.clocks === null) compared.part('clocks', from.clocks, null)
  else compared.changes.push([['clocks'], now.clocks])
  compared.part('ending', from.ending, now.ending)
  return compared.changes
}

export const tableNow = (slot: Slot, live: Live, viewer: Viewer, now: number, last?: TableView): TableView =>
  tableFor(slot.id, live, viewer, isWatched(slot, viewer), clocksAt(slot, live, now), last)

const clocksAt = ({ seats }: Slot, { timing }: Live, now: number): TableView['clocks'] =>
  timing === null
    ? null
    : timing.clocks.flatMap((clock, seat) =>
        seats[seat]?.kind === 'person' ? [shownClock(clock, seat, now)] : [],
      )

/** What was made for one watcher and may do for others. */
interface Made {
  readonly message: () => string
  readonly viewer: Viewer
  readonly seen: number
  readonly from: TableView | null
}

/** Tells those who watch what is new to them. `kept`: the entries that the last of them has not heard, and perhaps earlier ones. */
export function tellWatchers(slot: Slot, live: Live, now: number, kept: readonly Kept[]): void {
  const before = slot.shown
  slot.shown = new Map()
  for (const [viewer, table] of before) if (table.version === live.version) slot.shown.set(viewer, table)
  // Spectators see the same; so do the devices of one player.
  const made: Made[] = []
  for (const watcher of slot.watchers) {
    if (watcher.seen >= live.version) continue
    const from = baseOf(slot, watcher, before)
    const { viewer, seen } = watcher
    let news = made.find((each) => each.viewer === viewer && each.seen === seen && each.from === from)
    if (news === undefined) {
      const table = slot.shown.get(viewer) ?? tableNow(slot, live, viewer, now, from ?? undefined)
      news = { viewer, seen, from, message: newsOf(from, table, heardSince(kept, seen, viewer)) }
      slot.shown.set(viewer, table)
      made.push(news)
    }
    watcher.seen = live.version
    watcher.table(news.message)
  }
}

function heardSince(kept: readonly Kept[], seen: number, viewer: Viewer): Heard[] {
  const heard: Heard[] = []
  for (const each of kept) if (each.version > seen) heard.push(heardAs(each, viewer))
  return heard
}

/** The table that a watcher has, if changes are enough for it and it still has the same eyes. */
function baseOf(slot: Slot, watcher: Watcher, before: Shown): TableView | null {
  const { viewer } = watcher
  watcher.viewer = stillMay(slot, watcher)
  const base = watcher.changes && viewer === watcher.viewer ? before.get(viewer) : undefined
  return base?.version === watcher.seen ? base : null
}
