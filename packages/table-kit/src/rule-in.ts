import type { RuleBook } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import type { RuleText } from './client.ts'

/** What a book says of a rule. Every rule that a game cites is in its book; its tests see to that. */
export const ruleIn =
  (book: RuleBook) =>
  (id: string, language: Language): RuleText => {
    const [title, text] = book[id]?.[language] ?? [id, '']
    return { id, title, text }
  }
