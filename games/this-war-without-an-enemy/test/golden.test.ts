import { playthrough } from '@muster/kernel/conformance/golden'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy } from '../game.ts'

describe('golden playthroughs: a changed rule or a leak shows up as a difference', () => {
  for (const { id } of thisWarWithoutAnEnemy.scenarios) {
    it(id, async () => {
      const setup = checkSetup(thisWarWithoutAnEnemy, { scenario: id })
      await expect(playthrough(thisWarWithoutAnEnemy, setup, `${id}-1`, 130)).toMatchFileSnapshot(
        `golden/${id}.txt`,
      )
    })
  }
})
