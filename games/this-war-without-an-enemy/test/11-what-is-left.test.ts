/** 5.0, 11.0 Cards and the Year's end: the whole of what may be done, each reason why not, and what a Year leaves behind. */
import { describe, expect, it } from 'vitest'
import type { YearEndStage } from '../frames.ts'
import { ADD_YEAR, CARDS, cardNumber, EVERY_CARD, REMOVE_YEAR } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

const yearEnd = (board: Placement, next: YearEndStage, circumstances: Circumstances = {}): TestTable =>
  position(board, { year: 1645, turn: 6, ...circumstances }).begin({ step: 'year-end', next })

describe('11.2 Regional Recruitment', () => {
  const board = {
    'buckinghamshire-hertfordshire': 'p-essex 2, p-l-foot-london-1 1, p-cannon-1 1',
    kent: 'p-waller 1, p-m-foot-derbyshire 1',
    essex: 'p-manchester',
    durham: 'p-f-fairfax 1, c-foot-1 1, p-clubmen 1',
    dorset: 'r-hopton',
    scotland: 'c-leven 1',
    pool: 'p-s-foot-devon, p-e-foot-pool, p-garrison-1, p-cannon-2, p-n-foot-pool, p-l-foot-pool',
  }
  it('strengthens whom a Region’s points may, and names each reason why not', () => {
    const table = yearEnd(board, 'first-recruits')
    expect(table.allowed('parliament', 'recruit')).toEqual([
      'p-essex',
      'p-f-fairfax',
      'p-l-foot-london-1',
      'p-waller',
    ])
    expect(table.verdicts('parliament', 'recruit p-cannon-1')).toEqual(['no-major-city'])
    expect(
      table.verdicts(
        'parliament',
        ...[
          'r-hopton',
          'p-manchester',
          'p-m-foot-derbyshire',
          'c-foot-1',
          'p-clubmen',
          'c-leven',
          'p-garrison-1',
        ].map((each) => `recruit ${each}`),
      ),
    ).toEqual([
      'not-your-block',
      'full-strength',
      'outside-home-region',
      'never-grows',
      'never-grows',
      'not-in-an-area',
      'not-in-an-area',
    ])
    expect(table.allowed('parliament', 'london-recruit')).toEqual([
      'p-cannon-1',
      'p-essex',
      'p-l-foot-london-1',
      'p-waller',
    ])
    table.parliament('recruit p-waller', 'london-recruit p-essex')
    expect([table.steps('p-waller'), table.steps('p-essex')]).toEqual([2, 3])
  })
  it('raises new blocks where they may stand, out of the Region’s points or London’s', () => {
    const table = yearEnd(board, 'first-recruits')
    expect(table.allowed('parliament', 'london-deploy')).toEqual([
      'p-cannon-2 buckinghamshire-hertfordshire',
      'p-cannon-2 cambridgeshire-huntingdonshire',
      'p-cannon-2 essex',
      'p-cannon-2 kent',
      'p-cannon-2 northamptonshire-bedfordshire',
      'p-e-foot-pool buckinghamshire-hertfordshire',
      'p-e-foot-pool cambridgeshire-huntingdonshire',
      'p-e-foot-pool essex',
      'p-garrison-1 buckinghamshire-hertfordshire',
      'p-l-foot-pool buckinghamshire-hertfordshire',
      'p-s-foot-devon berkshire',
      'p-s-foot-devon kent',
      'p-s-foot-devon surrey-sussex',
    ])
    const regional = table.allowed('parliament', 'deploy')
    expect(regional.filter((each) => each.startsWith('p-garrison-1'))).toEqual([
      'p-garrison-1 buckinghamshire-hertfordshire',
      'p-garrison-1 devon',
      'p-garrison-1 east-riding',
      'p-garrison-1 somerset',
    ])
    expect(regional.filter((each) => each.startsWith('p-n-foot-pool'))).toEqual(
      [
        'cumberland-westmorland',
        'durham',
        'east-riding',
        'lancashire',
        'north-riding',
        'northumberland',
        'west-riding',
      ].map((area) => `p-n-foot-pool ${area}`),
    )
    expect(regional.filter((each) => each.startsWith('p-cannon-2'))).toEqual([
      'p-cannon-2 devon',
      'p-cannon-2 kent',
      'p-cannon-2 somerset',
    ])
    table.parliament('london-deploy p-l-foot-pool buckinghamshire-hertfordshire')
    expect([table.at('p-l-foot-pool'), table.steps('p-l-foot-pool')]).toEqual([
      'buckinghamshire-hertfordshire',
      1,
    ])
    table.parliament('london-deploy p-e-foot-pool essex')
    expect([
      table.offered('parliament', 'london-deploy'),
      table.offered('parliament', 'london-recruit'),
    ]).toEqual([[], []])
    expect(table.verdicts('parliament', 'london-deploy p-cannon-2 kent', 'london-recruit p-essex')).toEqual(
      Array(2).fill('no-recruitment-points'),
    )
    expect(
      table.verdicts(
        'parliament',
        'deploy p-n-foot-pool dorset',
        'deploy p-e-foot-pool essex',
        'deploy r-m-foot-pool kent',
        'deploy p-garrison-1 kent',
      ),
    ).toEqual(['outside-home-region', 'not-in-pool', 'not-your-block', 'garrison-needs-city'])
  })
  it('4.51 a City that a new block takes changes hands at once, and the points go on', () => {
    const table = yearEnd(
      { durham: 'p-f-fairfax', pool: 'p-n-foot-pool', kent: 'p-essex' },
      'first-recruits',
      { vp: 0 },
    )
    table.parliament('deploy p-n-foot-pool northumberland')
    expect([table.owner('newcastle'), table.state.vp, table.step, table.deciding]).toEqual([
      'parliament',
      -1,
      'regional-recruitment',
      ['parliament'],
    ])
  })
})

describe('11.3 the return home', () => {
  it('offers every home that is Friendly and can feed the block, and each reason why not', () => {
    const table = yearEnd(
      {
        kent: 'p-f-fairfax, p-n-foot-pool, p-m-foot-derbyshire, c-foot-1, p-essex, p-s-foot-devon',
        durham: 'p-n-foot-4plus',
        leicestershire: 'p-brooke',
        dorset: 'r-n-foot-northumb',
      },
      'first-returns',
    )
    expect(table.allowed('parliament', 'send')).toEqual([
      'c-foot-1 durham',
      'c-foot-1 scotland',
      'p-f-fairfax durham',
      'p-m-foot-derbyshire leicestershire',
      'p-m-foot-derbyshire northamptonshire-bedfordshire',
      'p-n-foot-pool durham',
    ])
    expect(table.allowed('parliament', 'stay')).toEqual([
      'c-foot-1',
      'p-f-fairfax',
      'p-m-foot-derbyshire',
      'p-n-foot-pool',
    ])
    expect(
      table.verdicts(
        'parliament',
        'send p-essex durham',
        'send p-s-foot-devon kent',
        'send r-n-foot-northumb durham',
        'send p-f-fairfax scotland',
        'send p-f-fairfax lancashire',
        'stay p-essex',
        'stay r-n-foot-northumb',
      ),
    ).toEqual(['not-away', 'not-away', 'not-away', 'not-his-home', 'not-friendly', 'not-away', 'not-away'])
    table.parliament(
      'send p-f-fairfax durham',
      'stay p-n-foot-pool',
      'stay c-foot-1',
      'stay p-m-foot-derbyshire',
    )
    expect([table.at('p-f-fairfax'), table.at('p-n-foot-pool'), table.at('r-n-foot-northumb')]).toEqual([
      'durham',
      'kent',
      'dorset',
    ])
  })
  it('9.11 is barred from an Area that could not feed it', () => {
    const table = yearEnd(
      { kent: 'p-n-foot-pool', durham: 'p-essex, p-f-fairfax, p-n-foot-4plus, p-skippon' },
      'first-returns',
    )
    expect(table.at('p-n-foot-pool')).toBe('pool')
    const room = yearEnd(
      { kent: 'p-n-foot-pool', durham: 'p-essex, p-f-fairfax, p-n-foot-4plus' },
      'first-returns',
    )
    expect(room.allowed('parliament', 'send')).toEqual(['p-n-foot-pool durham'])
  })
})

describe('11.1 new blocks', () => {
  it('come in their Year alone, at full strength, and only from beside the map', () => {
    const came = (year: number, board: Placement = {}) => {
      const table = yearEnd({ kent: 'p-essex', cornwall: 'r-charles', ...board }, 'new-blocks', { year })
      return ['r-henrietta', 'p-manchester', 'c-leven', 'c-cannon'].map((each) => table.at(each))
    }
    expect(came(1642)).toEqual(['le-continent', 'beside', 'beside', 'beside'])
    expect(came(1643)).toEqual(['beside', 'pool', 'scotland', 'scotland'])
    expect(came(1645)).toEqual(Array(4).fill('beside'))
    expect(came(1642, { removed: 'r-henrietta' })[0]).toBe('removed')
    expect(came(1643, { dorset: 'p-manchester 2' })[1]).toBe('dorset')
  })
  it('11.11 Henrietta brings arms only to a King in the same Friendly Area, outside a City, and once', () => {
    const meet = (board: Placement, more: Circumstances = {}) =>
      position(board, { henriettaMet: false, ...more }).begin({ step: 'henrietta-meets-charles' }).step
    expect(meet({ kent: 'r-charles, r-henrietta' })).toBe('free-recruits')
    expect(meet({ kent: 'r-charles, r-henrietta' }, { henriettaMet: true })).toBe('over')
    expect(meet({ kent: 'r-charles', dorset: 'r-henrietta' })).toBe('over')
    expect(meet({ kent: 'r-charles, r-henrietta, p-essex' })).toBe('over')
    expect(meet({ somerset: 'p-essex', bristol: 'r-charles, r-henrietta' })).toBe('over')
    expect(meet({ 'le-continent': 'r-henrietta, r-charles' })).toBe('over')
    expect(meet({ pool: 'r-charles, r-henrietta' })).toBe('over')
  })
  it('2.1 the next Year begins with its first Turn, six cards each, and nothing known of them', () => {
    const table = yearEnd({ kent: 'p-essex', cornwall: 'r-charles' }, 'next-year', { year: 1643 })
    expect([
      table.state.year,
      table.state.turn,
      table.step,
      table.state.stack.map((each) => each.step),
    ]).toEqual([1644, 1, 'play-cards', ['turn', 'play-cards']])
    for (const side of [0, 1] as const) {
      const hand = table.state.hands[side]
      expect([hand.length, new Set(hand).size, [...hand].sort((a, b) => a - b)]).toEqual([6, 6, hand])
      expect(hand.map((card) => [table.state.cardAt[card], table.state.cardKnown[card]])).toEqual(
        hand.map(() => [1, 1 << side]),
      )
    }
  })
  it('11.4 removes and adds cards by the Year of their arrows, whatever was known, held or set aside', () => {
    const table = position({ kent: 'p-essex' }, { year: 1643, turn: 6 })
    const { state } = table
    state.cardAt.fill(2)
    state.cardKnown.fill(3)
    state.cardAt[cardNumber('r20')] = 4
    state.cardAt[cardNumber('r21')] = 3
    for (const card of EVERY_CARD) if (ADD_YEAR[card] > 1643) state.cardAt[card] = 5
    table.begin({ step: 'year-end', next: 'next-year' })
    const expected = EVERY_CARD.map((card) => {
      if (CARDS[card] === 'r20') return 4
      if (CARDS[card] === 'r21') return 3
      if (REMOVE_YEAR[card] === 1643) return 4
      return ADD_YEAR[card] > 1644 ? 5 : 0
    })
    expect(state.cardAt.map((at) => (at === 1 ? 0 : at))).toEqual(expected)
    expect(EVERY_CARD.filter((card) => state.cardAt[card] !== 1 && state.cardKnown[card] !== 0)).toEqual([])
  })
})

describe('11.12 the New Model Army', () => {
  const army = {
    kent: 'p-essex 3',
    essex: 'p-manchester 2',
    dorset: 'p-waller 2',
    durham: 'p-f-fairfax 2',
    beside: 'p-t-fairfax, p-skippon, p-nma-m-foot, p-nma-n-foot, p-nma-horse, p-cromwell',
  }
  const exchange = (board: Placement, circumstances: Circumstances = {}) =>
    yearEnd({ ...army, ...board }, 'new-model-army', { year: 1644, ...circumstances })
  it('leaves out a block that is out of the game or not in it yet, and a successor who has come already', () => {
    const table = exchange({ dorset: 'p-brooke', removed: 'p-waller', durham: 'p-n-foot-pool' })
    expect([table.at('p-nma-m-foot'), table.at('p-nma-n-foot')]).toEqual(['beside', 'beside'])
    const come = exchange({ dorset: 'p-waller 2, p-nma-m-foot 1', beside: 'p-t-fairfax, p-skippon' })
    expect([come.at('p-waller'), come.steps('p-nma-m-foot')]).toEqual(['dorset', 1])
  })
  it('11.12 shares strength between the two Leaders only if both are on the map and neither is shut up', () => {
    const both = exchange({})
    expect([both.step, both.steps('p-t-fairfax'), both.steps('p-skippon')]).toEqual([
      'new-model-strength',
      1,
      1,
    ])
    expect(both.allowed('parliament', 'recruit')).toEqual(['p-skippon', 'p-t-fairfax'])
    expect(both.verdicts('parliament', 'recruit p-waller')).toEqual(['not-a-new-leader'])
    both.parliament('recruit p-skippon', 'recruit p-skippon', 'recruit p-skippon')
    expect([both.steps('p-skippon'), both.steps('p-t-fairfax'), both.step]).toEqual([
      4,
      1,
      'regional-recruitment',
    ])
    const shut = exchange(
      { somerset: 'r-charles, r-rupert', bristol: 'p-manchester 2', essex: 'p-e-foot-pool' },
      { siege: { bristol: 1 } },
    )
    expect([shut.at('p-manchester'), shut.at('p-skippon'), shut.steps('p-t-fairfax'), shut.step]).toEqual([
      'bristol',
      'beside',
      3,
      'regional-recruitment',
    ])
    expect(shut.state.exchanges).toEqual([shut.block('p-manchester'), shut.block('p-skippon')])
    const taken = exchange({ 'buckinghamshire-hertfordshire': 'r-charles' })
    expect([taken.at('p-t-fairfax'), taken.at('p-skippon'), taken.step]).toEqual([
      'pool',
      'pool',
      'regional-recruitment',
    ])
  })
  it('W-31 those who still wait go on waiting while others are exchanged', () => {
    const table = position(
      {
        somerset: 'r-charles, r-rupert',
        bristol: 'p-waller 3',
        durham: 'p-f-fairfax 2',
        beside: 'p-nma-m-foot, p-nma-n-foot',
      },
      { year: 1645, siege: { bristol: 1 } },
    )
    table
      .wait('p-waller', 'p-nma-m-foot')
      .wait('p-f-fairfax', 'p-nma-n-foot')
      .begin({ step: 'waiting-exchanges' })
    expect([
      table.at('p-waller'),
      table.at('p-nma-m-foot'),
      table.at('p-f-fairfax'),
      table.at('p-nma-n-foot'),
      table.steps('p-nma-n-foot'),
    ]).toEqual(['bristol', 'beside', 'removed', 'durham', 2])
    expect(table.state.exchanges).toEqual([table.block('p-waller'), table.block('p-nma-m-foot')])
  })
})
