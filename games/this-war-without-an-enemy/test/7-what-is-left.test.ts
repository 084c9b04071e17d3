/** 7.0 The whole of what may be done in a Battle, each reason why not, and several where other tests have one. */
import { describe, expect, it } from 'vitest'
import type { FrameOf } from '../frames.ts'
import { placeNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const HAMPSHIRE = placeNumber('hampshire')

describe('7.01 aiming an event', () => {
  const board = {
    hampshire: 'r-charles, p-waller',
    dorset: 'r-rupert, p-essex',
    somerset: 'r-hopton, r-henrietta',
    bristol: 'p-s-foot-devon',
    oxfordshire: 'p-t-fairfax, p-skippon',
    oxford: 'r-garrison-1',
    'buckinghamshire-hertfordshire': 'r-newcastle, r-northampton, r-m-foot-cheshire, r-m-foot-pool',
    london: 'p-brooke',
  }
  const aiming = (side: 0 | 1, card: string, walls = true): TestTable => {
    const table = position(board, { siege: { bristol: 1, oxford: 0, london: 2 }, wallsOfLondon: walls })
    table.state.attacker[HAMPSHIRE] = 0
    table.state.attacker[placeNumber('dorset')] = 1
    table.lay(side === 0 ? card : 'r20', side === 1 ? card : 'p20')
    return table.begin({ step: 'aim', side, card: table.state.cards[side] })
  }
  it('is at any Battle for most, at the Battles of one’s own attack or defence, or at sieges', () => {
    expect(aiming(0, 'r01').allowed('royalist', 'aim')).toEqual(['hampshire'])
    expect(aiming(1, 'p01').allowed('parliament', 'aim')).toEqual(['dorset'])
    expect(aiming(0, 'r08').allowed('royalist', 'aim')).toEqual(['dorset', 'hampshire'])
    expect(aiming(0, 'r11').allowed('royalist', 'aim')).toEqual(['bristol', 'dorset', 'london', 'oxford'])
    expect(aiming(1, 'p11').allowed('parliament', 'aim')).toEqual([
      'bristol',
      'hampshire',
      'london',
      'oxford',
    ])
    expect(aiming(1, 'p11', false).allowed('parliament', 'aim')).toEqual(['bristol', 'hampshire', 'oxford'])
    expect(aiming(0, 'r11', false).allowed('royalist', 'aim')).toEqual([
      'bristol',
      'dorset',
      'london',
      'oxford',
    ])
    expect(aiming(0, 'r12').allowed('royalist', 'aim')).toEqual(['bristol', 'london'])
    expect(aiming(1, 'p12').offered('parliament', 'aim')).toEqual([])
    expect(aiming(1, 'p13').allowed('parliament', 'aim')).toEqual([
      'bristol',
      'dorset',
      'hampshire',
      'london',
      'oxford',
    ])
  })
  it('is refused with its reason', () => {
    expect(
      aiming(0, 'r12').verdicts('royalist', 'aim hampshire', 'aim oxford', 'aim plymouth', 'aim scotland'),
    ).toEqual(['only-sieges', 'not-the-besieger', 'no-siege-there', 'no-battle-there'])
    expect(aiming(1, 'p12').verdicts('parliament', 'aim oxford', 'aim bristol')).toEqual([
      'siege-too-young',
      'not-the-besieger',
    ])
    expect(aiming(0, 'r01').verdicts('royalist', 'aim dorset', 'aim bristol', 'aim kent')).toEqual([
      'not-the-attacker',
      'not-for-sieges',
      'no-battle-there',
    ])
    expect(aiming(0, 'r11').verdicts('royalist', 'aim hampshire')).toEqual(['not-the-defender'])
    expect(aiming(1, 'p11', false).verdicts('parliament', 'aim london')).toEqual(['london-incomplete'])
  })
  it('makes the event enacted and aimed by its side alone, or leaves it alone', () => {
    const table = aiming(1, 'p13').parliament('aim oxford')
    expect([table.state.enacted, table.state.aim]).toEqual([
      [false, true],
      [-1, placeNumber('oxford')],
    ])
    expect(aiming(1, 'p13').parliament('decline').state.aim).toEqual([-1, -1])
  })
  it('card-new-model-army-siege-train is asked for without any Battle or siege, and stays', () => {
    const table = position({ kent: 'p-essex', cornwall: 'r-charles' }).lay('r20', 'p06')
    table.begin({ step: 'turn', next: 'first-tactical-event' })
    expect([table.step, table.deciding, table.state.siegeTrain]).toEqual(['event', ['parliament'], false])
    table.parliament('enact')
    expect(table.state.siegeTrain).toBe(true)
  })
  it('asks nobody whose event has nothing to be aimed at, nor for an event of another Phase', () => {
    const asked = (royalist: string) => {
      const table = position({ kent: 'p-essex', cornwall: 'r-charles' }, { hands: ['r22', 'p22'] }).lay(
        royalist,
        'p20',
      )
      return table.begin({ step: 'turn', next: 'first-tactical-event' }).step
    }
    expect([asked('r12'), asked('r13'), asked('r07')]).toEqual(Array(3).fill('play-cards'))
  })
})

describe('7.1 the line and the Reserve', () => {
  it('asks for the Main Attack only if the Attacker came over several borders, with guns and all', () => {
    const one = position({
      hampshire: 'r-charles from wiltshire, r-cannon-1 from wiltshire, p-waller',
    }).battle('hampshire', 'royalist')
    expect([one.step, one.reserves()]).toEqual(['withdrawal', []])
    const two = position({
      hampshire: 'r-charles from wiltshire, r-cannon-1 from dorset, r-rupert from berkshire, p-waller',
    })
    two.battle('hampshire', 'royalist')
    expect(two.allowed('royalist', 'attack-from')).toEqual(['berkshire', 'dorset', 'wiltshire'])
    expect(two.verdicts('royalist', 'attack-from surrey-sussex', 'attack-from kent')).toEqual([
      'nobody-came-this-way',
      'nobody-came-this-way',
    ])
    two.royalist('attack-from dorset')
    expect(two.reserves().sort()).toEqual(['r-charles', 'r-rupert'])
  })
  it('touches nobody elsewhere', () => {
    const table = position(
      { hampshire: 'r-charles, p-waller', dorset: 'r-rupert, p-essex', kent: 'r-hopton' },
      { first: 0 },
    )
    table.state.attacker[HAMPSHIRE] = 0
    table.state.attacker[placeNumber('dorset')] = 1
    table.state.late[table.block('p-essex')] = 1
    table.begin({ step: 'battles' }).royalist('battle hampshire')
    const fighting = table.state.line.flatMap((part, block) => (part === 0 ? [] : [block]))
    expect(fighting).toEqual([table.block('r-charles'), table.block('p-waller')])
  })
  it('7.02 names every Contested Area and no other', () => {
    const table = position(
      { hampshire: 'r-charles, p-waller', dorset: 'r-rupert, p-essex', kent: 'r-hopton' },
      { first: 1 },
    )
    table.begin({ step: 'battles' })
    expect(table.allowed('parliament', 'battle')).toEqual(['dorset', 'hampshire'])
    table.parliament('battle dorset')
    expect(table.state.attacker[placeNumber('dorset')]).toBe(1)
  })
  it('a side of which nobody would be in the line has its Reserve there', () => {
    const table = position({ hampshire: 'r-charles, p-waller, p-essex' })
    table.state.late[table.block('p-waller')] = 1
    table.state.late[table.block('p-essex')] = 1
    table.battle('hampshire', 'royalist')
    expect([table.reserves(), table.step]).toEqual([[], 'withdrawal'])
  })
  it('7.2 is not left by a side with guns alone, nor after a Surprise Attack', () => {
    const guns = position({ hampshire: 'r-charles 1, p-cannon-1 1' })
      .everyDie(6)
      .battle('hampshire', 'royalist')
    expect(guns.heard('round-begins')).toHaveLength(1)
    const surprised = position({ hampshire: 'r-rupert 1, r-hopton 1, p-waller 1' }).aimed(
      'royalist',
      'r01',
      'hampshire',
    )
    surprised.everyDie(6).battle('hampshire', 'royalist')
    expect([surprised.step, surprised.deciding]).toEqual(['fire-or-engage', ['royalist']])
    for (const who of ['r-charles', 'r-cannon-1']) {
      const known = position({ hampshire: `r-rupert 1, ${who} 1, p-waller 1` }).aimed(
        'royalist',
        'r01',
        'hampshire',
      )
      expect(known.battle('hampshire', 'royalist').step).toBe('withdrawal')
    }
    const essex = position({ hampshire: 'p-essex 1, p-waller, r-hopton 1', kent: 'p-cannon-1' }).aimed(
      'parliament',
      'p01',
      'hampshire',
    )
    expect(essex.battle('hampshire', 'parliament').step).toBe('withdrawal')
    const without = position({ hampshire: 'p-waller 1, r-hopton 1', kent: 'p-cannon-1, p-essex' }).aimed(
      'parliament',
      'p01',
      'hampshire',
    )
    expect(without.battle('hampshire', 'parliament').step).toBe('fire-or-engage')
  })
  it('7.2 losses may be taken from every Cavalry block in the line, then from every Infantry block', () => {
    const table = position({
      hampshire: 'r-rupert, r-henrietta, p-s-horse-pool 2, p-m-horse-pool 1, p-waller, p-essex, p-cannon-1',
      kent: 'p-brooke',
    })
    table.dice(1).everyDie(6).battle('hampshire', 'royalist').parliament('withdraw-army')
    expect(table.allowed('parliament', 'lose')).toEqual(['p-m-horse-pool', 'p-s-horse-pool'])
    expect(table.verdicts('parliament', 'lose r-rupert', 'lose p-brooke', 'lose p-waller')).toEqual([
      'not-in-the-line',
      'not-in-the-line',
      'cavalry-first',
    ])
    table.parliament('lose p-m-horse-pool', 'lose p-s-horse-pool')
    expect([table.at('p-m-horse-pool'), table.steps('p-s-horse-pool'), table.step]).toEqual([
      'pool',
      1,
      'fire-or-engage',
    ])
    const all = position({ hampshire: 'r-rupert, p-waller 1' })
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army', 'lose p-waller')
    expect([all.at('p-waller'), all.heard('battle-ends')]).toMatchObject(['pool', [{ winner: 'royalist' }]])
  })
  it('7.2, 7.95 a withdrawal on disfavoured ground costs one less', () => {
    const table = position({ hampshire: 'r-rupert, p-waller 4' }).aimed('parliament', 'p16', 'hampshire')
    table.battle('hampshire', 'royalist').parliament('withdraw-army')
    expect(table.heard('withdrawal-rolled')[0]).toMatchObject({ success: false, loss: 1 })
  })
})

describe('7.4 fire and engage, several at once', () => {
  it('7.44 each Infantry block in the line is asked once, and nobody else', () => {
    const table = position({
      hampshire: 'r-charles 1, p-waller 1, p-essex 1, p-s-horse-pool 1, p-brooke 1, p-cannon-1 1',
      kent: 'p-manchester',
    })
    table.state.late[table.block('p-brooke')] = 1
    table.everyDie(6).battle('hampshire', 'royalist').parliament('stand')
    expect([table.allowed('parliament', 'fire'), table.allowed('parliament', 'engage')]).toEqual([
      ['p-essex', 'p-waller'],
      ['p-essex', 'p-waller'],
    ])
    table.parliament('fire p-essex')
    expect(
      table.verdicts(
        'parliament',
        'engage p-essex',
        'fire p-brooke',
        'fire p-s-horse-pool',
        'fire r-charles',
        'engage r-charles',
      ),
    ).toEqual(Array(5).fill('not-infantry-here'))
  })
  it('7.41 nobody but guns that wait is aimed', () => {
    const table = position({
      hampshire:
        'r-cannon-1 1, r-cannon-2 1, r-charles 1, r-rupert 1, p-waller 1, p-s-horse-pool 1, p-cannon-1 1',
    })
    table.everyDie(6).battle('hampshire', 'royalist').parliament('stand', 'at-infantry p-cannon-1')
    expect([table.allowed('royalist', 'at-cavalry'), table.allowed('royalist', 'at-infantry')]).toEqual([
      ['r-cannon-1', 'r-cannon-2'],
      ['r-cannon-1', 'r-cannon-2'],
    ])
    table.royalist('at-cavalry r-cannon-2')
    const words = ['r-cannon-2', 'r-charles', 'p-cannon-1'].flatMap((each) => [
      `at-cavalry ${each}`,
      `at-infantry ${each}`,
    ])
    expect(table.verdicts('royalist', ...words)).toEqual(Array(6).fill('not-a-gun-here'))
  })
  it('7.3 guns are silent after Round 1 and in a General Retreat; 7.97 the well-positioned one is not', () => {
    const table = position({ hampshire: 'r-cannon-1 1, r-cannon-2 1, r-charles 2, p-waller 2' }).aimed(
      'royalist',
      'r14',
      'hampshire',
    )
    table.everyDie(6).battle('hampshire', 'royalist').parliament('stand')
    expect([table.step, table.allowed('royalist', 'choose')]).toEqual([
      'well-positioned',
      ['r-cannon-1', 'r-cannon-2'],
    ])
    expect(table.verdicts('royalist', 'choose r-charles', 'choose p-cannon-1')).toEqual([
      'not-a-gun-here',
      'not-a-gun-here',
    ])
    table
      .royalist('choose r-cannon-2')
      .until('general-retreat')
      .royalist('fight-on')
      .parliament('fight-on')
      .until('general-retreat')
    const fired = (table: TestTable) =>
      table
        .heard('rolled')
        .map((each) => each.block)
        .filter((each) => each.includes('cannon'))
    expect(fired(table)).toEqual(['r-cannon-1', 'r-cannon-2', 'r-cannon-2'])
    table.royalist('retreat-all').until('retreat')
    expect(fired(table)).toEqual(['r-cannon-1', 'r-cannon-2', 'r-cannon-2'])
  })
  it('7.42 all Cavalry routs, each pursuer rolls for himself against his own Discipline', () => {
    const table = position({
      hampshire: 'r-rupert 2, r-henrietta 1, p-s-horse-pool 3, p-m-horse-pool 3, p-waller 1, r-charles 1',
    })
    const engage = [6, 6, 6, 6, 6, 6, 1, 1, 1]
    table
      .battle('hampshire', 'royalist')
      .dice(6, 6, ...engage, 3, 2, 3)
      .parliament('stand', 'fire p-waller')
      .royalist('fire r-charles')
    table.until('general-retreat', 'hit')
    expect(table.heard('rout-rolled')).toMatchObject([
      { side: 'parliament', difference: 3, die: 3, routs: true },
    ])
    expect(table.heard('pursuit-rolled').map((each) => [each.block, each.pursues])).toEqual([
      ['r-rupert', false],
      ['r-henrietta', true],
    ])
    const part = (name: string) => table.state.line[table.block(name)]
    expect(['p-s-horse-pool', 'p-m-horse-pool', 'r-henrietta', 'r-rupert', 'p-waller'].map(part)).toEqual([
      5, 5, 4, 1, 1,
    ])
  })
  it('7.42 nobody routs with as many hits, and nobody pursues', () => {
    const table = position({ hampshire: 'r-rupert 2, p-s-horse-pool 2' })
      .dice(1, 6, 1)
      .battle('hampshire', 'royalist')
      .parliament('stand')
    expect([table.heard('rout-rolled'), table.heard('pursuit-rolled'), table.step]).toEqual([
      [],
      [],
      'general-retreat',
    ])
  })
  it('7.43 Parliament’s Cavalry pursues at -1 when the King’s is gone, at -2 with hits to spare', () => {
    const pursuit = (steps: number, hits: number[], die: number) =>
      position({ hampshire: `p-s-horse-pool ${hits.length}, r-rupert ${steps}, r-charles 1, p-waller 1` })
        .dice(6, 6, ...hits, die)
        .battle('hampshire', 'royalist')
        .parliament('stand', 'fire p-waller')
        .royalist('fire r-charles')
        .heard('pursuit-rolled')
    expect(pursuit(1, [1, 6], 4)).toMatchObject([{ block: 'p-s-horse-pool', pursues: false }])
    expect(pursuit(1, [1, 6], 5)).toMatchObject([{ pursues: true }])
    expect(pursuit(1, [1, 1], 5)).toMatchObject([{ pursues: false }])
    expect(pursuit(1, [1, 1], 6)).toMatchObject([{ pursues: true }])
  })
  it('7.91 half a hit is kept until the next, taken by the same block, and costs a strength at the end', () => {
    const table = position({ hampshire: 'r-charles 1, r-hopton 2, p-waller 2, p-essex 2' }).aimed(
      'parliament',
      'p11',
      'hampshire',
    )
    table
      .battle('hampshire', 'royalist')
      .dice(1, 1, 6)
      .everyDie(6)
      .parliament('stand', 'engage p-waller', 'engage p-essex')
    table.royalist('fire r-charles', 'fire r-hopton')
    expect(table.allowed('parliament', 'hit')).toEqual(['p-essex', 'p-waller'])
    table.parliament('hit p-waller').until('general-retreat')
    const waller = table.block('p-waller')
    expect([table.steps('p-waller'), table.state.half[waller], table.steps('p-essex')]).toEqual([1, 0, 2])
    const half = position({ hampshire: 'r-charles 1, p-waller 1' }).aimed('parliament', 'p11', 'hampshire')
    half
      .battle('hampshire', 'royalist')
      .dice(1)
      .parliament('stand', 'engage p-waller')
      .royalist('fire r-charles')
    half.everyDie(6).until('retreat', 'royalist: retreat-all')
    expect([half.at('p-waller'), half.state.half[half.block('p-waller')]]).toEqual(['pool', 0])
  })
})

describe('7.92 card-determined-last-stand', () => {
  it('is asked at each round until it is made, of any Infantry block in the line', () => {
    const table = position({ hampshire: 'r-charles 2, r-hopton 2, r-rupert 1, p-waller 3' }).aimed(
      'royalist',
      'r08',
      'hampshire',
    )
    table.everyDie(6).battle('hampshire', 'parliament').royalist('stand')
    expect([table.step, table.allowed('royalist', 'choose')]).toEqual([
      'last-stand',
      ['r-charles', 'r-hopton'],
    ])
    expect(table.verdicts('royalist', 'choose r-rupert', 'choose p-waller', 'choose r-newcastle')).toEqual(
      Array(3).fill('not-infantry-here'),
    )
    table.royalist('not-yet').until('last-stand')
    expect(table.heard('round-begins')).toHaveLength(2)
    table.royalist('choose r-hopton')
    const combat = table.state.stack.find((each) => each.step === 'combat') as FrameOf<'combat'>
    expect(combat.stand).toBe(table.block('r-hopton'))
    table.until('general-retreat').until('retreat')
    expect(table.heard('round-begins')).toHaveLength(3)
  })
})
