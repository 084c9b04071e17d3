import { describe, expect, it } from 'vitest'
import { londonPoints, regionalPoints } from '../rules/11-recruitment.ts'
import { firstAtYearEnd } from '../rules/11-year-end.ts'
import { blockNumber, REGIONS } from '../tables.ts'
import { type Circumstances, opening, type Placement, position, type TestTable } from '../testing/position.ts'

const yearEnd = (placement: Placement, year: number, circumstances: Circumstances = {}): TestTable =>
  position(placement, { year, turn: 6, ...circumstances }).begin({ step: 'year-end', next: 'new-blocks' })
const region = (name: string): number => REGIONS.indexOf(name)

describe('11.0 Year end phase', () => {
  it('has the Royalist first in 1642 and 1643, the Parliamentarian later; W-34 step by step', () => {
    expect([1642, 1643, 1644, 1645].map(firstAtYearEnd)).toEqual([0, 0, 1, 1])
    const table = yearEnd(
      { kent: 'p-essex, p-m-foot-derbyshire', dorset: 'r-charles, r-n-foot-northumb' },
      1643,
    )
    expect([table.step, table.deciding]).toEqual(['regional-recruitment', ['royalist']])
    table.royalist('done').parliament('done')
    expect([table.step, table.deciding]).toEqual(['return-home', ['royalist']])
  })
})

describe('11.1 New blocks', () => {
  it('brings Henrietta in 1642, Manchester and the Covenanters in 1643', () => {
    expect(yearEnd({}, 1642).at('r-henrietta')).toBe('le-continent')
    const table = yearEnd({}, 1643)
    expect([
      table.at('p-manchester'),
      table.at('c-leven'),
      table.at('c-foot-1'),
      table.at('c-callendar-1'),
    ]).toEqual(['pool', 'scotland', 'scotland', 'beside'])
  })
  it('brings the blocks whose Areas are held, vacant Loyal ones included, each once', () => {
    const table = yearEnd(
      {
        durham: 'r-newcastle',
        lancashire: 'r-n-foot-lancashire',
        'north-riding': 'r-charles',
        norfolk: 'r-rupert',
        suffolk: 'r-hopton',
      },
      1643,
    )
    expect([
      table.at('r-n-foot-4plus'),
      table.at('r-e-foot-2plus'),
      table.at('r-s-foot-4plus'),
      table.at('r-l-foot-london'),
    ]).toEqual(['pool', 'pool', 'beside', 'beside'])
    expect(yearEnd({ 'buckinghamshire-hertfordshire': 'r-charles' }, 1643).at('r-l-foot-london')).toBe('pool')
    expect(
      yearEnd({ dorset: 'p-essex', devon: 'p-waller', somerset: 'p-brooke' }, 1643).at('p-s-foot-4plus'),
    ).toBe('pool')
  })
})

describe('11.11 Henrietta', () => {
  it('W-29 gives three strength, one of them Artillery, as soon as she stands with the King; once', () => {
    const table = position(
      {
        wiltshire: 'r-charles 2, r-cannon-1 1',
        dorset: 'r-henrietta',
        somerset: 'r-hopton 1',
        berkshire: 'r-northampton',
      },
      { henriettaMet: false },
    )
    table.actions('royalist', 2).group('royalist', 'dorset', 'r-henrietta', 'wiltshire').royalist('done')
    expect([table.step, table.state.henriettaMet]).toEqual(['free-recruits', true])
    expect(table.heard('henrietta-meets-charles')).toHaveLength(1)
    table.royalist('recruit r-cannon-1')
    expect(table.whyNot('royalist', 'recruit r-cannon-1')).toMatchObject({
      rule: '6.3',
      code: 'not-artillery',
    })
    table.royalist('recruit r-charles', 'recruit r-hopton')
    expect([
      table.steps('r-cannon-1'),
      table.steps('r-charles'),
      table.steps('r-hopton'),
      table.step,
    ]).toEqual([2, 3, 2, 'actions'])
  })
})

describe('11.12 New Model Army', () => {
  const army = {
    kent: 'p-essex 3, p-e-horse-pool-3 2',
    essex: 'p-manchester 2, p-m-horse-pool 3',
    'west-riding': 'p-f-fairfax 3',
    dorset: 'p-waller 2',
    'buckinghamshire-hertfordshire': 'p-brooke',
  }
  it('replaces six blocks, strength for strength, W-30 with a Horse of the player’s choice', () => {
    const table = yearEnd(army, 1644)
    expect(table.step).toBe('new-model-horse')
    expect(table.whyNot('parliament', 'choose p-e-horse-pool-3')).toMatchObject({ rule: '11.12' })
    expect(table.whyNot('parliament', 'choose c-horse')).toMatchObject({ rule: '11.12', code: 'not-a-horse' })
    table.parliament('choose p-m-horse-pool')
    expect(table.step).toBe('new-model-strength')
    table.parliament('recruit p-t-fairfax', 'recruit p-t-fairfax', 'recruit p-t-fairfax')
    expect([table.steps('p-t-fairfax'), table.steps('p-skippon'), table.at('p-skippon')]).toEqual([
      4,
      1,
      'buckinghamshire-hertfordshire',
    ])
    expect([table.at('p-cromwell'), table.steps('p-cromwell')]).toEqual(['kent', 2])
    expect([table.at('p-nma-horse'), table.steps('p-nma-horse')]).toEqual([
      'buckinghamshire-hertfordshire',
      3,
    ])
    expect([table.at('p-nma-n-foot'), table.at('p-nma-m-foot'), table.steps('p-nma-m-foot')]).toEqual([
      'west-riding',
      'dorset',
      2,
    ])
    expect(
      ['p-essex', 'p-manchester', 'p-waller', 'p-f-fairfax', 'p-m-horse-pool', 'p-e-horse-pool-3'].map(
        (block) => table.at(block),
      ),
    ).toEqual(Array(6).fill('removed'))
  })
  it('puts the successor of a block in the pool there too; W-32 so also if Bucks & Herts is the enemy’s', () => {
    const table = yearEnd({ pool: 'p-essex, p-waller', kent: 'p-manchester 2, p-m-horse-pool' }, 1644)
    expect([
      table.at('p-t-fairfax'),
      table.at('p-nma-m-foot'),
      table.at('p-skippon'),
      table.steps('p-skippon'),
    ]).toEqual(['pool', 'pool', 'buckinghamshire-hertfordshire', 2])
    const enemy = yearEnd(
      { kent: 'p-essex', essex: 'p-manchester', 'buckinghamshire-hertfordshire': 'r-charles' },
      1644,
    )
    expect([enemy.at('p-t-fairfax'), enemy.at('p-skippon')]).toEqual(['pool', 'pool'])
  })
  it('offers for the New Model Horse every orange Horse on the map or in the pool, and no other', () => {
    const table = yearEnd({ ...army, pool: 'p-s-horse-pool, p-l-foot-pool', scotland: 'c-horse' }, 1644)
    expect(table.offered('parliament', 'choose')).toEqual(['p-m-horse-pool', 'p-s-horse-pool'])
    table.parliament('choose p-s-horse-pool')
    expect([table.at('p-nma-horse'), table.at('p-s-horse-pool'), table.at('p-m-horse-pool')]).toEqual([
      'pool',
      'removed',
      'essex',
    ])
  })
  it('shares what Essex and Manchester had, to the last strength and no more, in any way', () => {
    const full = yearEnd({ kent: 'p-essex 4', essex: 'p-manchester 3' }, 1644)
    expect([full.step, full.steps('p-t-fairfax'), full.steps('p-skippon')]).toEqual([
      'new-model-strength',
      1,
      1,
    ])
    full.parliament('recruit p-skippon', 'recruit p-skippon', 'recruit p-skippon')
    expect(full.offered('parliament', 'recruit')).toEqual(['p-t-fairfax'])
    expect(full.whyNot('parliament', 'recruit p-skippon')).toMatchObject({ rule: '3.11' })
    full.parliament('recruit p-t-fairfax', 'recruit p-t-fairfax')
    expect([full.steps('p-t-fairfax'), full.steps('p-skippon'), full.step]).toEqual([
      3,
      4,
      'regional-recruitment',
    ])
  })
  it('leaves each his predecessor’s strength where only one of the two is on the map', () => {
    const table = yearEnd({ kent: 'p-essex 3', pool: 'p-manchester' }, 1644)
    expect([table.step, table.steps('p-t-fairfax'), table.at('p-skippon')]).toEqual([
      'regional-recruitment',
      3,
      'pool',
    ])
  })
  it('comes in 1644 alone', () => {
    for (const year of [1643, 1645]) expect(yearEnd(army, year).at('p-essex')).not.toBe('removed')
  })
  it('W-31 waits for a Besieged block until the siege is over, or it is Eliminated', () => {
    const siege = {
      somerset: 'r-charles, r-rupert',
      bristol: 'p-waller 2, p-s-foot-devon',
      wiltshire: 'p-essex',
    }
    const table = yearEnd(siege, 1644)
    expect([table.at('p-waller'), table.at('p-nma-m-foot'), table.state.exchanges.length]).toEqual([
      'bristol',
      'beside',
      2,
    ])
    const later = position(siege, { year: 1645, turn: 2, siege: { bristol: 0 } })
    later.state.exchanges = [blockNumber('p-waller'), blockNumber('p-nma-m-foot')]
    later
      .actions('royalist', 1)
      .group('royalist', 'somerset', 'r-charles, r-rupert', 'gloucestershire')
      .royalist('done')
    expect([later.at('p-waller'), later.state.exchanges]).toEqual(['removed', []])
    expect(later.at('p-nma-m-foot')).toBe('northamptonshire-bedfordshire')
  })
})

describe('11.2 Regional recruitment', () => {
  it('EX-7 counts Friendly Areas and unbesieged Major Cities: Somerset and Bristol, or Bristol alone', () => {
    const held = position({ somerset: 'p-waller' }).state
    const empty = position({}).state
    const south = region('south')
    expect([
      regionalPoints(held, 1, south) - regionalPoints(empty, 1, south),
      regionalPoints(empty, 1, south),
      regionalPoints(empty, 0, south),
    ]).toEqual([1, 2, 1])
    const besieged = position({ somerset: 'r-charles', bristol: 'p-waller' }).state
    expect([regionalPoints(besieged, 1, south), regionalPoints(besieged, 0, south)]).toEqual([1, 2])
  })
  it('adds strength or new blocks in the Region; not to Clubmen, Covenanters, blocks away from home or the Besieged', () => {
    const table = yearEnd(
      {
        kent: 'p-essex 1, p-m-foot-derbyshire 1, p-manchester 1',
        'west-riding': 'p-clubmen 1, c-foot-1 1',
        somerset: 'r-charles',
        bristol: 'p-s-foot-devon 1',
        pool: 'p-s-foot-gloucester, p-e-foot-pool',
      },
      1645,
    )
    const why = (words: string) => table.whyNot('parliament', words)?.code ?? null
    expect(
      [
        'recruit p-essex',
        'recruit p-m-foot-derbyshire',
        'recruit p-manchester',
        'recruit p-clubmen',
        'recruit c-foot-1',
        'recruit p-s-foot-devon',
      ].map(why),
    ).toEqual([
      null,
      'outside-home-region',
      'outside-home-region',
      'never-grows',
      'never-grows',
      'besieged-block',
    ])
    expect(
      [
        'deploy p-s-foot-gloucester berkshire',
        'deploy p-s-foot-gloucester essex',
        'deploy p-e-foot-pool essex',
        'deploy p-s-foot-gloucester somerset',
      ].map(why),
    ).toEqual([null, 'outside-home-region', null, 'not-friendly'])
    table.parliament('recruit p-essex')
    expect(why('recruit p-essex')).toBe('no-recruitment-points')
  })
  it('11.21 makes cannons for two points where a Major City is held', () => {
    const table = yearEnd(
      {
        oxfordshire: 'r-charles',
        worcestershire: 'r-northampton',
        pool: 'r-cannon-1',
        dorset: 'r-cannon-2 1',
      },
      1643,
    )
    expect(table.whyNot('royalist', 'recruit r-cannon-2')?.rule).toMatch(/^11\.2/)
    table.royalist('deploy r-cannon-1 oxfordshire')
    expect(table.at('r-cannon-1')).toBe('oxfordshire')
    expect(table.whyNot('royalist', 'recruit r-cannon-1')).toMatchObject({ code: 'no-recruitment-points' })
  })
  it('11.22 gives London’s two points in or next to Bucks & Herts, cannons at one each', () => {
    const table = yearEnd(
      { 'buckinghamshire-hertfordshire': 'p-essex 1', kent: 'p-cannon-1 1', dorset: 'p-waller 1' },
      1645,
    )
    expect(londonPoints(table.state, 1)).toBe(2)
    expect(table.whyNot('parliament', 'london-recruit p-waller')).toMatchObject({
      rule: '11.22',
      code: 'not-near-london',
    })
    table.parliament('london-recruit p-cannon-1', 'london-recruit p-essex')
    expect(table.whyNot('parliament', 'london-recruit p-essex')).toMatchObject({
      rule: '11.22',
      code: 'no-recruitment-points',
    })
    const siege = position({ 'buckinghamshire-hertfordshire': 'r-charles', london: 'p-essex' }).state
    expect(londonPoints(siege, 1)).toBe(0)
  })
})

describe('11.3 Regional blocks return home', () => {
  const back = (placement: Placement): TestTable => {
    const table = yearEnd(placement, 1645)
    return table.parliament('done').royalist('done')
  }
  it('W-33 sends Regional blocks and Regional Leaders to a Friendly Area at home that can feed them', () => {
    const table = back({ kent: 'p-brooke, p-m-foot-derbyshire', leicestershire: 'p-m-horse-pool' })
    expect(table.whyNot('parliament', 'stay p-brooke')).toMatchObject({
      rule: '11.3',
      code: 'no-leader-here',
    })
    expect(table.whyNot('parliament', 'send p-brooke worcestershire')).toMatchObject({
      rule: '11.3',
      code: 'not-friendly',
    })
    table.parliament('send p-brooke leicestershire', 'send p-m-foot-derbyshire northamptonshire-bedfordshire')
    expect([table.at('p-brooke'), table.at('p-m-foot-derbyshire')]).toEqual([
      'leicestershire',
      'northamptonshire-bedfordshire',
    ])
  })
  it('lets a block with a Leader stay', () => {
    const table = back({ kent: 'p-essex, p-m-foot-derbyshire' }).parliament('stay p-m-foot-derbyshire')
    expect(table.at('p-m-foot-derbyshire')).toBe('kent')
  })
  it('puts a block without an eligible Area in the pool, leaves the Besieged, and takes Covenanters to Scotland', () => {
    const table = back({
      kent: 'p-w-foot-shropshire',
      somerset: 'r-hopton',
      bristol: 'p-n-foot-pool',
      lincolnshire: 'c-foot-1',
    })
    table.parliament('send c-foot-1 scotland')
    expect([table.at('p-w-foot-shropshire'), table.at('p-n-foot-pool'), table.at('c-foot-1')]).toEqual([
      'pool',
      'bristol',
      'scotland',
    ])
  })
  it('takes London blocks to Bucks & Herts also from the Areas next to it, to the pool if it is the enemy’s', () => {
    const table = back({ essex: 'p-l-foot-pool' })
    expect(table.offered('parliament', 'send')).toEqual(['p-l-foot-pool buckinghamshire-hertfordshire'])
    expect(
      back({ essex: 'p-l-foot-pool', 'buckinghamshire-hertfordshire': 'r-charles' }).at('p-l-foot-pool'),
    ).toBe('pool')
  })
})

describe('11.4 Preparation of card decks for the next year', () => {
  it('removes downward arrows of the Year, adds upward arrows of the next, and shuffles the rest back', () => {
    const table = opening('full-war')
    const { state } = table
    expect([state.cardAt[7], state.cardAt[18]]).toEqual([5, 5])
    state.year = 1643
    state.hands = [[], []]
    state.cardAt.forEach((at, card) => {
      if (at === 1) state.cardAt[card] = 2
    })
    state.stack = []
    table.begin({ step: 'year-end', next: 'next-year' })
    const at = (card: string) => state.cardAt[Number(card.slice(1)) - 1 + (card[0] === 'p' ? 26 : 0)]
    expect([at('r03'), at('r05'), at('p17'), at('p03')]).toEqual([4, 4, 4, 4])
    expect([0, 1]).toContain(at('r08'))
    expect([at('r09'), at('p06')]).toEqual([5, 5])
    expect([state.year, state.hands[0].length]).toEqual([1644, 6])
  })
})
