/** What a server turned away, by its code. */
import type { Refusal } from '@muster/kernel/verdict'
import type { TroubleCode } from '../text/rejections.en.ts'

type Params = Readonly<Record<string, string | number>>

export class Rejected extends Error {
  readonly code: TroubleCode
  readonly params: Params
  /** What the rules say, when it is they who refuse. */
  readonly refusal: Refusal | null
  constructor(
    code: TroubleCode,
    message: string = code,
    params: Params = {},
    refusal: Refusal | null = null,
  ) {
    super(message)
    this.code = code
    this.params = params
    this.refusal = refusal
  }
}

export const isRejected = (error: unknown, code: TroubleCode): boolean =>
  error instanceof Rejected && error.code === code
