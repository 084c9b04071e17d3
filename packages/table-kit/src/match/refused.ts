/** What a server turned away, by its code. */
import type { TroubleCode } from '../text/refusals.en.ts'

type Params = Readonly<Record<string, string | number>>

export class Refused extends Error {
  readonly code: TroubleCode
  readonly params: Params
  constructor(code: TroubleCode, message: string = code, params: Params = {}) {
    super(message)
    this.code = code
    this.params = params
  }
}

export const isRefused = (error: unknown, code: TroubleCode): boolean =>
  error instanceof Refused && error.code === code
