/** A view is sent in names, and the table reads the same numbers from it that the rules wrote it from. */
import { walk } from '@muster/kernel/conformance/walk'
import { SPECTATOR } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { moveOf, refusedMove } from '../rules/9-7-ways.ts'
import { numbers } from '../view.ts'
import { named, numbered } from '../view-names.ts'

it.each([
  ['1740', 7],
  ['1756', 4],
])('reads back what it wrote: %s with %i', (scenario, players) => {
  const steps = new Set<string>()
  walk(ancienRegime, checkSetup(ancienRegime, { scenario, players }), 5, 700, ({ state, number }) => {
    for (const { step } of state.stack) steps.add(step)
    if (number % 3 > 0) return
    for (const viewer of [SPECTATOR, 0, 2]) {
      const seen = numbers(state, viewer)
      expect(numbered(JSON.parse(JSON.stringify(named(seen))))).toEqual(seen)
    }
  })
  expect(steps.size).toBeGreaterThan(12)
})

it('reads a refused move back: R32', () => {
  for (const path of [[0], [3, 61], [3, 61, 7]])
    expect(moveOf(refusedMove(17, 2, path))).toEqual({ general: 17, by: 2, path })
})
