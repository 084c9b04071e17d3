/** “Why?”: which of the things that were told a bot chose, and what it says of its reasons. */
import type { Reason } from '@muster/kernel/mind'
import type { MatchSource } from '../match/source.ts'
import { settings } from '../settings.svelte.ts'
import { ui } from '../text/index.svelte.ts'
import type { Beat } from './beats.ts'
import type { BeatKind } from './kinds.ts'

/** What somebody chose; the rest is done by dice and rules. */
const CHOSEN: ReadonlySet<BeatKind> = new Set([
  'cards',
  'event',
  'march',
  'voyage',
  'strategic',
  'recruit',
  'withdrawal',
  'retreat',
  'storm',
  'arbiter',
  'permit',
])

/** The number of the gesture by which a bot chose what a beat tells; null if none did, or one does not practise alone. */
export function gestureOf({ reason, info }: MatchSource, { kind, seat, shots }: Beat): number | null {
  const people = info.seats.filter((each) => each.kind !== 'bot').length
  if (reason === undefined || people !== 1 || seat === null || !CHOSEN.has(kind)) return null
  return info.seats[seat]?.kind === 'bot' ? shots[0].at : null
}

const percent = (chance: number): number => Math.round(chance * 100)

/** The reason in a sentence; null if it could not be found. */
export function tellReason(reason: Reason | null): string {
  const words = ui.t.reason
  if (reason === null) return words.unknown
  if (reason.kind !== 'eye') return words[reason.kind]
  const speaks = reason.speaks.map((each) => each[settings.language])
  return words.eye(speaks, percent(reason.before), percent(reason.after))
}
