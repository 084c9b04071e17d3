/** Which words are for what people point at on this table. */
import type { Language } from '@muster/kernel/text'
import type { BorderFacts, Explained } from '@muster/table-kit/client.ts'
import { FACTS } from '../text/facts.ts'

export const BORDER_LIMITS: Readonly<Record<string, number>> = { yellow: 4, blue: 3, red: 2 }

export function borderFacts(type: string, language: Language): BorderFacts | null {
  const limit = BORDER_LIMITS[type]
  const words = FACTS[language]
  if (limit === undefined) return null
  const colour = words.colours[type] ?? type
  return {
    text: words.border(colour, limit),
    short: `(${colour}, ${limit})`,
    kind: colour,
    limit,
    rule: '5.21',
  }
}

export function explained(what: string, language: Language): Explained | null {
  const found = FACTS[language].things[what]
  return found === undefined ? null : { title: found[0], text: found[1], rule: found[2] }
}
