/**
 * What a host does about people, and the log of it. It is done beside the running server, in its database; the server sees it
 * there within seconds (`FollowDeeds`).
 */
import { randomBytes } from 'node:crypto'
import { personName } from '@muster/protocol/people'
import { isReserved, nameKey, plainKey } from '../people/names.ts'
import { hashToken } from '../people/people.ts'
import { newResetToken } from '../people/resets.ts'
import {
  addDeed,
  type DeedRow,
  deedsAfter,
  latestDeed,
  listPeople,
  type Mark,
  markPerson,
  renamePerson,
} from '../storage/deeds.ts'
import { keepInvitation } from '../storage/invitations.ts'
import { type PersonRow, personNamed, personRow } from '../storage/people.ts'
import { keepReset } from '../storage/resets.ts'
import type { Database, Deed } from '../storage/schema.ts'
import { isTaken, type Store } from '../storage/store.ts'
import { type Clock, isoNow } from './clock.ts'

/** A host asked for what cannot be; the message is a sentence for them. */
export class CannotBe extends Error {}

/** Short enough to be read out: 80 bits are not guessed. */
const newInvitation = (): string => randomBytes(10).toString('hex')

const ALREADY: Readonly<Record<Mark, string>> = {
  mute: 'is muted already',
  unmute: 'is not muted',
  suspend: 'is suspended already',
  unsuspend: 'is not suspended',
}

export class Deeds {
  readonly #store: Store
  readonly #clock: Clock

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  people(marked: boolean) {
    return listPeople(this.#store.db, marked)
  }

  log(): Promise<DeedRow[]> {
    return deedsAfter(this.#store.db, 0)
  }

  /** `who`: a name, or an id. Answers what they are called. */
  async mark(who: string, mark: Mark, why: string): Promise<string> {
    const person = await this.#find(who)
    await this.#do(mark, person, '', why, async (trx) => {
      if (!(await markPerson(trx, person.id, mark))) throw new CannotBe(`${person.name} ${ALREADY[mark]}.`)
    })
    return person.name
  }

  /** Answers what they were called. */
  async rename(who: string, name: string, why: string): Promise<string> {
    const person = await this.#find(who)
    if (person.password === null) throw new CannotBe('A guest has no name of their own.')
    if (!personName.safeParse(name).success || isReserved(name))
      throw new CannotBe(`Nobody may be called "${name}".`)
    try {
      await this.#do('rename', person, name, why, (trx) => renamePerson(trx, person.id, name, nameKey(name)))
    } catch (error) {
      if (isTaken(error)) throw new CannotBe(`Somebody is called "${name}" already, or looks so.`)
      throw error
    }
    return person.name
  }

  /** Answers what a link for a new password ends with, which works once, for an hour, and is kept only as a hash. */
  async resetPassword(who: string, why: string): Promise<string> {
    const person = await this.#find(who)
    if (person.password === null) throw new CannotBe('A guest has no password.')
    const token = newResetToken()
    await this.#do('reset-password', person, '', why, (trx) =>
      keepReset(trx, person.id, hashToken(token), isoNow(this.#clock)),
    )
    return token
  }

  /** Answers a code by which one more may have an account. */
  async invite(why: string): Promise<string> {
    const code = newInvitation()
    await this.#do('invite', { id: '', name: '' }, '', why, (trx) =>
      keepInvitation(trx, hashToken(code), isoNow(this.#clock)),
    )
    return code
  }

  async #find(who: string): Promise<PersonRow> {
    const { db } = this.#store
    const found = (await personRow(db, who)) ?? (await personNamed(db, [nameKey(who), plainKey(who)]))
    if (found === undefined) throw new CannotBe(`Nobody here is called "${who}".`)
    return found
  }

  /** What is done and the log of it are one. */
  async #do(
    deed: Deed,
    { id: person, name }: Pick<PersonRow, 'id' | 'name'>,
    detail: string,
    why: string,
    what: (trx: Database) => Promise<void>,
  ): Promise<void> {
    if (why.trim() === '') throw new CannotBe('Say why: the log keeps it.')
    await this.#store.db.transaction().execute(async (trx) => {
      await what(trx)
      await addDeed(trx, { at: isoNow(this.#clock), deed, person, name, detail, why })
    })
  }
}

/** A running server that sees what hosts do. */
export class FollowDeeds {
  readonly #store: Store
  #last = 0
  /** Somebody may do nothing here any more, or is called something else: their sockets end. */
  onPerson: (person: string, deed: 'suspend' | 'rename') => void = () => {}

  constructor(store: Store) {
    this.#store = store
  }

  async start(): Promise<void> {
    this.#last = await latestDeed(this.#store.db)
  }

  async look(): Promise<void> {
    for (const { number, deed, person } of await deedsAfter(this.#store.db, this.#last)) {
      this.#last = number
      if (deed === 'suspend' || deed === 'rename') this.onPerson(person, deed)
    }
  }
}
