import type { Language } from '@muster/kernel/text'
import sectionData from '@muster/this-war-without-an-enemy/data/sections.json'
import { rules } from '@muster/this-war-without-an-enemy/text/rules.en'
import type { RuleText } from '../client.ts'

const titles = new Map(sectionData.sections.map(({ id, title }) => [id, title]))

/** The text of a rule, or of the nearest rule above it. Only in English so far: better than a bare number. */
export function ruleText(id: string, _: Language): RuleText {
  for (let near = id; near !== ''; near = near.slice(0, -1)) {
    const text = rules[near]
    if (text !== undefined) return { id, title: titles.get(near) ?? near, text }
  }
  return { id, title: id, text: '' }
}
