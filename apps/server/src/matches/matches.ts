/** The matches that are in use in this process: loaded once, changed one thing at a time, watched by many. */
import type { Viewer } from '@muster/kernel/game'
import { MAX_LOG } from '@muster/protocol/limits'
import type { MatchInfo } from '@muster/protocol/matches'
import type { EntryKind, Heard, TableView } from '@muster/protocol/play'
import { nextDeadline } from '../clocks/clocks.ts'
import { BrokenMatch, Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import { type EntryRow, entriesAfter, entriesPage, latestVersion, snapshotOf } from '../storage/log.ts'
import { type MatchRow, matchRow, rematchOf, type SeatRow, seatRows, standings } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import { begin, fold, type Live, type Origin, restore } from './fold.ts'
import { infoOf, isOtherRules, timeOf } from './info.ts'
import { emptySlot, isIdle, isOver, type Slot, type Watcher } from './slot.ts'
import { tableNow, tellWatchers } from './telling.ts'
import { heardAs, type Kept } from './view.ts'

/** After these a bot may sit where a person did. */
const HANDS_OVER: ReadonlySet<EntryKind> = new Set(['resign', 'time', 'claim'])

/** For those who watch and have missed a few. Where nobody does, whoever comes is told from the store. */
const MAX_KEPT = 16
const MAX_SLOTS = 5000
/** How many of the longest unused are looked at when there is one too many. */
const MAX_SWEPT = 8
/** About so many matches the store is asked at once: neither it nor anybody who plays waits for an answer about thousands. */
const MAX_LOOKED_FOR = 100

/** For how long a match that nobody follows stays in memory, in milliseconds. */
export interface Patience {
  readonly inPlay: number
  readonly over: number
}

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
    if (slot.busy) await new Promise<void>((resolve) => slot.queue.push(resolve))
    slot.busy = true
    try {
      return await task(slot)
    } finally {
      // It stays busy for whoever is next.
      const next = slot.queue.shift()
      if (next === undefined) slot.busy = false
      else next()
      this.#sweep()
    }
  }

  #slot(id: string): Slot {
    const slot = this.#slots.get(id) ?? emptySlot(id)
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

  /** Forgets matches that nobody follows and nobody has used for so long, sooner those that are over. */
  forgetIdle({ inPlay, over }: Patience): void {
    const now = this.#clock.ticks()
    for (const slot of this.#slots.values()) {
      if (now - slot.used < over) return
      if (isIdle(slot) && now - slot.used >= (isOver(slot) ? over : inPlay)) this.#slots.delete(slot.id)
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
    // Few choices are taken back, and a state for each that could be would be most of the garbage here.
    live.match.keepsPast = false
    slot.live = live
    return live
  }

  /**
   * The match with the state that an undo goes back to, made again from the log if it was not kept. Whoever takes back once may do so
   * again: from then on it is kept for this match.
   */
  async recalled(slot: Slot): Promise<Live> {
    if (slot.live?.match.past?.before === null) this.forget(slot)
    const live = await this.live(slot)
    live.match.keepsPast = true
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
    const known = await this.live(slot)
    const entries = await entriesAfter(this.#store.db, slot.id, known.version)
    const live = entries.some((each) => each.kind === 'undo') ? await this.recalled(slot) : known
    try {
      // What was made again from the log has them already.
      for (const entry of entries) if (entry.version > live.version) foldRow(live, slot, entry)
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
    if (!(await this.isBehind(slot, live))) return live
    await this.catchUp(slot)
    return this.live(slot)
  }

  keep(slot: Slot, kept: Kept): void {
    keepIn(slot, kept)
  }

  /** The entries after a version, the latest of them if they are many. */
  #since(slot: Slot, version: number): readonly Kept[] | Promise<readonly Kept[]> {
    const latest = slot.live?.version ?? -1
    return this.#between(slot, Math.max(version, latest - MAX_LOG), latest)
  }

  /** The first entries after a version, as a viewer heard them. */
  async page(slot: Slot, viewer: Viewer, after: number): Promise<Heard[]> {
    const { version } = await this.latest(slot)
    const kept = await this.#between(slot, after, Math.min(version, after + MAX_LOG))
    return kept.map((each) => heardAs(each, viewer))
  }

  #between(slot: Slot, after: number, last: number): readonly Kept[] | Promise<readonly Kept[]> {
    if (after >= last) return []
    const oldest = slot.kept.at(0)?.version ?? Number.POSITIVE_INFINITY
    if (after + 1 >= oldest) return slot.kept.filter(({ version }) => version > after && version <= last)
    return this.#fromStore(slot, after, last)
  }

  async #fromStore(slot: Slot, after: number, last: number): Promise<readonly Kept[]> {
    const rows = await entriesPage(this.#store.db, slot.id, after, last - after)
    return rows.filter(({ version }) => version <= last).map(keptOf)
  }

  async look(slot: Slot, viewer: Viewer, since: number | null): Promise<TableView> {
    const live = await this.latest(slot)
    const log = since === null ? [] : await this.#since(slot, since)
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
    if (table.ending === null) slot.shown.set(watcher.viewer, { ...table, log: [] })
  }

  /** Somebody watches no longer. What was kept for telling goes with the last one. */
  leave(slot: Slot, watcher: Watcher): void {
    slot.watchers.delete(watcher)
    if (slot.watchers.size === 0) keepNothingToTell(slot)
  }

  async info(slot: Slot, person: string | null): Promise<MatchInfo> {
    const row = await this.row(slot)
    const isForeign = isOtherRules(row)
    const live = row.status === 'open' || isForeign ? null : await this.live(slot)
    const peopleSeats = slot.seats.flatMap((each) => (each.kind === 'person' ? [each.seat] : []))
    return infoOf(row, slot.seats, person, {
      version: live?.version ?? (isForeign ? await latestVersion(this.#store.db, slot.id) : -1),
      deciding: live?.asked.flatMap((asked, seat) => (asked === null ? [] : [seat])) ?? [],
      drawOffers: live?.agreed ?? [],
      rematch: slot.rematch,
      at: slot.lastAt,
      deadline:
        live?.timing == null || live.ending !== null ? null : nextDeadline(live.timing.clocks, peopleSeats),
    })
  }

  /** Tells those who watch what is new to them, at once if all that it takes is here. Called only once it is durable. */
  publish(slot: Slot): Promise<void> | undefined {
    const { live } = slot
    if (live === null || slot.watchers.size === 0) return undefined
    let seen = live.version
    for (const each of slot.watchers) seen = Math.min(seen, each.seen)
    const oldest = slot.kept.at(0)?.version ?? Number.POSITIVE_INFINITY
    if (slot.row === null || seen + 1 < oldest) return this.#publishLater(slot, live, seen)
    this.#tell(slot, live, slot.kept)
    return undefined
  }

  async #publishLater(slot: Slot, live: Live, seen: number): Promise<void> {
    await this.row(slot)
    this.#tell(slot, live, await this.#since(slot, seen))
  }

  #tell(slot: Slot, live: Live, kept: readonly Kept[]): void {
    tellWatchers(slot, live, this.#clock.now(), kept)
    if (live.ending !== null) keepNothingToTell(slot)
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
    for (let first = 0; first < watched.length; first += MAX_LOOKED_FOR)
      await this.#lookForMissedIn(watched.slice(first, first + MAX_LOOKED_FOR))
  }

  async #lookForMissedIn(watched: readonly Slot[]): Promise<void> {
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
  keepIn(slot, keptOf(entry))
}

/** Nobody will be told of what comes next, by what they have: nobody watches, or nothing comes. */
function keepNothingToTell(slot: Slot): void {
  slot.shown = new Map()
  slot.kept = slot.kept.slice(-1)
}

function keepIn(slot: Slot, kept: Kept): void {
  slot.lastAt = kept.at
  slot.kept.push(kept)
  const most = slot.watchers.size > 0 ? MAX_KEPT : 1
  if (slot.kept.length > most * 2) slot.kept = slot.kept.slice(-most)
}
