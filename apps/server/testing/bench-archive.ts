/** What a full archive and many loaded matches cost: lists, opening a long match, memory. One process, no network. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { titleCalled } from '@muster/catalogue/catalogue'
import { SPECTATOR } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { sql } from 'kysely'
import { REAL_CLOCK } from '../src/hosting/clock.ts'
import { begin, fold, isSettled, type Live, snapshot } from '../src/matches/fold.ts'
import { type ListWanted, listFor } from '../src/matches/lists.ts'
import { Matches } from '../src/matches/matches.ts'
import { tableFor } from '../src/matches/view.ts'
import { openStore, type Store } from '../src/storage/store.ts'
import { freshDatabase, startPostgres } from './postgres.ts'
import { temporaryFolder } from './serving.ts'

export interface ArchiveWish {
  /** Finished matches, each with a few entries. */
  readonly finished: number
  /** Matches that are loaded at once. */
  readonly loaded: number
}

export interface ArchiveResult {
  readonly database: 'sqlite' | 'postgres'
  /** Median milliseconds of each list. */
  readonly lists: Readonly<Record<string, number>>
  readonly longMatch: { readonly entries: number; readonly openMs: number }
  readonly loaded: {
    readonly matches: number
    readonly entriesEach: number
    readonly heapMB: number
    readonly rssMB: number
  }
}

const PEOPLE = 200
const LONG = 2000
const PLAYED = 40
const BATCH = 250

const at = (minute: number): string => new Date(Date.UTC(2020, 0, 1) + minute * 60_000).toISOString()
const personOf = (number: number): string => `person-${number % PEOPLE}`

function newMatch(id: string, game: string, minute: number, status: 'playing' | 'over') {
  const setup = checkSetup(titleCalled(game).game, {})
  const ending = JSON.stringify({ by: 'resignation', winners: [0], code: '', rule: '' })
  return {
    row: {
      id,
      game,
      rules_version: titleCalled(game).game.version,
      setup: JSON.stringify(setup),
      seed: 'ab'.repeat(32),
      commitment: '',
      status,
      visibility: 'public' as const,
      sides: 'chosen' as const,
      invite: `invite-${id}`,
      creator: personOf(minute),
      ending: status === 'over' ? ending : null,
      rematch_of: null,
      created: at(minute),
      started: at(minute),
      ended: status === 'over' ? at(minute) : null,
    },
    seats: titleCalled(game)
      .game.seats(setup)
      .map((_, seat) => ({
        match: id,
        seat,
        kind: 'person' as const,
        person: personOf(minute + seat * 7),
        bot: null,
        nonce: `nonce-${seat}`,
      })),
  }
}

const entryOf = (
  match: string,
  version: number,
  kind: 'start' | 'act',
  seat: number | null,
  words: string,
  told: string,
) => ({
  match,
  version,
  kind,
  seat,
  words,
  final: null,
  command: version === 0 ? null : `command-${version}`,
  decision: null,
  told,
  deciding: 1,
  at: at(version),
})

async function fillArchive(store: Store, finished: number): Promise<void> {
  for (let i = 0; i < PEOPLE; i++) {
    const id = personOf(i)
    await store.db
      .insertInto('people')
      .values({ id, name: id, name_key: id, password: null, created: at(0) })
      .execute()
  }
  const games = ['hammer-of-the-scots', 'richard-iii', 'this-war-without-an-enemy']
  for (let first = 0; first < finished; first += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, finished - first) }, (_, i) =>
      newMatch(`old-${first + i}`, games[(first + i) % games.length], first + i, 'over'),
    )
    await store.together([
      store.db
        .insertInto('matches')
        .values(some.map((each) => each.row))
        .compile(),
      store.db
        .insertInto('seats')
        .values(some.flatMap((each) => each.seats))
        .compile(),
      store.db
        .insertInto('entries')
        .values(
          some.flatMap(({ row }) =>
            [0, 1, 2].map((v) => entryOf(row.id, v, v === 0 ? 'start' : 'act', 0, 'pass', '[]')),
          ),
        )
        .compile(),
    ])
  }
}

function chooseAny(live: Live) {
  const seat = live.asked.findIndex((each) => each !== null)
  const offers = tableFor('', live, seat, true, null).decision?.offers ?? []
  const words = offers[Math.floor(Math.random() * offers.length)]
  const { told, made } = fold(live, { kind: 'act', seat, words })
  return { seat, words: made?.words ?? words, told: JSON.stringify(told) }
}

/** How many matches are begun before a shorter one will do. */
const MAX_TRIES = 30

/** A match of so many entries, if random play lasts so long in one of some tries, kept as the server keeps it. */
async function playMatch(store: Store, id: string, game: string, entries: number): Promise<number> {
  const { row, seats } = newMatch(id, game, 1_000_000, 'playing')
  let played = playOnce(id, row, seats, entries)
  for (let tries = 1; tries < MAX_TRIES && played.version < entries; tries++)
    played = playOnce(id, row, seats, entries)
  const { rows, kept, version } = played
  await store.together([
    store.db.insertInto('matches').values(row).compile(),
    store.db.insertInto('seats').values(seats).compile(),
  ])
  for (let first = 0; first < rows.length; first += BATCH)
    await store.db
      .insertInto('entries')
      .values(rows.slice(first, first + BATCH))
      .execute()
  if (kept !== null) await store.db.insertInto('snapshots').values(kept).execute()
  return version
}

type NewMatch = ReturnType<typeof newMatch>

function playOnce(id: string, row: NewMatch['row'], seats: NewMatch['seats'], entries: number) {
  const live = begin({
    game: row.game,
    rulesVersion: row.rules_version,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    nonces: seats.map((each) => each.nonce),
    time: null,
    began: 0,
  })
  const rows = [entryOf(id, 0, 'start', null, '', JSON.stringify(live.match.opening.told))]
  let kept: { match: string; version: number; state: string } | null = null
  while (live.version < entries && live.ending === null) {
    const { seat, words, told } = chooseAny(live)
    rows.push(entryOf(id, live.version, 'act', seat, words, told))
    if (isSettled(live) && live.version - (kept?.version ?? 0) >= 32)
      kept = { match: id, version: live.version, state: snapshot(live) }
  }
  return { rows, kept, version: live.version }
}

/** The median of some tries, in milliseconds. */
async function timed(tries: number, task: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < tries; i++) {
    const start = performance.now()
    await task()
    times.push(performance.now() - start)
  }
  return Number(times.toSorted((a, b) => a - b)[tries >> 1].toFixed(1))
}

/** What is left of the heap is what is kept; without this much of it is what nobody has cleared away yet. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
}

async function measure(store: Store, { finished, loaded }: ArchiveWish): Promise<ArchiveResult> {
  await fillArchive(store, finished)
  // As PostgreSQL does by itself a minute after so much was written.
  if (store.kind === 'postgres') await sql`analyze`.execute(store.db)
  const all = { person: personOf(3), mine: false, status: undefined, game: undefined, before: undefined }
  const list = (wanted: Partial<ListWanted>) => timed(21, () => listFor(store, { ...all, ...wanted }))
  const lists = {
    public: await list({}),
    'public, one game, finished': await list({ game: 'richard-iii', status: 'over' }),
    'public, further back': await list({ before: `old-${finished >> 1}` }),
    mine: await list({ mine: true }),
    'mine, as somebody new': await list({ mine: true, status: 'over', person: 'nobody' }),
    'mine, finished, one game': await list({ mine: true, status: 'over', game: 'richard-iii' }),
  }
  const entries = await playMatch(store, 'long', 'ancien-regime', LONG)
  const openMs = await timed(11, async () => {
    const matches = new Matches(store, REAL_CLOCK)
    await matches.alone('long', (slot) => matches.look(slot, SPECTATOR, -1))
  })
  for (let i = 0; i < loaded; i++) await playMatch(store, `live-${i}`, 'hammer-of-the-scots', PLAYED)
  const matches = new Matches(store, REAL_CLOCK)
  for (let i = 0; i < loaded; i++) await matches.alone(`live-${i}`, (slot) => matches.live(slot))
  collectGarbage()
  const { heapUsed, rss } = process.memoryUsage()
  const memory = { heapMB: Math.round(heapUsed / 1e6), rssMB: Math.round(rss / 1e6) }
  return {
    database: store.kind,
    lists,
    longMatch: { entries, openMs },
    loaded: { matches: matches.loaded, entriesEach: PLAYED, ...memory },
  }
}

export async function archiveSqlite(wish: ArchiveWish): Promise<ArchiveResult> {
  const folder = temporaryFolder()
  const store = await openStore({ dataDir: folder.path })
  try {
    return await measure(store, wish)
  } finally {
    await store.close()
    folder.remove()
  }
}

export async function archivePostgres(wish: ArchiveWish): Promise<ArchiveResult> {
  const postgres = await startPostgres()
  const { url } = await freshDatabase(postgres.url)
  const store = await openStore({ dataDir: '', databaseUrl: url })
  try {
    return await measure(store, wish)
  } finally {
    await store.close()
    await postgres.stop()
  }
}
