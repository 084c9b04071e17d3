/** Lists of matches, as somebody sees them. */
import type { MatchInfo } from '@muster/protocol/matches'
import { duesOf } from '../storage/due-work.ts'
import {
  listMatches,
  type MatchesWanted,
  type MatchRow,
  publicMatchesOf,
  type SeatRow,
  seatRows,
  standings,
} from '../storage/matches.ts'
import { apartFrom } from '../storage/meeting.ts'
import { ratingsOf } from '../storage/results.ts'
import { seatsIn } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'
import { infoOf } from './info.ts'

const MAX_LISTED = 50
const MAX_ON_PROFILE = 20

export type ListWanted = Omit<MatchesWanted, 'most'>

export async function listFor(store: Store, wanted: ListWanted): Promise<MatchInfo[]> {
  return listed(store, await listMatches(store, { ...wanted, most: MAX_LISTED }), wanted.person)
}

/** Public matches of somebody, as a viewer sees them. */
export async function publicOf(store: Store, person: string, viewer: string | null): Promise<MatchInfo[]> {
  return listed(store, await publicMatchesOf(store, person, MAX_ON_PROFILE), viewer)
}

async function listed({ db }: Store, rows: readonly MatchRow[], viewer: string | null): Promise<MatchInfo[]> {
  if (rows.length === 0) return []
  const ids = rows.map((each) => each.id)
  // None of them needs another's answer, and on PostgreSQL they need not wait for each other.
  const [seats, standing, deadlines, apart] = await Promise.all([
    seatRows(db, ids),
    standings(db, ids),
    duesOf(db, 'clock', ids),
    apartFrom(db, viewer ?? ''),
  ])
  const seatsOf = new Map<string, SeatRow[]>(ids.map((id) => [id, []]))
  for (const each of seats) seatsOf.get(each.match)?.push(each)
  const waiting = rows.flatMap(({ id, status }) => (status === 'open' ? (seatsOf.get(id) ?? []) : []))
  const ratings = await ratingsOf(db, waiting.flatMap(personIn))
  // Nobody is offered a seat beside somebody whom they do not meet.
  const hidden = new Set(waiting.flatMap((each) => (apart.has(each.person ?? '') ? [each.match] : [])))
  return rows.flatMap((row) => {
    if (hidden.has(row.id)) return []
    const now = standing.get(row.id)
    return infoOf(
      row,
      seatsOf.get(row.id) ?? [],
      viewer,
      {
        version: now?.version ?? -1,
        deciding: seatsIn(now?.deciding ?? 0),
        drawOffers: [],
        rematch: null,
        at: now?.at ?? null,
        deadline: deadlines.get(row.id) ?? null,
      },
      (person) => ratings.find((each) => each.person === person && each.game === row.game),
    )
  })
}

const personIn = ({ kind, person }: SeatRow): string[] =>
  kind === 'person' && person !== null ? [person] : []
