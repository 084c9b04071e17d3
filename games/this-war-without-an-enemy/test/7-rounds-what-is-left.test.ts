/** 7.2, 7.3, 8.2 What one round leaves to the next, and what holds in a Battle but not before a City. */
import { describe, expect, it } from 'vitest'
import { withdrawalModifier } from '../rules/7-battles.ts'
import { RESERVE } from '../state.ts'
import { cityNumber } from '../tables.ts'
import { type Placement, position, type TestTable } from '../testing/position.ts'

const NEWCASTLE = cityNumber('newcastle')
const rolls = (table: TestTable) => table.heard('rolled').map((each) => [each.block, each.effectiveness])

describe('7.2 Withdrawal', () => {
  it('counts horse against horse, and adds one for Cavalry alone', () => {
    expect([
      withdrawalModifier(0, 1, 0, 0),
      withdrawalModifier(1, 0, 2, 0),
      withdrawalModifier(1, 0, 0, 0),
      withdrawalModifier(1, 0, 0, 1),
    ]).toEqual([-1, 1, 2, 0])
  })
  it('W-42 announces each side’s own number, whoever withdraws; with only the Attacker’s Cavalry no die is rolled', () => {
    const table = position({ hampshire: 'r-charles 3, p-s-horse-pool, p-m-horse-pool' })
      .battle('hampshire', 'parliament')
      .royalist('withdraw-army')
    expect([table.heard('cavalry-counted')[0], table.heard('withdrawal-rolled')[0]]).toMatchObject([
      { counts: [0, 2] },
      { die: 0, success: false, loss: 2 },
    ])
    const one = position({ hampshire: 'r-charles 3, p-s-horse-pool' })
      .battle('hampshire', 'parliament')
      .royalist('withdraw-army')
    expect(one.heard('withdrawal-rolled')[0]).toMatchObject({ die: 0, success: false, loss: 2 })
  })
  it('that fails leaves the Attacker’s foot in the line if the Defender has foot or guns with his horse', () => {
    const reserves = (die: number, defenders: string) =>
      position({ hampshire: `r-rupert 1, r-charles 1, ${defenders}` })
        .dice(die)
        .everyDie(6)
        .battle('hampshire', 'royalist')
        .parliament('withdraw-army')
        .until('general-retreat', 'lose')
        .reserves()
    const horse = 'p-s-horse-pool 3'
    expect([
      reserves(2, horse),
      reserves(3, `${horse}, p-cannon-1 1`),
      reserves(3, `${horse}, p-waller`),
      reserves(3, `${horse}, p-waller, p-cannon-1 1`),
    ]).toEqual([['r-charles'], [], [], []])
  })
  it('7.96 turns no coats: nobody fell in the rounds', () => {
    const table = position({ hampshire: 'r-charles 1, r-rupert 1, p-s-horse-pool, p-m-horse-pool' }).aimed(
      'royalist',
      'r13',
      'hampshire',
    )
    table.dice(6).battle('hampshire', 'royalist').parliament('withdraw-army').until('regroup', 'retreat')
    expect(table.heard('turncoats')).toEqual([])
  })
})

describe('7.3 from one round to the next', () => {
  it('7.42 hits of the last round make nobody rout in this one; the King’s horse routs as well', () => {
    const table = position({ hampshire: 'r-rupert 3, p-s-horse-pool 2' })
      .dice(1, 1, 6, 3)
      .everyDie(6)
      .battle('hampshire', 'royalist')
      .parliament('stand')
    expect(table.heard('rout-rolled')).toMatchObject([
      { side: 'royalist', difference: 2, die: 3, routs: false },
    ])
    table.royalist('fight-on').parliament('fight-on')
    expect([table.heard('round-begins').length, table.heard('rout-rolled').length]).toEqual([3, 1])
    const routed = position({ hampshire: 'r-rupert 3, r-charles 1, p-s-horse-pool 2, p-waller 1' })
    routed
      .dice(6, 6, 1, 1, 6, 2, 6)
      .everyDie(6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'fire p-waller')
      .royalist('fire r-charles')
    expect([routed.heard('rout-rolled'), routed.heard('pursuit-rolled')]).toMatchObject([
      [{ side: 'royalist', routs: true }],
      [{ block: 'p-s-horse-pool' }],
    ])
  })
  it('7.1 Reserves that enter in Round 2 are seen by all, and fight', () => {
    const table = position({ hampshire: 'r-charles 1, p-waller 1, p-essex 1' })
    table.state.late[table.block('p-essex')] = 1
    table
      .everyDie(6)
      .battle('hampshire', 'royalist')
      .parliament('stand')
      .until('general-retreat')
      .royalist('fight-on')
      .parliament('fight-on')
    expect(table.heard('block-revealed').map((each) => each.block)).toEqual([
      'r-charles',
      'p-waller',
      'p-essex',
    ])
    expect(table.allowed('parliament', 'fire')).toEqual(['p-essex', 'p-waller'])
  })
  it('7.94 surprise is over when the roles change: the new Defender comes first', () => {
    const table = position({ hampshire: 'r-rupert 3, r-hopton 3, p-waller 1, p-essex 2' }).aimed(
      'royalist',
      'r01',
      'hampshire',
    )
    table.state.late[table.block('p-essex')] = 1
    table.everyDie(1).battle('hampshire', 'royalist').royalist('fire r-hopton')
    expect(table.heard('roles-change')).toMatchObject([{ attacker: 'parliament' }])
    table.everyDie(6).parliament('fight-on').royalist('fight-on')
    expect([table.step, table.deciding]).toEqual(['fire-or-engage', ['royalist']])
  })
  it('7.44 in a General Retreat only Infantry takes the hits of foot', () => {
    const table = position({ hampshire: 'r-hopton 4, p-waller 1, p-s-horse-pool 3' })
    table
      .everyDie(6)
      .battle('hampshire', 'royalist')
      .parliament('stand')
      .until('general-retreat')
      .royalist('fight-on')
      .parliament('retreat-all')
    table.everyDie(1).royalist('fire r-hopton')
    expect([table.at('p-waller'), table.steps('p-s-horse-pool')]).toEqual(['pool', 3])
  })
  it('7.96 coats turn only by the card', () => {
    const fight = (card: string) => {
      const table = position({ hampshire: 'r-charles 3, p-waller 1' }).aimed('royalist', card, 'hampshire')
      table
        .everyDie(1)
        .battle('hampshire', 'royalist')
        .parliament('stand', 'engage p-waller')
        .royalist('fire r-charles')
      return table.heard('turncoats')
    }
    expect([fight('r20'), fight('r13')]).toMatchObject([[], [{ side: 'royalist', foot: 1, horse: 0 }]])
  })
  it('7.97 a gun in Reserve may be the well-positioned one', () => {
    const table = position({
      hampshire: 'r-charles 1, p-waller 1, p-cannon-1 1, p-cannon-2 1',
      kent: 'p-essex',
    }).aimed('parliament', 'p14', 'hampshire')
    table.state.late[table.block('p-cannon-2')] = 1
    table.everyDie(6).battle('hampshire', 'royalist').parliament('stand')
    expect([table.allowed('parliament', 'choose'), table.state.line[table.block('p-cannon-2')]]).toEqual([
      ['p-cannon-1', 'p-cannon-2'],
      RESERVE,
    ])
  })
  it('7.91 half a hit in the field costs a strength at the end, and is gone', () => {
    const table = position({ hampshire: 'r-charles 1, p-waller 3' }).aimed('parliament', 'p11', 'hampshire')
    table
      .battle('hampshire', 'royalist')
      .dice(1)
      .everyDie(6)
      .parliament('stand', 'engage p-waller')
      .royalist('fire r-charles')
    table.until('retreat', 'royalist: retreat-all')
    expect([
      table.steps('p-waller'),
      table.state.half[table.block('p-waller')],
      table.heard('hit').at(-1),
    ]).toMatchObject([2, 0, { block: 'p-waller', steps: 2, half: false }])
  })
})

describe('8.2 in a Sally classes are not told apart', () => {
  const sally = (board: Placement, ...who: string[]): TestTable =>
    position(board, { siege: { newcastle: 1 } })
      .begin({ step: 'sally', side: 1, city: NEWCASTLE, blocks: [] })
      .parliament(...who.map((each) => `join ${each}`), 'sally')
  it('besieging guns fire at -1, foot and horse as ever, and anybody is hit, the strongest first', () => {
    const table = position(
      {
        northumberland: 'r-charles 1, r-rupert 3, r-cannon-1 1',
        newcastle: 'p-f-fairfax 1, p-n-horse-w-riding 3, p-garrison-1 1',
      },
      { siege: { newcastle: 1 } },
    ).begin({ step: 'sally', side: 1, city: NEWCASTLE, blocks: [] })
    table
      .parliament('join p-f-fairfax', 'join p-n-horse-w-riding', 'join p-garrison-1')
      .dice(1)
      .everyDie(6)
      .parliament('sally')
    table.royalist('engage r-charles').parliament('engage p-f-fairfax', 'engage p-garrison-1')
    expect([table.steps('p-n-horse-w-riding'), rolls(table)]).toEqual([
      2,
      [
        ['r-cannon-1', 1],
        ['r-rupert', 3],
        ['p-n-horse-w-riding', 2],
        ['r-charles', 2],
        ['p-f-fairfax', 2],
        ['p-garrison-1', 2],
      ],
    ])
    expect(table.heard('rout-rolled')).toEqual([])
  })
  it('horse and foot hit whoever is strongest', () => {
    const table = sally(
      { northumberland: 'r-charles 3, r-rupert 1', newcastle: 'p-n-horse-w-riding 1, p-f-fairfax 1' },
      'p-n-horse-w-riding',
      'p-f-fairfax',
    )
    table.dice(6, 6, 6, 6).royalist('fire r-charles').dice(1, 1).parliament('engage p-f-fairfax')
    expect([table.steps('r-charles'), table.steps('r-rupert')]).toEqual([1, 1])
  })
  it('7.91 Advantageous Terrain serves the besieger’s foot, and the Besieged behind a breach', () => {
    const table = position(
      { northumberland: 'r-charles 2, r-rupert 1', newcastle: 'p-f-fairfax 1, p-garrison-1 1' },
      { siege: { newcastle: 1 } },
    ).aimed('royalist', 'r11', 'newcastle')
    table
      .begin({ step: 'sally', side: 1, city: NEWCASTLE, blocks: [] })
      .parliament('join p-f-fairfax', 'join p-garrison-1')
      .everyDie(6)
      .parliament('sally')
    table.royalist('engage r-charles').dice(1).parliament('fire p-f-fairfax', 'engage p-garrison-1')
    expect([table.steps('r-charles'), table.state.half[table.block('r-charles')]]).toEqual([2, 1])
    const storm = (walls: string) => {
      const stormed = position(
        { northumberland: 'r-charles 1, r-rupert 1', newcastle: 'p-f-fairfax 2' },
        { siege: { newcastle: 1 } },
      ).aimed('parliament', walls, 'newcastle')
      stormed
        .begin({ step: 'storm', side: 0, city: NEWCASTLE, blocks: [], breach: true, bombarded: true })
        .royalist('join r-charles', 'storm')
      stormed.parliament('engage p-f-fairfax').dice(1).everyDie(6).royalist('fire r-charles')
      return [stormed.steps('p-f-fairfax'), stormed.state.half[stormed.block('p-f-fairfax')]]
    }
    expect([storm('p11'), storm('p13')]).toEqual([
      [2, 1],
      [1, 0],
    ])
  })
  it('8.3 a Storming goes on while Reserves are left to the Attacker, in each round; a Sally has none', () => {
    const table = position(
      { northumberland: 'r-charles 1, r-rupert 1, r-hopton 1', newcastle: 'p-f-fairfax 3' },
      { siege: { newcastle: 1 } },
    )
    table
      .begin({ step: 'mining', city: NEWCASTLE })
      .royalist('join r-charles', 'storm')
      .everyDie(1)
      .parliament('fire p-f-fairfax')
    expect([table.at('r-charles'), table.step, table.deciding]).toEqual(['removed', 'go-on', ['royalist']])
    table.royalist('go-on')
    expect([table.step, table.allowed('royalist', 'send-in')]).toEqual(['exchange', ['r-hopton', 'r-rupert']])
    table.royalist('send-in r-hopton', 'done').parliament('fire p-f-fairfax')
    expect([table.at('r-hopton'), table.step]).toEqual(['pool', 'go-on'])
  })
})
