import type { RuleBook } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import type { RuleText } from './client.ts'

/**
 * What a book says of a rule. Every rule that a game cites is in its book; its tests see to that. The book is fetched
 * when the first rule is read, because no board needs it; until it has come a rule is only its number.
 */
export function ruleIn(load: () => Promise<RuleBook>): (id: string, language: Language) => RuleText {
  let book = $state.raw<RuleBook | null>(null)
  let asked = false
  function read(): RuleBook | null {
    if (asked) return book
    asked = true
    load().then(
      (come) => {
        book = come
      },
      () => {
        asked = false
      },
    )
    return book
  }
  return (id, language) => ({
    id,
    get title() {
      const come = read()
      return come === null ? '' : (come[id]?.[language][0] ?? id)
    },
    get text() {
      return read()?.[id]?.[language][1] ?? ''
    },
  })
}
