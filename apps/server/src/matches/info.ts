/** A match as the lobby shows it. */
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Seat } from '@muster/kernel/game'
import type { MatchInfo } from '@muster/protocol/matches'
import type { TimeControl } from '@muster/protocol/time'
import { type Rating, shownRating } from '../standing/ratings.ts'
import type { MatchRow, SeatRow } from '../storage/matches.ts'
import { lapseOf } from './age.ts'

export interface Standing {
  readonly version: number
  readonly deciding: readonly Seat[]
  readonly drawOffers: readonly Seat[]
  readonly rematch: string | null
  /** When the next clock runs out (milliseconds of the epoch). */
  readonly deadline: number | null
  /** When anybody last chose. */
  readonly at: string | null
}

export const timeOf = ({ time }: Pick<MatchRow, 'time'>): TimeControl | null =>
  time === null ? null : JSON.parse(time)

/** Begun under rules that are not played here: before the promise to keep them, or by a newer server. */
export const isOtherRules = (row: MatchRow): boolean =>
  !titleCalled(row.game).game.plays.includes(row.rules_version)

const shownOrNull = (rating: Rating | undefined) => (rating === undefined ? null : shownRating(rating))

export function infoOf(
  row: MatchRow,
  seats: readonly SeatRow[],
  person: string | null,
  standing: Standing,
  ratingOf: (person: string) => Rating | undefined = () => undefined,
): MatchInfo {
  const setup: MatchInfo['setup'] = JSON.parse(row.setup)
  const { game } = titleCalled(row.game)
  const sides = game.seats(setup)
  const sitsHere = person !== null && seats.some((each) => each.person === person)
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    otherRules: isOtherRules(row),
    setup,
    status: row.status,
    visibility: row.visibility,
    sides: row.sides,
    odds: row.odds === 1,
    rated: row.rated === 1,
    event: row.event,
    time: timeOf(row),
    seats: seats.map((each) => ({
      seat: each.seat,
      side: sides[each.seat],
      kind: each.kind,
      name: each.kind === 'bot' ? each.bot : each.name,
      account: each.kind === 'person' && (each.key ?? null) !== null,
      yours: person !== null && each.kind === 'person' && each.person === person,
      rating: shownOrNull(row.status === 'open' ? ratingOf(each.person ?? '') : undefined),
    })),
    version: standing.version,
    deciding: [...standing.deciding],
    commitment: row.commitment,
    invite: sitsHere ? row.invite : null,
    drawOffers: [...standing.drawOffers],
    ending: row.ending === null ? null : JSON.parse(row.ending),
    rematch: standing.rematch,
    created: row.created,
    started: row.started,
    ended: row.ended,
    lapses: lapseOf(row, standing.at),
    deadline: standing.deadline === null ? null : new Date(standing.deadline).toISOString(),
  }
}
