/** 7.9 Events of a Battle: when each may be enacted, and what it does. */
import { describe, expect, it } from 'vitest'
import { BESIDE_MAP, LINE } from '../state.ts'
import { BLOCKS_OF, placeNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

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
