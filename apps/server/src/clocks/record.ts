/** The clocks of a match that is over, as the part of its file that `muster verify` checks. */
import type { ClockRecord } from '@muster/protocol/time'
import { awaitedNow, begin, fold, type Origin } from '../matches/fold.ts'
import type { EntryRow } from '../storage/log.ts'

export function clocksOf(origin: Origin, entries: readonly EntryRow[]): ClockRecord | null {
  if (origin.time === null) return null
  const live = begin(origin)
  const awaited = () => {
    const { seats, place } = awaitedNow(live)
    return { seats: [...seats], place }
  }
  const first = awaited()
  const told = entries
    .filter((each) => each.kind !== 'start')
    .map((entry) => {
      fold(live, entry)
      const { kind, seat, words, instant } = entry
      const number = kind === 'claim' || kind === 'vacation' ? Number(words) : null
      return { kind, seat, number, at: instant ?? 0, ...awaited() }
    })
  return { control: origin.time, began: origin.began, first, entries: told }
}
