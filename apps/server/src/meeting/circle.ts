/** Whom somebody likes to play with, and whom they do not want to meet. */
import type { Circle } from '@muster/protocol/meeting'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { nameKey, plainKey } from '../people/names.ts'
import type { Known } from '../people/people.ts'
import { shownRating } from '../standing/ratings.ts'
import { seatRows } from '../storage/matches.ts'
import { apartFrom, type List, listOf, putOn, takeOff } from '../storage/meeting.ts'
import { personNamed } from '../storage/people.ts'
import { ratingsOf } from '../storage/results.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'

/** So long a list may get. */
const MAX_LISTED = 500

export class Meeting {
  readonly #store: Store
  readonly #clock: Clock

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async circle({ person }: Known): Promise<Circle> {
    const { db } = this.#store
    const contacts = await listOf(db, 'contacts', person.id)
    const ratings = await ratingsOf(
      db,
      contacts.map((each) => each.id),
    )
    return {
      contacts: contacts.map(({ id, name }) => ({
        name,
        ratings: ratings
          .filter((each) => each.person === id)
          .map((each) => ({ game: each.game, ...shownRating(each) })),
      })),
      blocked: (await listOf(db, 'blocks', person.id)).map((each) => each.name),
    }
  }

  contact(known: Known, name: string, is: boolean): Promise<Circle> {
    return this.#list(known, 'contacts', name, is)
  }

  /** Neither meets the other from now on; matches that have begun are played on. */
  block(known: Known, name: string, is: boolean): Promise<Circle> {
    return this.#list(known, 'blocks', name, is)
  }

  /** The same for whoever sits somewhere: a guest, whose name others may have too, for as long as they last. */
  blockAt(known: Known, match: string, seat: number): Promise<Circle> {
    return this.#put(known, 'blocks', async (db) => {
      const rows = await seatRows(db, [match])
      // Only at a table of one's own: nobody learns by trying who sits elsewhere.
      const isMine = rows.some((each) => each.person === known.person.id)
      return isMine ? rows.find((each) => each.seat === seat && each.kind === 'person')?.person : null
    })
  }

  async #list(known: Known, list: List, name: string, is: boolean): Promise<Circle> {
    if (is)
      return this.#put(
        known,
        list,
        async (db) => (await personNamed(db, [nameKey(name), plainKey(name)]))?.id,
      )
    const { db } = this.#store
    // By the names on the list: guests have no key, and several may be called the same.
    const listed = (await listOf(db, list, known.person.id)).filter(
      (each) => nameKey(each.name) === nameKey(name),
    )
    for (const { id } of listed) await takeOff(db, list, known.person.id, id)
    return this.circle(known)
  }

  async #put(
    known: Known,
    list: List,
    find: (db: Database) => Promise<string | null | undefined>,
  ): Promise<Circle> {
    const { person } = known
    if (person.guest) throw new Rejected('needs-account')
    const { db } = this.#store
    const other = (await find(db)) ?? null
    if (other === null || other === person.id) throw new Rejected('unknown-person')
    if ((await listOf(db, list, person.id)).length >= MAX_LISTED) throw new Rejected('list-full')
    await putOn(db, list, { person: person.id, other, since: isoNow(this.#clock) })
    // Nobody is both.
    await takeOff(db, list === 'blocks' ? 'contacts' : 'blocks', person.id, other)
    return this.circle(known)
  }

  /** Nobody sits down with somebody whom they do not meet. */
  async checkMeets(person: string, others: readonly (string | null)[]): Promise<void> {
    const apart = await apartFrom(this.#store.db, person)
    if (others.some((other) => other !== null && apart.has(other))) throw new Rejected('kept-apart')
  }
}
