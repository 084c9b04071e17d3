/** Which words are for what people point at on this table. */

import type { Language } from '@muster/kernel/text'
import type { BorderFacts, Explained } from '@muster/table-kit/client.ts'
import mapData from '../data/map.json'
import { FACTS } from '../text/facts.ts'

export function borderFacts(a: string, b: string, language: Language): BorderFacts | null {
  const found = mapData.borders.find(
    (each) => (each.a === a && each.b === b) || (each.a === b && each.b === a),
  )
  if (found === undefined) return null
  const kingdoms = a === 'england' || b === 'england'
  const words = FACTS[language].border(found.type === 'red', kingdoms, found.limit)
  return { ...words, limit: found.limit, rule: kingdoms ? '4.4' : '4.3' }
}

export function explained(what: string, language: Language): Explained | null {
  const found = FACTS[language].things[what]
  return found === undefined ? null : { title: found[0], text: found[1], rule: found[2] }
}
