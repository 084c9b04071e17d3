/** How the words of a language become the text of a game. The words themselves are in each game's text/. */
import type { GameEvent, Outcome } from './game.ts'
import { type Part, type Sentence, sentenceParts } from './sentence.ts'
import type { GameText } from './text.ts'
import type { Params } from './verdict.ts'

/** All codes that a game's rules can hand to people. */
export interface Codes {
  readonly event: GameEvent
  readonly prompt: string
  readonly refusal: string
  readonly verb: string
  readonly outcome: string
  readonly seat: string
}

/** What is offered, as a prompt asks for it: a sentence names only what can be chosen. */
export interface Offered {
  /** Whether one of these verbs is offered. */
  has(...verbs: readonly string[]): boolean
  /** The different things that a verb is offered with, by id, in the order of the offers. */
  of(verb: string): readonly string[]
}

export function offeredIn(offers: readonly string[]): Offered {
  const said = offers.map((each) => each.split(' '))
  return {
    has: (...verbs) => said.some(([verb]) => verbs.includes(verb)),
    of: (verb) => [
      ...new Set(said.flatMap(([each, first]) => (each === verb && first !== undefined ? [first] : []))),
    ],
  }
}

/** “fight, retreat or pass”: what is left of a list, joined by a word of the language. */
export function joined(parts: readonly (Sentence | string | false)[], or: string): string {
  const left = parts.map((each) => (each === false ? '' : String(each))).filter((each) => each !== '')
  return left.length < 2 ? left.join('') : `${left.slice(0, -1).join(', ')} ${or} ${left.at(-1)}`
}

/** The compiler sees to it that a language words every event, prompt, refusal, verb and outcome. */
export interface Words<C extends Codes> {
  readonly title: string
  readonly seats: Readonly<Record<C['seat'], string>>
  readonly scenarios: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The names by domain. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly events: {
    readonly [K in C['event']['type']]: (event: Extract<C['event'], { type: K }>) => Sentence | string
  }
  readonly prompts: Readonly<Record<C['prompt'], (params: Params, offered: Offered) => string>>
  readonly refusals: Readonly<Record<C['refusal'], (params: Params, rule: string) => string>>
  /** Arguments as ids; a language names them with the grammar it needs. */
  readonly verbs: Readonly<Record<C['verb'], (first: string, second: string) => string>>
  readonly outcomes: Readonly<Record<C['outcome'], string>>
  readonly wins: (winner: string, reason: string) => string
}

type Say<T extends readonly unknown[], Said = string> = Readonly<
  Record<string, ((...given: T) => Said) | undefined>
>

/** A code that a language does not have is shown as it is: better than nothing, and the tests forbid it. */
export function textIn<C extends Codes>(words: Words<C>): GameText {
  // Codes come from outside as plain texts; what is not there is undefined.
  const seats: Readonly<Record<string, string | undefined>> = words.seats
  const events = words.events as unknown as Say<[GameEvent], Sentence | string>
  const prompts = words.prompts as Say<[Params, Offered]>
  const refusals = words.refusals as Say<[Params, string]>
  const verbs = words.verbs as Say<[string, string]>
  const outcomes: Readonly<Record<string, string | undefined>> = words.outcomes
  return {
    title: words.title,
    seat: (id) => seats[id] ?? id,
    scenario: (id) => words.scenarios[id] ?? id,
    option: (id) => words.options[id] ?? id,
    optionValue: (option, value) => words.optionValues[option]?.[value] ?? value,
    name: (domain, id) => words.names[domain]?.[id] ?? id,
    choice(written) {
      const [verb, first, second] = written.split(' ')
      return verbs[verb]?.(first ?? '', second ?? '') ?? written
    },
    prompt: ({ code, params }, offers) => prompts[code]?.(params, offeredIn(offers)) ?? code,
    refusal: ({ code, params, rule }) => refusals[code]?.(params, rule) ?? code,
    event: (event) => String(events[event.type]?.(event) ?? event.type),
    parts: (event): readonly Part[] => sentenceParts(events[event.type]?.(event) ?? event.type),
    outcome: (outcome: Outcome, winners) =>
      words.wins(winners.join(', '), outcomes[outcome.code] ?? outcome.code),
  }
}

/** `mentieth` is Mentieth, `east-anglia` East Anglia: an id is the name in small letters, joined by hyphens. */
export const titleCase = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The names of ids, with those that are no plain names given; `plain` leaves out what is no part of the name. */
export function namesOf(
  ids: readonly string[],
  given: Readonly<Record<string, string>>,
  plain: (id: string) => string = (id) => id,
): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, given[id] ?? titleCase(plain(id))]))
}

/** “1”, “1–3”: what a die may show that hits on so much or less. */
export const upTo = (most: number): string => (most < 2 ? String(most) : `1–${most}`)
