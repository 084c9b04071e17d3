/** A game's rules in our own words are all there, in every language. A game's test calls this. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Section } from '../src/game.ts'
import type { RuleBook } from '../src/rule-book.ts'

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort()

/** `sources` are the folders whose refusals, steps and outcomes cite rules by number. */
export function tellsEveryRule(
  game: { readonly sections: readonly Section[] },
  book: RuleBook,
  sources: readonly string[],
): void {
  describe('the rules in our own words', () => {
    it('tell of every section, and of nothing else', () => {
      expect(sorted(Object.keys(book))).toEqual(sorted(game.sections.map((each) => each.id)))
    })
    it('have a title and a text in every language', () => {
      for (const [id, rule] of Object.entries(book)) {
        for (const [title, text] of Object.values(rule)) {
          expect(title, id).toMatch(/^[\p{Lu}“„].*[^.\s]$/u)
          expect(text, id).toMatch(/^[\p{Lu}\d„].*[^\s]\.$/u)
        }
        expect(rule.pl[1], id).not.toBe(rule.en[1])
      }
    })
    it('have every rule that is cited', () => {
      const source = sources
        .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')))
        .join('\n')
      const cited = [...source.matchAll(/(?:\bno\(\s*|\brefuse\(\s*|\brule: )'([^']+)'/g)].map(
        (match) => match[1],
      )
      expect(cited.length).toBeGreaterThan(20)
      for (const id of sorted(cited)) expect(book).toHaveProperty([id])
    })
  })
}
