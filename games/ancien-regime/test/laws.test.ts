import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { ancienRegime } from '../game.ts'

/** Random play is cut here: about a hundred rounds. Most random matches end by 25 Influence long before. */
const LIMIT = 20_000

for (const scenario of ['1740', '1756']) {
  for (const players of [4, 5, 6, 7]) {
    obeysTheLaws(ancienRegime, {
      setup: checkSetup(ancienRegime, { scenario, players }),
      matches: 50,
      limit: LIMIT,
      cut: true,
      close: 2,
    })
  }
}
