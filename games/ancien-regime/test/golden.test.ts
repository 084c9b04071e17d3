import { playthrough } from '@muster/kernel/conformance/golden'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'

describe('golden playthroughs: a changed rule or a leak shows up as a difference', () => {
  it.each([
    ['1740', 7],
    ['1756', 4],
  ])('%s with %i players', async (scenario, players) => {
    const setup = checkSetup(ancienRegime, { scenario, players })
    await expect(playthrough(ancienRegime, setup, `${scenario}-${players}`, 60)).toMatchFileSnapshot(
      `golden/${scenario}-${players}.txt`,
    )
  })
})
