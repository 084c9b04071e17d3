import { canBeLearned } from '@muster/kernel/conformance/lessons'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../src/listed.ts'

for (const title of TITLES) {
  const { lessons } = title
  if (lessons === undefined) continue
  const [game, all] = [await title.game(), await lessons()]
  describe(`${title.name.en} teaches`, () => {
    it('two lessons with names of their own', () => {
      expect(all.length).toBeGreaterThanOrEqual(2)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    })
    for (const lesson of all) it(lesson.name.en, () => canBeLearned(game, lesson))
  })
}
