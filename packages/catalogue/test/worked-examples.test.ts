/** The examples that readers step through: each holds on the rules, and is one of the rulebook's. */
import { readFileSync } from 'node:fs'
import { exampleHolds } from '@muster/kernel/conformance/worked-examples'
import { chapterOf } from '@muster/kernel/rule-book'
import { examplesIn } from '@muster/kernel/rulings'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../src/listed.ts'

for (const title of TITLES) {
  const [examples, lab] = [await title.examples?.(), await title.lab?.()]
  if (examples === undefined || lab === undefined) continue
  const game = await title.game()
  const source = readFileSync(new URL(`../../../games/${title.id}/EXAMPLES.md`, import.meta.url), 'utf8')
  const known = examplesIn(source).map(({ id }) => id)
  describe(title.name.en, () => {
    it.each(examples)('$id $title.en', (example) => {
      expect(known).toContain(example.id)
      exampleHolds(game, lab, example)
    })
  })
}

describe.each(TITLES)('$id', (title) => {
  it('every rule is in a chapter that has a name, and a turn at a glance cites rules that there are', async () => {
    const [book, reading] = [await title.rules(), await title.reading?.()]
    expect(Object.keys(book).filter((rule) => reading?.chapters[chapterOf(rule)] === undefined)).toEqual([])
    expect(reading?.turn.filter(({ rule }) => book[rule] === undefined)).toEqual([])
  })
})
