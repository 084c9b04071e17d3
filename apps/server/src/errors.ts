/** What the server refuses: a code of the protocol, thrown where it is noticed, worded and counted in one place. */
import { MusterError } from '@muster/kernel/errors'
import type { Refusal } from '@muster/kernel/verdict'
import { REJECTIONS, type RejectionBody, type RejectionCode } from '@muster/protocol/errors'
import { isStorageTrouble } from './storage/trouble.ts'

type Params = Readonly<Record<string, string | number>>

export class Rejected extends Error {
  readonly code: RejectionCode
  readonly params: Params
  /** What the rules say, when it is they who refuse. */
  readonly refusal: Refusal | null
  constructor(code: RejectionCode, params: Params = {}, refusal: Refusal | null = null) {
    super(REJECTIONS[code][1])
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
const FROM_KERNEL: Readonly<Partial<Record<MusterError['code'], RejectionCode>>> = {
  'unknown-game': 'bad-setup',
  'unknown-scenario': 'bad-setup',
  'unknown-option': 'bad-setup',
  'bad-option-value': 'bad-setup',
  'bad-player-count': 'bad-setup',
  'unknown-seat': 'not-your-seat',
  'unknown-choice': 'unknown-choice',
  'unknown-thing': 'unknown-choice',
  'not-your-turn': 'not-your-turn',
  'match-over': 'match-over',
  'not-offered': 'not-offered',
  'nothing-to-undo': 'nothing-to-undo',
  'wrong-version': 'other-rules-version',
}

export function asRejected(error: unknown): Rejected | null {
  if (error instanceof Rejected) return error
  if (!(error instanceof MusterError)) return null
  const code = FROM_KERNEL[error.code]
  if (code === undefined) return null
  const params = code === 'bad-setup' ? { ...error.params, reason: error.code } : error.params
  return new Rejected(code, params, error.refusal)
}

export const statusOf = (code: RejectionCode): number => REJECTIONS[code][0]

export const bodyOf = ({ code, message, params, refusal }: Rejected): RejectionBody => ({
  error: {
    code,
    message,
    params: { ...params },
    ...(refusal === null ? {} : { refusal: { ...refusal, params: { ...refusal.params } } }),
  },
})

/** What is told of something that nobody who asked has caused. */
export function faultOf(error: unknown): Rejected {
  if (isStorageTrouble(error)) return new Rejected('no-room')
  return new Rejected(error instanceof BrokenMatch ? 'broken-match' : 'bug')
}
