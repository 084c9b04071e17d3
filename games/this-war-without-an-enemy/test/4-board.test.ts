import { describe, expect, it } from 'vitest'
import { COMPONENTS, componentFaults, components } from '../components.ts'
import { CONTESTED, controlOf } from '../rules/4-board.ts'
import {
  BLOCKS,
  borderBetween,
  CITIES,
  CITY_SIZE,
  COASTS,
  EVERY_AREA,
  LIMIT,
  LOYAL,
  MAJOR,
  MAP,
  MOUNTAIN,
  PLACES,
  placeNumber,
  REGION,
  REGIONS,
  STORMING_VALUE,
  SYMPATHY,
  VICTORY_CITIES,
  VICTORY_POINTS,
} from '../tables.ts'
import { position } from '../testing/position.ts'

const area = placeNumber

describe('4.11 Borders', () => {
  it('are open, river or mountain, with no limit, 4 and 2 blocks', () => {
    const limits = new Set(MAP.borders.map((border, id) => `${border.type} ${LIMIT[id]}`))
    expect([...limits].sort()).toEqual(['mountain 2', 'open 99', 'river 4'])
  })
  it('do not cross the sea: Lincolnshire and the East Riding, Somerset and South East Wales', () => {
    expect(borderBetween(area('lincolnshire'), area('east-riding'))).toBe(-1)
    expect(borderBetween(area('somerset'), area('se-wales'))).toBe(-1)
    expect(borderBetween(area('somerset'), area('shropshire-herefordshire'))).toBe(-1)
    const table = position({ lincolnshire: 'p-essex' }).actions('parliament', 1)
    table.parliament('group lincolnshire', 'join p-essex')
    expect(table.whyNot('parliament', 'march east-riding')).toMatchObject({ rule: '4.11', code: 'no-border' })
  })
})

describe('4.12 Loyal Areas, 4.13 Coastal Areas, 4.14 Mountain Areas, 4.16 Regions', () => {
  it('4.12 has Shropshire & Herefordshire and Cornwall Loyal to the King', () => {
    expect([LOYAL[area('shropshire-herefordshire')], LOYAL[area('cornwall')], LOYAL[area('kent')]]).toEqual([
      0, 0, 1,
    ])
  })
  it('4.13 has Shropshire & Herefordshire, and by its port Buckinghamshire & Hertfordshire, on the coast', () => {
    expect(COASTS[area('shropshire-herefordshire')]).toBeGreaterThan(0)
    expect(COASTS[area('buckinghamshire-hertfordshire')]).toBe(0b010)
    expect(COASTS[area('devon')]).toBe(0b110)
    expect(COASTS[area('oxfordshire')]).toBe(0)
  })
  it('4.14 has three of mountains', () => {
    expect(EVERY_AREA.filter((each) => MOUNTAIN[each]).map((each) => PLACES[each])).toEqual([
      'cumberland-westmorland',
      'nw-wales',
      'central-wales',
    ])
  })
  it('4.16 groups 36 Areas in five Regions', () => {
    expect(REGIONS.map((_, region) => EVERY_AREA.filter((each) => REGION[each] === region).length)).toEqual([
      7, 7, 7, 6, 9,
    ])
  })
})

describe('4.15 Control of Areas', () => {
  it('is Friendly with own blocks or vacant and Loyal, Neutral when vacant, Contested with both', () => {
    const { state } = position({ kent: 'r-charles', dorset: 'p-waller', wiltshire: 'r-hopton, p-essex' })
    expect(controlOf(state, area('kent'))).toBe(0)
    expect(controlOf(state, area('dorset'))).toBe(1)
    expect(controlOf(state, area('essex'))).toBe(1)
    expect(controlOf(state, area('cornwall'))).toBe(0)
    expect(controlOf(state, area('berkshire'))).toBe(-1)
    expect(controlOf(state, area('wiltshire'))).toBe(CONTESTED)
  })
  it('does not count blocks in a Fortified City', () => {
    const { state } = position({ oxfordshire: 'r-charles', oxford: 'p-brooke' })
    expect(controlOf(state, area('oxfordshire'))).toBe(0)
  })
})

describe('4.17 Scotland, 4.18 Ireland, 4.19 Le Continent', () => {
  it('4.17 lets Covenanters leave and enter Scotland, and nobody else', () => {
    const table = position({ northumberland: 'p-essex, c-foot-1, c-leven', scotland: 'c-foot-2' }).actions(
      'parliament',
      2,
    )
    table.parliament('group northumberland', 'join p-essex')
    expect(table.whyNot('parliament', 'march scotland')).toMatchObject({
      rule: '4.17',
      code: 'only-covenanters',
    })
    table.parliament('halt', 'join c-foot-1', 'march scotland', 'done')
    expect(table.at('c-foot-1')).toBe('scotland')
    table.group('parliament', 'scotland', 'c-foot-2', 'northumberland')
    expect(table.at('c-foot-2')).toBe('northumberland')
  })
  it('4.18, 4.19 lets nobody land in Ireland or on Le Continent', () => {
    const table = position({ cheshire: 'r-charles' }).actions('royalist', 1).royalist('embark r-charles')
    for (const place of ['ireland', 'le-continent', 'scotland']) {
      expect(table.whyNot('royalist', `sail ${place} irish`)?.rule).toMatch(/4\.18|6\.2/)
    }
  })
})

describe('4.2 Cities', () => {
  it('have their size, storming value (Hull: 1) and victory points', () => {
    const sizes = Object.fromEntries(
      CITIES.map((name, city) => [name, [CITY_SIZE[city], STORMING_VALUE[city]]]),
    )
    expect(sizes).toEqual({
      newcastle: [2, 4],
      york: [2, 4],
      hull: [1, 1],
      chester: [1, 2],
      oxford: [2, 4],
      london: [4, 8],
      bristol: [2, 4],
      plymouth: [1, 2],
    })
    expect(EVERY_AREA.filter((each) => MAJOR[each])).toHaveLength(4)
    const points = Object.fromEntries(VICTORY_CITIES.map((name, city) => [name, VICTORY_POINTS[city]]))
    expect(points).toMatchObject({ london: 2, cambridge: 1, hull: 1 })
  })
})

describe('4.21 Sympathy of Cities', () => {
  it('gives four Cities to the King and five to Parliament while their Areas are Neutral', () => {
    expect(SYMPATHY.filter((side) => side === 0)).toHaveLength(4)
    const table = position({})
    expect([table.owner('oxford'), table.owner('cambridge')]).toEqual(['royalist', 'parliament'])
  })
  it('otherwise follows the Area, unless the other side holds out inside', () => {
    const table = position({ oxfordshire: 'p-brooke', somerset: 'r-hopton', bristol: 'p-waller' })
    expect([table.owner('oxford'), table.owner('bristol')]).toEqual(['parliament', 'parliament'])
  })
})

describe('4.3 Seas and ports', () => {
  it('are controlled by whoever controls the Key Port', () => {
    expect(position({}).view(0).seas).toEqual({
      'german-ocean': 'parliament',
      'british-sea': 'parliament',
      'irish-sea': 'parliament',
    })
    expect(position({ somerset: 'r-hopton' }).view(0).seas['irish-sea']).toBe('royalist')
  })
})

describe('4.4 Recruitment pool', () => {
  it('shows the opponent how many blocks it holds, and its owner which', () => {
    const table = position({ pool: 'r-hopton, r-garrison-1, p-essex' })
    expect(table.view(1).pools).toEqual([2, 1])
    expect(table.view(1).pool).toEqual(['p-essex'])
    expect(table.view(0).pool).toEqual(['r-hopton', 'r-garrison-1'])
    expect(table.view(-1).pool).toEqual([])
  })
})

describe('4.5 Victory track, 4.51 Capture of a Victory City', () => {
  it('W-2 moves the marker as soon as an Action is complete: a City taken, and fallen back when left', () => {
    const table = position({ wiltshire: 'r-hopton' }).actions('royalist', 2)
    table.group('royalist', 'wiltshire', 'r-hopton', 'somerset')
    expect([table.state.vp, table.owner('bristol')]).toEqual([0, 'parliament'])
    table.royalist('done')
    expect([table.state.vp, table.owner('bristol')]).toEqual([1, 'royalist'])
    table.state.moved.fill(0)
    table.group('royalist', 'somerset', 'r-hopton', 'devon', 'cornwall').royalist('done')
    expect([table.state.vp, table.owner('bristol'), table.owner('plymouth')]).toEqual([
      0,
      'parliament',
      'parliament',
    ])
  })
  it('moves two spaces for London', () => {
    const table = position({ oxfordshire: 'r-charles' }).actions('royalist', 1)
    table.group('royalist', 'oxfordshire', 'r-charles', 'buckinghamshire-hertfordshire').royalist('done')
    expect([table.state.vp, table.owner('london')]).toEqual([2, 'royalist'])
  })
  it('W-43 counts on beyond three', () => {
    const table = position({ oxfordshire: 'r-charles' }, { vp: 3 }).actions('royalist', 1)
    table.group('royalist', 'oxfordshire', 'r-charles', 'buckinghamshire-hertfordshire').royalist('done')
    expect(table.state.vp).toBe(5)
  })
  it('W-3 leaves the City of a Contested Area with whom it was until the Battle is over', () => {
    const table = position({ wiltshire: 'r-charles, r-hopton', somerset: 'p-s-horse-pool' }).turn(
      'r20',
      'p21',
      'royalist',
    )
    table
      .group('royalist', 'wiltshire', 'r-charles, r-hopton', 'somerset')
      .parliament('done')
      .royalist('done', 'end')
    expect([table.owner('bristol'), table.state.vp]).toEqual(['parliament', 0])
    table.parliament('end', 'withdraw-army', 'retreat p-s-horse-pool devon')
    expect([table.owner('bristol'), table.state.vp]).toEqual(['parliament', 0])
    table.royalist('done')
    expect([table.owner('bristol'), table.heard('city-changed-hands')[0]]).toEqual([
      'royalist',
      { type: 'city-changed-hands', victoryCity: 'bristol', area: 'somerset', side: 'royalist', vp: 1 },
    ])
  })
})

describe('3.14, 2.0 The data', () => {
  it('say of every value where it comes from', () => {
    for (const block of COMPONENTS.blocks) expect(Object.keys(block.source).sort()).toContain('effectiveness')
    for (const border of COMPONENTS.borders) expect(border.source).toMatch(/rulebook|reconstructed/)
    for (const card of COMPONENTS.cards)
      expect(Object.values(card.source).join()).toMatch(/rulebook|reconstructed/)
  })
  const none = { blocks: {}, cards: {}, areas: {}, cities: {}, borders: {} }
  it('can be corrected in one file, and the corrected value says so', () => {
    const data = components({
      ...none,
      blocks: { 'r-charles': { effectiveness: 3 } },
      borders: { 'essex/kent': { type: 'open' } },
      cities: { Hull: { stormingValue: 2 } },
      cards: { R05: { ap: 3 } },
      areas: { durham: { loyal: 'royalist' } },
    })
    const charles = data.blocks.find((each) => each.id === 'r-charles')
    expect(charles).toMatchObject({ effectiveness: 3, source: { effectiveness: 'corrected by the host' } })
    expect(data.borders.find((each) => each.a === 'essex' && each.b === 'kent')).toMatchObject({
      type: 'open',
    })
    expect(data.areas.find((each) => each.id === 'east-riding')?.city?.stormingValue).toBe(2)
  })
  it('are refused when they are wrong, with a sentence that says what', () => {
    expect(() => components({ ...none, blocks: { 'r-charles': { maxStrength: 9 } } })).toThrow(
      'r-charles: maxStrength',
    )
    expect(() => components({ ...none, blocks: { 'r-carles': {} } })).toThrow('corrects the block r-carles')
    expect(() => components({ ...none, cards: { R01: { ap: 1 } } })).toThrow('R01: ap')
    expect(componentFaults(COMPONENTS)).toEqual([])
  })
  it('have 76 blocks: 33 Royalist, 36 Parliamentarian, 7 Covenanter', () => {
    expect([
      BLOCKS.length,
      ...['r-', 'p-', 'c-'].map((side) => BLOCKS.filter((id) => id.startsWith(side)).length),
    ]).toEqual([76, 33, 36, 7])
  })
})
