/** What a language has to say, and how it becomes the text of the game. The words are in en.ts and pl.ts. */
import type { Outcome } from '@muster/kernel/game'
import type { GameText } from '@muster/kernel/text'
import type { Params } from '@muster/kernel/verdict'
import type { HammerEvent } from '../events.ts'
import { AREAS, BLOCKS, CARDS } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

type EventOf<K extends HammerEvent['type']> = Extract<HammerEvent, { type: K }>

/** The compiler sees to it that a language words every event, prompt, refusal, verb and outcome. */
export interface Words {
  readonly title: string
  readonly sides: Readonly<Record<'england' | 'scotland', string>>
  readonly scenarios: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The names by domain: area, block, noble, card, candidate. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly events: { readonly [K in HammerEvent['type']]: (event: EventOf<K>) => string }
  readonly prompts: Readonly<Record<PromptCode, (params: Params) => string>>
  readonly refusals: Readonly<Record<RefusalCode, (params: Params, rule: string) => string>>
  /** Arguments as ids; a language names them with the grammar it needs. */
  readonly verbs: Readonly<Record<Verb, (first: string, second: string) => string>>
  readonly outcomes: Readonly<Record<OutcomeCode, string>>
  readonly wins: (winner: string, reason: string) => string
}

/** Ids of things come as numbers in events and as words in messages. */
export const areaId = (area: number | string): string => (typeof area === 'number' ? AREAS[area] : area)
export const blockId = (block: number | string): string => (typeof block === 'number' ? BLOCKS[block] : block)
export const cardId = (card: number | string): string => (typeof card === 'number' ? CARDS[card] : card)

/** A code that a language does not have is shown as it is: better than nothing, and the tests forbid it. */
export function textIn(words: Words): GameText {
  const name = (domain: string, id: string): string => words.names[domain]?.[id] ?? id
  return {
    title: words.title,
    seat: (id) => (id in words.sides ? words.sides[id as keyof Words['sides']] : id),
    scenario: (id) => words.scenarios[id] ?? id,
    option: (id) => words.options[id] ?? id,
    optionValue: (option, value) => words.optionValues[option]?.[value] ?? value,
    name,
    action(written) {
      const [verb, first, second] = written.split(' ')
      return words.verbs[verb as Verb]?.(first ?? '', second ?? '') ?? written
    },
    prompt: ({ code, params }) => words.prompts[code as PromptCode]?.(params) ?? code,
    refusal: ({ code, params, rule }) => words.refusals[code as RefusalCode]?.(params, rule) ?? code,
    event(event) {
      const say = words.events[event.type as HammerEvent['type']] as
        | ((each: HammerEvent) => string)
        | undefined
      return say?.(event as HammerEvent) ?? event.type
    },
    outcome(outcome: Outcome, winners) {
      const reason = words.outcomes[outcome.code as OutcomeCode] ?? outcome.code
      return words.wins(winners.join(', '), reason)
    },
  }
}
