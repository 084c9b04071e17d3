/** The examples that readers step through: each holds on the rules, and is one of the rulebook's. */
import { readFileSync } from 'node:fs'
import { exampleHolds } from '@muster/kernel/conformance/worked-examples'
import { chapterOf, partOfTurn } from '@muster/kernel/rule-book'
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

it.each([
  ['hammer-of-the-scots', { '3.1': 0, 'card-herald': 1, '5.41': 2, '7.0': 3, '7.61-overseas': 4 }],
  ['richard-iii', { '1.1': 0, '1.2': 1, '6.4': 2, 'card-treason': 2, '6.82': 3, '7.2': 4 }],
  ['this-war-without-an-enemy', { '2.31': 0, '6.11': 1, '8.3': 2, '9.22': 3, '10.12': 4, '11.2': -1 }],
  ['ancien-regime', { '7.5.6': 0, '9.0.1': 2, '9.7.3.3': 3, '10.0.1': 4, '12.4.2': -1 }],
])('%s: the part of a turn that is played under a rule', async (id, parts) => {
  const reading = await TITLES.find((title) => title.id === id)?.reading?.()
  if (reading === undefined) throw new Error(id)
  for (const [rule, part] of Object.entries(parts)) expect(partOfTurn(reading, rule), rule).toBe(part)
})
