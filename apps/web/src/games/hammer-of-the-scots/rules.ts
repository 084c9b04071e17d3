import { RULES } from '@muster/hammer-of-the-scots/text/rules'
import type { Language } from '@muster/kernel/text'
import type { RuleText } from '../client.ts'

/** The text of a rule, or of the nearest rule above it: 5.411 falls back to 5.41, then to 5.4. */
export function ruleText(id: string, language: Language): RuleText {
  for (let near = id; near !== ''; near = near.slice(0, -1)) {
    const found = RULES[near]
    if (found !== undefined) return { id, title: found[language][0], text: found[language][1] }
  }
  return { id, title: id, text: '' }
}

export const ruleIds: readonly string[] = Object.keys(RULES)
