/** What those who watch are told: the table, or only what has changed in the one they have. */
import type { Viewer } from '@muster/kernel/game'
import { changesBetween } from '@muster/protocol/changes'
import type { Heard, TableView } from '@muster/protocol/play'
import type { ServerMessage } from '@muster/protocol/socket'

/** The table that the watchers with the same eyes have, without its log. */
export type Shown = Map<Viewer, TableView>

/** Where so much is new, the whole is hardly longer. */
const MAX_CHANGES = 150

/** Written once, however many it is sent to. `from`: what they have; null if they have nothing to go by. */
export function messageOf(from: TableView | null, now: TableView, log: Heard[]): () => string {
  let text: string | null = null
  return () => {
    text ??= JSON.stringify(from === null ? whole(now, log) : (changed(from, now, log) ?? whole(now, log)))
    return text
  }
}

const whole = (table: TableView, log: Heard[]): ServerMessage => ({ type: 'table', ...table, log })

function changed(from: TableView, now: TableView, log: Heard[]): ServerMessage | null {
  const changes = changesBetween({ ...from, clocks: null }, { ...now, clocks: null })
  // Clocks go on between two messages: those who see the same have not been told the same numbers.
  if (now.clocks !== null) changes.push([['clocks'], now.clocks])
  if (changes.length > MAX_CHANGES) return null
  return { type: 'changes', match: now.match, from: from.version, changes, log }
}
