/** What a language has to say. The words are in en.ts and pl.ts. */
import type { Words } from '@muster/kernel/wording'
import type { WarEvent } from '../events.ts'
import type { SIDES } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

export type Side = (typeof SIDES)[number]

/** A block as one viewer heard of it: by name, or by its side and token. */
export interface Seen {
  readonly side: Side
  readonly token: number
  readonly block?: string | undefined
}

export type WarWords = Words<{
  readonly event: WarEvent
  readonly prompt: PromptCode
  readonly refusal: RefusalCode
  readonly verb: Verb
  readonly outcome: OutcomeCode
  readonly seat: Side
}>
