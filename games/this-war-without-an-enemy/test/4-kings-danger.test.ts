/** 4.52 The King's capture costs two Victory Points: opponents see it coming. */
import { Sheet } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import { warMind } from '../mind/mind.ts'
import { position, type TestTable } from '../testing/position.ts'

/** From 0, where he is safe, to 1. */
function danger({ state }: TestTable): number {
  const names: string[] = []
  const sheet = new Sheet(512, names)
  warMind().look(state, 0, sheet)
  return sheet.numbers[names.indexOf('king in danger')]
}

const ARMY = 'p-essex, p-e-horse-pool-2, p-m-horse-pool, p-l-foot-london-1'

describe('4.52 the King', () => {
  it('is in danger where a stronger army could come, two Areas away too, and not beyond', () => {
    expect(danger(position({ wiltshire: 'r-charles', gloucestershire: ARMY }))).toBe(1)
    expect(danger(position({ dorset: 'r-charles', gloucestershire: ARMY }))).toBeGreaterThan(0.3)
    expect(danger(position({ cornwall: 'r-charles', gloucestershire: ARMY }))).toBe(0)
  })

  it('is in none among enough of his own', () => {
    const own = 'r-charles, r-rupert, r-hopton, r-m-foot-pool, r-s-horse-pool, r-w-horse-pool-1'
    expect(danger(position({ wiltshire: own, gloucestershire: ARMY }))).toBe(0)
  })

  it('is in more behind walls the nearer they are to falling', () => {
    const shutIn = (marker: number): number => {
      const table = position({ oxfordshire: ARMY, oxford: 'r-charles' })
      table.state.siege[table.state.besieged.indexOf(0)] = marker
      return danger(table)
    }
    expect(shutIn(-1)).toBeCloseTo(0.3)
    expect(shutIn(4)).toBeGreaterThan(shutIn(2))
  })
})
