/** The rules of each game in short, loaded when they are read. */
import type { Language } from '@muster/kernel/text'

export type RuleBook = Readonly<
  Record<string, Readonly<Record<Language, readonly [title: string, text: string]>>>
>

export async function loadRuleTexts(game: string): Promise<RuleBook> {
  switch (game) {
    case 'hammer-of-the-scots':
      return (await import('@muster/hammer-of-the-scots/text/rules')).RULES
    default:
      return {}
  }
}
