/** The examples that readers step through: each holds on the rules, and is one of the rulebook's. */
import { readFileSync } from 'node:fs'
import { exampleHolds } from '@muster/kernel/conformance/worked-examples'
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
