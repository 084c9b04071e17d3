import { fastChance } from '@muster/kernel/chance'
import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { richardIII } from '../game.ts'
import type { State } from '../state.ts'
import { anyPosition } from '../testing/generator.ts'

const tokens = (s: State): readonly number[] => s.token

for (const { id } of richardIII.scenarios) {
  obeysTheLaws(richardIII, {
    setup: checkSetup(richardIII, { scenario: id }),
    matches: 200,
    limit: 20_000,
    tokens,
    ...(id === 'wars-of-the-roses' ? { position: (seed: number) => anyPosition(fastChance(seed)) } : {}),
  })
}

const everyOtherReading = {
  'nevilles-loyalty': 'as-printed',
  'piracy-ports': 'peaceful-moves',
  'nevilles-shields': 'always',
  'bombards-sail': 'yes',
  'go-on': 'yes',
}
obeysTheLaws(richardIII, {
  setup: checkSetup(richardIII, { scenario: 'kingmaker', options: everyOtherReading }),
  matches: 100,
  limit: 20_000,
  tokens,
})
