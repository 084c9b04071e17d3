/** The laws for one scenario at 4, 5, 6 and 7 players. */
import { fastChance } from '@muster/kernel/chance'
import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'
import { AUSTRIA } from '../tables.ts'
import { anyPosition } from './generator.ts'

/**
 * A match longer than this (about a hundred rounds) counts as unfinished. Random play ends by 25 Influence
 * within it.
 */
const MAX_ACTIONS = 20_000

/** Generated positions; in one of twenty somebody has five votes of his own (8.1), which hardly ever comes about by lot. */
function position(seed: number): State {
  const s = anyPosition(fastChance(seed))
  if (seed % 20 === 0) s.stack.push({ step: 'claim', power: AUSTRIA })
  return s
}

export function lawsOf(scenario: string): void {
  for (const players of [4, 5, 6, 7]) {
    obeysTheLaws(ancienRegime, {
      setup: checkSetup(ancienRegime, { scenario, players }),
      matches: 50,
      limit: MAX_ACTIONS,
      close: 2,
      ...(players === 7 && scenario === '1740' ? { position } : {}),
    })
  }
}

/** 1756 without Charles Edward Stuart (R4). */
export function lawsWithoutStuart(): void {
  obeysTheLaws(ancienRegime, {
    setup: checkSetup(ancienRegime, { scenario: '1756', players: 7, options: { stuart: 'off' } }),
    matches: 5,
    limit: MAX_ACTIONS,
    close: 1,
  })
}
