/** The matches that are in use in this process: loaded once, changed one thing at a time, watched by many. */
import { type Seat, SPECTATOR, type Viewer } from '@muster/kernel/game'
import { MAX_LOG } from '@muster/protocol/limits'
import type { MatchInfo } from '@muster/protocol/matches'
import type { EntryKind, Heard, TableView } from '@muster/protocol/play'
import { shownClock } from '../clocks/clocks.ts'
import { BrokenMatch, Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import { type EntryRow, entriesAfter, entriesPage, latestVersion, snapshotOf } from '../storage/log.ts'
import { type MatchRow, matchRow, rematchOf, type SeatRow, seatRows, standings } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import { begin, fold, type Live, type Origin, restore } from './fold.ts'
import { infoOf, isOtherRules, timeOf } from './info.ts'
import { messageOf, type Shown } from './telling.ts'
import { heardAs, type Kept, tableFor } from './view.ts'

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
  /** Whatever is done with this match waits for what was begun before. */
  last: Promise<unknown>
  waiting: number
}

/** After these a bot may sit where a person did. */
const HANDS_OVER: ReadonlySet<EntryKind> = new Set(['resign', 'time', 'claim'])

const MAX_KEPT = 16
const MAX_SLOTS = 5000
/** How many of the longest unused are looked at when there is one too many. */
const MAX_SWEPT = 8

export class Matches {
  readonly #store: Store
  /** The longest unused first. */
  readonly #slots = new Map<string, Slot>()
  /** Also for clocks of play. */
  readonly #clock: Clock

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  get loaded(): number {
    return this.#slots.size
  }

  get watchers(): number {
    let count = 0
    for (const slot of this.#slots.values()) count += slot.watchers.size
    return count
  }

  /** Does something with a match while nothing else is done with it in this process. */
  async alone<T>(id: string, task: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = this.#slot(id)
    slot.waiting++
    const turn = slot.last.then(() => task(slot))
    slot.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      slot.waiting--
      this.#sweep()
    }
  }

  #slot(id: string): Slot {
    const known = this.#slots.get(id)
    const slot: Slot = known ?? {
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
      last: Promise.resolve(),
      waiting: 0,
    }
    slot.used = this.#clock.ticks()
    this.#slots.delete(id)
    this.#slots.set(id, slot)
    return slot
  }

  #sweep(): void {
    if (this.#slots.size <= MAX_SLOTS) return
    let looked = 0
    for (const slot of this.#slots.values()) {
      if (isIdle(slot)) this.#slots.delete(slot.id)
      if (++looked >= MAX_SWEPT) return
    }
  }

  /** Forgets matches that nobody follows and nobody has used for so long. */
  forgetIdle(ms: number): void {
    const since = this.#clock.ticks() - ms
    for (const slot of this.#slots.values()) {
      if (slot.used > since) return
      if (isIdle(slot)) this.#slots.delete(slot.id)
    }
  }

  /** The lobby's side of a match: its row and its seats. */
  async row(slot: Slot): Promise<MatchRow> {
    if (slot.row !== null) return slot.row
    const row = await matchRow(this.#store.db, slot.id)
    if (row === undefined) throw new Rejected('unknown-match')
    slot.seats = await seatRows(this.#store.db, [slot.id])
    slot.rematch = (await rematchOf(this.#store.db, slot.id))?.id ?? null
    slot.row = row
    return row
  }

  /** The same for whoever expects it to have begun: another process may have begun it just now. */
  async startedRow(slot: Slot): Promise<MatchRow> {
    const row = await this.row(slot)
    if (row.status !== 'open' || !this.#store.shared) return row
    slot.row = null
    return this.row(slot)
  }

  /** The match in play, loaded if need be. */
  async live(slot: Slot): Promise<Live> {
    if (slot.live !== null) return slot.live
    const row = await this.startedRow(slot)
    if (row.status === 'open') throw new Rejected('not-started')
    const origin = originOf(row, slot.seats)
    const kept = await snapshotOf(this.#store.db, slot.id)
    const live = kept === undefined ? begin(origin) : restore(origin, kept.version, kept.state)
    slot.snapshotAt = live.version
    slot.kept = []
    const entries = await entriesAfter(this.#store.db, slot.id, kept === undefined ? -1 : kept.version)
    for (const entry of entries) foldRow(live, slot, entry)
    slot.lastAt = entries.at(-1)?.at ?? (await this.#lastAt(slot))
    slot.live = live
    return live
  }

  async #lastAt(slot: Slot): Promise<string | null> {
    return (await standings(this.#store.db, [slot.id])).get(slot.id)?.at ?? null
  }

  /** What is in memory may be ahead of the store or behind it: load it again when it is next wanted. */
  forget(slot: Slot): void {
    slot.live = null
    slot.kept = []
    slot.row = null
  }

  /** Folds what other processes have added. Answers whether there was anything. */
  async catchUp(slot: Slot): Promise<boolean> {
    const live = await this.live(slot)
    const entries = await entriesAfter(this.#store.db, slot.id, live.version)
    try {
      for (const entry of entries) foldRow(live, slot, entry)
    } catch (error) {
      this.forget(slot)
      throw error
    }
    if (entries.some((each) => HANDS_OVER.has(each.kind)) || live.ending !== null) slot.row = null
    return entries.length > 0
  }

  /** Whether another process may know more than this one does. */
  async isBehind(slot: Slot, live: Live): Promise<boolean> {
    return this.#store.shared && (await latestVersion(this.#store.db, slot.id)) > live.version
  }

  /** The match in play, with what other processes have added. */
  async latest(slot: Slot): Promise<Live> {
    const live = await this.live(slot)
    if (await this.isBehind(slot, live)) await this.catchUp(slot)
    return live
  }

  keep(slot: Slot, kept: Kept): void {
    slot.lastAt = kept.at
    slot.kept.push(kept)
    if (slot.kept.length > MAX_KEPT * 2) slot.kept = slot.kept.slice(-MAX_KEPT)
  }

  /** The entries after a version, the latest of them if they are many. */
  async since(slot: Slot, version: number): Promise<readonly Kept[]> {
    const latest = slot.live?.version ?? -1
    return this.#between(slot, Math.max(version, latest - MAX_LOG), latest)
  }

  /** The first entries after a version, as a viewer heard them. */
  async page(slot: Slot, viewer: Viewer, after: number): Promise<Heard[]> {
    const { version } = await this.latest(slot)
    const kept = await this.#between(slot, after, Math.min(version, after + MAX_LOG))
    return kept.map((each) => heardAs(each, viewer))
  }

  async #between(slot: Slot, after: number, last: number): Promise<readonly Kept[]> {
    if (after >= last) return []
    const oldest = slot.kept.at(0)?.version ?? Number.POSITIVE_INFINITY
    const kept =
      after + 1 >= oldest
        ? slot.kept.filter((each) => each.version > after)
        : (await entriesPage(this.#store.db, slot.id, after, last - after)).map(keptOf)
    return kept.filter((each) => each.version <= last)
  }

  async look(slot: Slot, viewer: Viewer, since: number | null): Promise<TableView> {
    const live = await this.latest(slot)
    const log = since === null ? [] : await this.since(slot, since)
    return {
      ...tableNow(slot, live, viewer, this.#clock.now()),
      log: log.map((each) => heardAs(each, viewer)),
    }
  }

  /** Somebody comes to watch, who has this table. */
  seat(slot: Slot, watcher: Watcher, table: TableView | null): void {
    slot.watchers.add(watcher)
    if (table === null) return
    watcher.seen = table.version
    slot.shown.set(watcher.viewer, { ...table, log: [] })
  }

  async info(slot: Slot, person: string | null): Promise<MatchInfo> {
    const row = await this.row(slot)
    const isForeign = isOtherRules(row)
    const live = row.status === 'open' || isForeign ? null : await this.live(slot)
    return infoOf(row, slot.seats, person, {
      version: live?.version ?? (isForeign ? await latestVersion(this.#store.db, slot.id) : -1),
      deciding: live?.asked.flatMap((asked, seat) => (asked === null ? [] : [seat])) ?? [],
      drawOffers: live?.agreed ?? [],
      rematch: slot.rematch,
      at: slot.lastAt,
    })
  }

  /** Tells those who watch what is new to them. Called only once it is durable. */
  async publish(slot: Slot): Promise<void> {
    const { live } = slot
    if (live === null || slot.watchers.size === 0) return
    await this.row(slot)
    const before = slot.shown
    slot.shown = new Map([...before].filter(([, { version }]) => version === live.version))
    // Spectators see the same; so do the devices of one player.
    const made = new Map<string, () => string>()
    for (const watcher of slot.watchers) {
      if (watcher.seen >= live.version) continue
      const { viewer } = watcher
      watcher.viewer = stillMay(slot, watcher)
      const base = watcher.changes && viewer === watcher.viewer ? before.get(viewer) : undefined
      const from = base?.version === watcher.seen ? base : null
      const key = `${watcher.viewer} ${watcher.seen} ${from === null}`
      let message = made.get(key)
      if (message === undefined) {
        const now = slot.shown.get(watcher.viewer) ?? tableNow(slot, live, watcher.viewer, this.#clock.now())
        slot.shown.set(watcher.viewer, now)
        const log = (await this.since(slot, watcher.seen)).map((each) => heardAs(each, watcher.viewer))
        message = messageOf(from, now, log)
        made.set(key, message)
      }
      watcher.seen = live.version
      watcher.table(message)
    }
  }

  async publishInfo(slot: Slot): Promise<void> {
    for (const watcher of slot.watchers) watcher.info(await this.info(slot, watcher.person))
  }

  /** Another process has changed this match. */
  async refresh(id: string, what: 'entry' | 'table'): Promise<void> {
    const known = this.#slots.get(id)
    if (known === undefined) return
    await this.alone(id, async (slot) => {
      if (what === 'table') {
        slot.row = null
        if (slot.watchers.size > 0) await this.publishInfo(slot)
        return
      }
      if (slot.live === null && slot.watchers.size === 0) return
      const over = slot.live?.ending ?? null
      await this.catchUp(slot)
      await this.publish(slot)
      if (slot.row === null || (over === null && slot.live?.ending !== null)) await this.publishInfo(slot)
    })
  }

  /** Announcements may have been lost: look at everything again. */
  async refreshAll(): Promise<void> {
    for (const slot of [...this.#slots.values()]) {
      slot.row = null
      if (slot.watchers.size > 0) await this.refresh(slot.id, 'table').catch(() => {})
      if (slot.live !== null || slot.watchers.size > 0) await this.refresh(slot.id, 'entry').catch(() => {})
    }
  }

  /** Whoever watches has been told what is in the store, even if its announcement never came. */
  async lookForMissed(): Promise<void> {
    const watched = [...this.#slots.values()].filter((each) => each.watchers.size > 0)
    const latest = await standings(
      this.#store.db,
      watched.map((each) => each.id),
    )
    for (const slot of watched) {
      const version = latest.get(slot.id)?.version ?? -1
      if (![...slot.watchers].some((each) => each.seen < version)) continue
      if (slot.live === null) await this.refresh(slot.id, 'table').catch(() => {})
      await this.refresh(slot.id, 'entry').catch(() => {})
    }
  }

  /** Stops following for good, for when the store closes. */
  clear(): void {
    this.#slots.clear()
  }
}

export function originOf(row: MatchRow, seats: readonly SeatRow[]): Origin {
  return {
    game: row.game,
    rulesVersion: row.rules_version,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    nonces: seats.map((each) => each.nonce ?? ''),
    time: timeOf(row),
    began: row.began ?? 0,
  }
}

const isIdle = (slot: Slot): boolean => slot.waiting === 0 && slot.watchers.size === 0

const tableNow = (slot: Slot, live: Live, viewer: Viewer, now: number): TableView => ({
  ...tableFor(slot.id, live, viewer, isWatched(slot, viewer)),
  clocks: clocksAt(slot, live, now),
})

const clocksAt = ({ seats }: Slot, { timing }: Live, now: number): TableView['clocks'] =>
  timing === null
    ? null
    : timing.clocks.flatMap((clock, seat) =>
        seats[seat]?.kind === 'person' ? [shownClock(clock, seat, now)] : [],
      )

/** Whether other people play in this match. */
export const isWatched = (slot: Slot, seat: Viewer): boolean =>
  slot.seats.some((each) => each.kind === 'person' && each.seat !== seat)

/** The seats that a person holds, in order. */
export const seatsOf = (slot: Slot, person: string | null): Seat[] =>
  person === null
    ? []
    : slot.seats.flatMap((each) => (each.kind === 'person' && each.person === person ? [each.seat] : []))

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
function stillMay(slot: Slot, { viewer, person }: Watcher): Viewer {
  if (viewer === SPECTATOR) return viewer
  const seats = seatsOf(slot, person)
  return seats.includes(viewer) ? viewer : (seats[0] ?? SPECTATOR)
}

export const keptOf = (row: EntryRow): Kept => ({
  version: row.version,
  kind: row.kind,
  seat: row.seat,
  words: row.words,
  undoes: row.kind === 'undo' ? Number(row.words) : null,
  told: JSON.parse(row.told),
  at: row.at,
})

function foldRow(live: Live, slot: Slot, entry: EntryRow): void {
  if (entry.kind !== 'start') {
    if (entry.version !== live.version + 1)
      throw new BrokenMatch(slot.id, `entry ${entry.version} is out of order`)
    try {
      fold(live, entry)
    } catch (error) {
      // Nobody who asks now has done anything wrong: what was once allowed is in the log and no longer goes.
      throw new BrokenMatch(slot.id, `entry ${entry.version}: ${error}`)
    }
  }
  slot.lastAt = entry.at
  slot.kept.push(keptOf(entry))
  if (slot.kept.length > MAX_KEPT * 2) slot.kept = slot.kept.slice(-MAX_KEPT)
}
