/** What a language has to say, and how it becomes the text of the game. The words are in en.ts and pl.ts. */
import type { Outcome } from '@muster/kernel/game'
import type { GameText } from '@muster/kernel/text'
import type { Params } from '@muster/kernel/verdict'
import { type Offered, offeredIn } from '@muster/kernel/wording'
import type { AncienEvent } from '../events.ts'
import { GENERAL_NAMES, GENERALS, POWERS, STATUSES, TERRITORIES, TERRITORY_NAMES } from '../tables.ts'
import type { AnyRefusalCode, OutcomeCode, PromptCode, Verb } from './codes.ts'

type EventOf<K extends AncienEvent['type']> = Extract<AncienEvent, { type: K }>

/** The compiler sees to it that a language words every event, prompt, refusal, verb and outcome. */
export interface Words {
  readonly title: string
  readonly scenarios: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The names by domain: power, general, territory, card, status, amount, slot. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly events: { readonly [K in AncienEvent['type']]: (event: EventOf<K>) => string }
  readonly prompts: Readonly<Record<PromptCode, (params: Params, offered: Offered) => string>>
  readonly refusals: Readonly<Record<AnyRefusalCode, string>>
  /** Arguments as ids. */
  readonly verbs: Readonly<Record<Verb, (first: string, second: string) => string>>
  readonly outcomes: Readonly<Record<OutcomeCode, string>>
  readonly wins: (winner: string, reason: string) => string
}

/** Things come as numbers in events and messages and as ids in actions. */
const named = (ids: readonly string[], names: readonly string[]) => {
  const byId = new Map(ids.map((id, i) => [id, names[i]]))
  return (thing: number | string): string =>
    typeof thing === 'number' ? (names[thing] ?? '?') : (byId.get(thing) ?? thing)
}

/** Territories and Generals keep the board's name where a language has none of its own for them. */
export const territoriesIn = (own: Readonly<Record<string, string>>) =>
  named(
    TERRITORIES,
    TERRITORIES.map((id, i) => own[id] ?? TERRITORY_NAMES[i]),
  )
export const generalsIn = (own: Readonly<Record<string, string>>) =>
  named(
    GENERALS,
    GENERALS.map((id, i) => own[id] ?? GENERAL_NAMES[i]),
  )
export const powersIn = (names: Readonly<Record<string, string>>) =>
  named(
    POWERS,
    POWERS.map((power) => names[power]),
  )
export const statusesIn = (names: Readonly<Record<string, string>>) =>
  named(
    STATUSES,
    STATUSES.map((status) => names[status]),
  )

export const entries = (ids: readonly string[], name: (id: string) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]))

/** The numbers in a mask. */
export const membersOf = (mask: number): number[] =>
  POWERS.flatMap((_, power) => ((mask >> power) & 1 ? [power] : []))

/** A code that a language does not have is shown as it is: better than nothing, and the tests forbid it. */
export function textIn(words: Words): GameText {
  return {
    title: words.title,
    seat: (id) => words.names.power[id] ?? id,
    scenario: (id) => words.scenarios[id] ?? id,
    option: (id) => words.options[id] ?? id,
    optionValue: (option, value) => words.optionValues[option]?.[value] ?? value,
    name: (domain, id) => words.names[domain]?.[id] ?? id,
    action(written) {
      const [verb, first, second] = written.split(' ')
      return words.verbs[verb as Verb]?.(first ?? '', second ?? '') ?? written
    },
    prompt: ({ code, params }, offers) =>
      words.prompts[code as PromptCode]?.(params, offeredIn(offers)) ?? code,
    refusal: ({ code }) => words.refusals[code as AnyRefusalCode] ?? code,
    event(event) {
      const say = words.events[event.type as AncienEvent['type']] as
        | ((each: AncienEvent) => string)
        | undefined
      return say?.(event as AncienEvent) ?? event.type
    },
    parts(event) {
      return [{ text: this.event(event) }]
    },
    outcome(outcome: Outcome, winners) {
      const reason = words.outcomes[outcome.code as OutcomeCode] ?? outcome.code
      return words.wins(winners.join(', '), reason)
    },
  }
}
