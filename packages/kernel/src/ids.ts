/**
 * One spelling for ids. Inside the rules a thing is an integer, a member of one of the game's domains; whatever leaves
 * them (events, prompts, refusals) has its name. Here, and nowhere else, the one becomes the other.
 */
import type { GameEvent, Message, Told } from './game.ts'
import type { Params, Refusal } from './verdict.ts'

/** The domain of each field that is a number; what only counts is a `number`. */
export type Fields = Readonly<Record<string, string>>

type IsNumeric<T> = NonNullable<T> extends number | readonly number[] ? true : false
type NumericKeys<E> = E extends unknown
  ? { [K in keyof E]-?: IsNumeric<E[K]> extends true ? K : never }[keyof E]
  : never

/** What a game declares beside its events: no number in them without its domain. */
export type FieldsOf<E> = Readonly<Record<NumericKeys<E>, string>>

type Spelt<T, Name> = T extends -1
  ? null
  : T extends number
    ? Name
    : T extends readonly number[]
      ? { readonly [I in keyof T]: Name }
      : T

/**
 * Events as everybody hears them: ids are names. `-1` is nobody and nowhere: null. `Names` says the names of a domain
 * where they are few.
 */
export type Named<E, F extends Fields, Names = unknown> = E extends unknown
  ? {
      [K in keyof E]: K extends keyof F
        ? F[K] extends 'number'
          ? E[K]
          : Spelt<E[K], F[K] extends keyof Names ? Names[F[K]] : string>
        : E[K]
    }
  : never

interface Spelling {
  readonly domains: Readonly<Record<string, readonly string[]>>
  readonly fields: Fields
}

function spelt<T extends object>({ domains, fields }: Spelling, told: T): T {
  const named: Record<string, unknown> = {}
  for (const key in told) {
    const value = told[key]
    const names: readonly string[] | undefined = domains[fields[key]]
    named[key] = names === undefined ? value : nameIn(names, value)
  }
  return named as T
}

function nameIn(names: readonly string[], value: unknown): unknown {
  if (typeof value === 'number') return names[value] ?? null
  return Array.isArray(value) ? value.map((each) => nameIn(names, each)) : value
}

/** What was told, in names, for the log and all who hear it. */
export const namedTold = (game: Spelling, told: readonly Told[]): Told[] =>
  told.map((each) => {
    const event = spelt<GameEvent>(game, each.event)
    // Most is told to everybody, and what is made in one piece costs least.
    if (each.secret === undefined) return { event }
    return { ...each, event, secret: spelt(game, each.secret) }
  })

export const namedPrompt = (game: Spelling, { code, params }: Message): Message => ({
  code,
  params: spelt<Params>(game, params),
})

export const namedRefusal = (game: Spelling, { code, rule, params }: Refusal): Refusal => ({
  code,
  rule,
  params: spelt<Params>(game, params),
})
