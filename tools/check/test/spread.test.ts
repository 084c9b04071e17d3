import { describe, expect, it } from 'vitest'
import { spread } from '../src/spread.ts'

describe('the order of test files', () => {
  it('mixes the projects in the proportion of their numbers, and keeps the order of each', () => {
    const files = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'w1', 'w2', 'w3', 's1']
    const order = spread(files, (each) => each[0])
    expect(order.join(' ')).toBe('r1 w1 r2 r3 w2 s1 r4 r5 w3 r6')
  })
})
