/**
 * Forgotten passwords. A link is mailed to the confirmed address of the account, works once and for an hour. Nobody learns by
 * asking who has an account: the answer comes before anything is looked up.
 */
import { randomBytes } from 'node:crypto'
import type { Language } from '@muster/kernel/text'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { askForReset, forgetOldResets, personOfReset, reachable } from '../storage/resets.ts'
import type { Store } from '../storage/store.ts'
import { nameKey, plainKey } from './names.ts'

const RESET_WITHIN_MS = 60 * 60 * 1000
/** Mails to one account within that time, whoever asks from wherever. */
const MOST_RESETS = 3
const TOKEN_BYTES = 32

export const newResetToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export class Resets {
  readonly #store: Store
  readonly #clock: Clock
  readonly #mailWorks: () => boolean
  /** Called when there is something to send. */
  onDelivery: () => void = () => {}
  /** Called with what went wrong after the answer. */
  onTrouble: (error: unknown) => void = () => {}

  constructor(store: Store, clock: Clock, mailWorks: () => boolean) {
    this.#store = store
    this.#clock = clock
    this.#mailWorks = mailWorks
  }

  /** `who`: a name or a mail address. Answers at once, so that the time tells nothing either. */
  ask(who: string, language: Language): void {
    if (!this.#mailWorks()) throw new Rejected('no-mail')
    void this.#send(who, language).catch((error) => this.onTrouble(error))
  }

  async #send(who: string, language: Language): Promise<void> {
    const { db } = this.#store
    const by = who.includes('@') ? { address: who } : { keys: [nameKey(who), plainKey(who)] }
    const when = { now: isoNow(this.#clock), notBefore: this.#notBefore(), most: MOST_RESETS }
    for (const account of await reachable(db, by)) await askForReset(db, account, language, when)
    this.onDelivery()
  }

  /** Links mailed before that are too old. */
  #notBefore(): string {
    return new Date(this.#clock.now() - RESET_WITHIN_MS).toISOString()
  }

  /** Whose link it is; nobody's once it is used or too old. */
  owner(hash: string): ReturnType<typeof personOfReset> {
    return personOfReset(this.#store.db, hash, this.#notBefore())
  }

  forget(): Promise<void> {
    return forgetOldResets(this.#store.db, this.#notBefore())
  }
}
