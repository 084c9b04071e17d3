/** What a language has to say. The words are in en.ts and pl.ts. */
import type { Params } from '@muster/kernel/verdict'
import type { Words } from '@muster/kernel/wording'
import type { HammerEvent } from '../events.ts'
import type { SIDES } from '../tables.ts'
import type { OutcomeCode, PromptCode, RefusalCode, Verb } from './codes.ts'

export type HammerWords = Words<{
  readonly event: HammerEvent
  readonly prompt: PromptCode
  readonly refusal: RefusalCode
  readonly verb: Verb
  readonly outcome: OutcomeCode
  readonly seat: Side
}>

export type Side = (typeof SIDES)[number]

/** A block as one viewer heard of it: by name, or by its side and token. */
export interface Seen {
  readonly side: Side
  readonly token: number
  readonly block?: string | undefined
}

/** The areas with points to spend in winter, by what `pointsLeft` of rules/7-builds.ts says. */
export const areasOf = (points: Params): readonly string[] =>
  Object.keys(points).filter((key) => key !== 'left')

/** More areas than this are counted, not named. */
export const FEW_AREAS = 3

/** The blocks of a noble for England and for Scotland have the same name. */
export const withoutSide = (id: string): string => id.replace(/-[es]$/, '')
