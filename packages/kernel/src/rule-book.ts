/** The rules of a game in our own words, by the rulebook's numbers. The words are in each game's text/rules. */
import type { Language } from './text.ts'

type Told = readonly [title: string, text: string]
export type Rule = Readonly<Record<Language, Told>>
export type RuleBook = Readonly<Record<string, Rule>>

export const rule = (en: Told, pl: Told): Rule => ({ en, pl })
