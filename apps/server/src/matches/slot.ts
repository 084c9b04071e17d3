/** A match in use in this process: what is known of it, who follows it, and with whose eyes. */
import { type Seat, SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { MatchInfo } from '@muster/protocol/matches'
import type { TableView } from '@muster/protocol/play'
import { Rejected } from '../errors.ts'
import type { MatchRow, SeatRow } from '../storage/matches.ts'
import type { Live } from './fold.ts'
import type { Kept } from './view.ts'

/** Somebody who follows a match. */
export interface Watcher {
  viewer: Viewer
  /** Whose eyes the lobby's side of it is shown to; null for nobody known. */
  readonly person: string | null
  /** The last version sent. */
  seen: number
  /** Whether changes are enough for it, once it has a table. */
  readonly changes: boolean
  /** A message with a new table, written out only if it is wanted. */
  table(message: () => string): void
  info(info: MatchInfo): void
}

/** The table that the watchers with the same eyes have, without its log. */
export type Shown = Map<Viewer, TableView>

export interface Slot {
  readonly id: string
  row: MatchRow | null
  seats: SeatRow[]
  rematch: string | null
  live: Live | null
  /** The latest entries, for those who are a little behind. */
  kept: Kept[]
  snapshotAt: number
  /** When the latest entry was made. */
  lastAt: string | null
  readonly watchers: Set<Watcher>
  /** What they have before them, by whose eyes. */
  shown: Shown
  /** When it was last used, in ticks. */
  used: number
  /** Something is being done with it; whatever else is to be done waits here for its turn. */
  busy: boolean
  readonly queue: (() => void)[]
}

export const emptySlot = (id: string): Slot => ({
  id,
  row: null,
  seats: [],
  rematch: null,
  live: null,
  kept: [],
  snapshotAt: 0,
  lastAt: null,
  watchers: new Set(),
  shown: new Map(),
  used: 0,
  busy: false,
  queue: [],
})

/** Nothing is chosen in it any more, so that it is seldom asked for again. */
export const isOver = ({ live, row }: Slot): boolean => live?.ending != null || row?.status === 'over'

export const isIdle = (slot: Slot): boolean => !slot.busy && slot.watchers.size === 0

/** Whether other people play in this match. */
export const isWatched = (slot: Slot, seat: Viewer): boolean =>
  slot.seats.some((each) => each.kind === 'person' && each.seat !== seat)

const isTheirs = ({ kind, person }: SeatRow, who: string): boolean => kind === 'person' && person === who

/** The seats that a person holds, in order. */
export const seatsOf = (slot: Slot, person: string | null): Seat[] =>
  person === null ? [] : slot.seats.flatMap((each) => (isTheirs(each, person) ? [each.seat] : []))

/** Whether somebody may look at a match at all. */
export function checkMayLook(slot: Slot, row: MatchRow, person: string | null, invite?: string): void {
  if (row.visibility === 'public' || invite === row.invite || seatsOf(slot, person).length > 0) return
  if (person !== null && slot.seats.some((each) => each.person === person)) return
  throw new Rejected('not-invited')
}

export function viewerOf(slot: Slot, person: string | null, seat: Seat | undefined): Viewer {
  if (seat === undefined) return SPECTATOR
  if (!seatsOf(slot, person).includes(seat)) throw new Rejected('not-your-seat')
  return seat
}

/** Seats change hands when sides are dealt and when somebody resigns; nobody goes on seeing what is no longer theirs. */
export function stillMay(slot: Slot, { viewer, person }: Watcher): Viewer {
  if (viewer === SPECTATOR) return viewer
  const seat = slot.seats[viewer]
  if (seat !== undefined && person !== null && isTheirs(seat, person)) return viewer
  return seatsOf(slot, person)[0] ?? SPECTATOR
}
