/** What a language has to say, and how it becomes the text of the game. The words are in en.ts and pl.ts. */
import type { GameText } from '@muster/kernel/text'
import { type Words as KernelWords, textIn as kernelTextIn } from '@muster/kernel/wording'
import type { AncienEvent } from '../events.ts'
import { GENERAL_NAMES, GENERALS, POWERS, SERVES, TERRITORIES, TERRITORY_NAMES } from '../tables.ts'
import type { AnyRefusalCode, OutcomeCode, PromptCode, Verb } from './codes.ts'

type AllWords = KernelWords<{
  readonly event: AncienEvent
  readonly prompt: PromptCode
  readonly refusal: AnyRefusalCode
  readonly verb: Verb
  readonly outcome: OutcomeCode
  readonly seat: string
}>

/** Seats are called by their Powers, and a refusal says nothing of numbers. */
export interface Words extends Omit<AllWords, 'seats' | 'refusals'> {
  readonly refusals: Readonly<Record<AnyRefusalCode, string>>
}

type Names = Readonly<Record<string, string>>

/** Territories and Generals keep the board's name where a language has none of its own for them. */
export const territoriesIn = (own: Names): Names =>
  Object.fromEntries(TERRITORIES.map((id, i) => [id, own[id] ?? TERRITORY_NAMES[i]]))
export const generalsIn = (own: Names): Names =>
  Object.fromEntries(GENERALS.map((id, i) => [id, own[id] ?? GENERAL_NAMES[i]]))

export const entries = (ids: readonly string[], name: (id: string) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]))

/** The Power that a General serves. */
export const servedBy = (general: string): string => POWERS[SERVES[GENERALS.indexOf(general)]] ?? ''

export function textIn(words: Words): GameText {
  const said = Object.entries(words.refusals).map(([code, text]) => [code, () => text])
  return kernelTextIn({ ...words, seats: words.names.power, refusals: Object.fromEntries(said) } as AllWords)
}
