/** Whom somebody likes to play with, and whom they do not want to meet. */
import type { Circle } from '@muster/protocol/meeting'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { nameKey, plainKey } from '../people/names.ts'
import type { Known } from '../people/people.ts'
import { shownRating } from '../standing/ratings.ts'
import { apartFrom, listOf, putOn, takeOff } from '../storage/meeting.ts'
import { personNamed } from '../storage/people.ts'
import { ratingsOf } from '../storage/results.ts'
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
  async block(known: Known, name: string, is: boolean): Promise<Circle> {
    return this.#list(known, 'blocks', name, is)
  }

  async #list(known: Known, list: 'contacts' | 'blocks', name: string, is: boolean): Promise<Circle> {
    const { person } = known
    if (person.guest) throw new Rejected('needs-account')
    const { db } = this.#store
    const other = await personNamed(db, [nameKey(name), plainKey(name)])
    if (other === undefined || other.id === person.id) throw new Rejected('unknown-person')
    if (!is) await takeOff(db, list, person.id, other.id)
    else {
      if ((await listOf(db, list, person.id)).length >= MAX_LISTED) throw new Rejected('list-full')
      await putOn(db, list, { person: person.id, other: other.id, since: isoNow(this.#clock) })
      // Nobody is both.
      await takeOff(db, list === 'blocks' ? 'contacts' : 'blocks', person.id, other.id)
    }
    return this.circle(known)
  }

  /** Nobody sits down with somebody whom they do not meet. */
  async checkMeets(person: string, others: readonly (string | null)[]): Promise<void> {
    const apart = await apartFrom(this.#store.db, person)
    if (others.some((other) => other !== null && apart.has(other))) throw new Rejected('kept-apart')
  }
}
