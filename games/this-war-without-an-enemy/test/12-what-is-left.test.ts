/** 12.0 The Path to War and the end of each scenario: the whole of what may be done and each reason why not. */
import { describe, expect, it } from 'vitest'
import { startingPoints } from '../rules/12-path-to-war.ts'
import { isLastTurn, turnsLeft, winnerAtTheEnd } from '../rules/12-scenarios.ts'
import { type Circumstances, opening, type Placement, position, type TestTable } from '../testing/position.ts'

describe('12.53 The Path to War', () => {
  it('sets the fixed blocks up, and puts the rest in the pools', () => {
    const table = opening('path-to-war')
    const who = [
      'r-newcastle',
      'r-rupert',
      'p-essex',
      'p-cannon-1',
      'p-cannon-2',
      'p-n-foot-pool',
      'p-s-foot-devon',
      'r-garrison-1',
      'p-garrison-2',
      'r-charles',
    ]
    expect(who.map((each) => table.at(each))).toEqual([
      'northumberland',
      'le-continent',
      'buckinghamshire-hertfordshire',
      'buckinghamshire-hertfordshire',
      'buckinghamshire-hertfordshire',
      'east-riding',
      'somerset',
      'pool',
      'pool',
      'beside',
    ])
    expect([
      table.step,
      table.allowed('royalist', 'king-at'),
      table.verdicts('royalist', 'king-at kent'),
    ]).toEqual(['place-charles', ['east-riding', 'north-riding'], ['york-or-east-riding']])
    table.royalist('king-at east-riding')
    expect([table.at('r-charles'), table.at('r-cannon-1'), table.at('p-n-foot-pool')]).toEqual([
      'east-riding',
      'east-riding',
      'hull',
    ])
  })
  const placing = (side: 0 | 1, drawn: string[], board: Placement): TestTable => {
    const table = position(
      { ...board, pool: drawn.join(', ') },
      { scenario: 'path-to-war', year: 1642, turn: 3 },
    )
    const left = drawn.map((each) => table.block(each))
    return table.begin({ step: 'place-blocks', side, left: side === 0 ? [left, []] : [[], left] })
  }
  const NAME = ['royalist', 'parliament'] as const
  const places = (side: 0 | 1, block: string, board: Placement) =>
    placing(side, [block], board)
      .allowed(NAME[side], 'place')
      .map((each) => each.split(' ')[1])
  it('places each kind where it may stand', () => {
    const board = {
      northumberland: 'r-newcastle',
      'north-riding': 'r-charles',
      'buckinghamshire-hertfordshire': 'p-essex, p-cannon-1',
      durham: 'r-n-foot-northumb',
      'east-riding': 'p-n-foot-pool',
    }
    expect(places(0, 'r-hopton', board)).toEqual(['cornwall'])
    expect(places(1, 'p-f-fairfax', board)).toEqual(['west-riding'])
    expect(places(1, 'p-l-foot-london-1', board)).toEqual(['buckinghamshire-hertfordshire'])
    expect(places(0, 'r-n-foot-lancashire', board)).toEqual([
      'cumberland-westmorland',
      'east-riding',
      'lancashire',
      'north-riding',
      'northumberland',
      'west-riding',
    ])
    expect(places(1, 'p-n-horse-w-riding', board)).toEqual([
      'east-riding',
      'lancashire',
      'northumberland',
      'west-riding',
    ])
    expect(places(1, 'p-e-foot-pool', board)).toContain('buckinghamshire-hertfordshire')
    expect(places(0, 'r-cannon-2', board)).toEqual(['north-riding', 'northumberland'])
    expect(places(1, 'p-n-horse-w-riding', { ...board, 'north-riding': 'r-northampton' })).toContain(
      'north-riding',
    )
  })
  it('holds at London, besides Essex and the guns, three London blocks and one other', () => {
    const three = 'p-essex, p-cannon-1, p-l-foot-london-1, p-l-foot-london-2'
    expect(places(1, 'p-l-foot-pool', { 'buckinghamshire-hertfordshire': three })).toEqual([
      'buckinghamshire-hertfordshire',
    ])
    expect(places(1, 'p-e-foot-pool', { 'buckinghamshire-hertfordshire': three })).toContain(
      'buckinghamshire-hertfordshire',
    )
    expect(
      places(1, 'p-e-foot-pool', { 'buckinghamshire-hertfordshire': `${three}, p-manchester` }),
    ).not.toContain('buckinghamshire-hertfordshire')
    const full = placing(1, ['p-l-foot-pool'], {
      'buckinghamshire-hertfordshire': `${three}, r-l-foot-london`,
    })
    expect(full.verdicts('parliament', 'place p-l-foot-pool kent', 'shelve p-l-foot-pool')).toEqual([
      'london-block-in-london',
      'has-a-place',
    ])
    expect(places(0, 'r-northampton', { oxfordshire: 'p-essex' })).not.toContain(
      'buckinghamshire-hertfordshire',
    )
  })
  it('names each reason why not, and shelves only what has no place', () => {
    const table = placing(0, ['r-hopton', 'r-cannon-2', 'r-m-foot-pool'], {
      cornwall: 'r-s-foot-pool',
      leicestershire: 'p-brooke',
    })
    expect(
      table.verdicts(
        'royalist',
        'place r-newcastle durham',
        'place p-brooke kent',
        'place r-m-foot-pool kent',
        'place r-m-foot-pool dorset',
        'place r-m-foot-pool scotland',
        'place r-m-foot-pool leicestershire',
        'place r-hopton devon',
        'place r-hopton cornwall',
        'place r-cannon-2 dorset',
        'shelve r-m-foot-pool',
        'shelve r-newcastle',
      ),
    ).toEqual([
      'not-drawn',
      'not-drawn',
      'loyal-to-enemy',
      'outside-home-region',
      'not-an-area',
      'area-taken',
      'hopton-in-cornwall',
      'area-taken',
      'cannon-needs-city',
      'has-a-place',
      'not-drawn',
    ])
    expect(table.allowed('royalist', 'shelve')).toEqual(['r-cannon-2', 'r-hopton'])
    table.royalist('shelve r-hopton')
    expect([table.at('r-hopton'), table.deciding, table.allowed('royalist', 'shelve')]).toEqual([
      'pool',
      ['royalist'],
      ['r-cannon-2'],
    ])
  })
  it('begins the war when all are placed, the marker where the Cities put it', () => {
    const table = placing(0, ['r-hopton'], {
      'buckinghamshire-hertfordshire': 'p-essex',
      oxfordshire: 'r-charles',
    })
    table.royalist('place r-hopton cornwall')
    expect([table.step, table.state.year, table.state.turn, table.state.skirmish, table.state.vp]).toEqual([
      'discard',
      1642,
      3,
      true,
      startingPoints(table.state),
    ])
    const points = (owner: NonNullable<Circumstances['owner']>) =>
      startingPoints(position({ kent: 'p-essex' }, { owner }).state)
    expect(
      [points({}), points({ london: 'royalist' }), points({ oxford: 'parliament' })].map(
        (each) => each - points({}),
      ),
    ).toEqual([0, 1.5, -1])
  })
})

describe('12.0 the end of a scenario', () => {
  it('10.0, 12.21, 12.41 is judged at the end of its last Turn', () => {
    const at = (scenario: string, year: number, turn: number, vp = 0) =>
      position({ kent: 'p-essex' }, { scenario, year, turn, vp }).state
    expect([
      isLastTurn(at('full-war', 1646, 6)),
      isLastTurn(at('full-war', 1646, 5)),
      isLastTurn(at('early-war', 1643, 6)),
      isLastTurn(at('mid-war', 1644, 6)),
      isLastTurn(at('mid-war', 1643, 6)),
    ]).toEqual([true, false, true, true, false])
    expect([
      turnsLeft(at('full-war', 1644, 2)),
      turnsLeft(at('early-war', 1643, 6)),
      turnsLeft(at('mid-war', 1644, 1)),
    ]).toEqual([16, 0, 5])
    const winner = (scenario: string, vp: number) => winnerAtTheEnd(scenario, vp).winner
    expect([
      winner('early-war', 0),
      winner('early-war', 1),
      winner('mid-war', 0),
      winner('mid-war', -1),
      winner('full-war', 0),
      winner('full-war', -1),
    ]).toEqual([1, 0, 0, 1, 0, 1])
  })
})
