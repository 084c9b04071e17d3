/**
 * Passkeys: keys that a phone, a computer or a security key keeps, each for this site alone, so that nothing can be guessed or
 * phished. They want their owner's finger, face or PIN, and so are two factors in one.
 */
import { randomBytes } from 'node:crypto'
import type { Credential } from '@muster/protocol/security'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import {
  forgetChallenges,
  keepChallenge,
  keepPasskey,
  passkeyOf,
  passkeysOf,
  removePasskey,
  renamePasskey,
  takeChallenge,
  usePasskey,
} from '../storage/security.ts'
import { isTaken, type Store } from '../storage/store.ts'
import type { Known } from './people.ts'

const CHALLENGE_MS = 5 * 60 * 1000
const MAX_PASSKEYS = 20
const newId = (): string => randomBytes(12).toString('base64url')
/** A key is for one domain, whatever its port. */
const domainOf = (origin: string): string => new URL(origin).hostname
const transportsOf = (text: string): string[] => (text === '' ? [] : text.split(' '))

export class Passkeys {
  readonly #store: Store
  readonly #clock: Clock

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async list(person: string) {
    const rows = await passkeysOf(this.#store.db, person)
    return rows.map(({ id, name, created, used }) => ({ id, name, created, used }))
  }

  /** What a browser is to make a key by. */
  async offer({ person }: Known, origin: string) {
    const known = await passkeysOf(this.#store.db, person.id)
    if (known.length >= MAX_PASSKEYS) throw new Rejected('too-many')
    const options = await generateRegistrationOptions({
      rpName: 'Muster',
      rpID: domainOf(origin),
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known.map((each) => ({
        id: each.credential,
        transports: transportsOf(each.transports),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challenge: await this.#keep(options.challenge, person.id), options: { ...options } }
  }

  async add({ person }: Known, origin: string, challenge: string, name: string, credential: Credential) {
    const expectedChallenge = await this.#take(challenge, person.id)
    const { verified, registrationInfo } = await refusing(() =>
      verifyRegistrationResponse({
        response: credential as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: domainOf(origin),
      }),
    )
    if (!verified || registrationInfo === undefined) throw new Rejected('passkey-refused')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    try {
      await keepPasskey(this.#store.db, {
        id: newId(),
        person: person.id,
        credential: id,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).join(' '),
        created: isoNow(this.#clock),
        used: null,
      })
    } catch (error) {
      if (isTaken(error)) throw new Rejected('already-so')
      throw error
    }
  }

  async remove({ person }: Known, id: string): Promise<void> {
    if (!(await removePasskey(this.#store.db, person.id, id))) throw new Rejected('unknown-passkey')
  }

  async rename({ person }: Known, id: string, name: string): Promise<void> {
    if (!(await renamePasskey(this.#store.db, person.id, id, name))) throw new Rejected('unknown-passkey')
  }

  /** What a browser is to sign by, with whichever key it has. */
  async ask(origin: string) {
    const options = await generateAuthenticationOptions({
      rpID: domainOf(origin),
      userVerification: 'required',
    })
    return { challenge: await this.#keep(options.challenge, null), options: { ...options } }
  }

  /** Answers whose key has signed. */
  async signed(origin: string, challenge: string, credential: Credential): Promise<string> {
    const expectedChallenge = await this.#take(challenge, null)
    const row = await passkeyOf(this.#store.db, credential.id)
    if (row === undefined) throw new Rejected('passkey-refused')
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: domainOf(origin),
        credential: {
          id: row.credential,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }),
    )
    if (!verified) throw new Rejected('passkey-refused')
    await usePasskey(this.#store.db, row.id, authenticationInfo.newCounter, isoNow(this.#clock))
    return row.person
  }

  forget(): Promise<void> {
    return forgetChallenges(this.#store.db, isoNow(this.#clock))
  }

  async #keep(challenge: string, person: string | null): Promise<string> {
    const id = newId()
    const expires = new Date(this.#clock.now() + CHALLENGE_MS).toISOString()
    await keepChallenge(this.#store.db, { id, challenge, person, expires })
    return id
  }

  async #take(id: string, person: string | null): Promise<string> {
    const found = await takeChallenge(this.#store.db, id, isoNow(this.#clock))
    if (found === undefined || found.person !== person) throw new Rejected('passkey-refused')
    return found.challenge
  }
}

/** Whatever does not fit, be it the shape, the site, the challenge or the signature, is refused alike. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new Rejected('passkey-refused')
  }
}
