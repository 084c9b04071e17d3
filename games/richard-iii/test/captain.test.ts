/** What a Captain knows beyond the Recruit: traits found by playing, and strokes at heirs. */
import type { Course } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import { looksTo } from '../advice/advice.ts'
import { RECRUIT } from '../advice/traits.ts'
import { type counsel, traitsOf } from '../mind/counsel.ts'
import { richardMind } from '../mind/mind.ts'
import { AREAS, areaNumber, BLOCKS, blockNumber, LANCASTER, YORK } from '../tables.ts'
import { position } from '../testing/position.ts'

const endsIn = (course: Course): string => AREAS[course.findLast(([verb]) => verb === 'to')?.[1] ?? -1]
const moving = (course: Course): string[] =>
  course.filter(([verb]) => verb === 'move').map(([, block]) => BLOCKS[block ?? -1])

describe('9.0 strokes', () => {
  const placement = {
    kent: 'oxford, warwick-l',
    sussex: 'exeter-l, clarence-l',
    middlesex: 'gloucester',
    essex: 'suffolk',
  }

  it('lead to an heir of the enemy, all who can be paid for first', () => {
    const table = position(placement).acts('lancaster', 'action-2-1')
    const strokes = richardMind().plans?.strokes?.(table.state, LANCASTER) ?? []
    expect(strokes.map(endsIn)).toEqual(['middlesex', 'middlesex'])
    expect(moving(strokes[0]).toSorted()).toEqual(['clarence-l', 'exeter-l', 'oxford', 'warwick-l'])
  })

  it('are none where no heir can be reached', () => {
    const table = position({ ...placement, middlesex: 'arundel', cumbria: 'gloucester' }).acts(
      'lancaster',
      'action-2-1',
    )
    expect(richardMind().plans?.strokes?.(table.state, LANCASTER)).toEqual([])
  })
})

describe('the traits of a Captain', () => {
  it('are those of its scenario and side; where nobody has looked for any, the Recruit’s', () => {
    expect(traitsOf('richard-iii-1483', LANCASTER)).not.toEqual(traitsOf('richard-iii-1483', YORK))
    expect(Object.keys(traitsOf('richard-iii-1483', LANCASTER)).toSorted()).toEqual(
      Object.keys(RECRUIT).toSorted(),
    )
    expect(traitsOf('a fourth war', YORK)).toEqual(RECRUIT)
  })

  it('6.82 make it go for an heir whom everybody has seen rather than for a lord, as a Recruit would not', () => {
    const table = position({
      derby: 'oxford, exeter-l, warwick-l',
      leicester: 'arundel',
      warwick: 'gloucester',
    })
    const { state } = table.acts('lancaster', 'action-2-1').lancaster('move warwick-l')
    for (const name of ['arundel', 'gloucester'])
      state.company[blockNumber(name)] = state.token[blockNumber(name)]
    const to = (look: typeof counsel, area: string): number =>
      look(state, LANCASTER, 'to', areaNumber(area), 0)
    const recruit: typeof counsel = (...asked) => looksTo(RECRUIT, ...asked)
    const captain: typeof counsel = (...asked) => looksTo(traitsOf('richard-iii-1483', LANCASTER), ...asked)
    expect(to(captain, 'warwick')).toBeGreaterThan(to(captain, 'leicester') + 0.5)
    expect(Math.abs(to(recruit, 'warwick') - to(recruit, 'leicester'))).toBeLessThan(0.5)
  })
})
