/** Which groups of notes results speak for. */
import { fastChance } from '@muster/kernel/chance'
import { expect, it } from 'vitest'
import { sigmoid } from '../src/eye.ts'
import { fitted } from '../src/training/emphasis.ts'

/** Matches in two set-ups, of which one is the first seat's; sieges help, fear hurts, land does nothing. */
function someTrials(count: number): Parameters<typeof fitted>[0] {
  const chance = fastChance(7)
  return Array.from({ length: count }, (_, i) => {
    const draws = [0, 1, 2].map(() => chance.below(3) - 1)
    const odds = (i % 2 === 0 ? 0.8 : -0.2) + 0.6 * draws[0] - 0.4 * draws[1]
    return { draws, setup: i % 2, won: chance.below(1000) < sigmoid(odds) * 1000 ? 1 : 0 }
  })
}

it('finds what helped and what hurt, each within three standard errors, and says how far off it may be', () => {
  const names = [{ name: 'sieges' }, { name: 'fear' }, { name: 'land' }]
  const found = fitted(someTrials(4000), 2, names)
  expect(found.map(({ name }) => name)).toEqual(['sieges', 'fear', 'land'])
  found.forEach(({ pull, error }, at) => {
    expect(Math.abs(pull - [0.6, -0.4, 0][at])).toBeLessThan(3 * error)
    expect(error).toBeGreaterThan(0.03)
    expect(error).toBeLessThan(0.06)
  })
})
