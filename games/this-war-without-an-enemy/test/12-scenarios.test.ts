import { fastChance } from '@muster/kernel/chance'
import { describe, expect, it } from 'vitest'
import { CARDS_OF, EVERY_BLOCK, MAX_STEPS, onBoard, SIDE } from '../tables.ts'
import { opening, position, type TestTable } from '../testing/position.ts'

const inDeck = (table: TestTable, side: 0 | 1): number =>
  CARDS_OF[side].filter((card) => [0, 1, 6].includes(table.state.cardAt[card])).length
const onMap = (table: TestTable, side: 0 | 1): number =>
  EVERY_BLOCK.filter((block) => SIDE[block] === side && onBoard(table.state.at[block])).length

describe('12.1 The full war, 12.11 Scenario Rules, 12.12 Preparation of the Card Decks, 12.13 Initial Set Up', () => {
  const table = opening('full-war')
  it('12.13 begins in Turn V of 1642 with a Point for Parliament and the blocks of the lists at full strength (3.14)', () => {
    expect([table.state.year, table.state.turn, table.state.vp]).toEqual([1642, 5, -1])
    expect([onMap(table, 0), onMap(table, 1), table.view(0).pools]).toEqual([15, 16, [8, 10]])
    expect([
      table.at('r-charles'),
      table.at('p-essex'),
      table.at('r-henrietta'),
      table.at('p-waller'),
    ]).toEqual(['cheshire', 'gloucestershire', 'beside', 'pool'])
    expect(
      EVERY_BLOCK.every(
        (block) => !onBoard(table.state.at[block]) || table.state.steps[block] === MAX_STEPS[block],
      ),
    ).toBe(true)
    expect(table.owner('oxford')).toBe('parliament')
  })
  it('12.12 has decks of 23 and 21 cards; the others come later', () => {
    expect([inDeck(table, 0), inDeck(table, 1)]).toEqual([23, 21])
  })
  it('12.11 follows the rules as they are: the treaty of Yorkshire, London’s walls unfinished', () => {
    expect([table.state.treaty, table.state.wallsOfLondon]).toEqual([true, false])
  })
})

describe('12.2 The early war, 12.22 Preparation of the Card Decks, 12.23 Initial Set Up', () => {
  it('12.22, 12.23 is set up like The Full War, without the plots', () => {
    const table = opening('early-war')
    expect([inDeck(table, 0), inDeck(table, 1), table.state.vp, onMap(table, 0)]).toEqual([21, 19, -1, 15])
  })
})

describe('12.3 The mid-to-late war, 12.32 Preparation of the Card Decks, 12.33 Initial Set Up', () => {
  const table = opening('mid-to-late-war')
  it('12.33 begins in Turn I of 1644 with a Point for the King, all at full strength (Ruling), the E Foot in the pool', () => {
    expect([table.state.year, table.state.turn, table.state.vp, table.step]).toEqual([
      1644,
      1,
      1,
      'play-cards',
    ])
    expect([table.at('p-e-foot-pool'), table.at('r-irish-foot-3'), table.at('c-leven')]).toEqual([
      'pool',
      'ireland',
      'scotland',
    ])
    expect([onMap(table, 0), onMap(table, 1), table.view(0).pools]).toEqual([24, 27, [5, 5]])
    expect(table.state.henriettaMet).toBe(true)
  })
  it('12.32 has London fortified, and decks of 20 and 16 cards', () => {
    expect([
      table.state.wallsOfLondon,
      table.view(0).openCards.p05,
      inDeck(table, 0),
      inDeck(table, 1),
    ]).toEqual([true, 3, 20, 16])
  })
})

describe('12.4 The mid war, 12.42 Preparation of the Card Decks, 12.43 Initial Set Up', () => {
  it('12.42, 12.43 is set up like The Mid-to-Late War', () => {
    const table = opening('mid-war')
    expect([inDeck(table, 0), inDeck(table, 1), table.state.vp, table.at('r-charles')]).toEqual([
      20,
      16,
      1,
      'oxfordshire',
    ])
  })
})

describe('12.5 The path to war, 12.52 Preparation of the Card Decks, 12.53 Initial Set Up', () => {
  it('12.53 places Charles in York or before Hull, then eleven blocks a side in turn, the Royalist first', () => {
    const table = opening('path-to-war')
    expect([table.step, table.deciding]).toEqual(['place-charles', ['royalist']])
    expect(table.whyNot('royalist', 'king-at kent')).toMatchObject({
      rule: '12.53',
      code: 'york-or-east-riding',
    })
    table.royalist('king-at east-riding')
    expect([table.at('r-charles'), table.at('p-n-foot-pool'), table.at('r-cannon-1')]).toEqual([
      'east-riding',
      'hull',
      'east-riding',
    ])
    const frame = table.state.stack.at(-1)
    if (frame?.step !== 'place-blocks') throw new Error('the blocks are placed now')
    expect([frame.left[0].length, frame.left[1].length, table.deciding]).toEqual([11, 11, ['royalist']])
    const [first] = table.offered('royalist', 'place')
    table.royalist(`place ${first}`)
    expect(table.deciding).toEqual(['parliament'])
  })
  it('12.53 keeps Areas Loyal to the other side closed, Regional blocks at home, Hopton and Fairfax in their places', () => {
    const table = position(
      {
        pool: 'r-hopton, r-n-horse-pool, r-m-foot-pool, r-cannon-2',
        northumberland: 'r-newcastle',
        durham: 'r-rupert',
      },
      { scenario: 'path-to-war' },
    )
    table.begin({ step: 'place-blocks', side: 0, left: [[4, 15, 18, 6], []] })
    expect(table.offered('royalist', 'place').filter((each) => each.startsWith('r-hopton'))).toEqual([
      'r-hopton cornwall',
    ])
    expect(table.whyNot('royalist', 'place r-m-foot-pool northamptonshire-bedfordshire')).toMatchObject({
      code: 'loyal-to-enemy',
    })
    expect(table.whyNot('royalist', 'place r-m-foot-pool kent')).toMatchObject({ rule: '12.53' })
    expect(table.whyNot('royalist', 'place r-n-horse-pool durham')).toMatchObject({ code: 'area-taken' })
    expect(table.whyNot('royalist', 'place r-n-horse-pool northumberland')).toBeNull()
    expect(table.offered('royalist', 'place').filter((each) => each.startsWith('r-cannon-2'))).toEqual([
      'r-cannon-2 northumberland',
    ])
    expect(table.whyNot('royalist', 'shelve r-hopton')).toMatchObject({ code: 'has-a-place' })
  })
  it('12.53 besieges whom the City is Sympathetic to when the other side is placed beside it', () => {
    const table = position(
      { pool: 'p-n-horse-w-riding', northumberland: 'r-newcastle' },
      { scenario: 'path-to-war' },
    )
    table
      .begin({ step: 'place-blocks', side: 1, left: [[], [40]] })
      .parliament('place p-n-horse-w-riding northumberland')
    expect([table.at('r-newcastle'), table.at('p-n-horse-w-riding')]).toEqual(['newcastle', 'northumberland'])
  })
  it('12.53 lets only the Royalist add a block in North Riding with the King in York', () => {
    const table = position(
      { pool: 'p-n-horse-w-riding', 'north-riding': 'r-charles' },
      { scenario: 'path-to-war' },
    )
    table.begin({ step: 'place-blocks', side: 1, left: [[], [40]] })
    expect(table.whyNot('parliament', 'place p-n-horse-w-riding north-riding')).toMatchObject({
      code: 'only-royalist-there',
    })
  })
  it('12.53 counts the Victory Points, and 12.51 begins Turn III of 1642 with three discards; 12.52 with decks of 23 and 21', () => {
    for (const seed of [1, 2, 3]) {
      const table = opening('path-to-war', seed)
      const chance = fastChance(seed)
      table.royalist('king-at north-riding')
      while (table.step === 'place-blocks') {
        const [side] = table.deciding
        const offers = table.offers(side)
        table.act(side, offers[chance.below(offers.length)])
      }
      const cities = Object.entries(table.view(0).cities).filter(
        ([city, side]) => side === 'royalist' && city !== 'london',
      ).length
      expect(table.state.vp).toBe(cities - 4)
      expect([table.state.turn, table.state.skirmish, table.state.treaty, table.step]).toEqual([
        3,
        true,
        false,
        'discard',
      ])
      expect([inDeck(table, 0), inDeck(table, 1)]).toEqual([23, 21])
      expect(table.view(0).pools[0]).toBeGreaterThanOrEqual(8)
      for (const side of ['royalist', 'parliament'] as const)
        for (let i = 0; i < 3; i++) table.act(side, table.offers(side)[0])
      expect(table.view(0).handSizes).toEqual([3, 3])
    }
  })
})

describe('12.51 Scenario Rules: pre-war skirmishes', () => {
  const skirmish = (blocks: string): TestTable =>
    position({ hampshire: blocks }, { skirmish: true, scenario: 'path-to-war', year: 1642, turn: 3 })
  it('last one round, won by more hits, by the Defender with as many', () => {
    const table = skirmish('r-charles 1, p-waller 2')
      .dice(6, 6, 1)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'engage p-waller')
      .royalist('engage r-charles')
    expect([table.heard('round-begins').length, table.heard('battle-ends')[0]?.winner]).toEqual([
      1,
      'royalist',
    ])
    const tie = skirmish('r-charles 1, p-waller 2')
      .dice(6, 6, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'engage p-waller')
      .royalist('engage r-charles')
    expect(tie.heard('battle-ends')[0]?.winner).toBe('parliament')
  })
  it('W-41 let the Loser’s Reserve fight on in the same roles, and any border serve for a Retreat', () => {
    const table = skirmish('r-charles 1, p-waller 2, p-essex 2')
    table.state.late[33] = 1
    table.state.lastIn.fill(0)
    table
      .dice(6, 6, 1, 6, 6, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'engage p-waller')
      .royalist('engage r-charles')
    expect(table.whyNot('parliament', 'retreat p-essex wiltshire')).toMatchObject({
      rule: '12.51',
      code: 'reserve-fights-on',
    })
    table.parliament('retreat p-waller wiltshire').royalist('done')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['parliament']])
    table.parliament('stand', 'engage p-essex').royalist('engage r-charles')
    expect(table.heard('battle-ends').map((each) => each.winner)).toEqual(['royalist', 'parliament'])
  })
})
