/** What a language has to say. The words are in en.ts and pl.ts. */
import type { Words } from '@muster/kernel/wording'
import type { HammerEvent } from '../events.ts'
import { AREAS, BLOCKS, CARDS, type SIDES } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

export type HammerWords = Words<{
  readonly event: HammerEvent
  readonly prompt: PromptCode
  readonly refusal: RefusalCode
  readonly verb: Verb
  readonly outcome: OutcomeCode
  readonly seat: (typeof SIDES)[number]
}>

/** Ids of things come as numbers in events and as words in messages. */
export const areaId = (area: number | string): string => (typeof area === 'number' ? AREAS[area] : area)
export const blockId = (block: number | string): string => (typeof block === 'number' ? BLOCKS[block] : block)
export const cardId = (card: number | string): string => (typeof card === 'number' ? CARDS[card] : card)

/** The blocks of a noble for England and for Scotland have the same name. */
export const withoutSide = (id: string): string => id.replace(/-[es]$/, '')
