/** Talk at the table: to everybody, or between some seats where the game is played by more than two. */
import type { Seat } from '@muster/kernel/game'
import type { Said } from '@muster/protocol/talk'
import { Refused } from '../errors.ts'
import { checkMayLook, type Slot, seatsOf, type Tables } from '../matches/tables.ts'
import { insertSaying, type SayingRow, sayingsFor } from '../storage/sayings.ts'
import type { Store } from '../storage/store.ts'

const HEARD_MOST = 200

export interface Listener {
  readonly person: string | null
  said(said: Said): void
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0)
const seatsIn = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (bits >> seat) & 1)

const saidOf = (row: SayingRow): Said => ({
  id: row.id,
  match: row.match,
  seat: row.seat,
  name: row.name ?? '',
  among: row.among === 0 ? null : seatsIn(row.among),
  text: row.text,
  at: row.at,
})

export class Talk {
  readonly #store: Store
  readonly #tables: Tables
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(store: Store, tables: Tables) {
    this.#store = store
    this.#tables = tables
  }

  listen(match: string, listener: Listener): () => void {
    const all = this.#listeners.get(match) ?? new Set()
    this.#listeners.set(match, all)
    all.add(listener)
    return () => {
      all.delete(listener)
      if (all.size === 0 && this.#listeners.get(match) === all) this.#listeners.delete(match)
    }
  }

  async say(
    match: string,
    person: { readonly id: string; readonly name: string },
    { seat, to, text }: { seat: Seat; to?: readonly Seat[] | undefined; text: string },
  ): Promise<Said> {
    return this.#tables.alone(match, async (slot) => {
      const row = await this.#tables.row(slot)
      checkMayLook(slot, row, person.id)
      const mine = seatsOf(slot, person.id)
      if (mine.length === 0) throw new Refused('not-at-the-table')
      if (!mine.includes(seat)) throw new Refused('not-your-seat')
      if (to !== undefined) {
        if (slot.seats.length <= 2 || row.status === 'open') throw new Refused('no-private-talk')
        if (to.some((each) => each >= slot.seats.length)) throw new Refused('bad-request', { path: 'to' })
      }
      const among = to === undefined ? 0 : bitsOf([seat, ...to])
      const at = new Date().toISOString()
      const id = await insertSaying(this.#store, { match, seat, person: person.id, among, text, at })
      const said = saidOf({ id, match, seat, among, text, at, name: person.name })
      this.#tell(slot, said)
      return said
    })
  }

  /** What somebody may hear of what was said. */
  async heard(
    match: string,
    person: string | null,
    invite: string | undefined,
    after: number,
  ): Promise<Said[]> {
    return this.#tables.alone(match, async (slot) => {
      checkMayLook(slot, await this.#tables.row(slot), person, invite)
      const rows = await sayingsFor(this.#store.db, match, bitsOf(seatsOf(slot, person)), after, HEARD_MOST)
      return rows.map(saidOf)
    })
  }

  /** Something was said through another process. */
  async elsewhere(match: string, id: number): Promise<void> {
    if (!this.#listeners.has(match)) return
    await this.#tables.alone(match, async (slot) => {
      await this.#tables.row(slot)
      const everySeat = bitsOf(slot.seats.map((each) => each.seat))
      const rows = await sayingsFor(this.#store.db, match, everySeat, id - 1, 1000)
      const row = rows.find((each) => each.id === id)
      if (row !== undefined) this.#tell(slot, saidOf(row))
    })
  }

  #tell(slot: Slot, said: Said): void {
    for (const listener of this.#listeners.get(slot.id) ?? []) {
      const mine = seatsOf(slot, listener.person)
      if (said.among === null || said.among.some((each) => mine.includes(each))) listener.said(said)
    }
  }
}
