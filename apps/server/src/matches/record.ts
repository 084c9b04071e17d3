/** A match that is over, as the file that `muster verify` checks: seed, nonces, every choice with its dice. */

import { titleCalled } from '@muster/catalogue/catalogue'
import type { Seat } from '@muster/kernel/game'
import { actAll, startMatch, undo } from '@muster/kernel/match'
import { type MatchRecord, recordMatch } from '@muster/kernel/record'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { parseGesture } from '@muster/kernel/words'
import type { Ending } from '@muster/protocol/matches'
import type { ClockRecord } from '@muster/protocol/time'
import { clocksOf } from '../clocks/record.ts'
import { Rejected } from '../errors.ts'
import { entriesAfter } from '../storage/log.ts'
import type { MatchRow, SeatRow } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import { talksAlong } from '../talk/rules.ts'
import { originOf } from './matches.ts'

export interface DownloadedRecord extends MatchRecord {
  /** How it ended, also when it was not by the rules. */
  readonly ending: Ending
  /** Absent in a match without clocks. */
  readonly clock?: ClockRecord
}

/**
 * Choices that were taken back leave no trace in the dice, since no undo crosses a draw; they are left out. What was
 * said privately stays between those who said it: the record has the talks that the seats of its reader heard.
 */
export async function recordOf(
  store: Store,
  row: MatchRow,
  seats: readonly SeatRow[],
  readers: readonly Seat[],
): Promise<DownloadedRecord> {
  if (row.status !== 'over' || row.ending === null) throw new Rejected('not-over')
  const origin = originOf(row, seats)
  const { setup, seed, nonces, rulesVersion } = origin
  const { game } = titleCalled(row.game)
  const match = startMatch(game, setup, sealedChance(seed, nonces), rulesVersion)
  const talks = await talksAlong(store, row, readers)
  const entries = await entriesAfter(store.db, row.id, 0)
  for (const entry of entries) {
    talks?.before(entry.version, match)
    if (entry.kind === 'act' && entry.seat !== null)
      actAll(match, entry.seat, parseGesture(game, entry.words))
    if (entry.kind === 'undo' && entry.seat !== null) undo(match, entry.seat)
  }
  const said = talks?.before(Number.POSITIVE_INFINITY, match)
  const clock = clocksOf(origin, entries)
  return {
    ...recordMatch(match, { seed, nonces }, true, said),
    ending: JSON.parse(row.ending),
    ...(clock === null ? {} : { clock }),
  }
}
