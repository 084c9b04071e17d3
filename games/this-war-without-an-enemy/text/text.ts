/** What a language has to say, and how it becomes the text of the game. The words are in en.ts and pl.ts. */
import type { Outcome } from '@muster/kernel/game'
import type { GameText } from '@muster/kernel/text'
import type { Params } from '@muster/kernel/verdict'
import { type Offered, offeredIn } from '@muster/kernel/wording'
import type { WarEvent } from '../events.ts'
import { BLOCKS, CARDS, CITIES, PLACES, POOL } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

type EventOf<K extends WarEvent['type']> = Extract<WarEvent, { type: K }>

/** The compiler sees to it that a language words every event, prompt, refusal, verb and outcome. */
export interface Words {
  readonly title: string
  readonly sides: Readonly<Record<'royalist' | 'parliament', string>>
  readonly scenarios: Readonly<Record<string, string>>
  /** The names by domain: area, block, card, route, spot. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly events: { readonly [K in WarEvent['type']]: (event: EventOf<K>) => string }
  readonly prompts: Readonly<Record<PromptCode, (params: Params, offered: Offered) => string>>
  readonly refusals: Readonly<Record<RefusalCode, (params: Params) => string>>
  /** Arguments as ids; a language names them with the grammar it needs. */
  readonly verbs: Readonly<Record<Verb, (first: string, second: string) => string>>
  readonly outcomes: Readonly<Record<OutcomeCode, string>>
  readonly wins: (winner: string, reason: string) => string
}

/** Ids of things come as numbers in events and as words, `area:kent`, in messages. */
const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
export const placeId = (place: number | string): string =>
  typeof place === 'string' ? bare(place) : place === POOL ? 'pool' : (PLACES[place] ?? String(place))
export const blockId = (block: number | string): string =>
  typeof block === 'number' ? BLOCKS[block] : bare(block)
export const cardId = (card: number | string): string => (typeof card === 'number' ? CARDS[card] : bare(card))
export const cityId = (city: number | string): string =>
  typeof city === 'number' ? CITIES[city] : bare(city)

/** A code that a language does not have is shown as it is: better than nothing, and the tests forbid it. */
export function textIn(words: Words): GameText {
  return {
    title: words.title,
    seat: (id) => (id in words.sides ? words.sides[id as keyof Words['sides']] : id),
    scenario: (id) => words.scenarios[id] ?? id,
    option: (id) => id,
    optionValue: (_, value) => value,
    name: (domain, id) => words.names[domain]?.[id] ?? id,
    action(written) {
      const [verb, first, second] = written.split(' ')
      return words.verbs[verb as Verb]?.(first ?? '', second ?? '') ?? written
    },
    prompt: ({ code, params }, offers) =>
      words.prompts[code as PromptCode]?.(params, offeredIn(offers)) ?? code,
    refusal: ({ code, params }) => words.refusals[code as RefusalCode]?.(params) ?? code,
    event(event) {
      const say = words.events[event.type as WarEvent['type']] as ((each: WarEvent) => string) | undefined
      return say?.(event as WarEvent) ?? event.type
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
