/** Every route of the API with the schemas that validate it. The server, its OpenAPI document and clients share it. */
import type { z } from 'zod'
import { CLUB_ROUTES } from './routes/club.ts'
import { HOST_ROUTES } from './routes/host.ts'
import { MATCH_ROUTES } from './routes/matches.ts'
import { PEOPLE_ROUTES } from './routes/people.ts'

export type { Route } from './routes/route.ts'

export const ROUTES = { ...PEOPLE_ROUTES, ...MATCH_ROUTES, ...CLUB_ROUTES, ...HOST_ROUTES } as const

export type RouteName = keyof typeof ROUTES
type Parsed<R, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer Z extends z.ZodType
}
  ? z.output<Z>
  : undefined
export type ParamsOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'params'>
export type QueryOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'query'>
export type BodyOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'body'>
export type AnswerOf<N extends RouteName> = z.infer<(typeof ROUTES)[N]['answer']>
