/** 4.21 A Victory City that nobody holds is the enemy's as soon as a block marches in: opponents see it coming. */
import { Sheet } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import type { TurnStage } from '../frames.ts'
import { warMind } from '../mind/mind.ts'
import { PARLIAMENT, ROYALIST, type Side } from '../tables.ts'
import { type Placement, position } from '../testing/position.ts'

/** Victory Points that are likely to be lost like this, to the King's gain; `acting`: who takes his Actions. */
function loose(board: Placement, next: TurnStage, acting?: Side): number {
  const { state } = position({ ...OTHERS, ...board }, { year: 1644, turn: 3, first: PARLIAMENT, vp: 1 })
  state.stack = [{ step: 'turn', next }]
  if (acting !== undefined) state.stack.push({ step: 'actions', side: acting })
  const names: string[] = []
  const sheet = new Sheet(512, names)
  warMind().look(state, 0, sheet)
  return sheet.numbers[names.indexOf('loose')]
}

/** Parliament's other Cities within reach are held. */
const OTHERS = { bristol: 'p-waller', oxford: 'p-garrison-1', plymouth: 'p-garrison-2' }
const HORSE = 'r-rupert'

describe('4.21 London, left by everybody', () => {
  it('is as good as lost while the King is yet to act: one block two Areas away is enough', () => {
    expect(loose({ hampshire: HORSE, norfolk: 'p-manchester' }, 'second-actions', PARLIAMENT)).toBeCloseTo(
      1.6,
    )
  })

  it('is not when a block stays, in the field or behind the walls', () => {
    for (const guard of ['buckinghamshire-hertfordshire', 'london']) {
      const board = { hampshire: HORSE, norfolk: 'p-manchester', [guard]: 'p-l-foot-london-1' }
      expect(loose(board, 'second-actions', PARLIAMENT)).toBe(0)
    }
  })

  it('is less so when the King has acted, or nobody knows who acts first', () => {
    const board = { hampshire: HORSE, norfolk: 'p-manchester' }
    expect(loose(board, 'battles')).toBeCloseTo(0.6)
    expect(loose(board, 'first-foils')).toBeCloseTo(0.6)
  })

  it('is not counted while the King acts: what he takes he takes', () => {
    expect(loose({ hampshire: HORSE }, 'first-tactical-event', ROYALIST)).toBe(0)
  })

  it('6.12 is safe from those who would have to march through an army', () => {
    const board = { hampshire: HORSE, berkshire: 'p-essex', 'surrey-sussex': 'p-l-foot-london-1' }
    expect(loose(board, 'second-actions', PARLIAMENT)).toBe(0)
  })

  it('6.16 is safe from Regional blocks of elsewhere without their Leader', () => {
    const board = {
      'northamptonshire-bedfordshire': 'r-m-foot-pool',
      'cambridgeshire-huntingdonshire': 'p-manchester',
    }
    expect(loose(board, 'second-actions', PARLIAMENT)).toBe(0)
  })
})
