/** The rules of a game in our own words, by the rulebook's numbers. The words are in each game's text/rules. */
import type { Language } from './text.ts'

type Told = readonly [title: string, text: string]
export type Rule = Readonly<Record<Language, Told>>
export type RuleBook = Readonly<Record<string, Rule>>

type InEveryLanguage = Readonly<Record<Language, string>>

/** What is read before the rules themselves. */
export interface Reading {
  readonly aim: InEveryLanguage
  /** A turn at a glance: its parts in their order, each with a rule to read on. */
  readonly turn: readonly {
    readonly name: InEveryLanguage
    readonly text: InEveryLanguage
    readonly rule: string
  }[]
  /** By the first part of a rule's number. */
  readonly chapters: Readonly<Record<string, InEveryLanguage>>
}

/** The chapter that a rule is in: `5.41-schiltrons` is in 5. */
export const chapterOf = (rule: string): string => rule.split(/[.-]/)[0]

export const rule = (en: Told, pl: Told): Rule => ({ en, pl })
