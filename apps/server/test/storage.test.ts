/** One contract for both databases. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faultOf } from '../src/errors.ts'
import { addingDue, endDue, LEASE_MS, takeDue } from '../src/storage/due-work.ts'
import { type Append, entriesAfter, findCommand, Log, latestVersion, snapshotOf } from '../src/storage/log.ts'
import {
  insertMatch,
  leaveSeats,
  listMatches,
  matchRow,
  seatRows,
  standings,
  startRows,
  takeSeat,
} from '../src/storage/matches.ts'
import { migrate } from '../src/storage/migrations.ts'
import {
  claimPerson,
  deletePerson,
  endSessions,
  insertPerson,
  insertSession,
  sessionByHash,
} from '../src/storage/people.ts'
import { answerSaying, insertSaying, sayingCalled, sayingsFor } from '../src/storage/sayings.ts'
import { type Announcement, openStore, type Store } from '../src/storage/store.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/serving.ts'
import { unsteadyWire } from '../testing/unsteady-wire.ts'

const NOW = '2026-01-01T00:00:00.000Z'
let count = 0
const newId = (): string => `m${String(count++).padStart(15, '0')}`

const matchCalled = (id: string, more: { rematch_of?: string } = {}) => ({
  id,
  game: 'hammer-of-the-scots',
  rules_version: 1,
  setup: '{}',
  seed: 'secret',
  commitment: 'hash',
  status: 'open' as const,
  visibility: 'public' as const,
  sides: 'chosen' as const,
  invite: 'link',
  creator: 'ann',
  ending: null,
  rematch_of: null,
  created: new Date().toISOString(),
  started: null,
  ended: null,
  ...more,
})

const entry = (match: string, version: number, more: Partial<Append['entry']> = {}): Append['entry'] => ({
  match,
  version,
  kind: 'act',
  seat: 0,
  words: 'pass',
  command: `command-${match}-${version}`,
  decision: version - 1,
  told: '[]',
  deciding: 3,
  at: NOW,
  ...more,
})

const append = (match: string, version: number, more: Partial<Append> = {}): Append => ({
  entry: entry(match, version),
  botTurn: false,
  ...more,
})

interface Place {
  open(): Promise<Store>
  end(): Promise<void>
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  async sqlite() {
    const folder = temporaryFolder()
    return { open: () => openStore({ dataDir: folder.path }), end: async () => folder.remove() }
  },
  async postgres() {
    const database = await freshDatabase(inject('postgres'))
    return {
      open: () => openStore({ dataDir: '', databaseUrl: database.url, connections: 5 }),
      end: () => database.drop(),
    }
  },
}

describe.each(Object.keys(PLACES))('storage on %s', (kind) => {
  let place: Place
  let store: Store
  let log: Log

  beforeAll(async () => {
    place = await PLACES[kind]()
    store = await place.open()
    log = new Log(store)
  })
  afterAll(async () => {
    await store.close()
    await place.end()
  })

  async function openMatch(): Promise<string> {
    const id = newId()
    const seat = { match: id, person: null, bot: null, nonce: null }
    await insertMatch(store, matchCalled(id), [
      { ...seat, seat: 0, kind: 'person', person: 'ann' },
      { ...seat, seat: 1, kind: 'open' },
    ])
    return id
  }

  it('migrates an empty database, and one that is up to date not at all', async () => {
    const version = await migrate(store.db, store.kind)
    expect(version).toBeGreaterThanOrEqual(18)
    expect(await migrate(store.db, store.kind)).toBe(version)
  })

  it('keeps what was appended, in order, over a restart', async () => {
    const id = newId()
    for (const version of [1, 2, 3]) expect(await log.append(append(id, version))).toBe('appended')
    await store.close()
    store = await place.open()
    log = new Log(store)
    expect((await entriesAfter(store.db, id, 1)).map((each) => each.version)).toEqual([2, 3])
    expect(await latestVersion(store.db, id)).toBe(3)
    expect(await latestVersion(store.db, 'nothing')).toBe(-1)
  })

  it('lets one of two appends have a version, and says what is taken', async () => {
    const id = newId()
    const other = { ...append(id, 1), entry: entry(id, 1, { command: 'another-command' }) }
    const results = await Promise.all([log.append(append(id, 1)), log.append(other)])
    expect(results.toSorted()).toEqual(['appended', 'version-taken'])
    expect((await entriesAfter(store.db, id, 0)).length).toBe(1)
  })

  it('knows a choice again by the decision that it answers', async () => {
    const id = newId()
    const choice = { kind: 'act', seat: 0, decision: 0, command: 'mine' } as const
    await log.append({ ...append(id, 1), entry: entry(id, 1, { ...choice, seat: 1, command: 'theirs' }) })
    await log.append({ ...append(id, 2), entry: entry(id, 2, choice) })
    await log.append({ ...append(id, 3), entry: entry(id, 3, { ...choice, decision: 2, command: 'later' }) })
    // Somebody who has not heard of it sends it again.
    expect(await log.append({ ...append(id, 2), entry: entry(id, 2, choice) })).toBe('command-taken')
    expect((await findCommand(store.db, id, choice))?.version).toBe(2)
    expect(await findCommand(store.db, id, { ...choice, command: 'unheard-of' })).toBeUndefined()
    expect(await findCommand(store.db, id, { ...choice, decision: 2 })).toBeUndefined()
    expect(await findCommand(store.db, id, { ...choice, seat: 1 })).toBeUndefined()
    expect((await entriesAfter(store.db, id, 0)).length).toBe(3)
  })

  it('refuses the id of any other command that the match has, and finds it', async () => {
    const id = newId()
    const offer = { kind: 'draw', seat: 0, decision: null, command: 'offer' } as const
    expect(await log.append({ ...append(id, 1), entry: entry(id, 1, offer) })).toBe('appended')
    expect(await log.append({ ...append(id, 2), entry: entry(id, 2, offer) })).toBe('command-taken')
    expect((await findCommand(store.db, id, offer))?.version).toBe(1)
    expect(await findCommand(store.db, id, { ...offer, command: 'unheard-of' })).toBeUndefined()
  })

  it('commits many together, and one that is late does not take the others with it', async () => {
    const ids = Array.from({ length: 50 }, newId)
    await log.append(append(ids[7], 1))
    const before = log.commits
    const results = await Promise.all(
      ids.map((id) => log.append({ ...append(id, 1), entry: entry(id, 1, { command: `late-${id}` }) })),
    )
    expect(results.filter((each) => each === 'appended').length).toBe(49)
    expect(results[7]).toBe('version-taken')
    const more = await Promise.all(ids.map((id) => log.append(append(id, 2))))
    expect(new Set(more)).toEqual(new Set(['appended']))
    expect(log.commits - before).toBeLessThan(49 + 10)
  })

  it('keeps the latest snapshot, ends matches and hands seats over with the entry', async () => {
    const id = await openMatch()
    await log.append(append(id, 5, { snapshot: 'five' }))
    await log.append(append(id, 4, { snapshot: 'four' }))
    expect(await snapshotOf(store.db, id)).toEqual({ version: 5, state: 'five' })
    await log.append(append(id, 6, { ending: '{"by":"rules"}', handover: { seat: 1, bot: 'random' } }))
    expect(await matchRow(store.db, id)).toMatchObject({
      status: 'over',
      ending: '{"by":"rules"}',
      ended: NOW,
    })
    expect((await seatRows(store.db, [id]))[1]).toMatchObject({ kind: 'bot', bot: 'random' })
  })

  it('gives each bot turn to exactly one taker, and again when its lease has run out', async () => {
    const ids = Array.from({ length: 20 }, newId)
    await Promise.all(ids.map((id) => log.append(append(id, 1, { botTurn: true }))))
    const other = store.shared ? await place.open() : store
    const now = Date.now()
    const taken = await Promise.all(
      [1, 2, 3, 4].map((each) => takeDue(each % 2 ? store : other, 'bot-turn', 5, now)),
    )
    const all = taken.flat().map((each) => each.about)
    while (all.length < 20) {
      const more = await takeDue(store, 'bot-turn', 5, now)
      if (more.length === 0) break
      all.push(...more.map((each) => each.about))
    }
    expect(all.toSorted()).toEqual(ids.toSorted())
    expect(await takeDue(store, 'bot-turn', 5, now)).toEqual([])
    expect((await takeDue(other, 'bot-turn', 100, now + LEASE_MS + 1)).length).toBe(20)
    if (other !== store) await other.close()
  })

  it('leaves work alone until it is due', async () => {
    const [now, soon] = [Date.now(), newId()]
    await addingDue(store.db, [{ kind: 'bot-turn', about: soon, version: 1, at: now + 5000 }]).execute()
    expect((await takeDue(store, 'bot-turn', 100, now)).map((each) => each.about)).not.toContain(soon)
    expect((await takeDue(store, 'bot-turn', 100, now + 5000)).map((each) => each.about)).toContain(soon)
  })

  it('does not end a bot turn for which something new has come', async () => {
    const id = newId()
    await log.append(append(id, 1, { botTurn: true }))
    await log.append(append(id, 2, { botTurn: true }))
    expect(await endDue(store, { kind: 'bot-turn', about: id }, 1)).toBe(false)
    expect(await endDue(store, { kind: 'bot-turn', about: id }, 2)).toBe(true)
  })

  it('gives an open seat to one person only, and none after the start', async () => {
    const id = await openMatch()
    const taken = await Promise.all(['bob', 'cid', 'dan'].map((each) => takeSeat(store, id, 1, each, 'n')))
    expect(taken.filter((each) => each).length).toBe(1)
    const start = entry(id, 0, { kind: 'start', seat: null, command: null })
    const seats = (await seatRows(store.db, [id])).map(({ name: _, key: __, told: ___, ...each }) => each)
    const started = await Promise.all(
      [1, 2].map(() => startRows(store, id, seats, start, { botTurn: true, runsOut: null, results: [] })),
    )
    expect(started.toSorted()).toEqual([false, true])
    expect(await leaveSeats(store, id, 'ann')).toBe('started')
    expect((await standings(store.db, [id])).get(id)).toMatchObject({ version: 0, deciding: 3 })
    expect(await endDue(store, { kind: 'bot-turn', about: id }, 0)).toBe(true)
  })

  it('takes a match away when the last person leaves it', async () => {
    const id = await openMatch()
    await takeSeat(store, id, 1, 'bob', 'n')
    expect(await leaveSeats(store, id, 'bob')).toBe('left')
    expect(await leaveSeats(store, id, 'ann')).toBe('gone')
    expect(await matchRow(store.db, id)).toBeUndefined()
  })

  it('lists by status, person and age, and has one rematch of a match', async () => {
    const id = await openMatch()
    const wanted = { person: 'ann', mine: true, status: 'open', game: undefined, before: undefined } as const
    expect((await listMatches(store, { ...wanted, most: 50 })).map((each) => each.id)).toContain(id)
    expect(
      (await listMatches(store, { ...wanted, before: id, most: 50 })).map((each) => each.id),
    ).not.toContain(id)
    const first = newId()
    const seats = (match: string) => [
      { match, seat: 0, kind: 'open' as const, person: null, bot: null, nonce: null },
    ]
    expect(await insertMatch(store, matchCalled(first, { rematch_of: id }), seats(first))).toBe('inserted')
    const second = newId()
    expect(await insertMatch(store, matchCalled(second, { rematch_of: id }), seats(second))).toBe(
      'rematch-taken',
    )
  })

  it('has each name once, and forgets a person altogether', async () => {
    const guest = (id: string) => ({ id, name: 'Guest', name_key: null, password: null, created: NOW })
    await insertPerson(store.db, guest('p1'))
    await insertPerson(store.db, guest('p2'))
    expect(await claimPerson(store.db, 'p1', 'Marek', 'marek', 'hash')).toBe('claimed')
    expect(await claimPerson(store.db, 'p2', 'MAREK', 'marek', 'hash')).toBe('name-taken')
    expect(await claimPerson(store.db, 'p1', 'Other', 'other', 'hash')).toBe('already-claimed')
    const session = { person: 'p1', kind: 'browser' as const, label: '', created: NOW, last_seen: NOW }
    await insertSession(store.db, { ...session, id: 's1', token_hash: 'h1', expires: '2999' })
    await insertSession(store.db, { ...session, id: 's2', token_hash: 'h2', expires: '2000' })
    expect(await sessionByHash(store.db, 'h1', NOW)).toMatchObject({ id: 'p1', name: 'Marek' })
    expect(await sessionByHash(store.db, 'h2', NOW)).toBeUndefined()
    expect(await endSessions(store, 'p1', { except: 's1' })).toEqual(['s2'])
    await insertSaying(store, {
      id: 1,
      match: 'x',
      seat: 0,
      person: 'p1',
      among: 0,
      text: 'hi',
      after: 0,
      at: NOW,
    })
    await deletePerson(store.db, 'p1')
    expect(await sessionByHash(store.db, 'h1', NOW)).toBeUndefined()
    expect(await sayingsFor(store.db, 'x', 0, 0, 10)).toEqual([])
  })

  it('lets only the seats of a private talk hear it', async () => {
    const match = newId()
    const saying = { match, seat: 0, person: 'p2', after: 0, at: NOW }
    await insertSaying(store, { ...saying, id: 2e15, among: 0, text: 'to all' })
    await insertSaying(store, { ...saying, id: 2e15 + 1, among: 0b101, text: 'to seat 2' })
    const heard = async (seats: number): Promise<string[]> =>
      (await sayingsFor(store.db, match, seats, 0, 10)).map((each) => each.text)
    expect(await heard(0b100)).toEqual(['to all', 'to seat 2'])
    expect(await heard(0b010)).toEqual(['to all'])
    expect(await heard(0)).toEqual(['to all'])
  })

  it('lets a proposal be answered once', async () => {
    const match = newId()
    const terms = '[{"kind":"permit","seat":1,"turns":2}]'
    const saying = { match, seat: 0, person: 'p2', among: 0, text: '', after: 7, at: NOW, terms }
    const id = 2e15 + 2
    await insertSaying(store, { ...saying, id, answer: 'open' })
    const answers = await Promise.all([
      answerSaying(store, { match, id }, 1, 'agreed'),
      answerSaying(store, { match, id }, 2, 'declined'),
    ])
    expect(answers.filter(Boolean).length).toBe(1)
    const answer = answers[0] ? 'agreed' : 'declined'
    expect(await sayingCalled(store.db, match, id)).toMatchObject({ answer, terms, after: 7 })
    expect(await sayingCalled(store.db, 'another match', id)).toBeUndefined()
    const plain = 2e15 + 3
    await insertSaying(store, { ...saying, id: plain, terms: null })
    expect(await answerSaying(store, { match, id: plain }, 1, 'agreed')).toBe(false)
  })

  it('tells other processes on the same database, and not itself', async () => {
    if (!store.shared) return
    const other = await place.open()
    const heard: Announcement[] = []
    const echo: Announcement[] = []
    await other.hear(
      (news) => heard.push(news),
      () => {},
    )
    await store.hear(
      (news) => echo.push(news),
      () => {},
    )
    const id = newId()
    await log.append(append(id, 1, { botTurn: true }))
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: 'entry', id, number: 1 },
        { kind: 'bot-turn', id, number: 1 },
      ])
    expect(echo).toEqual([])
    await other.close()
  })
})

describe('a PostgreSQL that is cut off', () => {
  it('is in trouble, loses no connection for good, and is closed all the same', async () => {
    const database = await freshDatabase(inject('postgres'))
    const wire = await unsteadyWire(database.url)
    const store = await openStore({ dataDir: '', databaseUrl: wire.url, connections: 2 })
    const ask = () => sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(store.db)
    expect((await ask()).rows).toEqual([{ synchronous_commit: 'on' }])
    wire.cut()
    wire.cutQueries(5)
    const failures: unknown[] = []
    await expect
      .poll(async () => {
        const answer = await ask().catch((error) => {
          failures.push(error)
          return null
        })
        return answer?.rows
      })
      .toEqual([{ synchronous_commit: 'on' }])
    expect(failures.length).toBeGreaterThanOrEqual(5)
    for (const each of failures) expect(faultOf(each).code, String(each)).toBe('no-room')
    await store.close()
    await wire.close()
    await database.drop()
  })

  it('is not waited for without end: a statement that takes too long is given up, and the connection is used again', async () => {
    const database = await freshDatabase(inject('postgres'))
    const store = await openStore({ dataDir: '', databaseUrl: database.url, connections: 1 })
    const allowed = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db)
    expect(allowed.rows).toEqual([{ statement_timeout: '15s' }])
    const slow = store.db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 50`.execute(transaction)
      await sql`select pg_sleep(30)`.execute(transaction)
    })
    const given = await slow.then(
      () => null,
      (error) => error,
    )
    expect(faultOf(given).code).toBe('no-room')
    expect((await sql<{ two: number }>`select 1 + 1 as two`.execute(store.db)).rows).toEqual([{ two: 2 }])
    await store.close()
    await database.drop()
  })
})
