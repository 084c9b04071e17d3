import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { thisWarWithoutAnEnemy } from '../game.ts'

for (const { id } of thisWarWithoutAnEnemy.scenarios) {
  obeysTheLaws(thisWarWithoutAnEnemy, {
    setup: checkSetup(thisWarWithoutAnEnemy, { scenario: id }),
    matches: 100,
    limit: 20_000,
  })
}
