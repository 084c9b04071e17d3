/** 8.0 Sieges: the whole of what may be done, each reason why not, and what a combat before the walls leaves behind. */
import { describe, expect, it } from 'vitest'
import { NONE } from '../state.ts'
import { cityNumber, placeNumber } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

const NEWCASTLE = cityNumber('newcastle')
const combat = (board: Placement, circumstances: Circumstances = {}): TestTable =>
  position(board, circumstances).begin({ step: 'siege-combats' })

describe('8.2 guns of the City', () => {
  const board = {
    northumberland: 'r-charles 2, r-rupert 1',
    newcastle: 'p-f-fairfax, p-cannon-1 2, p-cannon-2 1',
    durham: 'p-n-foot-pool',
    kent: 'p-essex',
  }
  it('fire each at one besieger, once, at -1; a target that falls takes no more', () => {
    const table = combat(board, { siege: { newcastle: 1 } })
    expect([table.step, table.allowed('parliament', 'fire-at')]).toEqual([
      'fire-on-lines',
      ['p-cannon-1 1', 'p-cannon-1 2', 'p-cannon-2 1', 'p-cannon-2 2'],
    ])
    const spot = 1 + table.besiegers('newcastle').indexOf('r-rupert')
    expect(table.verdicts('parliament', 'fire-at p-f-fairfax 1', 'fire-at p-cannon-1 3')).toEqual([
      'not-a-gun-inside',
      'no-such-besieger',
    ])
    table.dice(1, 1).parliament(`fire-at p-cannon-1 ${spot}`)
    expect(table.heard('fired-on-lines')).toMatchObject([{ block: 'p-cannon-1', dice: [1, 1], hits: 2 }])
    expect([table.at('r-rupert'), table.steps('r-charles'), table.siege('newcastle')]).toEqual([
      'pool',
      2,
      -1,
    ])
    expect(table.verdicts('parliament', 'fire-at p-cannon-1 1')).toEqual(['not-a-gun-inside'])
    table.dice(2).parliament('fire-at p-cannon-2 1')
    expect([table.heard('fired-on-lines')[1], table.steps('r-charles'), table.step]).toMatchObject([
      { dice: [2], hits: 0 },
      2,
      'sally',
    ])
  })
  it('need a Siege Marker', () => {
    expect(combat({ ...board, northumberland: 'r-charles 2' }).step).toBe('sally')
  })
})

describe('8.2 a Sally', () => {
  it('is made by anybody inside, each once; by no guns alone, nor by guns against a Marker', () => {
    const board = {
      northumberland: 'r-charles, r-rupert',
      newcastle: 'p-f-fairfax, p-garrison-1, p-cannon-1',
      kent: 'p-essex',
    }
    const table = combat(board, { siege: { newcastle: 0 } }).parliament('done')
    expect(table.allowed('parliament', 'join')).toEqual(['p-f-fairfax', 'p-garrison-1'])
    expect(
      table.verdicts('parliament', 'join p-cannon-1', 'join p-essex', 'join r-charles', 'sally'),
    ).toEqual(['artillery-stays-inside', 'not-besieged-there', 'not-besieged-there', 'nobody-chosen'])
    table.parliament('join p-f-fairfax')
    expect(table.verdicts('parliament', 'join p-f-fairfax', 'sally')).toEqual(['already-chosen', 'yes'])
    const open = combat({ ...board, northumberland: 'r-charles' })
    open.parliament('join p-cannon-1')
    expect(open.verdicts('parliament', 'sally')).toEqual(['nobody-chosen'])
  })
  it('without a Marker is a Battle that the Besieged began; who Retreated to the siege takes no part', () => {
    const board = {
      northumberland: 'r-charles, r-cannon-1',
      newcastle: 'p-f-fairfax, p-cannon-1, p-garrison-1',
    }
    const table = position(board)
    table.state.tired[table.block('r-cannon-1')] = 1
    table.begin({ step: 'siege-combats' }).parliament('join p-f-fairfax', 'join p-cannon-1', 'sally')
    expect(table.state.attacker[placeNumber('northumberland')]).toBe(1)
    const of = (name: string) => [
      table.at(name),
      table.state.line[table.block(name)],
      table.state.late[table.block(name)],
    ]
    expect([
      of('p-f-fairfax'),
      of('p-cannon-1'),
      of('p-garrison-1'),
      of('r-charles'),
      of('r-cannon-1'),
    ]).toEqual([
      ['northumberland', 1, 2],
      ['northumberland', 1, 2],
      ['newcastle', 0, 0],
      ['northumberland', 1, 0],
      ['northumberland', 6, 0],
    ])
  })
  it('against a Marker meets as many besiegers as sally, picked as they stand', () => {
    const board = {
      northumberland: 'r-charles 1, r-rupert 1, r-hopton 1, r-newcastle 1',
      newcastle: 'p-f-fairfax 1, p-garrison-1 1',
    }
    const table = combat(board, { siege: { newcastle: 0 } }).parliament(
      'join p-f-fairfax',
      'join p-garrison-1',
      'sally',
    )
    expect(table.allowed('parliament', 'pick')).toEqual(['1', '2', '3', '4'])
    expect(table.verdicts('parliament', 'pick 5')).toEqual(['no-such-besieger'])
    const order = table.besiegers('newcastle')
    table.parliament('pick 2')
    expect(table.allowed('parliament', 'pick')).toEqual(['1', '3', '4'])
    expect(table.verdicts('parliament', 'pick 2')).toEqual(['already-chosen'])
    table.everyDie(6).parliament('pick 4')
    const lined = order.filter((each) => table.state.line[table.block(each)] === 1)
    expect([lined, table.step]).toEqual([[order[1], order[3]], 'fire-or-engage'])
    const all = combat(board, { siege: { newcastle: 0 } }).parliament('join p-f-fairfax', 'sally')
    expect(all.step).toBe('pick-besiegers')
    const few = combat({ ...board, northumberland: 'r-charles 1, r-rupert 1' }, { siege: { newcastle: 0 } })
    few.everyDie(6).parliament('join p-f-fairfax', 'join p-garrison-1', 'sally')
    expect([few.step, few.heard('round-begins')]).toMatchObject(['fire-or-engage', [{ round: 1 }]])
  })
  it('takes a strength of each gun when nobody defends them any more, once, and those not in the line keep theirs', () => {
    const table = position(
      {
        northumberland: 'r-charles 1, r-cannon-1 2, r-cannon-2 1',
        newcastle: 'p-f-fairfax 3, p-n-foot-pool 3, p-garrison-1 2, p-cannon-1 1',
      },
      { siege: { newcastle: 0 } },
    )
    table.begin({ step: 'sally', side: 1, city: NEWCASTLE, blocks: [] })
    table
      .dice(6, 6, 6, 6, 1)
      .everyDie(6)
      .parliament('join p-f-fairfax', 'join p-n-foot-pool', 'join p-garrison-1', 'sally')
    table.until('capture', 'fire')
    expect([
      table.at('r-charles'),
      table.steps('r-cannon-1'),
      table.at('r-cannon-2'),
      table.heard('guns-captured'),
    ]).toMatchObject(['removed', 1, 'pool', [{ side: 'parliament', strength: 2 }]])
    table.parliament('recruit p-cannon-1')
    expect(table.steps('p-cannon-1')).toBe(2)
  })
  it('that wins takes nothing but the field: no City falls, and all stand up under new names', () => {
    const table = position(
      {
        northumberland: 'r-charles 2, r-rupert 1',
        newcastle: 'p-f-fairfax 3, p-garrison-1 1',
        kent: 'p-essex',
      },
      { siege: { newcastle: 1 } },
    )
    table.begin({ step: 'sally', side: 1, city: NEWCASTLE, blocks: [] })
    const who = ['r-charles', 'r-rupert', 'p-f-fairfax', 'p-garrison-1', 'p-essex']
    const before = who.map((each) => table.token(each))
    table
      .everyDie(6)
      .parliament('join p-f-fairfax', 'join p-garrison-1', 'sally')
      .until('go-on')
      .parliament('stop')
    expect(who.map((each, i) => table.token(each) === before[i])).toEqual([false, false, false, false, true])
    expect(who.map((each) => table.state.known[table.block(each)])).toEqual([1, 1, 2, 2, 2])
    expect([table.owner('newcastle'), table.siege('newcastle'), table.at('p-f-fairfax')]).toEqual([
      'parliament',
      1,
      'newcastle',
    ])
  })
})

describe('8.3 a Storming', () => {
  const board = {
    northumberland:
      'r-charles 3, r-rupert 3, r-hopton 3, r-newcastle 3, r-northampton 3, r-cannon-1 1, r-cannon-2 1',
    newcastle: 'p-f-fairfax 1, p-cannon-1 2',
    kent: 'r-henrietta',
  }
  const storming = (circumstances: Circumstances = {}): TestTable =>
    position(board, { siege: { newcastle: 1 }, ...circumstances }).begin({ step: 'mining', city: NEWCASTLE })
  it('is made by besiegers, each once, as many as the City’s value; guns bombard once', () => {
    const table = storming()
    expect(table.allowed('royalist', 'join')).toEqual([
      'r-charles',
      'r-hopton',
      'r-newcastle',
      'r-northampton',
      'r-rupert',
    ])
    expect(
      table.verdicts('royalist', 'join r-cannon-1', 'join r-henrietta', 'join p-f-fairfax', 'storm'),
    ).toEqual(['artillery-does-not-storm', 'not-a-besieger', 'not-a-besieger', 'nobody-chosen'])
    table.dice(1).royalist('bombard')
    expect(table.verdicts('royalist', 'bombard')).toEqual(['already-bombarded'])
    table.royalist('join r-charles')
    expect(table.verdicts('royalist', 'join r-charles')).toEqual(['already-chosen'])
    table.royalist('join r-rupert', 'join r-hopton', 'join r-newcastle')
    expect(table.verdicts('royalist', 'join r-northampton')).toEqual(['storming-value'])
    const few = position(
      { ...board, northumberland: 'r-charles, r-rupert, r-cannon-1 1' },
      { siege: { newcastle: 1 } },
    )
    expect(few.begin({ step: 'mining', city: NEWCASTLE }).verdicts('royalist', 'bombard')).toEqual([
      'too-few-guns',
    ])
  })
  it('7.93 a mine opens the walls on 4 to 6, and there is nothing left to bombard', () => {
    const mined = (die: number) =>
      position(board, { siege: { newcastle: 1 } })
        .aimed('royalist', 'r12', 'newcastle')
        .dice(die)
        .begin({ step: 'mining', city: NEWCASTLE })
    expect([3, 4].map((die) => mined(die).verdicts('royalist', 'bombard'))).toEqual([
      ['yes'],
      ['already-breached'],
    ])
    const london = (walls: boolean, die: number) =>
      position(
        {
          'buckinghamshire-hertfordshire': 'r-charles, r-rupert, r-hopton, r-newcastle, r-cannon-1 2',
          london: 'p-essex',
        },
        { siege: { london: 1 }, wallsOfLondon: walls },
      )
        .aimed('royalist', 'r12', 'london')
        .dice(die)
        .begin({ step: 'mining', city: cityNumber('london') })
        .verdicts('royalist', 'bombard')
    expect([london(true, 3), london(true, 4), london(false, 3)]).toEqual([
      ['yes'],
      ['already-breached'],
      ['already-breached'],
    ])
  })
  it('card-new-model-army-siege-train adds one for Parliament with two strength of its own guns', () => {
    const bombard = (guns: string, siegeTrain: boolean, die: number) =>
      position(
        { northumberland: `p-essex, p-waller, ${guns}`, newcastle: 'r-garrison-1' },
        { siege: { newcastle: 1 }, siegeTrain },
      )
        .dice(die)
        .begin({ step: 'mining', city: NEWCASTLE })
        .parliament('bombard')
        .heard('bombarded')[0]?.breach
    const opens = [1, 2, 3, 4, 5, 6].find((die) => bombard('p-cannon-1 2', false, die) === true)
    expect(opens).toBeGreaterThan(1)
    const before = (opens ?? 0) - 1
    expect([
      bombard('p-cannon-1 2', true, before),
      bombard('p-cannon-1 1, p-cannon-2 1', true, before),
    ]).toEqual([true, true])
    expect([
      bombard('p-cannon-1 2', false, before),
      bombard('p-cannon-1 1, c-cannon 1', true, before),
    ]).toEqual([false, false])
    expect(bombard('p-cannon-1 2', true, before - 1)).toBe(false)
    const royal = position(board, { siege: { newcastle: 1 }, siegeTrain: true })
      .dice(before)
      .begin({ step: 'mining', city: NEWCASTLE })
    expect(royal.royalist('bombard').heard('bombarded')[0]?.breach).toBe(false)
  })
  it('exchanges tired blocks for Reserves between the rounds, within the value, and sees who comes', () => {
    const table = storming()
    table
      .everyDie(6)
      .royalist('join r-charles', 'join r-rupert', 'join r-hopton', 'join r-newcastle', 'storm')
      .until('go-on')
      .royalist('go-on')
    expect([table.step, table.allowed('royalist', 'relieve'), table.allowed('royalist', 'send-in')]).toEqual([
      'exchange',
      ['r-charles', 'r-hopton', 'r-newcastle', 'r-rupert'],
      [],
    ])
    expect(
      table.verdicts(
        'royalist',
        'send-in r-northampton',
        'send-in r-cannon-1',
        'send-in r-charles',
        'relieve r-northampton',
        'relieve p-f-fairfax',
        'done',
      ),
    ).toEqual(['storming-value', 'not-in-reserve', 'not-in-reserve', 'not-storming', 'not-storming', 'yes'])
    table.royalist('relieve r-charles')
    expect([
      table.allowed('royalist', 'send-in'),
      table.verdicts('royalist', 'send-in r-charles', 'relieve r-charles'),
    ]).toEqual([['r-northampton'], ['not-in-reserve', 'not-storming']])
    table.royalist('send-in r-northampton')
    expect(table.heard('block-revealed').at(-1)).toMatchObject({ block: 'r-northampton' })
    table.until('go-on').royalist('go-on')
    expect([table.allowed('royalist', 'relieve'), table.reserves().sort()]).toEqual([
      ['r-hopton', 'r-newcastle', 'r-northampton', 'r-rupert'],
      ['r-cannon-1', 'r-cannon-2', 'r-charles'],
    ])
    table.royalist('relieve r-hopton', 'relieve r-newcastle', 'relieve r-northampton', 'relieve r-rupert')
    expect(table.verdicts('royalist', 'done')).toEqual(['nobody-would-storm'])
    table.royalist('send-in r-charles')
    expect(table.step).not.toBe('exchange')
  })
  it('that takes the City captures its guns, ends the siege and moves the Victory Track; one that fails does not', () => {
    const table = position(
      {
        northumberland: 'r-charles 4, r-rupert 4',
        newcastle: 'p-f-fairfax 1, p-cannon-1 2',
        pool: 'r-cannon-1',
      },
      { siege: { newcastle: 1 }, vp: 0 },
    )
    table
      .begin({ step: 'mining', city: NEWCASTLE })
      .dice(6, 6, 6)
      .everyDie(1)
      .royalist('join r-charles', 'join r-rupert', 'storm')
    table.until('capture', 'engage', 'hit')
    expect([
      table.at('p-f-fairfax'),
      table.at('p-cannon-1'),
      table.owner('newcastle'),
      table.siege('newcastle'),
      table.state.vp,
    ]).toEqual(['pool', 'pool', 'royalist', -1, 1])
    expect(table.state.besieged[NEWCASTLE]).toBe(-1)
    const fails = storming().everyDie(6).royalist('join r-charles', 'storm').until('go-on').royalist('stop')
    expect([
      fails.owner('newcastle'),
      fails.siege('newcastle'),
      fails.steps('p-cannon-1'),
      fails.state.line.every((part) => part === 0),
    ]).toEqual(['parliament', 1, 2, true])
  })
  it('8.31 half a hit behind walls is made good when it is over', () => {
    const table = position(
      { northumberland: 'r-charles 1, r-rupert 1', newcastle: 'p-f-fairfax 2' },
      { siege: { newcastle: 1 } },
    )
    table
      .begin({ step: 'mining', city: NEWCASTLE })
      .royalist('join r-charles', 'storm')
      .parliament('engage p-f-fairfax')
      .dice(1)
      .everyDie(6)
      .royalist('fire r-charles')
    const fairfax = table.block('p-f-fairfax')
    expect([table.step, table.state.half[fairfax]]).toEqual(['go-on', 1])
    table.royalist('stop')
    expect([table.steps('p-f-fairfax'), table.state.half[fairfax]]).toEqual([2, 0])
  })
})

describe('8.1 a relief', () => {
  it('is joined by anybody inside, and by nobody else', () => {
    const table = position(
      {
        northumberland: 'r-charles, p-essex',
        newcastle: 'p-f-fairfax, p-garrison-1, p-cannon-1',
        kent: 'p-waller',
      },
      { besieged: 'newcastle' },
    )
    table.battle('northumberland', 'parliament').royalist('stand')
    expect([table.step, table.allowed('parliament', 'sally-out')]).toEqual([
      'join-battle',
      ['p-cannon-1', 'p-f-fairfax', 'p-garrison-1'],
    ])
    expect(
      table.verdicts('parliament', 'sally-out p-waller', 'sally-out p-essex', 'sally-out r-charles'),
    ).toEqual(Array(3).fill('not-besieged-there'))
  })
  it('7.03 names every siege, Newcastle’s too, and no other City', () => {
    const table = position({
      northumberland: 'r-charles',
      newcastle: 'p-f-fairfax',
      devon: 'r-hopton',
      plymouth: 'p-waller',
      kent: 'p-essex',
    })
    table.begin({ step: 'siege-combats' })
    expect(table.allowed('royalist', 'siege')).toEqual(['newcastle', 'plymouth'])
    expect(table.state.siege[NEWCASTLE]).toBe(NONE)
  })
})
