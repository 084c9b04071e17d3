/** What the server refuses: a code of the protocol, thrown where it is noticed, worded and counted in one place. */
import { MusterError } from '@muster/kernel/errors'
import type { Refusal } from '@muster/kernel/verdict'
import { REFUSALS, type RefusalBody, type RefusalCode } from '@muster/protocol/errors'
import { isStorageTrouble } from './storage/trouble.ts'

type Params = Readonly<Record<string, string | number>>

export class Refused extends Error {
  readonly code: RefusalCode
  readonly params: Params
  /** What the rules say, when it is they who refuse. */
  readonly refusal: Refusal | null
  constructor(code: RefusalCode, params: Params = {}, refusal: Refusal | null = null) {
    super(REFUSALS[code][1])
    this.code = code
    this.params = params
    this.refusal = refusal
  }
}

/** A log that its own rules do not allow, or out of order: the fault of the server, whoever asks. */
export class BrokenMatch extends Error {
  constructor(match: string, what: string) {
    super(`match ${match} cannot be read: ${what}`)
  }
}

/** The kernel's complaints that are a client's doing, in the protocol's words. Any other is a bug of ours. */
const FROM_KERNEL: Readonly<Partial<Record<MusterError['code'], RefusalCode>>> = {
  'unknown-game': 'bad-setup',
  'unknown-scenario': 'bad-setup',
  'unknown-option': 'bad-setup',
  'bad-option-value': 'bad-setup',
  'bad-player-count': 'bad-setup',
  'unknown-seat': 'not-your-seat',
  'unknown-action': 'unknown-action',
  'unknown-thing': 'unknown-action',
  'not-your-turn': 'not-your-turn',
  'match-over': 'match-over',
  'not-offered': 'not-offered',
  'nothing-to-undo': 'nothing-to-undo',
  'wrong-version': 'other-rules-version',
}

export function asRefused(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  if (!(error instanceof MusterError)) return null
  const code = FROM_KERNEL[error.code]
  if (code === undefined) return null
  const params = code === 'bad-setup' ? { ...error.params, reason: error.code } : error.params
  return new Refused(code, params, error.refusal)
}

export const statusOf = (code: RefusalCode): number => REFUSALS[code][0]

export const bodyOf = ({ code, message, params, refusal }: Refused): RefusalBody => ({
  error: {
    code,
    message,
    params: { ...params },
    ...(refusal === null ? {} : { refusal: { ...refusal, params: { ...refusal.params } } }),
  },
})

/** What is told of something that nobody who asked has caused. */
export function faultOf(error: unknown): Refused {
  if (isStorageTrouble(error)) return new Refused('no-room')
  return new Refused(error instanceof BrokenMatch ? 'broken-match' : 'bug')
}
