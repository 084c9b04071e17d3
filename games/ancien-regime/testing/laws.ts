/** The laws for one scenario at 4, 5, 6 and 7 players. */
import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { ancienRegime } from '../game.ts'

/**
 * A match longer than this (about a hundred rounds) counts as unfinished. Random play ends by 25 Influence
 * within it.
 */
const LIMIT = 20_000

export function lawsOf(scenario: string): void {
  for (const players of [4, 5, 6, 7]) {
    obeysTheLaws(ancienRegime, {
      setup: checkSetup(ancienRegime, { scenario, players }),
      matches: 50,
      limit: LIMIT,
      close: 2,
    })
  }
}

/** 1756 without Charles Edward Stuart (R4). */
export function lawsWithoutStuart(): void {
  obeysTheLaws(ancienRegime, {
    setup: checkSetup(ancienRegime, { scenario: '1756', players: 7, options: { stuart: 'off' } }),
    matches: 5,
    limit: LIMIT,
    close: 1,
  })
}
