import { fastChance } from '@muster/kernel/chance'
import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { hammerOfTheScots } from '../game.ts'
import type { State } from '../state.ts'
import { anyPosition } from '../testing/generator.ts'

const tokens = (s: State): readonly number[] => s.token

obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'braveheart' }),
  matches: 200,
  limit: 5_000,
  tokens,
  position: (seed) => anyPosition(fastChance(seed)),
})
obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'the-bruce', options: { schiltrons: 'on' } }),
  matches: 200,
  limit: 5_000,
  tokens,
})
obeysTheLaws(hammerOfTheScots, {
  setup: checkSetup(hammerOfTheScots, { scenario: 'campaign', options: { bid: 'E2' } }),
  matches: 200,
  limit: 100_000,
  tokens,
})
