/** 7.6–7.8 How a Battle ends: Retreat, Regroup, and what becomes of those who are lost. */
import { inward } from '@muster/block-kit/area-map'
import { describe, expect, it } from 'vitest'
import { blockNumber, borderBetween, placeNumber } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

/** A Battle that Parliament, the Defender, leaves at once: it has Cavalry and the Attacker has none. */
function withdrawn(placement: Placement, circumstances: Circumstances = {}, area = 'hampshire'): TestTable {
  return position(placement, circumstances).battle(area, 'royalist')
}

describe('7.6 Retreat', () => {
  const field = { hampshire: 'r-charles, p-essex, p-s-horse-pool', berkshire: 'r-hopton', kent: 'p-waller' }
  it('goes to adjacent Friendly or Vacant Areas, to several if one likes (W-37)', () => {
    const table = withdrawn(field).parliament('withdraw-army')
    expect(table.whyNot('parliament', 'retreat p-essex berkshire')).toMatchObject({
      rule: '7.6',
      code: 'enemy-or-battle-there',
    })
    expect(table.whyNot('parliament', 'retreat p-essex kent')).toMatchObject({ rule: '4.11' })
    table.parliament('retreat p-essex surrey-sussex', 'retreat p-s-horse-pool wiltshire')
    expect([table.at('p-essex'), table.at('p-s-horse-pool'), table.step]).toEqual([
      'surrey-sussex',
      'wiltshire',
      'regroup',
    ])
  })
  it('not over a border by which the enemy came last, nor over its limit', () => {
    const table = position(field)
    const way = inward(
      placeNumber('wiltshire'),
      placeNumber('hampshire'),
      borderBetween(placeNumber('wiltshire'), placeNumber('hampshire')),
    )
    table.state.lastIn[way] = 0
    table.battle('hampshire', 'royalist').parliament('withdraw-army')
    expect(table.whyNot('parliament', 'retreat p-essex wiltshire')).toMatchObject({
      rule: '7.6',
      code: 'enemy-entered-here',
    })
    table.state.lastIn[way] = 1
    expect(table.whyNot('parliament', 'retreat p-essex wiltshire')).toBeNull()
    const hills = withdrawn(
      { lancashire: 'r-charles, p-essex, p-n-horse-w-riding, p-f-fairfax, p-brooke', cheshire: 'r-rupert' },
      {},
      'lancashire',
    )
    hills.parliament('withdraw-army', 'retreat p-essex west-riding', 'retreat p-f-fairfax west-riding')
    expect(hills.whyNot('parliament', 'retreat p-brooke west-riding')).toMatchObject({
      rule: '7.6',
      code: 'border-full',
      params: { limit: 2 },
    })
  })
  it('Eliminates who cannot retreat, and lets Defenders into their City within its Size', () => {
    const table = withdrawn(
      {
        devon: 'r-charles, p-essex, p-s-horse-pool, p-waller',
        dorset: 'r-hopton',
        somerset: 'r-rupert',
        cornwall: 'r-northampton',
      },
      {},
      'devon',
    )
    table.parliament('withdraw-army', 'retreat p-essex plymouth')
    expect([table.at('p-essex'), table.at('p-waller'), table.at('p-s-horse-pool')]).toEqual([
      'plymouth',
      'pool',
      'pool',
    ])
    table.royalist('done')
    expect([table.siege('plymouth'), table.owner('plymouth')]).toEqual([0, 'parliament'])
  })
  it('takes Covenanters to Scotland', () => {
    const table = withdrawn(
      {
        northumberland: 'r-charles, c-horse, p-n-horse-w-riding',
        durham: 'r-rupert',
        'cumberland-westmorland': 'r-hopton',
      },
      {},
      'northumberland',
    )
    table.parliament('withdraw-army')
    expect(table.whyNot('parliament', 'retreat p-n-horse-w-riding scotland')).toMatchObject({ rule: '4.17' })
    table.parliament('retreat c-horse scotland')
    expect([table.at('c-horse'), table.offered('parliament', 'retreat')]).toEqual([
      'scotland',
      ['p-n-horse-w-riding newcastle'],
    ])
  })
  it('keeps those who retreated out of Siege Combat where they went', () => {
    const table = withdrawn({ hampshire: 'r-charles, p-s-horse-pool', wiltshire: 'p-essex' }).parliament(
      'withdraw-army',
      'retreat p-s-horse-pool wiltshire',
    )
    expect(table.state.tired[blockNumber('p-s-horse-pool')]).toBe(1)
  })
})

describe('7.61 Artillery Retreat', () => {
  it('costs a strength on 1-3; the last one falls to the Victor', () => {
    const lost = withdrawn({ hampshire: 'r-charles, p-s-horse-pool, p-cannon-1 2' })
      .parliament('withdraw-army')
      .dice(3)
    lost.parliament('retreat p-cannon-1 wiltshire')
    expect(lost.steps('p-cannon-1')).toBe(1)
    const kept = withdrawn({ hampshire: 'r-charles, p-s-horse-pool, p-cannon-1 2' })
      .parliament('withdraw-army')
      .dice(4)
    kept.parliament('retreat p-cannon-1 wiltshire')
    expect(kept.steps('p-cannon-1')).toBe(2)
    const last = withdrawn({ hampshire: 'r-charles, r-cannon-1 1, p-s-horse-pool, p-cannon-1 1' })
      .parliament('withdraw-army')
      .dice(1)
    last.parliament('retreat p-cannon-1 wiltshire', 'retreat p-s-horse-pool wiltshire')
    expect([last.at('p-cannon-1'), last.step, last.deciding]).toEqual(['pool', 'capture', ['royalist']])
  })
})

describe('7.62 Regional Block Retreat, 7.63 Local Block Retreat', () => {
  it('7.62 goes home, or where a Leader is or has just gone', () => {
    const table = withdrawn({ hampshire: 'r-charles, p-m-horse-pool, p-essex' }).parliament('withdraw-army')
    expect(table.whyNot('parliament', 'retreat p-m-horse-pool wiltshire')).toMatchObject({
      rule: '7.62',
      code: 'regional-not-there',
    })
    table.parliament('retreat p-essex wiltshire', 'retreat p-m-horse-pool wiltshire')
    expect(table.at('p-m-horse-pool')).toBe('wiltshire')
  })
  it('7.63 takes Clubmen nowhere and Garrisons only back into the City they came from', () => {
    const table = withdrawn({ hampshire: 'r-charles, p-s-horse-pool, p-clubmen' }).parliament('withdraw-army')
    expect(table.whyNot('parliament', 'retreat p-clubmen wiltshire')).toMatchObject({
      rule: '7.63',
      code: 'local-block',
    })
    table.parliament('retreat p-s-horse-pool wiltshire')
    expect(table.at('p-clubmen')).toBe('beside')
  })
})

describe('7.7 Regroup, 7.71 Regional Block Regroup', () => {
  const won = (blocks: string): TestTable =>
    withdrawn({ hampshire: `${blocks}, p-s-horse-pool` }).parliament(
      'withdraw-army',
      'retreat p-s-horse-pool wiltshire',
    )
  it('W-38 takes any of the Victor’s blocks to one Friendly or Vacant Area, Border Limits aside', () => {
    const table = won('r-charles, r-cannon-1, r-cannon-2, r-hopton, r-northampton, r-newcastle')
    expect(table.whyNot('royalist', 'regroup r-charles wiltshire')).toMatchObject({
      rule: '7.7',
      code: 'enemy-or-battle-there',
    })
    for (const block of ['r-charles', 'r-cannon-1', 'r-cannon-2', 'r-hopton', 'r-northampton'])
      table.royalist(`regroup ${block} dorset`)
    expect(table.whyNot('royalist', 'regroup r-newcastle berkshire')).toMatchObject({
      rule: '7.7',
      code: 'one-area-for-all',
    })
    table.royalist('done')
    expect([table.at('r-northampton'), table.at('r-newcastle')]).toEqual(['dorset', 'hampshire'])
  })
  it('7.71 takes a Regional block out of its Home Region only if a Leader regroups with it', () => {
    const table = withdrawn(
      { wiltshire: 'r-charles, r-s-foot-pool, p-s-horse-pool' },
      {},
      'wiltshire',
    ).parliament('withdraw-army', 'retreat p-s-horse-pool dorset')
    expect(table.whyNot('royalist', 'regroup r-s-foot-pool gloucestershire')).toMatchObject({
      rule: '7.71',
      code: 'leader-must-regroup-too',
    })
    table.royalist('regroup r-charles gloucestershire', 'regroup r-s-foot-pool gloucestershire')
    expect(table.at('r-s-foot-pool')).toBe('gloucestershire')
  })
})

describe('7.8 Eliminated blocks, 4.52 Capture of the King', () => {
  const fate = (block: string): string => {
    const side = block.startsWith('r-') ? 'royalist' : 'parliament'
    const table = position({
      kent: `${block} 1, ${side === 'royalist' ? 'r-cannon-1' : 'p-cannon-1'}`,
      dorset: side === 'royalist' ? 'p-waller' : 'r-hopton',
    })
    table.begin({
      step: 'fever-losses',
      side: side === 'royalist' ? 0 : 1,
      area: placeNumber('kent'),
      left: 1,
      blocks: [],
    })
    table.act(side, `lose ${block}`)
    return table.at(block)
  }
  it('go to the pool, out of the game, or beside the map', () => {
    expect(['r-rupert', 'p-essex', 'p-waller'].map(fate)).toEqual(['pool', 'pool', 'pool'])
    expect(['r-charles', 'r-henrietta', 'c-foot-1', 'c-leven'].map(fate)).toEqual([
      'removed',
      'removed',
      'removed',
      'removed',
    ])
    expect(['r-irish-foot-3', 'r-clubmen', 'p-clubmen'].map(fate)).toEqual(['beside', 'beside', 'beside'])
  })
  it('4.52 gives Parliament two Victory Points for the King', () => {
    const table = position({ kent: 'r-charles 1' }).begin({
      step: 'fever-losses',
      side: 0,
      area: placeNumber('kent'),
      left: 1,
      blocks: [],
    })
    table.royalist('lose r-charles')
    expect([table.state.vp, table.heard('king-captured')]).toEqual([-2, [{ type: 'king-captured' }]])
  })
})

describe('7.81 Captured Artillery', () => {
  it('W-39 goes to guns at the Battle or in an adjacent Friendly Area, up to full strength, or to new ones from the pool', () => {
    const table = position({
      hampshire: 'r-charles 4, r-cannon-1 2, p-cannon-1 4',
      wiltshire: 'p-essex',
      pool: 'r-cannon-2',
    })
    table.everyDie(6).battle('hampshire', 'royalist')
    expect([table.step, table.heard('guns-captured')[0]]).toEqual([
      'capture',
      { type: 'guns-captured', side: 'royalist', strength: 4 },
    ])
    expect(table.whyNot('royalist', 'deploy r-cannon-2 dorset')).toMatchObject({
      rule: '7.81',
      code: 'only-at-the-battle',
    })
    table.royalist('deploy r-cannon-2 hampshire', 'recruit r-cannon-1', 'recruit r-cannon-1')
    expect(table.whyNot('royalist', 'recruit r-cannon-1')).toMatchObject({ rule: '3.11' })
    table.royalist('recruit r-cannon-2')
    expect([table.steps('r-cannon-1'), table.steps('r-cannon-2'), table.step]).toEqual([4, 2, 'regroup'])
  })
})

describe('7.82 "Stranded" Regional Blocks', () => {
  it('are Eliminated when Retreat or Regroup leaves them without a Leader outside their Home Region', () => {
    const table = withdrawn(
      { worcestershire: 'r-charles, r-s-foot-pool, p-m-horse-pool' },
      {},
      'worcestershire',
    )
    table.parliament('withdraw-army', 'retreat p-m-horse-pool gloucestershire')
    table.royalist('regroup r-charles staffordshire-warwickshire', 'done')
    expect([table.at('r-charles'), table.at('r-s-foot-pool')]).toEqual(['staffordshire-warwickshire', 'pool'])
  })
})
