/** How the reader's account is kept safe, on the server and in this browser. */
import type { Person } from '@muster/protocol/people'
import type { AnswerOf } from '@muster/protocol/routes'
import type { SecurityAnswer } from '@muster/protocol/security'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { call } from '../match/api.ts'
import { become } from './me.svelte.ts'

export const canPasskey = (): boolean => browserSupportsWebAuthn()
export const mySecurity = (): Promise<SecurityAnswer> => call<SecurityAnswer>('GET', '/api/me/security')

/** Nothing came of it in the browser: the reader turned back, or has no such key. */
export class NoPasskey extends Error {}

async function inBrowser<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what()
  } catch (error) {
    throw new NoPasskey('', { cause: error })
  }
}

export async function addPasskey(name: string, password: string): Promise<void> {
  const path = '/api/me/passkeys/options'
  const { challenge, options } = await call<AnswerOf<'offerPasskey'>>('POST', path, { password })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await inBrowser(() => startRegistration({ optionsJSON }))
  await call('POST', '/api/me/passkeys', { challenge, name, credential })
}
export const removePasskey = (id: string): Promise<unknown> => call('DELETE', `/api/me/passkeys/${id}`)

export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  call('POST', `/api/me/passkeys/${id}/name`, { name })

export async function signInByPasskey(): Promise<void> {
  const { challenge, options } = await call<AnswerOf<'askPasskey'>>('POST', '/api/passkeys/options', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await inBrowser(() => startAuthentication({ optionsJSON }))
  become(await call<Person>('POST', '/api/passkeys/sign-in', { challenge, credential }))
}

export type FactorOffer = AnswerOf<'beginFactor'>
export const beginFactor = (password: string): Promise<FactorOffer> =>
  call<FactorOffer>('POST', '/api/me/factor', { password })
export const confirmFactor = async (code: string): Promise<readonly string[]> =>
  (await call<AnswerOf<'confirmFactor'>>('POST', '/api/me/factor/confirm', { code })).recoveryCodes
export const endFactor = (password: string, code: string): Promise<unknown> =>
  call('POST', '/api/me/factor/end', { password, code })

export const makeToken = async (label: string): Promise<string> =>
  (await call<AnswerOf<'token'>>('POST', '/api/me/tokens', { label })).token
export const takeVacation = (days: number): Promise<AnswerOf<'vacationEverywhere'>> =>
  call<AnswerOf<'vacationEverywhere'>>('POST', '/api/me/vacation', { days })
