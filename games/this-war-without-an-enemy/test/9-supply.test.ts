import { describe, expect, it } from 'vitest'
import { shortage, siegeCell } from '../rules/9-supply.ts'
import { CITIES } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

const supply = (side: 0 | 1) =>
  ({ step: 'supply', side, area: -1, horse: 0, any: 0, blocks: [] as number[] }) as const
const city = (name: string): number => CITIES.indexOf(name)

describe('9.11 Provision of Supply', () => {
  it.each([
    [3, 2, 4, 0, 2, [1, 0]],
    [2, 3, 4, 0, 2, [0, 1]],
    [1, 6, 4, 1, 2, [0, 2]],
    [4, 1, 4, 0, 2, [2, 0]],
    [2, 6, 4, 4, 2, [0, 0]],
    [2, 2, 3, 0, 1, [1, 0]],
    [0, 4, 3, 0, 1, [0, 1]],
    [0, 6, 4, 2, 2, [0, 0]],
  ])('%i horse and %i foot, land %i, city %i, at most %i horse', (horse, foot, land, walls, max, short) => {
    expect(shortage(horse, foot, land, walls, max)).toEqual(short)
  })
  const foot = 'r-charles, r-hopton, r-northampton, r-newcastle'
  const hungry = (placement: Placement): string => {
    const table = position(placement).begin(supply(0))
    return table.step
  }
  it('feeds four blocks, one Infantry more at a Minor City, two at a Major one, four at London; three in the mountains', () => {
    expect(hungry({ kent: foot })).toBe('over')
    expect(hungry({ kent: `${foot}, r-s-foot-pool` })).toBe('supply')
    expect(hungry({ leicestershire: `${foot}, r-s-foot-pool` })).toBe('over')
    expect(hungry({ oxfordshire: `${foot}, r-s-foot-pool, r-m-foot-pool` })).toBe('over')
    expect(hungry({ oxfordshire: `${foot}, r-s-foot-pool, r-m-foot-pool, r-irish-foot-3` })).toBe('supply')
    expect(
      hungry({
        'buckinghamshire-hertfordshire': `${foot}, r-s-foot-pool, r-m-foot-pool, r-irish-foot-3, r-irish-foot-4a`,
      }),
    ).toBe('over')
    expect(hungry({ 'nw-wales': foot })).toBe('supply')
  })
  it('3.21 feeds Artillery for nothing, and gives a besieger nothing from the City he besieges', () => {
    expect(hungry({ kent: `${foot}, r-cannon-1, r-cannon-2` })).toBe('over')
    expect(hungry({ somerset: `${foot}, r-s-foot-pool`, bristol: 'p-waller' })).toBe('supply')
    expect(hungry({ somerset: `${foot}, r-s-foot-pool` })).toBe('over')
  })
  it('W-23 does not check the Besieged', () => {
    expect(
      position({ somerset: 'r-charles', bristol: 'p-s-horse-pool, p-m-horse-pool, p-e-horse-pool-2' }).begin(
        supply(1),
      ).step,
    ).toBe('over')
  })
})

describe('9.12 Supply Attrition', () => {
  it('EX-5 reduces one Cavalry block where 3 Cavalry and 2 Infantry stand in Lincolnshire', () => {
    const table = position({
      lincolnshire: 'p-e-horse-pool-2 2, p-e-horse-pool-3, p-m-horse-pool, p-essex, p-manchester',
    }).begin(supply(1))
    expect(table.whyNot('parliament', 'lose p-essex')).toMatchObject({ rule: '9.12', code: 'cavalry-first' })
    table.parliament('lose p-e-horse-pool-2')
    expect([table.steps('p-e-horse-pool-2'), table.step]).toEqual([1, 'over'])
  })
  it('lets the owner choose, each block once, and Eliminates a block of strength 1', () => {
    const table = position({
      kent: 'p-essex 1, p-waller, p-s-foot-devon, p-s-foot-gloucester, p-brooke, p-manchester',
    }).begin(supply(1))
    table.parliament('lose p-essex')
    expect([table.at('p-essex'), table.step]).toEqual(['pool', 'supply'])
    table.parliament('lose p-waller')
    expect(table.step).toBe('over')
  })
  it('W-1 is done by Player 1 first', () => {
    const table = position(
      {
        kent: 'p-essex, p-waller, p-s-foot-devon, p-s-foot-gloucester, p-brooke',
        dorset: 'r-charles, r-hopton, r-northampton, r-newcastle, r-s-foot-pool',
      },
      { hands: ['r20', 'p20'] },
    ).turn('r21', 'p21', 'parliament')
    table.parliament('end').royalist('end')
    expect([table.step, table.deciding]).toEqual(['supply', ['parliament']])
    table.parliament('lose p-essex')
    expect([table.step, table.deciding]).toEqual(['supply', ['royalist']])
  })
  it('card-quartermaster-general spares two blocks', () => {
    const table = position(
      { kent: 'p-essex, p-waller, p-s-foot-devon, p-s-foot-gloucester, p-brooke, p-manchester, p-f-fairfax' },
      { hands: ['r20', 'p20'] },
    ).turn('r21', 'p15', 'parliament')
    table.parliament('end').royalist('end').parliament('enact', 'spare p-essex', 'spare p-waller')
    expect(table.whyNot('parliament', 'spare p-brooke')).toMatchObject({
      rule: '9.12',
      code: 'nobody-spared',
    })
    table.parliament('lose p-brooke')
    expect([table.steps('p-essex'), table.steps('p-waller'), table.steps('p-brooke')]).toEqual([4, 4, 2])
  })
})

describe('9.2 Siege resolution', () => {
  const N = 'non-port'
  const C = 'cavalry'
  const A = 'all'
  it.each([
    [1, [[false], [false], [false], [false, N], [false, C], [true, A]]],
    [2, [[false], [false, N], [false, C], [false, A], [true, N], [true, A]]],
    [
      3,
      [
        [false, N],
        [false, N],
        [false, A],
        [true, N],
        [true, A],
        [true, A],
      ],
    ],
    [
      4,
      [
        [false, N],
        [false, N, C],
        [true, A],
        [true, A],
        [true, A],
        [true, A],
      ],
    ],
    [
      5,
      [
        [true, N, C],
        [true, A],
        [true, A],
        [true, A],
        [true, A],
        [true, A],
      ],
    ],
  ])('the Siege Attrition and Surrender Table, Marker %i', (value, row) => {
    row.forEach(([surrender, ...attrition], i) => {
      expect(siegeCell(value, i + 1)).toEqual({ surrender, attrition })
    })
  })
  const resolve = (
    placement: Placement,
    value: number,
    die: number,
    name: string,
    more: Circumstances = {},
  ): TestTable =>
    position(placement, { ...more, siege: { [name]: value } })
      .everyDie(die)
      .begin({ step: 'siege-resolutions' })
  const bristol = { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon 3, p-waller 2' }
  it('rolls only for a Marker of 1 or more, W-24 in Player 1’s order', () => {
    expect(resolve(bristol, 0, 6, 'bristol').step).toBe('over')
    const two = position(
      { ...bristol, devon: 'r-hopton', plymouth: 'p-essex' },
      { siege: { bristol: 1, plymouth: 1 }, first: 1 },
    ).begin({ step: 'siege-resolutions' })
    expect([two.step, two.deciding, two.offered('parliament', 'siege').sort()]).toEqual([
      'siege-resolutions',
      ['parliament'],
      ['bristol', 'plymouth'],
    ])
  })
  it('9.21 costs as much strength as there are blocks, freely shared (EX-6)', () => {
    const table = resolve(bristol, 2, 4, 'bristol').parliament('lose p-s-foot-devon', 'lose p-s-foot-devon')
    expect([table.steps('p-s-foot-devon'), table.steps('p-waller'), table.step]).toEqual([1, 2, 'over'])
  })
  it('9.21 spares ports where the sign is for others, and Cities without Cavalry where it is for Cavalry', () => {
    expect(resolve(bristol, 1, 4, 'bristol').step).toBe('over')
    expect(resolve({ oxfordshire: 'p-essex, p-brooke', oxford: 'r-m-foot-pool' }, 1, 4, 'oxford').step).toBe(
      'siege-attrition',
    )
    expect(resolve(bristol, 1, 5, 'bristol').step).toBe('over')
    const horse = resolve(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon, p-s-horse-pool' },
      1,
      5,
      'bristol',
    )
    expect(horse.whyNot('parliament', 'lose p-s-foot-devon')).toMatchObject({
      rule: '9.21',
      code: 'one-must-be-cavalry',
    })
    horse.parliament('lose p-s-horse-pool')
    expect(horse.whyNot('parliament', 'lose p-s-foot-devon')).toBeNull()
  })
  it('9.22 tells both how likely the next roll takes the City; Royalists add Parliament’s points when support slips away', () => {
    const besieged = { oxfordshire: 'p-essex, p-brooke', oxford: 'r-m-foot-pool' }
    const faces = (value: number, more: Circumstances = {}): number[] =>
      [0, 1].map((seat) => {
        const { sieges } = position(besieged, { ...more, siege: { oxford: value } }).view(seat as 0 | 1)
        return sieges[0].surrenders
      })
    expect([0, 1, 2, 3, 4, 5].map((value) => faces(value))).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [6, 6],
    ])
    expect(faces(1, { supportSlips: true, vp: -2 })).toEqual([3, 3])
  })
  it('9.22 hands the City over: guns captured, blocks to adjacent Friendly Areas or Neutral ones with a Sympathetic City', () => {
    const table = resolve(
      {
        ...bristol,
        bristol: 'p-s-foot-devon 3, p-waller 2, p-cannon-1 2',
        dorset: 'p-essex',
        pool: 'r-cannon-1',
      },
      5,
      6,
      'bristol',
    )
    table
      .parliament('lose p-s-foot-devon', 'lose p-s-foot-devon')
      .royalist('deploy r-cannon-1 somerset', 'recruit r-cannon-1')
    expect([table.step, table.at('p-cannon-1')]).toEqual(['surrender', 'pool'])
    expect(table.whyNot('parliament', 'march-out p-waller wiltshire')).toMatchObject({
      rule: '9.22',
      code: 'no-haven-there',
    })
    table.parliament('march-out p-waller dorset', 'march-out p-s-foot-devon devon')
    expect([
      table.at('p-waller'),
      table.at('p-s-foot-devon'),
      table.owner('bristol'),
      table.state.vp,
    ]).toEqual(['dorset', 'devon', 'royalist', 1])
  })
  it('W-26 Eliminates a Garrison, sends others to the nearest Area with a strength less, and does not capture Charles', () => {
    const table = resolve(
      {
        oxfordshire: 'p-essex, p-brooke',
        oxford: 'r-charles 3, r-garrison-1',
        'shropshire-herefordshire': 'p-waller',
      },
      5,
      1,
      'oxford',
    )
    table.royalist('lose r-charles', 'lose r-garrison-1')
    expect(table.at('r-garrison-1')).toBe('pool')
    const offers = table.offered('royalist', 'march-out')
    expect(offers.length).toBeGreaterThan(0)
    table.royalist(`march-out ${offers[0]}`)
    expect([table.steps('r-charles'), table.state.vp]).toEqual([1, -1])
  })
  it('9.22 Eliminates a Regional block that has no Friendly Area at home', () => {
    const table = resolve(
      { oxfordshire: 'p-essex, p-brooke', oxford: 'r-s-foot-pool 3', cornwall: 'p-waller' },
      2,
      6,
      'oxford',
    ).royalist('lose r-s-foot-pool')
    expect(table.at('r-s-foot-pool')).toBe('pool')
  })
  it('card-support-for-the-king-slips-away adds Parliament’s Victory Points to a Royalist City’s roll, for surrender only', () => {
    const oxford = {
      oxfordshire: 'p-essex, p-brooke',
      oxford: 'r-m-foot-pool 3',
      worcestershire: 'r-northampton',
    }
    const slips = resolve(oxford, 1, 4, 'oxford', { supportSlips: true, vp: -2 })
    expect(slips.heard('siege-rolled')[0]).toMatchObject({ die: 4, attrition: true, surrender: true })
    expect(
      resolve(oxford, 1, 4, 'oxford', { supportSlips: true, vp: 1 }).heard('siege-rolled')[0],
    ).toMatchObject({ surrender: false })
    expect(
      resolve(bristol, 1, 4, 'bristol', { supportSlips: true, vp: -2 }).heard('siege-rolled')[0],
    ).toMatchObject({ surrender: false })
  })
  it('10.12 remembers Rupert’s surrender', () => {
    const table = resolve(
      { oxfordshire: 'p-essex, p-brooke', oxford: 'r-rupert 4', worcestershire: 'r-northampton' },
      2,
      6,
      'oxford',
    ).royalist('lose r-rupert')
    expect([table.state.rupertLost, table.step]).toEqual([true, 'surrender'])
  })
})

describe('9.3 Progression of sieges', () => {
  it('raises every remaining Marker by one, up to five', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-waller', devon: 'r-hopton', plymouth: 'p-essex' },
      { siege: { bristol: 0, plymouth: 5 }, hands: ['r20', 'p20'] },
    )
    table.begin({ step: 'turn', next: 'progress-of-sieges' })
    expect([table.siege('bristol'), table.siege('plymouth'), table.siege('york')]).toEqual([1, 5, -1])
  })
})

describe('a City by number', () => {
  it('6.48 is the one that the events mean', () => expect(city('hull')).toBe(2))
})
