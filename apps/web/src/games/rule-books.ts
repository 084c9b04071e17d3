/** The rules of each game in short, loaded when they are read. */
import type { RuleBook } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import type { RuleText } from './client.ts'

export async function loadRuleTexts(game: string): Promise<RuleBook> {
  switch (game) {
    case 'hammer-of-the-scots':
      return (await import('@muster/hammer-of-the-scots/text/rules')).RULES
    case 'richard-iii':
      return (await import('@muster/richard-iii/text/rules')).RULES
    case 'this-war-without-an-enemy':
      return (await import('@muster/this-war-without-an-enemy/text/rules')).RULES
    case 'ancien-regime':
      return (await import('@muster/ancien-regime/text/rules')).RULES
    default:
      return {}
  }
}

/** What a book says of a rule. Every rule that a game cites is in its book; its tests see to that. */
export const ruleIn =
  (book: RuleBook) =>
  (id: string, language: Language): RuleText => {
    const [title, text] = book[id]?.[language] ?? [id, '']
    return { id, title, text }
  }
