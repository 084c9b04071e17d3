/** A rule told twice: the title and the text in English and in Polish. */
import type { Language } from '@muster/kernel/text'

export type Told = readonly [title: string, text: string]
export type Rule = Readonly<Record<Language, Told>>
export type Chapter = Readonly<Record<string, Rule>>

export const rule = (en: Told, pl: Told): Rule => ({ en, pl })
