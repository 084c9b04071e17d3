/** States are asked thousands of things a second: those of a game must look alike to the engine, which otherwise looks up every part by its name. */
import { setFlagsFromString } from 'node:v8'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { startMatch } from '@muster/kernel/match'
import { checkSetup } from '@muster/kernel/setup'
import { expect, it } from 'vitest'

setFlagsFromString('--allow-natives-syntax')
const areOfOneShape = new Function('one', 'two', 'return %HaveSameMap(one, two)') as (
  one: object,
  two: object,
) => boolean
setFlagsFromString('--no-allow-natives-syntax')

it.each(CATALOGUE.map((each) => each.game))('matches of $title have states of one shape', (game) => {
  const states = Array.from(
    { length: 40 },
    (_, i) => startMatch(game, checkSetup(game, {}), fastChance(i + 1)).state,
  )
  const others = states.filter((each) => !areOfOneShape(each, states[39]))
  expect(others.length).toBe(0)
})
