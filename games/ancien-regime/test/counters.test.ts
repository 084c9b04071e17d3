import { describe, expect, it } from 'vitest'
import { garrison, general, POWERS } from '../board/counters.ts'

describe('Counters', () => {
  it('gives a general one colour for each unit and every power its initial', () => {
    for (const units of [0, 1, 2, 3])
      expect(
        (general({ power: 'prussia', x: 0, y: 0, size: 60, units }).match(/class="cloth"/g) ?? []).length,
      ).toBe(units)
    const initials = POWERS.map(
      (power) => />([A-Z])<\/text>/.exec(garrison({ power, x: 0, y: 0, size: 40 }))?.[1],
    )
    expect(new Set(initials).size).toBe(POWERS.length)
  })
})
