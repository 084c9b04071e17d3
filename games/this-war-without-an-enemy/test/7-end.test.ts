import { inward } from '@muster/block-kit/area-map'
import { describe, expect, it } from 'vitest'
import { BESIDE_MAP, LINE } from '../state.ts'
import { BLOCKS_OF, blockNumber, borderBetween, placeNumber } from '../tables.ts'
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

describe('7.01 Tactical Phase Events', () => {
  it('are named by Player 1 first; an event without a Battle is lost (W-35)', () => {
    const table = position(
      { hampshire: 'p-waller', wiltshire: 'r-charles, r-rupert' },
      { hands: ['r20', 'p20'] },
    ).turn('r16', 'p11', 'royalist')
    table.group('royalist', 'wiltshire', 'r-charles', 'hampshire').royalist('done', 'end').parliament('end')
    expect([table.step, table.deciding]).toEqual(['aim', ['royalist']])
    expect(table.whyNot('royalist', 'aim dorset')).toMatchObject({ rule: '7.01', code: 'no-battle-there' })
    table.royalist('aim hampshire')
    expect(table.deciding).toEqual(['parliament'])
    table.parliament('aim hampshire')
    expect(table.view(0).aim).toEqual(['hampshire', 'hampshire'])
    const none = position({ hampshire: 'p-waller' }, { hands: ['r20', 'p20'] })
      .turn('r16', 'p21', 'royalist')
      .royalist('end')
      .parliament('end')
    expect(none.step).toBe('play-cards')
  })
})

describe('7.91 Advantageous Terrain card-advantageous-terrain', () => {
  it('EX-3 needs two hits for each strength of the Defender’s Infantry; 3½ rolls three dice and ends as 3', () => {
    const table = position({ hampshire: 'r-charles 1, p-essex 4' }).aimed('parliament', 'p11', 'hampshire')
    table
      .dice(1, 6, 6, 6, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'engage p-essex')
      .royalist('fire r-charles')
    expect(table.heard('hit')[0]).toMatchObject({ steps: 4, half: true })
    expect(table.heard('rolled').find((each) => each.block === 'p-essex')?.dice).toHaveLength(3)
    table.royalist('retreat-all')
    table.dice(6, 6, 6)
    table.parliament('engage p-essex')
    expect(table.steps('p-essex')).toBe(3)
  })
  it('does not serve Reserves, Cavalry, or the Attacker; only the Defender may name it', () => {
    const table = position({ hampshire: 'r-charles, p-essex' })
    table.state.attacker[placeNumber('hampshire')] = 1
    table.lay('r20', 'p11').begin({ step: 'aim', side: 1, card: table.state.cards[1] })
    expect(table.whyNot('parliament', 'aim hampshire')).toMatchObject({
      rule: '7.91',
      code: 'not-the-defender',
    })
    const late = position({ hampshire: 'r-charles 2, p-essex 1, p-waller 2' }).aimed(
      'parliament',
      'p11',
      'hampshire',
    )
    late.state.late[36] = 1
    late
      .dice(...Array.from({ length: 3 }, () => 6), 6, 6, 6, 1, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'engage p-essex')
    late
      .royalist('engage r-charles', 'fight-on')
      .parliament('fight-on', 'engage p-essex', 'engage p-waller')
      .royalist('fire r-charles')
    expect(late.heard('hit').some((each) => each.block === 'p-waller' && each.half)).toBe(false)
  })
})

describe('7.92 Determined Last Stand card-determined-last-stand', () => {
  it('gives one Infantry block Fortified Defence, rounded up, from a round of the player’s choice', () => {
    const table = position({ hampshire: 'r-charles 2, p-essex 1' }).aimed('royalist', 'r08', 'hampshire')
    table.dice(1, 6, 6).battle('hampshire', 'royalist').parliament('stand')
    expect([table.step, table.deciding]).toEqual(['last-stand', ['royalist']])
    table.royalist('choose r-charles').parliament('engage p-essex').royalist('engage r-charles')
    expect(table.heard('hit')[0]).toMatchObject({ block: 'r-charles', steps: 2, half: true })
    expect(table.heard('rolled').at(-1)?.dice).toHaveLength(2)
    table.dice(6, 6, 6).royalist('retreat-all').parliament('engage p-essex')
    expect(table.steps('r-charles')).toBe(2)
  })
})

describe('7.93 Mining card-mining', () => {
  it('is for a siege with a Marker of 1 or more that one conducts, and breaches on 4-6', () => {
    const siege = { oxfordshire: 'p-essex, p-waller', oxford: 'r-m-foot-pool' }
    const young = position(siege, { siege: { oxford: 0 } })
      .lay('r20', 'p12')
      .begin({ step: 'aim', side: 1, card: 37 })
    expect(young.whyNot('parliament', 'aim oxford')).toMatchObject({ rule: '7.93', code: 'siege-too-young' })
    expect(young.whyNot('parliament', 'aim oxfordshire')).toMatchObject({ rule: '7.93', code: 'only-sieges' })
    for (const [die, breach] of [
      [3, false],
      [4, true],
    ] as const) {
      const table = position(siege, { siege: { oxford: 1 } })
        .aimed('parliament', 'p12', 'oxford')
        .dice(die)
      table.begin({ step: 'siege-combats' }).royalist('decline')
      expect(table.heard('mined')[0]).toMatchObject({ die, breach })
    }
  })
})

describe('7.94 Surprise Attack', () => {
  const ambush = (blocks: string): TestTable =>
    position({ hampshire: `${blocks}, p-waller 2` })
      .aimed('royalist', 'r01', 'hampshire')
      .everyDie(6)
      .battle('hampshire', 'royalist')
  it('bars Withdrawal and lets the Attacker act first', () => {
    const table = ambush('r-hopton 2')
    expect([table.step, table.deciding]).toEqual(['fire-or-engage', ['royalist']])
  })
  it('not with Artillery, Charles or Essex in the attack', () => {
    expect(ambush('r-hopton, r-cannon-1').step).toBe('withdrawal')
    expect(ambush('r-hopton, r-charles').step).toBe('withdrawal')
  })
})

describe('7.95 Terrain Disfavours Cavalry card-terrain-disfavours-cavalry', () => {
  it('lowers all Cavalry by one, once even if both name it, and a Withdrawal’s losses by one', () => {
    const table = position({ hampshire: 'r-rupert 1, p-s-horse-pool 1' })
      .aimed('royalist', 'r16', 'hampshire')
      .aimed('parliament', 'p16', 'hampshire')
    table.dice(6, 6).battle('hampshire', 'royalist').parliament('stand')
    expect(table.heard('rolled').map((each) => each.effectiveness)).toEqual([1, 2])
    const losses = position({ hampshire: 'r-rupert, p-waller 4' })
      .aimed('parliament', 'p16', 'hampshire')
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army')
    expect(losses.heard('withdrawal-rolled')[0]).toMatchObject({ loss: 1 })
  })
})

describe('7.96 Turncoats card-turncoats', () => {
  it('gives the Victor, whoever he is, a strength for each block lost, to the lowest effectiveness of its class', () => {
    const table = position({ hampshire: 'r-charles 2, r-w-foot-se-wales-1 1, r-hopton 1, p-waller 1' }).aimed(
      'parliament',
      'p13',
      'hampshire',
    )
    table.dice(6, 1, 1, 6, 6).battle('hampshire', 'royalist').parliament('stand', 'fire p-waller')
    table.royalist('engage r-charles', 'engage r-w-foot-se-wales-1', 'engage r-hopton')
    expect([table.step, table.deciding]).toEqual(['turncoats', ['royalist']])
    expect(table.whyNot('royalist', 'turn r-charles')).toMatchObject({
      rule: '7.96',
      code: 'not-the-lowest-effectiveness',
    })
    table.royalist('turn r-w-foot-se-wales-1')
    expect([table.steps('r-w-foot-se-wales-1'), table.step]).toEqual([2, 'regroup'])
  })
  /** The coats that are turned after a Battle which Parliament has lost, with so many foot and horse gone. */
  const turned = (army: string, foot: number, horse: number): TestTable => {
    const table = position({ hampshire: army })
    for (const block of BLOCKS_OF[0]) if (table.state.steps[block] > 0) table.state.line[block] = LINE
    return table.begin({ step: 'turncoats', side: 0, area: placeNumber('hampshire'), foot, horse })
  }
  it('go class by class, to any of the worst that are not at full strength, one strength each', () => {
    const table = turned(
      'r-charles 4, r-hopton 1, r-s-foot-pool 2, r-m-foot-pool 1, r-w-foot-se-wales-1 4, r-rupert 1, r-s-horse-pool 2, r-cannon-1 1',
      2,
      1,
    )
    expect(table.offered('royalist', 'turn')).toEqual(['r-m-foot-pool', 'r-s-horse-pool', 'r-s-foot-pool'])
    expect(table.whyNot('royalist', 'turn r-rupert')).toMatchObject({ code: 'not-the-lowest-effectiveness' })
    expect(table.whyNot('royalist', 'turn r-cannon-1')).toMatchObject({ code: 'nobody-of-that-class' })
    table.royalist('turn r-s-horse-pool')
    expect(table.offered('royalist', 'turn')).toEqual(['r-m-foot-pool', 'r-s-foot-pool'])
    table.royalist('turn r-s-foot-pool')
    // Those of effectiveness 2 come before Hopton as long as one of them has room.
    expect(table.offered('royalist', 'turn')).toEqual(['r-m-foot-pool'])
    table.royalist('turn r-m-foot-pool')
    expect([table.steps('r-s-foot-pool'), table.steps('r-m-foot-pool'), table.step]).toEqual([3, 2, 'over'])
  })
  it('are lost where nobody of their class has room; Clubmen and Covenanters take none', () => {
    expect(turned('r-charles 4, r-clubmen 1, r-rupert 2', 2, 0).step).toBe('over')
    const table = turned('r-charles 4, r-clubmen 1, r-rupert 2', 2, 1)
    expect(table.offered('royalist', 'turn')).toEqual(['r-rupert'])
    expect(table.whyNot('royalist', 'turn r-clubmen')).toMatchObject({ rule: '7.96' })
    expect(table.royalist('turn r-rupert').step).toBe('over')
  })
  it('come from blocks Eliminated in the rounds: as many as fell, of their class, Clubmen aside', () => {
    const table = position({
      hampshire:
        'r-charles 1, r-hopton 4, r-rupert 4, p-waller 1, p-s-foot-devon 1, p-clubmen 1, p-s-horse-pool 1',
    }).aimed('royalist', 'r13', 'hampshire')
    table.battle('hampshire', 'royalist').everyDie(1)
    table.until('turncoats', 'royalist: fire', 'at-')
    expect(table.heard('turncoats')).toMatchObject([{ side: 'royalist', foot: 2, horse: 1 }])
  })
  it('do not come about where the event was not meant', () => {
    const table = position({ hampshire: 'r-charles 2, p-waller 1' }).aimed('royalist', 'r13', 'kent')
    table.dice(6, 1, 1).battle('hampshire', 'royalist').parliament('stand', 'fire p-waller')
    table.royalist('engage r-charles')
    expect([table.step, table.heard('turncoats')]).toEqual(['regroup', []])
  })
})

describe('7.01 New Model Army Siege Train card-new-model-army-siege-train', () => {
  const train = (word: string): TestTable =>
    position({ somerset: 'p-t-fairfax, p-cannon-1 2', bristol: 'r-s-foot-pool' }, { year: 1645 })
      .turn('r20', 'p06', 'parliament')
      .parliament('end')
      .royalist('end')
      .parliament(word)
  it('is offered in the Tactical Phase without naming a Battle, also where there is none', () => {
    const table = position({ kent: 'p-essex' }, { year: 1645 }).turn('r20', 'p06', 'royalist')
    table.royalist('end').parliament('end')
    expect([table.step, table.deciding, table.offers('parliament')]).toEqual([
      'event',
      ['parliament'],
      ['enact', 'decline'],
    ])
  })
  it('serves from then on, and lies beside the map; declined it does neither', () => {
    const played = train('enact')
    expect(played.view(0).lasting.siegeTrain).toBe(true)
    expect(train('decline').view(0).lasting.siegeTrain).toBe(false)
    for (const [word, breach] of [
      ['enact', true],
      ['decline', false],
    ] as const) {
      const table = train(word).royalist('decline').dice(5).parliament('bombard')
      expect(table.heard('bombarded')).toMatchObject([{ strength: 2, die: 5, breach }])
    }
    expect(played.until('play-cards').view(0).openCards.p06).toBe(BESIDE_MAP)
  })
})

describe('7.97 Well-positioned Artillery card-well-positioned-artillery', () => {
  it('lets one named block fire in every round, at -2 in all at Cavalry in General Retreat', () => {
    const table = position({ hampshire: 'r-charles 4, r-cannon-1 1, r-cannon-2 1, p-essex 4' }).aimed(
      'royalist',
      'r14',
      'hampshire',
    )
    table.everyDie(6).battle('hampshire', 'royalist').parliament('stand')
    expect([table.step, table.deciding]).toEqual(['well-positioned', ['royalist']])
    table
      .royalist('choose r-cannon-2')
      .parliament('engage p-essex')
      .royalist('engage r-charles', 'fight-on')
      .parliament('fight-on')
    const guns = table
      .heard('rolled')
      .filter((each) => each.block.startsWith('r-cannon'))
      .map((each) => each.block)
    expect(guns).toEqual(['r-cannon-1', 'r-cannon-2', 'r-cannon-2'])
  })
})

describe('card-roundhead-cavalry-fails-to-charge', () => {
  it('keeps Parliament’s Cavalry from engaging in Round 1', () => {
    const table = position({ hampshire: 'r-rupert 1, p-s-horse-pool 3' }).aimed(
      'royalist',
      'r06',
      'hampshire',
    )
    table.dice(6, 6, 6, 6).battle('hampshire', 'royalist').parliament('stand')
    expect(table.heard('rolled').map((each) => each.block)).toEqual(['r-rupert'])
    table.royalist('fight-on').parliament('fight-on')
    expect(table.heard('rolled').map((each) => each.block)).toContain('p-s-horse-pool')
  })
})
