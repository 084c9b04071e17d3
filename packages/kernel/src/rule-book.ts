/** The rules of a game in our own words, by the rulebook's numbers. The words are in each game's text/rules. */
import type { InEveryLanguage, Language } from './text.ts'

type Told = readonly [title: string, text: string]
export type Rule = Readonly<Record<Language, Told>>
export type RuleBook = Readonly<Record<string, Rule>>

/** What is read before the rules themselves. */
export interface Reading {
  readonly aim: InEveryLanguage
  /** A turn at a glance: its parts in their order, each with a rule to read on. */
  readonly turn: readonly {
    readonly name: InEveryLanguage
    readonly text: InEveryLanguage
    readonly rule: string
    /** How the numbers of the rules begin under which it is played. */
    readonly during: readonly string[]
  }[]
  /** By the first part of a rule's number. */
  readonly chapters: Readonly<Record<string, InEveryLanguage>>
}

/** The chapter that a rule is in: `5.41-schiltrons` is in 5. */
export const chapterOf = (rule: string): string => rule.split(/[.-]/)[0]

/** Whether a rule's number begins with another: `5.31` with 5.3 and with 5, `10.3` not with 1. */
const beginsWith = (rule: string, number: string): boolean =>
  rule.startsWith(number) && (number.includes('.') || !/^\d/.test(rule.slice(number.length)))

/** Which part of a turn is played under a rule: the one that names it most closely; -1 if none does. */
export function partOfTurn({ turn }: Pick<Reading, 'turn'>, rule: string): number {
  const close = turn.map(({ during }) =>
    Math.max(0, ...during.map((number) => (beginsWith(rule, number) ? number.length : 0))),
  )
  const closest = Math.max(0, ...close)
  return closest === 0 ? -1 : close.indexOf(closest)
}

export const rule = (en: Told, pl: Told): Rule => ({ en, pl })
