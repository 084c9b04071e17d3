/** What a language has to say. The words are in en.ts and pl.ts. */
import type { Words } from '@muster/kernel/wording'
import type { WarEvent } from '../events.ts'
import { AREA_OF_CITY, CITIES, PLACES, type SIDES } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

export type Side = (typeof SIDES)[number]

/** A block as one viewer heard of it: by name, or by its side and token. */
export interface Seen {
  readonly side: Side
  readonly token: number
  readonly block?: string | undefined
}

/** Where a place is looked for on the map: a City in its Area. */
export const onMap = (place: string): string => {
  const city = CITIES.indexOf(place)
  return city < 0 ? place : PLACES[AREA_OF_CITY[city]]
}

export type WarWords = Words<{
  readonly event: WarEvent
  readonly prompt: PromptCode
  readonly refusal: RefusalCode
  readonly verb: Verb
  readonly outcome: OutcomeCode
  readonly seat: Side
}>
