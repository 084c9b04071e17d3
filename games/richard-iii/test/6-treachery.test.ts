import { describe, expect, it } from 'vitest'
import type { Readings } from '../state.ts'
import { position } from '../testing/position.ts'

describe('6.9 Treachery', () => {
  it('EX-14 rolls two dice against Northumberland’s loyalty 2; he comes over only if both are even', () => {
    const king = (...dice: number[]) =>
      position({ derby: 'york 4, northumberland-l 4, devon 2' })
        .battle('derby', 'lancaster')
        .dice(...dice)
        .york('persuade york northumberland-l')
    expect(king(2, 4).at('northumberland-y')).toBe('derby')
    for (const dice of [
      [2, 3],
      [1, 6],
      [3, 5],
    ]) {
      const table = king(...dice)
      expect([table.at('northumberland-l'), table.heard('treachery')[0].dice]).toEqual(['derby', dice])
    }
  })

  it('brings him over into reserve at his current strength, to fight from the next round', () => {
    const table = position({ derby: 'york 4, stanley-l 2, devon 2' }).battle('derby', 'lancaster').dice(6)
    table.york('persuade york stanley-l')
    expect([table.steps('stanley-y'), table.reserves, table.at('stanley-l')]).toEqual([
      2,
      ['stanley-y'],
      'aside',
    ])
    expect(table.offered('york', 'fight')).toEqual([])
    table.lancaster('hold devon')
    expect(table.round).toBe(2)
    expect(table.offered('york', 'fight').sort()).toEqual(['stanley-y', 'york'])
  })

  it('is for King, Pretender and Warwick, one roll each in a battle, in place of fighting', () => {
    const table = position({ derby: 'york 4, warwick-y 4, march 3, stanley-l 4, rivers-l 2, henry-vi 4' })
    table.battle('derby', 'lancaster')
    expect(table.whyNot('york', 'persuade march stanley-l')).toMatchObject({
      rule: '6.9',
      code: 'only-king-pretender-warwick',
    })
    table.york('hold march').dice(1).york('persuade york stanley-l')
    expect(table.whyNot('york', 'fight york')).toMatchObject({ rule: '6.2', code: 'not-in-turn' })
    table.dice(1).york('persuade warwick-y stanley-l').dice(1, 1, 1)
    expect(table.offered('lancaster', 'persuade')).toEqual(['henry-vi warwick-y'])
    table.lancaster('persuade henry-vi warwick-y', 'hold stanley-l', 'hold rivers-l').york('hold march')
    for (const words of ['persuade york rivers-l', 'persuade warwick-y rivers-l']) {
      expect(table.whyNot('york', words)).toMatchObject({ rule: '6.9', code: 'has-rolled-already' })
    }
  })

  it('is tried on enemies in the fight, not on reserves', () => {
    const placement = { derby: 'henry-vi 4', warwick: 'stanley-l', leicester: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('henry-vi', 'leicester')
      .march('stanley-l', 'leicester')
      .lancaster('end', 'lead henry-vi')
      .york('end')
    const refusal = table.whyNot('york', 'persuade york stanley-l')
    expect(refusal).toMatchObject({ rule: '6.9', code: 'not-an-enemy-in-the-fight' })
  })

  it('cannot win back in the same battle one who has come over in it', () => {
    const table = position({ derby: 'york 4, stanley-l 4, henry-vi 4' }).battle('derby', 'lancaster').dice(2)
    table.york('persuade york stanley-l').lancaster('hold henry-vi').york('hold york', 'hold stanley-y')
    expect(table.offered('lancaster', 'persuade')).toEqual([])
    const refusal = table.whyNot('lancaster', 'persuade henry-vi stanley-y')
    expect(refusal).toMatchObject({ rule: '6.9', code: 'came-over-in-this-battle' })
  })

  it('R-29 is tried three times on one block at most', () => {
    const table = position({ derby: 'york 4, stanley-l 4' }).battle('derby', 'lancaster')
    const frame = table.state.stack.at(-1)
    if (frame?.step !== 'battle') throw new Error('no battle')
    const [stanley] = table.view(0).blocks.filter((block) => block.block === 'stanley-l')
    const number = table.state.token.indexOf(stanley.token)
    frame.tried = [number, number]
    expect(table.whyNot('york', 'persuade york stanley-l')).toBeNull()
    frame.tried = [number, number, number]
    const refusal = table.whyNot('york', 'persuade york stanley-l')
    expect(refusal).toMatchObject({ rule: '6.9', code: 'tried-three-times' })
  })
})

describe('6.91 Warwick', () => {
  const against = (by: string, target: string, readings: Partial<Readings> = {}) => {
    const [attacker, side] =
      by.endsWith('-l') || by === 'henry-vi'
        ? (['york', 'lancaster'] as const)
        : (['lancaster', 'york'] as const)
    const table = position({ derby: `${by} 4, ${target} 3` }, { readings }).battle('derby', attacker)
    if (table.deciding[0] !== side) table.act(attacker, `hold ${target}`)
    return { table, side, words: `persuade ${by} ${target}` }
  }
  const diceOf = (by: string, target: string, readings: Partial<Readings> = {}) => {
    const { table, side, words } = against(by, target, readings)
    return table.everyDie(1).act(side, words).heard('treachery')[0].dice.length
  }

  it('R-1 finds Kent and Salisbury at loyalty 2, and at 1 when he rolls himself', () => {
    expect([diceOf('york', 'kent-l'), diceOf('york', 'salisbury-l')]).toEqual([2, 2])
    expect([diceOf('warwick-y', 'kent-l'), diceOf('warwick-y', 'salisbury-l')]).toEqual([1, 1])
    expect(diceOf('henry-vi', 'warwick-y')).toBe(3)
  })

  it('R-1 as printed here, if the players wish: 2, and only when he rolls', () => {
    const printed = { nevillesAsPrinted: true }
    const { table, side, words } = against('york', 'kent-l', printed)
    expect(table.whyNot(side, words)).toMatchObject({ rule: '6.91', code: 'only-warwick' })
    expect(diceOf('warwick-y', 'kent-l', printed)).toBe(2)
  })

  it.each(['northumberland-l', 'westmoreland-l'])('may not roll against %s', (target) => {
    const { table, side, words } = against('warwick-y', target)
    expect(table.whyNot(side, words)).toMatchObject({ rule: '6.91', code: 'not-by-warwick' })
    expect(against('york', target).table.whyNot('york', `persuade york ${target}`)).toBeNull()
  })

  it('R-30 has one roll in a battle, whichever side he is on', () => {
    const table = position({ derby: 'warwick-y 4, york 4, henry-vi 4, stanley-l 4, shrewsbury-y 3' })
    table
      .battle('derby', 'lancaster')
      .dice(1)
      .york('hold shrewsbury-y', 'persuade warwick-y stanley-l', 'hold york')
    table
      .dice(2, 2, 2)
      .lancaster('persuade henry-vi warwick-y', 'hold stanley-l')
      .york('hold shrewsbury-y', 'hold york')
    expect(table.offered('lancaster', 'fight')).toContain('warwick-l')
    const refusal = table.whyNot('lancaster', 'persuade warwick-l shrewsbury-y')
    expect(refusal).toMatchObject({ rule: '6.9', code: 'has-rolled-already' })
  })
})
