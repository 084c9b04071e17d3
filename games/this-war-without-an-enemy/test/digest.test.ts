import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { rules } from '../text/rules.en.ts'

describe('the digest of the rules', () => {
  it('has a text for every section, and for nothing else', () => {
    expect(Object.keys(rules).sort()).toEqual(game.sections.map((each) => each.id).sort())
    for (const text of Object.values(rules)) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
  })
})
