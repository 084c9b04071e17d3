import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('6.4 Hits', () => {
  it('EX-13 has Stanley at strength 3 roll three dice, of which 1 and 2 hit', () => {
    const table = position({ derby: 'stanley-l 3, york 4' }).battle('derby', 'york').dice(1, 2, 3)
    table.lancaster('fight stanley-l')
    expect(table.heard('fought')[0]).toMatchObject({ dice: [1, 2, 3], rating: 2, hits: 2 })
    expect(table.steps('york')).toBe(2)
  })

  it('puts all hits of one block on the strongest enemy, and the surplus on the next', () => {
    const table = position({ derby: 'london-levy 4, york 3, rutland 2, henry-vi 4' }).battle('derby', 'york')
    table.dice(1, 1, 2, 2).lancaster('fight henry-vi')
    expect([table.at('london-levy'), table.steps('york'), table.steps('rutland')]).toEqual([
      'face-down',
      3,
      2,
    ])
    const more = position({ derby: 'london-levy 2, york 1, henry-vi 4' }).battle('derby', 'york')
    more.dice(1, 1, 2, 2).lancaster('fight henry-vi')
    expect([more.at('london-levy'), more.at('york')]).toEqual(['face-down', 'dead'])
  })

  it('lets the owner choose between equals, once for all hits', () => {
    const table = position({ derby: 'london-levy 4, york 4, rutland 3, henry-vi 4' }).battle('derby', 'york')
    table.dice(1, 1, 6, 6).lancaster('fight henry-vi')
    expect([table.step, table.deciding, table.offers('york')]).toEqual([
      'take-hits',
      ['york'],
      ['hit york', 'hit london-levy'],
    ])
    expect(table.whyNot('york', 'hit rutland')).toMatchObject({ rule: '6.4', code: 'not-the-strongest' })
    table.york('hit london-levy')
    expect([table.steps('london-levy'), table.steps('york'), table.step]).toEqual([2, 4, 'battle'])
  })

  it('loses the surplus that finds nobody in the fight, reserves included', () => {
    const placement = { derby: 'oxford 1', warwick: 'beaumont 3', leicester: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('oxford', 'leicester')
      .march('beaumont', 'leicester')
      .lancaster('end', 'lead oxford')
      .york('end')
    table.lancaster('hold oxford').dice(1, 1, 1, 1).york('fight york')
    expect([table.at('oxford'), table.steps('beaumont')]).toEqual(['dead', 3])
  })
})

describe('6.5 Heir charge', () => {
  const field = () => position({ derby: 'york 4, march 3, rutland 3, stanley-l 2, oxford 3, henry-vi 4' })

  it('is for the senior heir of a side in the battle alone, in his turn', () => {
    const table = field().battle('derby', 'lancaster')
    // March's letter is due, but York is the senior.
    expect(table.offered('york', 'charge')).toEqual([])
    expect(table.whyNot('york', 'charge stanley-l')).toMatchObject({ rule: '6.2', code: 'not-in-turn' })
    table.york('hold march').lancaster('hold oxford')
    expect(table.offered('york', 'charge').sort()).toEqual(['henry-vi', 'oxford', 'stanley-l'])
    expect(table.whyNot('york', 'charge rutland')).toMatchObject({
      rule: '6.5',
      code: 'not-an-enemy-in-the-fight',
    })
    const without = position({ derby: 'essex, oxford' }).battle('derby', 'lancaster').lancaster('hold oxford')
    expect(without.offered('york', 'charge')).toEqual([])
  })

  it('strikes one enemy of his choice; surplus hits are lost', () => {
    const table = field().battle('derby', 'lancaster').york('hold march').lancaster('hold oxford')
    table.dice(1, 1, 1, 1).york('charge stanley-l')
    expect([table.at('stanley-l'), table.steps('oxford'), table.steps('henry-vi')]).toEqual([
      'face-down',
      3,
      4,
    ])
    expect(table.heard('answered')).toEqual([])
  })

  it('R-49 is answered at once by a target that survives, at the heir alone, without using up its turn', () => {
    const table = field().battle('derby', 'lancaster').york('hold march').lancaster('hold oxford')
    table.dice(6, 6, 6, 1, 2).york('charge stanley-l')
    expect(table.heard('answered')[0]).toMatchObject({ dice: [2], hits: 1 })
    expect([table.steps('stanley-l'), table.steps('york'), table.steps('march')]).toEqual([1, 3, 3])
    table.york('hold rutland')
    expect(table.offered('lancaster', 'fight')).toContain('stanley-l')
  })

  it('R-49 counts bonuses in defence for the charge and for the answer', () => {
    const table = position({ lancaster: 'stanley-l 4, york 4' }).battle('lancaster', 'york')
    table.lancaster('hold stanley-l').dice(6, 6, 6, 6, 6, 6, 6, 6).york('charge stanley-l')
    expect(table.ratings()).toEqual([
      ['york', 3],
      ['stanley-l', 3],
    ])
    const crowned = position({ derby: 'henry-vi 4, york 4' })
      .battle('derby', 'york')
      .dice(6, 6, 6, 6, 6, 6, 6, 6)
    expect(crowned.lancaster('charge york').ratings()).toEqual([
      ['henry-vi', 3],
      ['york', 3],
    ])
  })

  it('R-23 does not reach blocks in reserve', () => {
    const placement = { derby: 'oxford 3', warwick: 'beaumont 3', leicester: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('oxford', 'leicester')
      .march('beaumont', 'leicester')
      .lancaster('end', 'lead oxford')
      .york('end')
    table.lancaster('hold oxford')
    expect(table.offered('york', 'charge')).toEqual(['oxford'])
    expect(table.whyNot('york', 'charge beaumont')).toMatchObject({
      rule: '6.5',
      code: 'not-an-enemy-in-the-fight',
    })
  })
})
