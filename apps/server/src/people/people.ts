/** Guests, accounts, sessions and tokens. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Person, Registration } from '@muster/protocol/people'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { forgetOldInvitations, takeInvitation } from '../storage/invitations.ts'
import {
  claimPerson,
  deletePerson,
  endSessions,
  insertPerson,
  insertSession,
  personNamed,
  personRow,
  sessionByHash,
  sessionsOf,
  setPassword,
  touchSession,
} from '../storage/people.ts'
import { forgetResetsOf, takeReset } from '../storage/resets.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Factors } from './factors.ts'
import { Guesses } from './guesses.ts'
import { isReserved, nameKey, plainKey } from './names.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import type { Resets } from './resets.ts'

const TOKEN_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_DAYS = 90
/** Seen is written at most this often. */
const TOUCH_MS = 60 * 60 * 1000
const MAX_SESSIONS = 50
const INVITATION_DAYS = 30

/** Who makes a request, and by which session. */
export interface Known {
  readonly person: Person
  readonly session: string
  readonly kind: 'browser' | 'token'
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
/** Hosts write it behind a command, where a dash would begin an option. */
const newId = (): string => randomBytes(12).toString('base64url').replace(/^-/, 'p')
const later = (now: number): string => new Date(now + SESSION_DAYS * DAY_MS).toISOString()

const personOf = (row: {
  readonly id: string
  readonly name: string
  readonly password: string | null
  readonly host: number
}): Person => ({
  id: row.id,
  name: row.name,
  guest: row.password === null,
  ...(row.host === 1 ? { host: true } : {}),
})

function checkUncommon(password: string, name: string): void {
  if (isCommonPassword(password, name)) throw new Rejected('common-password')
}

export class People {
  readonly registration: Registration
  readonly #store: Store
  readonly #clock: Clock
  readonly #resets: Resets
  readonly #factors: Factors
  readonly #guesses: Guesses
  /** Called with each session that has ended here, so that its sockets are closed. */
  onSignedOut: (session: string) => void = () => {}
  /** Called with whoever a host has suspended or renamed. */
  onHostDeed: (person: string, deed: 'suspend' | 'rename') => void = () => {}

  constructor(store: Store, clock: Clock, resets: Resets, factors: Factors, registration: Registration) {
    this.registration = registration
    this.#store = store
    this.#clock = clock
    this.#resets = resets
    this.#factors = factors
    this.#guesses = new Guesses(clock)
  }

  async guest(): Promise<{ person: Person; token: string }> {
    const person = { id: newId(), name: `Guest ${randomInt(1000, 10_000)}` }
    await insertPerson(this.#store.db, {
      ...person,
      name_key: null,
      password: null,
      created: isoNow(this.#clock),
    })
    const { token } = await this.#open(person.id, 'browser', 'guest')
    return { person: { ...person, guest: true }, token }
  }

  async #open(
    person: string,
    kind: 'browser' | 'token',
    label: string,
  ): Promise<{ id: string; token: string }> {
    const id = newId()
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const now = this.#clock.now()
    const seen = new Date(now).toISOString()
    await insertSession(this.#store.db, {
      id,
      token_hash: hashToken(token),
      person,
      kind,
      label,
      created: seen,
      last_seen: seen,
      expires: later(now),
    })
    return { id, token }
  }

  /** Whose token it is; null for a forged, ended or expired one, and for whoever is suspended. */
  async known(token: string): Promise<Known | null> {
    const now = this.#clock.now()
    const row = await sessionByHash(this.#store.db, hashToken(token), new Date(now).toISOString())
    if (row === undefined || row.suspended === 1) return null
    if (now - Date.parse(row.last_seen) > TOUCH_MS) {
      await touchSession(this.#store.db, row.session, new Date(now).toISOString(), later(now))
    }
    const person = personOf(row)
    return { person, session: row.session, kind: row.kind }
  }

  /** Whoever comes with the session of somebody suspended is not let in as a guest instead. */
  async checkWelcome(token: string | null): Promise<void> {
    if (token === null) return
    const row = await sessionByHash(this.#store.db, hashToken(token), isoNow(this.#clock))
    if (row?.suspended === 1) throw new Rejected('suspended')
  }

  /** `invitation`: what the guest was given by a host, where that is needed. */
  async claim(known: Known, name: string, password: string, invitation?: string): Promise<Person> {
    if (this.registration === 'closed') throw new Rejected('registration-closed')
    if (isReserved(name)) throw new Rejected('name-reserved')
    checkUncommon(password, name)
    const hashed = await hashPassword(password)
    // An invitation is used up only by whoever gets an account by it.
    await this.#store.db.transaction().execute(async (trx) => {
      if (this.registration === 'invitation') await this.#takeInvitation(trx, invitation ?? '')
      const done = await claimPerson(trx, known.person.id, name, nameKey(name), hashed)
      if (done !== 'claimed') throw new Rejected(done)
    })
    return { id: known.person.id, name, guest: false }
  }

  async #takeInvitation(trx: Database, code: string): Promise<void> {
    if (!(await takeInvitation(trx, hashToken(code.trim()), this.#invitedSince()))) {
      throw new Rejected('not-invited-here')
    }
  }

  #invitedSince(): string {
    return new Date(this.#clock.now() - INVITATION_DAYS * DAY_MS).toISOString()
  }

  forgetInvitations(): Promise<void> {
    return forgetOldInvitations(this.#store.db, this.#invitedSince())
  }

  async signIn(
    name: string,
    password: string,
    address: string,
    code?: string,
  ): Promise<{ person: Person; token: string }> {
    const key = nameKey(name)
    const seconds = this.#guesses.delay(key, address)
    if (seconds > 0) throw new Rejected('too-many', { seconds })
    const found = await personNamed(this.#store.db, [key, plainKey(name)])
    if (!(await passwordFits(found?.password ?? null, password)) || found === undefined) {
      this.#guesses.wrong(key, address)
      throw new Rejected('wrong-password')
    }
    // Only to whoever knows the password.
    if (found.suspended === 1) throw new Rejected('suspended')
    await this.#checkFactor(found, code, address)
    this.#guesses.right(key, address)
    const { token } = await this.#open(found.id, 'browser', 'signed in')
    return { person: personOf(found), token }
  }

  /** Wrong codes are guesses like wrong passwords. */
  async #checkFactor(
    { id, name }: { readonly id: string; readonly name: string },
    code: string | undefined,
    address: string,
  ): Promise<void> {
    try {
      await this.#factors.check(id, code)
    } catch (error) {
      if (error instanceof Rejected && error.code === 'wrong-code')
        this.#guesses.wrong(nameKey(name), address)
      throw error
    }
  }

  /** Whoever has shown by other means who they are. */
  async enter(id: string): Promise<{ person: Person; token: string }> {
    const found = await personRow(this.#store.db, id)
    if (found === undefined) throw new Rejected('passkey-refused')
    if (found.suspended === 1) throw new Rejected('suspended')
    const { token } = await this.#open(id, 'browser', 'signed in')
    return { person: personOf(found), token }
  }

  /** Whether it is the owner, and not whoever found an open browser. Guests have no password to ask for. */
  checkSure(known: Known, password: string): Promise<void> {
    return this.#checkPassword(known, password)
  }

  async changePassword(known: Known, old: string, next: string): Promise<void> {
    await this.#checkPassword(known, old)
    checkUncommon(next, known.person.name)
    await this.#renewPassword(known.person.id, await hashPassword(next), known.session)
  }

  /** By the link in a mail, which counts once. Whoever has it is signed in, and nobody else any more. */
  async resetPassword(
    link: string,
    password: string,
    address: string,
    code?: string,
  ): Promise<{ person: Person; token: string }> {
    const hash = hashToken(link)
    const found = await this.#resets.owner(hash)
    if (found === undefined) throw new Rejected('reset-link-over')
    if (found.suspended === 1) throw new Rejected('suspended')
    // The link is left for another try.
    checkUncommon(password, found.name)
    const seconds = this.#guesses.delay(nameKey(found.name), address)
    if (seconds > 0) throw new Rejected('too-many', { seconds })
    // Whoever reads the mail does not have the phone.
    await this.#checkFactor(found, code, address)
    await this.#renewPassword(found.id, await hashPassword(password), null, hash)
    this.#guesses.right(nameKey(found.name), address)
    const { token } = await this.#open(found.id, 'browser', 'signed in')
    return { person: personOf(found), token }
  }

  /** All at once: no old session, and no link that was mailed, outlives the old password. */
  async #renewPassword(person: string, hashed: string, except: string | null, link?: string): Promise<void> {
    const ended = await this.#store.db.transaction().execute(async (trx) => {
      if (link !== undefined && !(await takeReset(trx, link))) throw new Rejected('reset-link-over')
      await forgetResetsOf(trx, person)
      await setPassword(trx, person, hashed)
      return endSessions(this.#store, person, { except }, trx)
    })
    this.#ended(ended)
  }

  async #checkPassword(known: Known, password: string): Promise<void> {
    const row = await personRow(this.#store.db, known.person.id)
    if (row?.password === null || row === undefined) throw new Rejected('guest-has-no-password')
    if (!(await passwordFits(row.password, password))) throw new Rejected('wrong-password')
  }

  /** Whether this account may be deleted with that password; guests need none. */
  async checkFarewell(known: Known, password: string | undefined): Promise<void> {
    if (!known.person.guest) await this.#checkPassword(known, password ?? '')
  }

  async farewell(person: string): Promise<void> {
    this.#ended(await endSessions(this.#store, person, { except: null }))
    await deletePerson(this.#store.db, person)
  }

  async signOut(known: Known): Promise<void> {
    await this.revoke(known, known.session)
  }

  async revoke(known: Known, session: string): Promise<void> {
    const ended = await endSessions(this.#store, known.person.id, { only: session })
    if (ended.length === 0) throw new Rejected('unknown-session')
    this.#ended(ended)
  }

  #ended(sessions: readonly string[]): void {
    for (const each of sessions) this.onSignedOut(each)
  }

  async sessions(known: Known) {
    const rows = await sessionsOf(this.#store.db, known.person.id)
    return rows.map((each) => ({
      id: each.id,
      kind: each.kind,
      label: each.label,
      created: each.created,
      lastSeen: each.last_seen,
      current: each.id === known.session,
    }))
  }

  async token(known: Known, label: string): Promise<{ id: string; token: string }> {
    const rows = await sessionsOf(this.#store.db, known.person.id)
    if (rows.length >= MAX_SESSIONS) throw new Rejected('too-many')
    return this.#open(known.person.id, 'token', label)
  }
}
