import { describe, expect, it } from 'vitest'
import { type Circumstances, position, type TestTable } from '../testing/position.ts'

const end = (circumstances: Circumstances): TestTable =>
  position({ kent: 'p-essex' }, { hands: ['r20', 'p20'], year: 1644, turn: 3, ...circumstances })
    .lay('r21', 'p21')
    .begin({ step: 'turn', next: 'first-victory-event' })

describe('10.0 Victory phase, 1.2 Victory, 4.5 Victory track', () => {
  it('1.2 is a Major Victory with three Victory Points at the end of a Turn', () => {
    expect(end({ vp: 3 }).state.outcome).toEqual({ winners: [0], code: 'major-victory', rule: '10.0' })
    expect(end({ vp: -4 }).state.outcome).toEqual({ winners: [1], code: 'major-victory', rule: '10.0' })
    expect(end({ vp: 2 }).state.outcome).toBeNull()
  })
  it('ends in the Winter of 1646: one or two Points are a Minor Victory, none is the Royalist’s', () => {
    const winter = (vp: number) => end({ vp, year: 1646, turn: 6 }).state.outcome
    expect([winter(0)?.winners, winter(2)?.winners, winter(-1)?.winners]).toEqual([[0], [0], [1]])
    expect(winter(-2)).toMatchObject({ code: 'minor-victory' })
    expect(winter(-3)).toMatchObject({ code: 'major-victory' })
  })
  it('12.21 ends The Early War in the Winter of 1643, where the Royalist needs a Point', () => {
    const outcome = (vp: number) => end({ vp, year: 1643, turn: 6, scenario: 'early-war' }).state.outcome
    expect([outcome(1), outcome(0)]).toEqual([
      { winners: [0], code: 'end-of-1643', rule: '12.21' },
      { winners: [1], code: 'end-of-1643', rule: '12.21' },
    ])
  })
  it('12.41 ends The Mid War in the Winter of 1644, where Parliament needs one', () => {
    const outcome = (vp: number) => end({ vp, year: 1644, turn: 6, scenario: 'mid-war' }).state.outcome
    expect([outcome(0)?.winners, outcome(-1)?.winners, outcome(-1)?.rule]).toEqual([[0], [1], '12.41'])
  })
})

describe('10.11 King Charles Surrender to the Scots card-king-charles-surrender-to-the-scots', () => {
  it('makes two Points enough for Parliament, in every Victory Phase from then on', () => {
    expect(end({ vp: -2, toTheScots: true }).state.outcome).toEqual({
      winners: [1],
      code: 'surrender-to-the-scots',
      rule: '10.11',
    })
    expect(end({ vp: -1, toTheScots: true }).state.outcome).toBeNull()
    const table = position({ kent: 'p-essex' }, { vp: -2, year: 1646, turn: 2, hands: ['r20', 'p20'] })
      .lay('r21', 'p09')
      .begin({ step: 'turn', next: 'first-victory-event' })
    table.parliament('enact')
    expect(table.state.outcome).toMatchObject({ code: 'surrender-to-the-scots' })
  })
})

describe('10.12 Rupert Dismissed by the King card-rupert-dismissed-by-the-king', () => {
  const dismiss = (rupertLost: boolean, oxford = 'r-rupert 3, r-s-foot-pool'): TestTable =>
    position(
      { oxfordshire: oxford, cornwall: 'r-hopton', cheshire: 'r-charles' },
      { rupertLost, year: 1645, hands: ['r20', 'p20'] },
    )
      .lay('r21', 'p08')
      .begin({ step: 'turn', next: 'first-victory-event' })
      .parliament('enact')
  it('replaces the Leader by the other Rupert block, at the same strength, if he was beaten this Turn', () => {
    const table = dismiss(true)
    expect([table.at('r-rupert'), table.at('r-rupert-card'), table.steps('r-rupert-card')]).toEqual([
      'removed',
      'oxfordshire',
      3,
    ])
    expect(table.state.cardAt[33]).toBe(4)
    expect(dismiss(false).at('r-rupert')).toBe('oxfordshire')
  })
  it('lets Regional blocks without their Regional Leader go to Charles or home', () => {
    const table = dismiss(true)
    expect(table.offered('royalist', 'send').sort()).toEqual([
      'r-s-foot-pool cheshire',
      'r-s-foot-pool cornwall',
    ])
    table.royalist('send r-s-foot-pool cornwall', 'done')
    expect(table.at('r-s-foot-pool')).toBe('cornwall')
    const together = position(
      { oxfordshire: 'r-rupert, r-charles' },
      { rupertLost: true, year: 1645, hands: ['r20', 'p20'] },
    )
    together.lay('r21', 'p08').begin({ step: 'turn', next: 'first-victory-event' }).parliament('enact')
    expect([together.at('r-rupert-card'), together.step]).toEqual(['oxfordshire', 'play-cards'])
  })
})
