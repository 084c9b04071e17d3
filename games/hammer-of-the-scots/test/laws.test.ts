import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { hammerOfTheScots } from '../game.ts'

obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'braveheart' }),
  matches: 200,
  limit: 5_000,
})
obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'the-bruce', options: { schiltrons: 'on' } }),
  matches: 200,
  limit: 5_000,
})
obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'campaign', options: { bid: 'E2' } }),
  matches: 200,
  limit: 100_000,
})
