/** 6.2, 6.4 Voyages and events: the whole of what may be done, each reason why not, and what follows at once. */
import { describe, expect, it } from 'vitest'
import { seaModifier } from '../rules/6-sea-moves.ts'
import { cityNumber, placeNumber, ROUTES } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

describe('6.2 a Sea Move', () => {
  const sailing = (board: Placement, block: string, circumstances: Circumstances = {}): TestTable =>
    position(board, circumstances).actions('royalist', 2).royalist(`embark ${block}`)
  const harbours = (table: TestTable): string[] => [
    ...new Set(table.allowed('royalist', 'sail').map((each) => each.split(' ')[0])),
  ]
  it('goes to every coast without enemies outside a City, and to no other place', () => {
    const table = sailing(
      { kent: 'r-charles', essex: 'p-essex', dorset: 'p-waller', northumberland: 'p-f-fairfax, r-newcastle' },
      'r-charles',
    )
    expect(harbours(table)).toEqual([
      'buckinghamshire-hertfordshire',
      'central-wales',
      'cheshire',
      'cornwall',
      'cumberland-westmorland',
      'devon',
      'durham',
      'east-riding',
      'hampshire',
      'lancashire',
      'lincolnshire',
      'ne-wales',
      'norfolk',
      'north-riding',
      'nw-wales',
      'se-wales',
      'shropshire-herefordshire',
      'somerset',
      'suffolk',
      'surrey-sussex',
      'sw-wales',
    ])
    expect(
      table.verdicts(
        'royalist',
        'sail essex british',
        'sail kent british',
        'sail wiltshire british',
        'sail ireland irish',
        'sail le-continent british',
        'sail hampshire irish',
        'sail london british',
      ),
    ).toEqual([
      'enemy-or-battle-there',
      'stands-there',
      'not-on-the-coast',
      'nobody-lands-there',
      'nobody-lands-there',
      'not-on-this-route',
      'no-besieged-port',
    ])
  })
  it('3.3 of a Regional block goes home or to a Leader; with neither in reach it does not embark', () => {
    const table = sailing(
      { kent: 'r-n-foot-northumb, r-henrietta', dorset: 'r-charles' },
      'r-n-foot-northumb',
    )
    expect(harbours(table)).toEqual([
      'cumberland-westmorland',
      'dorset',
      'durham',
      'east-riding',
      'lancashire',
      'north-riding',
      'northumberland',
    ])
    expect(table.verdicts('royalist', 'sail hampshire british')).toEqual(['regional-not-there'])
    const blocked = Object.fromEntries(
      ['p-f-fairfax', 'p-n-foot-pool', 'p-n-foot-4plus', 'p-essex', 'p-waller', 'p-brooke'].map(
        (block, i) => [
          ['cumberland-westmorland', 'durham', 'east-riding', 'lancashire', 'north-riding', 'northumberland'][
            i
          ],
          block,
        ],
      ),
    )
    const nowhere = position({ kent: 'r-n-foot-northumb', wiltshire: 'r-charles', ...blocked }).actions(
      'royalist',
      1,
    )
    expect(nowhere.verdicts('royalist', 'embark r-n-foot-northumb')).toEqual(['nowhere-to-land'])
    const led = position({ kent: 'r-n-foot-northumb', dorset: 'r-charles', ...blocked }).actions(
      'royalist',
      1,
    )
    expect(led.verdicts('royalist', 'embark r-n-foot-northumb')).toEqual(['yes'])
    const inland = position({ wiltshire: 'r-n-foot-northumb', dorset: 'r-charles' }).actions('royalist', 1)
    expect(inland.verdicts('royalist', 'embark r-n-foot-northumb')).toEqual(['not-on-the-coast'])
  })
  it('6.21 into or out of a Besieged Port asks for its Sea and for room', () => {
    const board = { northumberland: 'p-essex, p-waller', newcastle: 'r-newcastle', kent: 'r-charles' }
    const into = (circumstances: Circumstances, inside = 'r-newcastle') =>
      sailing({ ...board, newcastle: inside }, 'r-charles', {
        siege: { newcastle: 1 },
        ...circumstances,
      }).verdicts('royalist', 'sail newcastle german', 'sail newcastle german-british')
    const seas = { owner: { hull: 'royalist' } } as const
    expect(into(seas).includes('yes')).toBe(true)
    expect(into({ owner: { hull: 'parliament' } })).toEqual(['sea-not-controlled', 'sea-not-controlled'])
    expect(into(seas, 'r-newcastle, r-garrison-1')).toEqual(['city-full', 'city-full'])
    const out = position(board, { siege: { newcastle: 1 }, ...seas }).actions('royalist', 1)
    expect(out.verdicts('royalist', 'embark r-newcastle')).toEqual(['yes'])
    const shut = position(board, { siege: { newcastle: 1 }, owner: { hull: 'parliament' } }).actions(
      'royalist',
      1,
    )
    expect(shut.verdicts('royalist', 'embark r-newcastle')).toEqual(['sea-not-controlled'])
  })
  it('has its modifiers: a Friendly Port at either end, enemy Seas beyond the first', () => {
    const s = position(
      { kent: 'r-charles' },
      { owner: { newcastle: 'royalist', hull: 'parliament', london: 'parliament', bristol: 'parliament' } },
    ).state
    const from = (place: string, to: string, route: (typeof ROUTES)[number]) =>
      seaModifier(s, 0, placeNumber(place), placeNumber(to), ROUTES.indexOf(route))
    expect(from('northumberland', 'durham', 'german')).toBe(1)
    expect(from('durham', 'northumberland', 'german')).toBe(1)
    expect(from('durham', 'norfolk', 'german')).toBe(0)
    expect(from('kent', 'dorset', 'british')).toBe(0)
    expect(from('kent', 'durham', 'german-british')).toBe(-1)
    expect(from('northumberland', 'kent', 'german-british')).toBe(0)
    expect(from('kent', 'northumberland', 'german-british')).toBe(0)
    expect(from('durham', 'lancashire', 'german-british-irish')).toBe(-2)
    expect(from('northumberland', 'lancashire', 'german-british-irish')).toBe(-1)
    expect(from('northumberland', 'east-riding', 'german')).toBe(1)
    // A Port that is the enemy's helps nobody.
    expect(from('durham', 'east-riding', 'german')).toBe(0)
  })
  it('W-27 marks who sailed as moved, from where, and takes the strength the table says; the City he leaves is settled', () => {
    const table = sailing({ kent: 'r-charles 3', 'cambridgeshire-huntingdonshire': 'r-rupert' }, 'r-charles')
    table.dice(4).royalist('sail hampshire british')
    const charles = table.block('r-charles')
    expect([
      table.at('r-charles'),
      table.steps('r-charles'),
      table.state.moved[charles],
      table.state.origin[charles],
      table.state.irishSailed,
    ]).toEqual(['hampshire', 2, 1, placeNumber('kent'), false])
    const irish = sailing({ ireland: 'r-irish-foot-3, r-irish-foot-4a' }, 'r-irish-foot-3', {
      owner: { bristol: 'royalist' },
    })
    irish.royalist(
      `sail ${irish.offered('royalist', 'sail').find((each) => each.startsWith('cheshire')) ?? ''}`,
    )
    expect([irish.at('r-irish-foot-3'), irish.state.irishSailed]).toEqual(['cheshire', true])
    const back = sailing({ kent: 'r-charles 3' }, 'r-charles').dice(3).royalist('sail hampshire british')
    expect([back.at('r-charles'), back.state.moved[charles]]).toEqual(['kent', 1])
    const port = sailing({ northumberland: 'r-charles', kent: 'r-rupert' }, 'r-charles', {
      owner: { newcastle: 'parliament' },
    })
    port.everyDie(6).royalist('sail durham german')
    expect([port.at('r-charles'), port.owner('newcastle')]).toEqual(['durham', 'royalist'])
  })
})

describe('6.42 card-camp-fever', () => {
  it('names every Area with two enemy blocks or more, and takes from two of them', () => {
    const table = position({
      durham: 'r-charles 1, r-cannon-1, r-rupert 2, r-newcastle 2',
      kent: 'r-hopton, r-cannon-2',
      dorset: 'r-northampton',
      essex: 'p-essex, p-waller',
      scotland: 'c-leven, c-horse',
    })
    table.begin({ step: 'camp-fever', side: 1 })
    expect(table.allowed('parliament', 'fever')).toEqual(['durham', 'kent'])
    expect(table.verdicts('parliament', 'fever dorset', 'fever essex', 'fever ireland')).toEqual(
      Array(3).fill('no-camp'),
    )
    table.parliament('fever durham')
    expect([table.deciding, table.allowed('royalist', 'lose')]).toEqual([
      ['royalist'],
      ['r-charles', 'r-newcastle', 'r-rupert'],
    ])
    expect(table.verdicts('royalist', 'lose r-cannon-1', 'lose r-hopton', 'lose p-essex')).toEqual(
      Array(3).fill('not-in-the-camp'),
    )
    table.royalist('lose r-rupert')
    expect(table.verdicts('royalist', 'lose r-rupert')).toEqual(['already-reduced'])
    table.royalist('lose r-newcastle')
    expect([
      table.step,
      table.steps('r-rupert'),
      table.steps('r-newcastle'),
      table.steps('r-charles'),
    ]).toEqual(['over', 1, 1, 1])
    const royal = position({ essex: 'p-essex, p-waller', kent: 'r-charles' }).begin({
      step: 'camp-fever',
      side: 0,
    })
    royal.royalist('fever essex')
    expect([royal.deciding, royal.allowed('parliament', 'lose')]).toEqual([
      ['parliament'],
      ['p-essex', 'p-waller'],
    ])
  })
  it('is not enacted without a camp', () => {
    const fever = (enemies: string) =>
      position({ essex: enemies, kent: 'r-charles' })
        .turn('r07', 'p21', 'royalist')
        .verdicts('royalist', 'enact')
    expect([fever('p-essex'), fever('p-essex, p-waller')]).toEqual([['no-camp'], ['yes']])
  })
  it('4.51 a City emptied by it changes hands at once', () => {
    const table = position({ northumberland: 'p-f-fairfax 1, p-n-foot-pool 1', kent: 'r-charles' }, { vp: 0 })
    table
      .begin({ step: 'camp-fever', side: 0 })
      .royalist('fever northumberland')
      .parliament('lose p-f-fairfax', 'lose p-n-foot-pool')
    expect([table.owner('newcastle'), table.state.vp]).toEqual(['royalist', 1])
  })
})

describe('6.44 card-desertion-of-regional-troops', () => {
  const board = {
    kent: 'p-m-foot-derbyshire 2, p-essex 2',
    durham: 'c-foot-1',
    leicestershire: 'p-brooke',
    dorset: 'r-n-foot-northumb',
    pool: 'p-waller',
  }
  it('strikes every Regional block away from home, or any block if there is none', () => {
    const table = position(board).begin({ step: 'desertion', side: 1 })
    expect(table.allowed('parliament', 'desert')).toEqual(['p-m-foot-derbyshire'])
    expect(
      table.verdicts('parliament', 'desert p-essex', 'desert p-waller', 'desert r-n-foot-northumb'),
    ).toEqual(['not-outside-home', 'not-your-block', 'not-your-block'])
    table.parliament('desert p-m-foot-derbyshire')
    expect([table.step, table.allowed('parliament', 'send')]).toEqual([
      'deserter',
      ['p-m-foot-derbyshire leicestershire', 'p-m-foot-derbyshire northamptonshire-bedfordshire'],
    ])
    expect(
      table.verdicts(
        'parliament',
        'send p-essex leicestershire',
        'send p-m-foot-derbyshire worcestershire',
        'send p-m-foot-derbyshire kent',
        'send p-m-foot-derbyshire scotland',
      ),
    ).toEqual(['not-the-deserter', 'friendly-area-first', 'not-his-home', 'not-his-home'])
    table.parliament('send p-m-foot-derbyshire leicestershire')
    expect([table.at('p-m-foot-derbyshire'), table.steps('p-m-foot-derbyshire'), table.step]).toEqual([
      'leicestershire',
      1,
      'over',
    ])
    const none = position({ kent: 'p-essex 1, p-cannon-1', dorset: 'p-waller' }).begin({
      step: 'desertion',
      side: 1,
    })
    expect(none.allowed('parliament', 'desert')).toEqual(['p-cannon-1', 'p-essex', 'p-waller'])
    none.parliament('desert p-essex')
    expect([none.at('p-essex'), none.step]).toEqual(['pool', 'over'])
    const last = position({ kent: 'p-m-foot-derbyshire 1, p-essex' })
      .begin({ step: 'desertion', side: 1 })
      .parliament('desert p-m-foot-derbyshire')
    expect([last.at('p-m-foot-derbyshire'), last.step]).toEqual(['pool', 'over'])
  })
  it('4.17 a Covenanter may go to Scotland', () => {
    const table = position({ kent: 'c-foot-1 2, c-leven', durham: 'p-f-fairfax' }).begin({
      step: 'deserter',
      side: 1,
      block: position({}).block('c-foot-1'),
    })
    expect(table.allowed('parliament', 'send')).toEqual(['c-foot-1 durham', 'c-foot-1 scotland'])
  })
})

describe('6.47 the King’s supplies', () => {
  it('card-supplies-from-le-continent names every Friendly Area on the eastern seas, or Friendly next to a Friendly one', () => {
    const table = position({
      kent: 'r-charles',
      berkshire: 'r-rupert',
      'surrey-sussex': 'r-hopton',
      wiltshire: 'r-henrietta',
      durham: 'p-f-fairfax',
      'cambridgeshire-huntingdonshire': 'r-northampton',
    })
    table.begin({ step: 'supplies', side: 0 })
    expect(table.allowed('royalist', 'supply')).toEqual(['berkshire', 'cornwall', 'kent', 'surrey-sussex'])
    expect(table.verdicts('royalist', 'supply wiltshire', 'supply durham', 'supply scotland')).toEqual(
      Array(3).fill('no-area-for-supplies'),
    )
    table.royalist('supply kent')
    expect(table.state.stack).toEqual([
      { step: 'free-recruits', side: 0, left: 2, guns: 2, where: 2, area: placeNumber('kent') },
    ])
  })
  it('card-the-king-strips-the-garrisons gives up Garrisons on the map, each for a Recruitment more', () => {
    const table = position(
      {
        kent: 'r-charles',
        northumberland: 'r-garrison-1',
        pool: 'r-garrison-2',
        'east-riding': 'p-garrison-1',
        durham: 'p-f-fairfax',
      },
      { vp: 0 },
    )
    table.begin({ step: 'strip-garrisons', side: 0, left: 3 })
    expect(table.allowed('royalist', 'strip')).toEqual(['r-garrison-1'])
    expect(table.verdicts('royalist', 'strip r-garrison-2', 'strip p-garrison-1', 'strip r-charles')).toEqual(
      Array(3).fill('not-a-garrison'),
    )
    table.royalist('strip r-garrison-1', 'done')
    expect([table.at('r-garrison-1'), table.state.stack]).toEqual([
      'pool',
      [{ step: 'free-recruits', side: 0, left: 4, guns: 4, where: 3, area: placeNumber('kent') }],
    ])
  })
})

describe('6.43 Clubmen, 6.48, 6.49 plots', () => {
  it('rise in every Neutral or Enemy Area that is not Loyal to the enemy, nor one’s own or Contested', () => {
    const table = position(
      { kent: 'p-essex', durham: 'p-f-fairfax', dorset: 'r-hopton', hampshire: 'r-charles, p-waller' },
      { winter: false },
    )
    table.begin({ step: 'clubmen', side: 0, area: -1 })
    const where = table.allowed('royalist', 'raise')
    expect([
      where.includes('durham'),
      where.includes('lancashire'),
      where.includes('kent'),
      where.includes('dorset'),
      where.includes('hampshire'),
    ]).toEqual([true, true, false, false, false])
    expect(
      table.verdicts(
        'royalist',
        'raise kent',
        'raise dorset',
        'raise hampshire',
        'raise cornwall',
        'raise scotland',
      ),
    ).toEqual([
      'loyal-to-enemy',
      'not-neutral-or-enemy',
      'not-neutral-or-enemy',
      'not-neutral-or-enemy',
      'not-an-area',
    ])
    const bradford = position({ 'west-riding': 'p-f-fairfax' }).begin({
      step: 'clubmen',
      side: 1,
      area: placeNumber('west-riding'),
    })
    expect(bradford.allowed('parliament', 'raise')).toEqual(['west-riding'])
    expect(bradford.verdicts('parliament', 'raise kent')).toEqual(['only-west-riding'])
    const winter = position({ durham: 'p-f-fairfax', 'west-riding': 'r-charles' }, { winter: true }).begin({
      step: 'clubmen',
      side: 0,
      area: -1,
    })
    expect(winter.verdicts('royalist', 'raise durham', 'raise lancashire')).toEqual([
      'no-attack-in-winter',
      'yes',
    ])
  })
  it('a plot takes a Garrison of the pool first, of the map if there is none; never one out of play', () => {
    const plot = (board: Placement) =>
      position(board).begin({ step: 'plot', side: 0, city: cityNumber('hull') })
    const pool = plot({ pool: 'r-garrison-1', northumberland: 'r-garrison-2 2' })
    expect([
      pool.allowed('royalist', 'garrison'),
      pool.verdicts('royalist', 'garrison r-garrison-2', 'garrison p-garrison-1', 'garrison r-charles'),
    ]).toEqual([['r-garrison-1'], ['garrison-in-pool', 'not-a-garrison', 'not-a-garrison']])
    const map = plot({ northumberland: 'r-garrison-2 2', beside: 'r-garrison-1' })
    map.state.moved[map.block('r-garrison-2')] = 1
    expect([map.allowed('royalist', 'garrison'), map.verdicts('royalist', 'garrison r-garrison-1')]).toEqual([
      ['r-garrison-2'],
      ['not-a-garrison'],
    ])
    map.royalist('garrison r-garrison-2')
    expect([
      map.at('r-garrison-2'),
      map.steps('r-garrison-2'),
      map.state.moved[map.block('r-garrison-2')],
      map.owner('hull'),
    ]).toEqual(['east-riding', 2, 0, 'royalist'])
  })
})
