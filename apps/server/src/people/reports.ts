/** What people report to the hosts, and how hosts see it. */
import { randomBytes } from 'node:crypto'
import type { HostPerson, Report, ReportRequest } from '@muster/protocol/order'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import type { Matches } from '../matches/matches.ts'
import { checkMayLook, type Slot, seatsOf } from '../matches/slot.ts'
import { matchRow } from '../storage/matches.ts'
import { type PersonRow, personNamed, personRow } from '../storage/people.ts'
import {
  addReport,
  type ReportRow,
  sayingsAround,
  settledReports,
  waitingReports,
} from '../storage/reports.ts'
import { sayingCalled } from '../storage/sayings.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { mayHear } from '../talk/talk.ts'
import { nameKey, plainKey } from './names.ts'

const MAX_LISTED = 50
/** So much is shown of what was said before, and as much of what was said after. */
const AROUND = 8

export const hostPersonOf = (row: Omit<PersonRow, 'name_key'>): HostPerson => ({
  id: row.id,
  name: row.name,
  guest: row.password === null,
  host: row.host === 1,
  muted: row.muted === 1,
  suspended: row.suspended === 1,
  created: row.created,
})

type Reported = Pick<ReportRow, 'match' | 'person' | 'saying' | 'among' | 'text'>
type AtTable = Extract<ReportRequest, { readonly match: string }>
type OfAccount = Exclude<ReportRequest, AtTable>
/** Several reports in a row are one mail to each host. */
const TELL_AFTER_MS = 60_000

export class Reports {
  readonly #store: Store
  readonly #matches: Matches
  readonly #clock: Clock
  readonly #steady: Clock

  constructor(
    store: Store,
    matches: Matches,
    { clock, steady }: { readonly clock: Clock; readonly steady: Clock },
  ) {
    this.#store = store
    this.#matches = matches
    this.#clock = clock
    this.#steady = steady
  }

  async make(reporter: string, request: ReportRequest): Promise<void> {
    const reported =
      'match' in request ? await this.#atTable(reporter, request) : await this.#account(request)
    const person = await personRow(this.#store.db, reported.person)
    if (person === undefined || person.id === reporter) throw new Rejected('nobody-to-report')
    const row = {
      id: randomBytes(12).toString('base64url'),
      at: isoNow(this.#clock),
      reporter,
      why: request.why,
      ...reported,
      settled: null,
      settled_by: null,
      outcome: null,
    }
    await addReport(this.#store.db, row, this.#steady.now() + TELL_AFTER_MS)
  }

  #atTable(reporter: string, { match, about, invite }: AtTable): Promise<Reported> {
    return this.#matches.alone(match, async (slot) => {
      checkMayLook(slot, await this.#matches.row(slot), reporter, invite)
      return about.kind === 'message'
        ? this.#message(slot, reporter, about.said)
        : this.#player(slot, about.seat)
    })
  }

  async #account({ about: { name } }: OfAccount): Promise<Reported> {
    const found = await personNamed(this.#store.db, [nameKey(name), plainKey(name)])
    if (found === undefined) throw new Rejected('unknown-person')
    return { match: null, person: found.id, saying: null, among: 0, text: null }
  }

  async #message(slot: Slot, reporter: string, id: number): Promise<Reported> {
    const row = await sayingCalled(this.#store.db, slot.id, id)
    if (row === undefined || !mayHear(row.among, seatsOf(slot, reporter)))
      throw new Rejected('unknown-saying')
    // Kept as it was heard: whoever said it may delete it with their account.
    return { match: slot.id, person: row.person, saying: id, among: row.among, text: row.text }
  }

  #player(slot: Slot, seat: number): Reported {
    const place = slot.seats[seat]
    if (place?.kind !== 'person' || place.person === null) throw new Rejected('nobody-to-report')
    return { match: slot.id, person: place.person, saying: null, among: 0, text: null }
  }
}

/** As hosts see them. */
export async function listReports(db: Database, state: 'open' | 'settled'): Promise<Report[]> {
  const rows = await (state === 'open' ? waitingReports(db, MAX_LISTED) : settledReports(db, MAX_LISTED))
  const all = await Promise.all(rows.map((each) => shown(db, each)))
  return all.filter((each) => each !== null)
}

/** Null if the account went in this very moment. */
async function shown(db: Database, row: ReportRow): Promise<Report | null> {
  const person = await personRow(db, row.person)
  if (person === undefined) return null
  const reporter = row.reporter === null ? undefined : await personRow(db, row.reporter)
  const match = row.match === null ? undefined : await matchRow(db, row.match)
  const around = await sayingsAround(db, row, AROUND)
  return {
    id: row.id,
    at: row.at,
    why: row.why,
    reporter: reporter?.name ?? null,
    person: hostPersonOf(person),
    match:
      row.match === null
        ? null
        : {
            id: row.match,
            game: match?.game ?? '',
            status: match?.status ?? 'gone',
            ending: match?.ending == null ? null : JSON.parse(match.ending),
          },
    said: row.text,
    isPrivate: row.among !== 0,
    around: around.map(({ id, name, text, at }) => ({
      id,
      name: name ?? '',
      text,
      at,
      reported: id === row.saying,
    })),
    settled:
      row.settled === null ? null : { at: row.settled, by: row.settled_by ?? '', outcome: row.outcome ?? '' },
  }
}
