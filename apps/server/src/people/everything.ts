/** Everything that a person stored with us, as one file: written match by match, so that a long life costs no memory. */

import { keptOf } from '../matches/matches.ts'
import { heardAs } from '../matches/view.ts'
import { entriesPage } from '../storage/log.ts'
import { type MatchRow, matchesOf, matchRow, type SeatRow, seatRows } from '../storage/matches.ts'
import { addressOfPerson, noticeSettingsOf } from '../storage/notices.ts'
import { personRow, sessionsOf } from '../storage/people.ts'
import type { Database } from '../storage/schema.ts'
import { factorOf, passkeysOf, recoveryCodesLeft } from '../storage/security.ts'

const PAGE = 200

/** Pieces of one JSON text. What keeps the account safe is not in it: no hashes, no secrets, no keys. */
export async function* everythingOf(db: Database, person: string): AsyncGenerator<string> {
  yield JSON.stringify(await accountOf(db, person)).replace(/\}$/, ',"matches":[')
  let first = true
  for (const { id } of await matchesOf(db, person)) {
    const row = await matchRow(db, id)
    if (row === undefined) continue
    yield first ? '\n' : ',\n'
    first = false
    yield* matchPieces(db, row, await seatRows(db, [id]), person)
  }
  yield '\n]}\n'
}

async function accountOf(db: Database, person: string) {
  const row = await personRow(db, person)
  const address = await addressOfPerson(db, person)
  const notices = await noticeSettingsOf(db, person)
  const said = await db.selectFrom('sayings').selectAll().where('person', '=', person).execute()
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('person', '=', person)
    .execute()
  const reports = await db
    .selectFrom('reports')
    .select(['at', 'match', 'why'])
    .where('reporter', '=', person)
    .orderBy('at')
    .execute()
  const { unsubscribe: _, person: __, ...wishes } = notices ?? { unsubscribe: '', person: '' }
  return {
    account: row && { id: row.id, name: row.name, created: row.created, guest: row.password === null },
    marks: row && { muted: row.muted === 1, suspended: row.suspended === 1, host: row.host === 1 },
    address: address && { address: address.address, confirmed: address.confirmed === 1 },
    notices: notices === undefined ? null : wishes,
    browsersTold: browsers.length,
    sessions: (await sessionsOf(db, person)).map(({ kind, label, created, last_seen }) => ({
      kind,
      label,
      created,
      lastSeen: last_seen,
    })),
    passkeys: (await passkeysOf(db, person)).map(({ name, created, used }) => ({ name, created, used })),
    secondFactor: {
      on: (await factorOf(db, person))?.confirmed === 1,
      recoveryCodes: await recoveryCodesLeft(db, person),
    },
    ratings: await db.selectFrom('results').selectAll().where('person', '=', person).execute(),
    said: said.map(({ match, seat, text, terms, at }) => ({
      match,
      seat,
      text,
      terms: terms === null ? null : JSON.parse(terms),
      at,
    })),
    reported: reports,
    contacts: await namesOf(db, 'contacts', person),
    blocked: await namesOf(db, 'blocks', person),
    wishes: await db
      .selectFrom('wishes')
      .select(['game', 'scenario', 'side', 'time', 'rated', 'created'])
      .where('person', '=', person)
      .execute(),
    events: await db
      .selectFrom('entrants')
      .select(['event', 'number', 'since', 'withdrawn'])
      .where('person', '=', person)
      .execute(),
  }
}

async function namesOf(db: Database, table: 'contacts' | 'blocks', person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('name')
    .where('id', 'in', (eb) => eb.selectFrom(table).select('other').where('person', '=', person))
    .execute()
  return rows.map((each) => each.name)
}

/** A match with its log as each of their seats heard it. */
async function* matchPieces(
  db: Database,
  row: MatchRow,
  seats: readonly SeatRow[],
  person: string,
): AsyncGenerator<string> {
  const mine = seats.flatMap((each) => (each.kind === 'person' && each.person === person ? [each.seat] : []))
  const about = {
    id: row.id,
    game: row.game,
    setup: JSON.parse(row.setup),
    status: row.status,
    created: row.created,
    started: row.started,
    ended: row.ended,
    ending: row.ending === null ? null : JSON.parse(row.ending),
    seats: seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name: kind === 'bot' ? bot : name })),
    yours: mine,
  }
  yield JSON.stringify(about).replace(/\}$/, ',"log":[')
  let first = true
  for (let after = -1; ; ) {
    const page = await entriesPage(db, row.id, after, PAGE)
    for (const entry of page) {
      for (const seat of mine) {
        yield `${first ? '' : ','}\n${JSON.stringify({ heardBy: seat, ...heardAs(keptOf(entry), seat) })}`
        first = false
      }
      after = entry.version
    }
    if (page.length < PAGE) break
  }
  yield ']}'
}
