/**
 * A second factor beside the password: codes of an authenticator app, and ten recovery codes for the day on which the phone is
 * lost. The secret is kept as it is, since the server must reckon with it, and a key to hide it would lie in the same folder
 * and in the same backups: it protects from whoever has the password, not from whoever has the database.
 */
import { createHash, randomBytes } from 'node:crypto'
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import {
  factorOf,
  forgetFactor,
  keepFactor,
  keepRecoveryCodes,
  recoveryCodesLeft,
  useRecoveryCode,
  useStep,
} from '../storage/security.ts'
import type { Store } from '../storage/store.ts'
import { newSecret, stepOf } from './totp.ts'

const RECOVERY_CODES = 10

/** Ten digits and letters in two groups, of 50 bits: short enough to be written down, and guessed slowly. */
const newRecoveryCode = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const text = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}
/** However it was typed. */
const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

export class Factors {
  readonly #store: Store
  readonly #clock: Clock

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async state(person: string): Promise<{ on: boolean; recoveryCodes: number }> {
    const on = (await factorOf(this.#store.db, person))?.confirmed === 1
    return { on, recoveryCodes: on ? await recoveryCodesLeft(this.#store.db, person) : 0 }
  }

  /** A new secret, which counts once a code of it has come back. */
  async begin(person: string): Promise<string> {
    if ((await this.state(person)).on) throw new Rejected('already-so')
    const secret = newSecret()
    await keepFactor(this.#store.db, person, secret)
    return secret
  }

  /** Answers the recovery codes, which are kept only as hashes. */
  async confirm(person: string, code: string): Promise<string[]> {
    const factor = await factorOf(this.#store.db, person)
    if (factor === undefined || factor.confirmed === 1) throw new Rejected('already-so')
    const step = stepOf(factor.secret, code, this.#clock.now())
    if (step === null) throw new Rejected('wrong-code')
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    await this.#store.db.transaction().execute(async (trx) => {
      if (!(await useStep(trx, person, step))) throw new Rejected('wrong-code')
      await keepRecoveryCodes(trx, person, codes.map(recoveryHash))
    })
    return codes
  }

  /** Whether somebody with the password may come in with this code. Each code counts once. */
  async check(person: string, code: string | undefined): Promise<void> {
    const { db } = this.#store
    const factor = await factorOf(db, person)
    if (factor?.confirmed !== 1) return
    if (code === undefined || code.trim() === '') throw new Rejected('code-needed')
    const step = stepOf(factor.secret, code.replaceAll(' ', ''), this.#clock.now())
    if (step !== null && (await useStep(db, person, step))) return
    if (await useRecoveryCode(db, person, recoveryHash(code))) return
    throw new Rejected('wrong-code')
  }

  async end(person: string): Promise<void> {
    await forgetFactor(this.#store.db, person)
  }
}
