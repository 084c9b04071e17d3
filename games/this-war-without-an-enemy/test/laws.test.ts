import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { thisWarWithoutAnEnemy } from '../game.ts'

for (const { id } of thisWarWithoutAnEnemy.scenarios) {
  obeysTheLaws(thisWarWithoutAnEnemy, {
    setup: checkSetup(thisWarWithoutAnEnemy, { scenario: id }),
    tokens: (s) => s.token,
    matches: 100,
    limit: 20_000,
  })
}
