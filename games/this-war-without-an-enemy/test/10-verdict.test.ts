/** 10.0 Opponents see how this Turn's Victory Phase would end the war, and whether it can still be kept from it. */
import { Sheet } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import type { TurnStage } from '../frames.ts'
import { warMind } from '../mind/mind.ts'
import { PARLIAMENT } from '../tables.ts'
import type { Circumstances, Placement } from '../testing/position.ts'
import { position } from '../testing/position.ts'

/** The King behind walls: nobody can walk into a City that is not held. */
const BOARD = { oxford: 'r-charles', norfolk: 'p-manchester' }

/** What is noted as settled, and as settled unless it is answered: from 1 for the King to −1. */
function verdict(given: Circumstances, next: TurnStage, board: Placement = BOARD): [number, number] {
  const { state } = position(board, { year: 1644, turn: 3, first: PARLIAMENT, ...given })
  state.stack = [{ step: 'turn', next }]
  const names: string[] = []
  const sheet = new Sheet(512, names)
  warMind().look(state, 0, sheet)
  const note = (name: string): number => sheet.numbers[names.indexOf(name)] + 0
  return [note('verdict'), note('verdict, answered')]
}

describe('10.0 three Victory Points', () => {
  it('have won when the other side has had its Actions, and may be answered before', () => {
    expect(verdict({ vp: 3 }, 'first-tactical-event')).toEqual([1, 0])
    expect(verdict({ vp: 3 }, 'second-actions')).toEqual([0, 1])
    expect(verdict({ vp: 2 }, 'first-tactical-event')).toEqual([0, 0])
  })

  it('of Parliament are answered by the King as long as he acts', () => {
    expect(verdict({ vp: -3 }, 'first-tactical-event')).toEqual([0, -1])
    expect(verdict({ vp: -3 }, 'siege-combat')).toEqual([-1, 0])
  })

  it('2.35 decide nothing in 1642', () => {
    expect(verdict({ vp: 3, year: 1642, turn: 6 }, 'siege-combat')).toEqual([0, 0])
  })
})

describe('9.2 a City that will surrender', () => {
  const besieged = { 'north-riding': 'p-f-fairfax 2, c-foot-1 2', york: 'r-garrison-1 1' }

  it('decides with the points that it brings, and not without', () => {
    const siege = { siege: { york: 5 } }
    expect(verdict({ vp: -2, ...siege }, 'siege-combat', besieged)).toEqual([-1, 0])
    expect(verdict({ vp: -1, ...siege }, 'siege-combat', besieged)).toEqual([0, 0])
  })

  it('8.1 decides less if a battle is fought for it first', () => {
    const relief = { ...besieged, 'north-riding': 'p-f-fairfax 2, c-foot-1 2, r-newcastle 4' }
    const [settled] = verdict({ vp: -2, siege: { york: 5 }, besieged: 'york' }, 'siege-combat', relief)
    expect(settled).toBe(-0.5)
  })
})

it('12.21 the last Turn of The Early War is won by whoever has what he needs', () => {
  const last = { scenario: 'early-war', year: 1643, turn: 6 }
  expect(verdict({ ...last, vp: 1 }, 'siege-combat')).toEqual([1, 0])
  expect(verdict({ ...last, vp: 0 }, 'siege-combat')).toEqual([-1, 0])
})
