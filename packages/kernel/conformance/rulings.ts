/** What a game's code and tests cite as a ruling or a worked example stands in its folder. A game's test calls this. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Section } from '../src/game.ts'
import { examplesIn, rulingsIn } from '../src/rulings.ts'

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort()

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.ts') && !each.parentPath.includes('node_modules'))
    .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'))
    .join('\n')
}

/** `H-12` is cited by whatever begins like the ids of these entries and goes on with a number. */
function citedIn(source: string, ids: readonly string[]): string[] {
  const prefixes = sorted(ids.map((id) => id.replace(/\d+$/, '')))
  const cited = new RegExp(`(?<![\\w.-])(?:${prefixes.join('|')})\\d+(?![\\w-])`, 'g')
  return sorted([...source.matchAll(cited)].map((found) => found[0]))
}

export function tellsEveryRuling(game: { readonly sections: readonly Section[] }, folder: string): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const rulings = rulingsIn(read('RULINGS.md'))
  const examples = existsSync(join(folder, 'EXAMPLES.md')) ? examplesIn(read('EXAMPLES.md')) : []
  const sections = game.sections.map((each) => each.id)

  describe('the rulings and worked examples', () => {
    it.each([
      ['ruling', rulings],
      ['example', examples],
    ])('that code and tests cite are the ones told: every %s', (_, entries) => {
      const ids = entries.map((each) => each.id)
      expect(ids).toEqual([...new Set(ids)])
      if (ids.length > 0) expect(citedIn(sourceOf(folder), ids)).toEqual(sorted(ids))
    })
    it('stand beside sections that there are', () => {
      for (const { id, rules } of [...rulings, ...examples])
        for (const rule of rules) expect(sections, id).toContain(rule)
    })
    it('are whole sentences, the rulings in every language', () => {
      for (const { id, question, ruling, why } of rulings) {
        for (const asked of Object.values(question)) expect(asked, id).toMatch(/^\p{Lu}.*\?$/u)
        for (const told of [...Object.values(ruling), why]) expect(told, id).toMatch(/^[\p{Lu}\d].*\.$/u)
        expect(question.pl, id).not.toBe(question.en)
      }
      for (const { id, text } of examples) expect(text, id).toMatch(/^Given .*[Tt]hen .*\.$/)
    })
  })
}
