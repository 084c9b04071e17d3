/** What a route is, and what several of them say alike. */
import { z } from 'zod'
import { matchId } from '../matches.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
  readonly summary: string
  /** Whether a session or a token is needed, or the session of a host. */
  readonly who: 'anyone' | 'person' | 'host'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

export const route = <const R extends Route>(each: R): R => each
export const nothing = z.object({})
export const ofMatch = z.strictObject({ id: matchId })
