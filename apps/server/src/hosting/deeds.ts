/**
 * What a host does about people and matches, and the log of it: by `muster admin` beside the running server, in its database,
 * where the server sees it within seconds (`FollowDeeds`), or by the page for hosts.
 */
import { randomBytes } from 'node:crypto'
import type { RejectionCode } from '@muster/protocol/errors'
import { type Person, personName } from '@muster/protocol/people'
import { Rejected } from '../errors.ts'
import { isReserved, nameKey, plainKey } from '../people/names.ts'
import { hashToken } from '../people/people.ts'
import { newResetToken } from '../people/resets.ts'
import {
  addDeed,
  type DeedRow,
  deedsAfter,
  deedsBefore,
  latestDeed,
  listPeople,
  type Mark,
  markPerson,
  type PeopleWanted,
  renamePerson,
} from '../storage/deeds.ts'
import { addingDue } from '../storage/due-work.ts'
import { keepInvitation } from '../storage/invitations.ts'
import { matchRow } from '../storage/matches.ts'
import { type PersonRow, personNamed, personRow } from '../storage/people.ts'
import { settleReport, waitingReport } from '../storage/reports.ts'
import { keepReset } from '../storage/resets.ts'
import type { Database, Deed } from '../storage/schema.ts'
import { forgetFactor } from '../storage/security.ts'
import { isTaken, type Store } from '../storage/store.ts'
import { type Clock, isoNow } from './clock.ts'

/** A host asked for what cannot be; the message is a sentence for whoever types commands. */
export class CannotBe extends Rejected {
  constructor(code: RejectionCode, sentence: string) {
    super(code)
    this.message = sentence
  }
}

/** Short enough to be read out: 80 bits are not guessed. */
const newInvitation = (): string => randomBytes(10).toString('hex')

const ALREADY: Readonly<Record<Mark, string>> = {
  mute: 'is muted already',
  unmute: 'is not muted',
  suspend: 'is suspended already',
  unsuspend: 'is not suspended',
  host: 'is a host already',
  unhost: 'is no host',
}

export class Deeds {
  readonly #store: Store
  readonly #clock: Clock
  /** Who does it; null on the server's machine. */
  readonly #host: Person | null

  constructor(store: Store, clock: Clock, host: Person | null = null) {
    this.#store = store
    this.#clock = clock
    this.#host = host
  }

  people(wanted: PeopleWanted) {
    return listPeople(this.#store.db, wanted, nameKey(wanted.find ?? '').replaceAll(/[%_]/g, ''))
  }

  latest(before: number | undefined, most: number): Promise<DeedRow[]> {
    return deedsBefore(this.#store.db, before, most)
  }

  log(): Promise<DeedRow[]> {
    return deedsAfter(this.#store.db, 0)
  }

  /** `who`: a name, or an id. Answers what they are called. */
  async mark(who: string, mark: Mark, why: string): Promise<string> {
    const person = await this.#find(who)
    if (mark === 'host' && person.password === null)
      throw new CannotBe('guest-has-no-password', 'A guest cannot be a host.')
    await this.#do(mark, person, '', why, async (trx) => {
      if (!(await markPerson(trx, person.id, mark)))
        throw new CannotBe('already-so', `${person.name} ${ALREADY[mark]}.`)
    })
    return person.name
  }

  /** Answers what they were called. */
  async rename(who: string, name: string, why: string): Promise<string> {
    const person = await this.#find(who)
    if (person.password === null)
      throw new CannotBe('guest-has-no-password', 'A guest has no name of their own.')
    if (!personName.safeParse(name).success || isReserved(name))
      throw new CannotBe('name-reserved', `Nobody may be called "${name}".`)
    try {
      await this.#do('rename', person, name, why, (trx) => renamePerson(trx, person.id, name, nameKey(name)))
    } catch (error) {
      if (isTaken(error))
        throw new CannotBe('name-taken', `Somebody is called "${name}" already, or looks so.`)
      throw error
    }
    return person.name
  }

  /** Answers what a link for a new password ends with, which works once, for an hour, and is kept only as a hash. */
  async resetPassword(who: string, why: string): Promise<string> {
    const person = await this.#find(who)
    if (person.password === null) throw new CannotBe('guest-has-no-password', 'A guest has no password.')
    const token = newResetToken()
    await this.#do('reset-password', person, '', why, (trx) =>
      keepReset(trx, person.id, hashToken(token), isoNow(this.#clock)),
    )
    return token
  }

  /** Somebody has lost their phone: the password alone lets them in again. */
  async resetFactor(who: string, why: string): Promise<string> {
    const person = await this.#find(who)
    await this.#do('reset-factor', person, '', why, async (trx) => {
      if (!(await forgetFactor(trx, person.id)))
        throw new CannotBe('already-so', `${person.name} has no second factor.`)
    })
    return person.name
  }

  /** Answers a code by which one more may have an account. */
  async invite(why: string): Promise<string> {
    const code = newInvitation()
    await this.#do('invite', { id: '', name: '' }, '', why, (trx) =>
      keepInvitation(trx, hashToken(code), isoNow(this.#clock)),
    )
    return code
  }

  /** Has a match closed: a running server does it at once, one that is not when it starts. */
  async close(match: string, why: string): Promise<void> {
    const row = await matchRow(this.#store.db, match)
    if (row === undefined) throw new CannotBe('unknown-match', `There is no match "${match}".`)
    if (row.status === 'over') throw new CannotBe('match-over', `The match "${match}" is over.`)
    await this.#do('close', { id: '', name: '' }, match, why, async (trx) => {
      await addingDue(trx, [{ kind: 'close', about: match, version: 0, at: 0 }]).execute()
    })
  }

  /** Says what became of a report; the log has it by the name of whom it was about. */
  async settle(id: string, why: string): Promise<void> {
    const report = await waitingReport(this.#store.db, id)
    if (report === undefined) throw new CannotBe('unknown-report', `No report "${id}" waits.`)
    const person = await personRow(this.#store.db, report.person)
    const whom = { id: report.person, name: person?.name ?? '' }
    await this.#do('settle', whom, id, why, async (trx) => {
      const how = { settled: isoNow(this.#clock), settled_by: this.#host?.name ?? '', outcome: why }
      if (!(await settleReport(trx, id, how)))
        throw new CannotBe('unknown-report', `The report "${id}" has just been settled.`)
    })
  }

  async #find(who: string): Promise<PersonRow> {
    const { db } = this.#store
    const found = (await personRow(db, who)) ?? (await personNamed(db, [nameKey(who), plainKey(who)]))
    if (found === undefined) throw new CannotBe('unknown-person', `Nobody here is called "${who}".`)
    // One host cannot shut out the others, nor have their accounts.
    if (this.#host !== null && found.host === 1)
      throw new CannotBe('among-hosts', 'What concerns a host is done on the machine of the server.')
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
    if (why.trim() === '') throw new CannotBe('bad-request', 'Say why: the log keeps it.')
    await this.#store.db.transaction().execute(async (trx) => {
      await what(trx)
      const host = this.#host?.name ?? ''
      await addDeed(trx, { at: isoNow(this.#clock), deed, person, name, detail, why, host })
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
