/** A match that is over, as the file that `muster verify` checks: seed, nonces, every choice with its dice. */

import { titleCalled } from '@muster/catalogue/catalogue'
import { act, startMatch, undo } from '@muster/kernel/match'
import { type MatchRecord, recordMatch } from '@muster/kernel/record'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { parseAction } from '@muster/kernel/words'
import type { Ending } from '@muster/protocol/matches'
import { Refused } from '../errors.ts'
import { entriesAfter } from '../storage/log.ts'
import type { MatchRow, SeatRow } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import { originOf } from './tables.ts'

export interface DownloadedRecord extends MatchRecord {
  /** How it ended, also when it was not by the rules. */
  readonly ending: Ending
}

/** Choices that were taken back leave no trace in the dice, since no undo crosses a draw; they are left out. */
export async function recordOf(
  store: Store,
  row: MatchRow,
  seats: readonly SeatRow[],
): Promise<DownloadedRecord> {
  if (row.status !== 'over' || row.ending === null) throw new Refused('not-over')
  const { setup, seed, nonces, rulesVersion } = originOf(row, seats)
  const { game } = titleCalled(row.game)
  if (game.version !== rulesVersion) {
    throw new Refused('other-rules-version', { version: rulesVersion, known: game.version })
  }
  const match = startMatch(game, setup, sealedChance(seed, nonces))
  for (const entry of await entriesAfter(store.db, row.id, 0)) {
    if (entry.kind === 'act' && entry.seat !== null) act(match, entry.seat, parseAction(game, entry.words))
    if (entry.kind === 'undo' && entry.seat !== null) undo(match, entry.seat)
  }
  return { ...recordMatch(match, { seed, nonces }, true), ending: JSON.parse(row.ending) }
}
