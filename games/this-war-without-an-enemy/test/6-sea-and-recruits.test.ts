import { describe, expect, it } from 'vitest'
import { seaModifier, seaResult } from '../rules/6-sea-moves.ts'
import { placeNumber, ROUTES } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const route = (name: (typeof ROUTES)[number]): number => ROUTES.indexOf(name)

describe('6.2 Action: sea moves', () => {
  it.each([
    [0, 'eliminated', 0],
    [1, 'eliminated', 0],
    [2, 'returns', 1],
    [3, 'returns', 0],
    [4, 'arrives', 1],
    [5, 'arrives', 0],
    [6, 'arrives', 0],
    [7, 'arrives', 0],
  ])('the Sea Move Table: %i %s, loss %i', (roll, outcome, loss) => {
    expect(seaResult(roll)).toEqual({ outcome, loss })
  })
  const landed = (roll: number): TestTable =>
    position({ dorset: 'r-charles 3' })
      .actions('royalist', 1)
      .dice(roll)
      .royalist('embark r-charles', 'sail kent british')
  it('carries a block from coast to coast for one point, by the table if the enemy has the Sea', () => {
    expect(
      [1, 2, 3, 4, 5, 6].map((roll) => [landed(roll).at('r-charles'), landed(roll).steps('r-charles')]),
    ).toEqual([
      ['removed', 0],
      ['dorset', 2],
      ['dorset', 3],
      ['kent', 2],
      ['kent', 3],
      ['kent', 3],
    ])
    expect(landed(5).state.points).toBe(0)
  })
  it('W-27 counts a block that is thrown back as moved, and one lost at sea as Eliminated (Charles: 4.52)', () => {
    expect(landed(3).state.moved[0]).toBe(1)
    expect(landed(1).state.vp).toBe(-2)
  })
  it('needs no roll through Seas of one’s own', () => {
    const table = position({ kent: 'p-essex' }).actions('parliament', 1).everyDie(1)
    table.parliament('embark p-essex', 'sail northumberland german-british')
    expect(table.at('p-essex')).toBe('northumberland')
  })
  it('EX-2 gives +1 for a Friendly Port at either end, Plymouth only on the British Sea; -1 and -2 for more enemy Seas', () => {
    const { state } = position({ devon: 'r-hopton', cheshire: 'r-charles' })
    const from = (place: string, to: string, by: (typeof ROUTES)[number]): number =>
      seaModifier(state, 0, placeNumber(place), placeNumber(to), route(by))
    expect(from('devon', 'kent', 'british')).toBe(1)
    expect(from('devon', 'lancashire', 'irish')).toBe(0)
    expect(from('devon', 'lancashire', 'british-irish')).toBe(0)
    expect(from('dorset', 'lancashire', 'british-irish')).toBe(-1)
    expect(from('durham', 'lancashire', 'german-british-irish')).toBe(-2)
    expect(from('cheshire', 'lancashire', 'irish')).toBe(1)
  })
  it('lands nobody among enemies, and a Regional block only at home or with a Leader', () => {
    const table = position({ dorset: 'r-s-foot-pool', kent: 'p-essex', suffolk: 'r-charles' }).actions(
      'royalist',
      1,
    )
    table.royalist('embark r-s-foot-pool')
    expect(table.whyNot('royalist', 'sail kent british')).toMatchObject({
      rule: '6.2',
      code: 'enemy-or-battle-there',
    })
    expect(table.whyNot('royalist', 'sail norfolk german-british')).toMatchObject({
      rule: '6.2',
      code: 'regional-not-there',
    })
    expect(table.whyNot('royalist', 'sail suffolk german-british')).toBeNull()
    expect(table.whyNot('royalist', 'sail devon british')).toBeNull()
    expect(table.whyNot('royalist', 'sail devon german')).toMatchObject({
      rule: '6.2',
      code: 'not-on-this-route',
    })
  })
  it('brings one block a Turn from Ireland, and the Queen from Le Continent', () => {
    const table = position({
      ireland: 'r-irish-foot-3, r-irish-foot-4a',
      'le-continent': 'r-henrietta',
      somerset: 'r-hopton',
    }).actions('royalist', 3)
    table.royalist('embark r-irish-foot-3', 'sail somerset irish')
    expect(table.at('r-irish-foot-3')).toBe('somerset')
    expect(table.whyNot('royalist', 'embark r-irish-foot-4a')).toMatchObject({
      rule: '6.2',
      code: 'one-from-ireland',
    })
    table.dice(6).royalist('embark r-henrietta', 'sail durham german')
    expect(table.at('r-henrietta')).toBe('durham')
  })
  it('12.51 brings Rupert from Le Continent without cost or danger in Turn III', () => {
    const table = position(
      { 'le-continent': 'r-rupert' },
      { skirmish: true, scenario: 'path-to-war' },
    ).actions('royalist', 0)
    table.everyDie(1).royalist('embark r-rupert', 'sail durham german')
    expect([table.at('r-rupert'), table.state.points]).toEqual(['durham', 0])
  })
})

describe('6.21 Sea Moves and Besieged Ports', () => {
  const siege = { 'east-riding': 'r-newcastle', hull: 'p-garrison-1', lincolnshire: 'p-essex, p-cannon-1' }
  it('W-28 opens a Besieged Port to the Besieged who controls its Sea, with a roll at +1, within its Size', () => {
    const table = position(siege).actions('parliament', 2).parliament('embark p-essex')
    expect(table.whyNot('parliament', 'sail hull german')).toMatchObject({ code: 'city-full' })
    const guns = position(siege)
      .actions('parliament', 2)
      .dice(3)
      .parliament('embark p-cannon-1', 'sail hull german')
    expect([guns.at('p-cannon-1'), guns.steps('p-cannon-1')]).toEqual(['hull', 3])
  })
  it('is closed without the Sea, and London while the besiegers have Artillery', () => {
    const table = position(
      { somerset: 'p-waller', bristol: 'r-s-foot-pool', devon: 'r-cannon-1' },
      { owner: { bristol: 'parliament' } },
    )
    table.actions('royalist', 1).royalist('embark r-cannon-1')
    expect(table.whyNot('royalist', 'sail bristol irish')).toMatchObject({
      rule: '6.21',
      code: 'sea-not-controlled',
    })
    const london = (guns: string): TestTable =>
      position({
        'buckinghamshire-hertfordshire': `r-charles${guns}`,
        london: 'p-l-foot-pool',
        kent: 'p-essex',
      })
        .actions('parliament', 1)
        .parliament('embark p-essex')
    expect(london('').whyNot('parliament', 'sail london british')).toBeNull()
    expect(london(', r-cannon-1').whyNot('parliament', 'sail london british')).toMatchObject({
      rule: '6.21',
      code: 'guns-bar-london',
    })
  })
})

describe('6.3 Action: recruitment', () => {
  it('adds strength to a block in an Area, several times, each for a point, up to its maximum (3.11)', () => {
    const table = position({ kent: 'p-essex 2' })
      .actions('parliament', 3)
      .parliament('recruit p-essex', 'recruit p-essex')
    expect([table.steps('p-essex'), table.state.points]).toEqual([4, 1])
    expect(table.whyNot('parliament', 'recruit p-essex')).toMatchObject({
      rule: '3.11',
      code: 'full-strength',
    })
  })
  it('not to Artillery, Clubmen or Covenanters, in Contested Areas, outside the Home Region, or in a Besieged City', () => {
    const table = position({
      kent: 'p-cannon-1 1, p-m-foot-derbyshire 1, p-waller 1, p-manchester 1',
      northumberland: 'c-foot-1 1',
      'west-riding': 'p-clubmen 1',
      dorset: 'p-s-foot-devon 1, r-charles',
      oxfordshire: 'r-rupert',
      oxford: 'p-brooke 1',
    }).actions('parliament', 3)
    expect(table.whyNot('parliament', 'recruit p-cannon-1')).toMatchObject({
      rule: '6.3',
      code: 'not-artillery',
    })
    expect(table.whyNot('parliament', 'recruit p-m-foot-derbyshire')).toMatchObject({
      code: 'outside-home-region',
    })
    expect(table.whyNot('parliament', 'recruit p-waller')).toBeNull()
    expect(table.whyNot('parliament', 'recruit p-manchester')).toMatchObject({ code: 'outside-home-region' })
    expect(table.whyNot('parliament', 'recruit c-foot-1')).toMatchObject({ code: 'never-grows' })
    expect(table.whyNot('parliament', 'recruit p-clubmen')).toMatchObject({ code: 'never-grows' })
    expect(table.whyNot('parliament', 'recruit p-s-foot-devon')).toMatchObject({ code: 'contested-area' })
    expect(table.whyNot('parliament', 'recruit p-brooke')).toMatchObject({ code: 'besieged-no-port' })
  })
  it('deploys a block at strength 1 in a Friendly Area, at home, within Supply', () => {
    const table = position({
      pool: 'p-waller, p-l-foot-pool, p-e-foot-pool, p-cannon-1, p-essex',
      kent: 'p-s-horse-pool, p-m-horse-pool, p-e-horse-pool-2, p-e-horse-pool-3',
    })
    table.actions('parliament', 4)
    expect(table.whyNot('parliament', 'deploy p-e-foot-pool kent')).toMatchObject({
      code: 'outside-home-region',
    })
    expect(table.whyNot('parliament', 'deploy p-cannon-1 kent')).toMatchObject({ code: 'not-artillery' })
    expect(table.whyNot('parliament', 'deploy p-waller kent')).toMatchObject({
      rule: '6.3',
      code: 'over-supply',
    })
    expect(table.whyNot('parliament', 'deploy p-l-foot-pool essex')).toMatchObject({
      code: 'outside-home-region',
    })
    expect(table.whyNot('parliament', 'deploy p-l-foot-pool buckinghamshire-hertfordshire')).toMatchObject({
      code: 'not-friendly',
    })
    table.parliament('deploy p-essex suffolk', 'recruit p-essex')
    expect([table.at('p-essex'), table.steps('p-essex')]).toEqual(['suffolk', 2])
  })
  it('deploys a Garrison with own blocks at a Fortified City, or in a Neutral Area whose City is in sympathy', () => {
    const table = position({
      pool: 'r-garrison-1, r-garrison-2',
      dorset: 'r-hopton',
      cheshire: 'r-charles',
    }).actions('royalist', 3)
    expect(table.whyNot('royalist', 'deploy r-garrison-1 dorset')).toMatchObject({
      code: 'garrison-needs-city',
    })
    expect(table.whyNot('royalist', 'deploy r-garrison-1 somerset')).toMatchObject({ code: 'not-friendly' })
    table.royalist('deploy r-garrison-1 cheshire', 'deploy r-garrison-2 oxfordshire')
    expect([table.at('r-garrison-1'), table.at('r-garrison-2')]).toEqual(['cheshire', 'oxfordshire'])
  })
})

describe('6.31 Recruitment in Besieged Ports', () => {
  it('adds one strength a Turn to Infantry where one controls the Sea; two in London, none under guns', () => {
    const table = position({ 'east-riding': 'r-newcastle', hull: 'p-n-foot-pool 1' }).actions('parliament', 3)
    table.parliament('recruit p-n-foot-pool')
    expect(table.whyNot('parliament', 'recruit p-n-foot-pool')).toMatchObject({
      rule: '6.31',
      code: 'port-filled',
    })
    const london = position({
      'buckinghamshire-hertfordshire': 'r-charles',
      london: 'p-l-foot-pool 1, p-e-horse-pool-2 1',
    }).actions('parliament', 3)
    london.parliament('recruit p-l-foot-pool', 'recruit p-l-foot-pool')
    expect(london.whyNot('parliament', 'recruit p-e-horse-pool-2')).toMatchObject({
      rule: '6.31',
      code: 'only-infantry',
    })
    const guns = position({
      'buckinghamshire-hertfordshire': 'r-charles, r-cannon-1',
      london: 'p-l-foot-pool 1',
    }).actions('parliament', 3)
    expect(guns.whyNot('parliament', 'recruit p-l-foot-pool')).toMatchObject({
      rule: '6.31',
      code: 'guns-bar-london',
    })
    const closed = position(
      { 'east-riding': 'p-essex', hull: 'r-n-foot-northumb 1' },
      { owner: { hull: 'parliament' } },
    ).actions('royalist', 1)
    expect(closed.whyNot('royalist', 'recruit r-n-foot-northumb')).toMatchObject({
      rule: '6.31',
      code: 'sea-not-controlled',
    })
  })
})
