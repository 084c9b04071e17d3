/** 7.5 to 7.8 The end of a Battle: the whole of what may be done, each reason why not, and what stays behind. */
import { describe, expect, it } from 'vitest'
import { FROM_THE_CITY, PURSUING, RESERVE, ROUTING } from '../state.ts'
import { placeNumber } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

/** A Battle that one side has won, from the moment at which all stand their blocks up. */
function won(
  area: string,
  winner: 0 | 1,
  board: Placement,
  more: Circumstances & { relief?: boolean } = {},
): TestTable {
  const { relief = false, ...circumstances } = more
  const table = position(board, circumstances)
  table.state.attacker[placeNumber(area)] = winner
  return end(table, area, winner, relief)
}
function end(table: TestTable, area: string, winner: 0 | 1, relief = false): TestTable {
  const at = placeNumber(area)
  return table.begin({
    step: 'end-battle',
    area: at,
    winner,
    next: 'stand-up',
    relief,
    city: -1,
    freely: table.state.skirmish,
    foot: 0,
    horse: 0,
    reached: [at],
  })
}

describe('7.6 Retreat', () => {
  it('goes to every Friendly or Vacant neighbour, not to the enemy, nor by the border of his last entry', () => {
    const table = won('durham', 0, {
      durham: 'r-charles from northumberland, p-f-fairfax, p-n-foot-pool',
      'north-riding': 'r-rupert',
      kent: 'p-essex',
    })
    expect(table.allowed('parliament', 'retreat')).toEqual([
      'p-f-fairfax cumberland-westmorland',
      'p-n-foot-pool cumberland-westmorland',
    ])
    expect(
      table.verdicts(
        'parliament',
        'retreat p-f-fairfax northumberland',
        'retreat p-f-fairfax north-riding',
        'retreat p-f-fairfax lancashire',
        'retreat p-essex essex',
        'retreat r-charles northumberland',
        'retreat p-f-fairfax newcastle',
      ),
    ).toEqual([
      'enemy-entered-here',
      'enemy-or-battle-there',
      'no-border',
      'not-in-this-battle',
      'not-in-this-battle',
      'not-into-the-city',
    ])
    const over = won('durham', 0, { durham: 'r-charles, p-f-fairfax' })
    expect(over.allowed('parliament', 'retreat')).toEqual([
      'p-f-fairfax cumberland-westmorland',
      'p-f-fairfax north-riding',
      'p-f-fairfax northumberland',
    ])
  })
  it('7.62 sends Regional blocks home or to a Leader, and 4.17 Covenanters alone to Scotland', () => {
    const table = won('northumberland', 0, {
      northumberland: 'r-charles, c-foot-1, p-f-fairfax, p-m-foot-derbyshire',
      durham: 'p-brooke',
      newcastle: 'r-garrison-1',
    })
    expect(table.allowed('parliament', 'retreat')).toEqual([
      'c-foot-1 cumberland-westmorland',
      'c-foot-1 durham',
      'c-foot-1 scotland',
      'p-f-fairfax cumberland-westmorland',
      'p-f-fairfax durham',
      'p-m-foot-derbyshire durham',
    ])
    expect(
      table.verdicts(
        'parliament',
        'retreat p-f-fairfax scotland',
        'retreat p-m-foot-derbyshire cumberland-westmorland',
      ),
    ).toEqual(['only-covenanters', 'regional-not-there'])
  })
  it('7.63 leaves Clubmen and, without a City, Garrisons behind: they are Eliminated', () => {
    const table = won('durham', 0, { durham: 'r-charles, p-clubmen, p-garrison-1, p-f-fairfax' })
    expect(
      table.verdicts('parliament', 'retreat p-clubmen northumberland', 'retreat p-garrison-1 northumberland'),
    ).toEqual(['local-block', 'local-block'])
    table.parliament('retreat p-f-fairfax northumberland')
    expect([table.at('p-clubmen'), table.at('p-garrison-1'), table.at('p-f-fairfax'), table.step]).toEqual([
      'beside',
      'pool',
      'northumberland',
      'regroup',
    ])
    expect(table.state.tired[table.block('p-f-fairfax')]).toBe(1)
    expect(table.state.line[table.block('p-f-fairfax')]).toBe(0)
  })
  it('W-49 goes into the City if the Defender has lost and it is not the Victor’s, as far as there is room', () => {
    const board = {
      northumberland: 'r-charles, p-f-fairfax, p-n-foot-pool, p-n-foot-4plus, p-garrison-1, p-cannon-1 2',
      kent: 'p-essex',
    }
    const table = won('northumberland', 0, board)
    expect(table.allowed('parliament', 'retreat').filter((each) => each.endsWith('newcastle'))).toHaveLength(
      5,
    )
    table.parliament('retreat p-garrison-1 newcastle', 'retreat p-f-fairfax newcastle')
    expect(
      table.verdicts(
        'parliament',
        'retreat p-n-foot-pool newcastle',
        'retreat p-cannon-1 newcastle',
        'retreat p-cannon-1 york',
      ),
    ).toEqual(['city-full', 'yes', 'not-into-the-city'])
    expect([
      table.state.tired[table.block('p-f-fairfax')],
      table.state.late[table.block('p-f-fairfax')],
    ]).toEqual([0, 0])
    const attacker = position(board)
    attacker.state.attacker[placeNumber('northumberland')] = 1
    expect(
      end(attacker, 'northumberland', 0).verdicts('parliament', 'retreat p-f-fairfax newcastle'),
    ).toEqual(['not-into-the-city'])
    const closed = won('northumberland', 0, { ...board, newcastle: 'r-garrison-1' })
    expect(closed.verdicts('parliament', 'retreat p-f-fairfax newcastle')).toEqual(['not-into-the-city'])
    expect(closed.allowed('parliament', 'retreat').filter((each) => each.endsWith('newcastle'))).toEqual([])
  })
  it('8.1 in a relief only those who came out of the City go back in, and are of it again', () => {
    const table = position(
      {
        northumberland: 'r-charles, r-rupert, p-f-fairfax, p-garrison-1',
        newcastle: 'p-n-foot-pool',
        durham: 'p-essex',
      },
      { besieged: 'newcastle' },
    )
    table.state.attacker[placeNumber('northumberland')] = 1
    const garrison = table.block('p-garrison-1')
    table.state.late[garrison] = FROM_THE_CITY
    end(table, 'northumberland', 0, true)
    expect(
      table.verdicts('parliament', 'retreat p-f-fairfax newcastle', 'retreat p-garrison-1 newcastle'),
    ).toEqual(['not-into-the-city', 'yes'])
    table.parliament('retreat p-garrison-1 newcastle')
    expect([table.at('p-garrison-1'), table.state.late[garrison], table.state.tired[garrison]]).toEqual([
      'newcastle',
      0,
      0,
    ])
  })
  it('6.13 no more than the Border Limit over each border', () => {
    const table = won('northumberland', 0, {
      northumberland: 'r-charles, p-f-fairfax, p-n-foot-pool, p-essex',
      newcastle: 'r-garrison-1',
    })
    table.parliament(
      'retreat p-f-fairfax cumberland-westmorland',
      'retreat p-n-foot-pool cumberland-westmorland',
    )
    expect(table.whyNot('parliament', 'retreat p-essex cumberland-westmorland')).toMatchObject({
      rule: '7.6',
    })
    expect(table.verdicts('parliament', 'retreat p-essex durham')).toEqual(['yes'])
  })
  it('6.18 nobody retreats or regroups into Yorkshire under the treaty, but within it', () => {
    const out = won('durham', 0, { durham: 'r-charles, p-f-fairfax' }, { treaty: true })
    expect(
      out.verdicts('parliament', 'retreat p-f-fairfax north-riding', 'retreat p-f-fairfax northumberland'),
    ).toEqual(['yorkshire-treaty', 'yes'])
    out.parliament('retreat p-f-fairfax northumberland')
    expect(
      out.verdicts('royalist', 'regroup r-charles north-riding', 'regroup r-charles cumberland-westmorland'),
    ).toEqual(['yorkshire-treaty', 'yes'])
    const within = won('west-riding', 0, { 'west-riding': 'r-charles, p-f-fairfax' }, { treaty: true })
    expect(within.verdicts('parliament', 'retreat p-f-fairfax north-riding')).toEqual(['yes'])
    within.parliament('retreat p-f-fairfax lancashire')
    expect(within.verdicts('royalist', 'regroup r-charles north-riding')).toEqual(['yes'])
    const peace = won('durham', 0, { durham: 'r-charles, p-f-fairfax' })
    expect(
      peace
        .parliament('retreat p-f-fairfax northumberland')
        .verdicts('royalist', 'regroup r-charles north-riding'),
    ).toEqual(['yes'])
  })
  it('7.61 rolls for each gun; 7.81 what cannot retreat is captured with all its strength', () => {
    const table = won('durham', 0, {
      durham: 'r-charles, r-cannon-1 1, p-f-fairfax, p-cannon-1 2, p-cannon-2 2',
    })
    table.dice(4, 3).parliament('retreat p-cannon-1 northumberland', 'retreat p-cannon-2 northumberland')
    expect([table.steps('p-cannon-1'), table.steps('p-cannon-2'), table.step]).toEqual([2, 1, 'retreat'])
    const stuck = won('durham', 0, {
      durham: 'r-charles, r-cannon-1 1, p-f-fairfax, p-cannon-1 2',
      northumberland: 'r-rupert',
      'north-riding': 'r-hopton',
      'cumberland-westmorland': 'r-newcastle',
    })
    expect([
      stuck.at('p-f-fairfax'),
      stuck.at('p-cannon-1'),
      stuck.step,
      stuck.heard('guns-captured'),
    ]).toMatchObject(['pool', 'pool', 'capture', [{ strength: 2 }]])
    stuck.royalist('recruit r-cannon-1', 'recruit r-cannon-1')
    expect([stuck.steps('r-cannon-1'), stuck.step]).toEqual([3, 'regroup'])
    const last = won('durham', 0, { durham: 'r-charles, r-cannon-1 1, p-f-fairfax, p-cannon-1 1' })
    last.dice(3).parliament('retreat p-cannon-1 northumberland')
    expect([last.at('p-cannon-1'), last.step]).toEqual(['pool', 'retreat'])
    last.parliament('retreat p-f-fairfax northumberland')
    expect([last.step, last.offers('royalist')]).toEqual(['capture', ['recruit r-cannon-1', 'done']])
    last.royalist('recruit r-cannon-1')
    expect([last.steps('r-cannon-1'), last.step]).toEqual([2, 'regroup'])
  })
})

describe('7.5 guns without cover', () => {
  const board = (blocks: string) => ({ durham: `r-charles, p-cannon-1 2, ${blocks}`, kent: 'p-cannon-2 3' })
  it('are lost if there is neither Infantry nor Cavalry that is not Pursuing or Routing; those elsewhere are not', () => {
    for (const part of [PURSUING, ROUTING]) {
      const table = position(board('p-n-horse-w-riding'))
      table.state.line[table.block('p-n-horse-w-riding')] = part
      end(table, 'durham', 0)
      expect([table.at('p-cannon-1'), table.steps('p-cannon-2')]).toEqual(['pool', 3])
    }
    for (const cover of ['p-n-horse-w-riding', 'p-f-fairfax']) {
      const table = won('durham', 0, board(cover))
      expect([table.at('p-cannon-1'), table.step, table.at(cover)]).toEqual(['durham', 'retreat', 'durham'])
    }
  })
  it('10.12 Rupert is remembered if he stands there on the losing side alone', () => {
    expect(won('durham', 1, { durham: 'p-essex, r-rupert' }).state.rupertLost).toBe(true)
    expect(won('durham', 0, { durham: 'p-essex, r-rupert' }).state.rupertLost).toBe(false)
    expect(won('durham', 1, { durham: 'p-essex, r-charles', kent: 'r-rupert' }).state.rupertLost).toBe(false)
  })
  it('7.5 all stand up again under new names, on both sides, Clubmen aside, and nobody elsewhere', () => {
    const table = position({
      durham: 'p-essex, p-cannon-1, p-clubmen, r-charles, r-rupert',
      kent: 'p-waller',
    })
    table.state.known.fill(3)
    const who = ['p-essex', 'p-cannon-1', 'r-charles', 'r-rupert', 'p-clubmen', 'p-waller']
    const before = who.map((each) => table.token(each))
    end(table, 'durham', 1)
    const known = who.map((each) => table.state.known[table.block(each)])
    expect(known).toEqual([2, 2, 1, 1, 3, 3])
    expect(who.map((each, i) => table.token(each) === before[i])).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

describe('7.7 Regroup', () => {
  it('goes to one neighbour, Friendly or Vacant, with each reason why not', () => {
    const table = won('northumberland', 1, {
      northumberland: 'p-essex, c-foot-1, p-m-foot-derbyshire, p-clubmen, p-garrison-1, p-n-foot-pool',
      durham: 'r-charles',
      kent: 'p-waller',
    })
    expect(table.allowed('parliament', 'regroup')).toEqual([
      'c-foot-1 cumberland-westmorland',
      'c-foot-1 scotland',
      'p-essex cumberland-westmorland',
      'p-n-foot-pool cumberland-westmorland',
    ])
    expect(
      table.verdicts(
        'parliament',
        'regroup p-essex durham',
        'regroup p-essex scotland',
        'regroup p-clubmen cumberland-westmorland',
        'regroup p-garrison-1 cumberland-westmorland',
        'regroup p-m-foot-derbyshire cumberland-westmorland',
        'regroup p-essex kent',
        'regroup p-waller essex',
        'regroup r-charles cumberland-westmorland',
      ),
    ).toEqual([
      'enemy-or-battle-there',
      'only-covenanters',
      'local-block',
      'local-block',
      'leader-must-regroup-too',
      'no-border',
      'not-in-this-battle',
      'not-in-this-battle',
    ])
    table.parliament('regroup p-essex cumberland-westmorland')
    expect(table.verdicts('parliament', 'regroup c-foot-1 scotland')).toEqual(['one-area-for-all'])
    expect(table.allowed('parliament', 'regroup')).toEqual([
      'c-foot-1 cumberland-westmorland',
      'p-m-foot-derbyshire cumberland-westmorland',
      'p-n-foot-pool cumberland-westmorland',
    ])
  })
  it('over the border of the Tyne too, and is over when nobody is left', () => {
    const table = won('durham', 1, { durham: 'p-f-fairfax' })
    expect(table.allowed('parliament', 'regroup')).toEqual([
      'p-f-fairfax cumberland-westmorland',
      'p-f-fairfax north-riding',
      'p-f-fairfax northumberland',
    ])
    table.parliament('regroup p-f-fairfax northumberland')
    expect([table.at('p-f-fairfax'), table.step, table.state.attacker[placeNumber('durham')]]).toEqual([
      'northumberland',
      'over',
      -1,
    ])
  })
  it('7.82 strands a Regional block whose Leader regroups or retreats, and nobody in Areas that nobody left or reached', () => {
    const table = won('durham', 1, {
      durham: 'p-essex, p-m-foot-derbyshire, p-n-foot-pool',
      kent: 'p-e-foot-pool',
    })
    table.parliament('regroup p-essex northumberland', 'done')
    expect([table.at('p-m-foot-derbyshire'), table.at('p-n-foot-pool'), table.at('p-e-foot-pool')]).toEqual([
      'pool',
      'durham',
      'kent',
    ])
    // W-46 A block that waited where the Leader goes is safe; one that reached a place its Leader left is not.
    const fled = won('durham', 0, {
      durham: 'r-charles, p-essex, p-m-foot-derbyshire',
      northumberland: 'p-brooke',
    })
    fled
      .parliament('retreat p-m-foot-derbyshire northumberland', 'retreat p-essex northumberland')
      .royalist('done')
    expect(fled.at('p-m-foot-derbyshire')).toBe('northumberland')
    const apart = won('durham', 0, { durham: 'r-charles, p-essex, p-brooke, p-m-foot-derbyshire' })
    apart.parliament(
      'retreat p-brooke northumberland',
      'retreat p-m-foot-derbyshire northumberland',
      'retreat p-essex north-riding',
    )
    apart.royalist('done')
    expect(apart.at('p-m-foot-derbyshire')).toBe('northumberland')
  })
})

describe('12.51 the skirmishes of Turn III', () => {
  it('the Loser’s Reserve does not retreat but fights on against the Victor’s blocks, in the same roles', () => {
    const table = position({ durham: 'r-charles, r-rupert, p-f-fairfax, p-essex' }, { skirmish: true })
    table.state.attacker[placeNumber('durham')] = 0
    table.state.line[table.block('p-essex')] = RESERVE
    table.state.line[table.block('r-rupert')] = RESERVE
    end(table, 'durham', 0)
    expect(
      table.verdicts('parliament', 'retreat p-essex northumberland', 'retreat p-f-fairfax northumberland'),
    ).toEqual(['reserve-fights-on', 'yes'])
    table.parliament('retreat p-f-fairfax northumberland')
    expect(
      table.verdicts('royalist', 'regroup r-rupert north-riding', 'regroup r-charles north-riding'),
    ).toEqual(['reserve-fights-on', 'yes'])
    table.royalist('done')
    expect([table.heard('battle-begins').at(-1), table.step, table.deciding]).toMatchObject([
      { area: 'durham', attacker: 'royalist' },
      'withdrawal',
      ['parliament'],
    ])
    const part = (name: string) => table.state.line[table.block(name)]
    expect(['r-charles', 'r-rupert', 'p-essex', 'p-f-fairfax'].map(part)).toEqual([1, 1, 1, 0])
  })
  it('is over when the Victor has left, or the Loser has no Reserve', () => {
    const table = won('durham', 0, { durham: 'r-charles, p-f-fairfax' }, { skirmish: true })
    table.parliament('retreat p-f-fairfax northumberland').royalist('done')
    expect([table.step, table.state.attacker[placeNumber('durham')]]).toEqual(['over', -1])
    const gone = position({ durham: 'r-charles, p-essex' }, { skirmish: true })
    gone.state.line[gone.block('p-essex')] = RESERVE
    end(gone, 'durham', 0).royalist('regroup r-charles northumberland')
    expect([gone.step, gone.heard('battle-begins')]).toEqual(['over', []])
  })
})
