import { describe, expect, it } from 'vitest'
import { handicap, settleBids } from '../rules/8-scenarios.ts'
import { BLOCKS, EVERY_BLOCK, MAX_STEPS, onMap, SIDE, SIDES } from '../tables.ts'
import { opening, position, type SideName, type TestTable } from '../testing/position.ts'

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1)

/** The blocks of a side by place, as the rulebook lists them. */
function blocksBy(table: TestTable, side: SideName): Record<string, string[]> {
  const places: Record<string, string[]> = {}
  for (const block of BLOCKS) {
    if (SIDES[SIDE[BLOCKS.indexOf(block)]] !== side) continue
    const place = table.at(block)
    places[place] = [...(places[place] ?? []), block].sort()
  }
  return places
}

function expectFullStrength(table: TestTable): void {
  for (const block of EVERY_BLOCK)
    if (onMap(table.state.at[block])) expect(table.state.steps[block]).toBe(MAX_STEPS[block])
}

describe('8.1 Braveheart', () => {
  const SCOTS = {
    annan: ['bruce-s'],
    galloway: ['galloway-s'],
    fife: ['barclay', 'douglas', 'wallace'],
    moray: ['fraser', 'moray'],
    strathspey: ['grant'],
    pool: ['campbell', 'etterick', 'graham', 'keith', 'lindsay', 'macdonald', 'norse'],
    aside: [
      'angus-s',
      'argyll-s',
      'atholl-s',
      'buchan-s',
      'comyn-s',
      'dunbar-s',
      'french-knights',
      'lennox-s',
      'mar-s',
      'mentieth-s',
      'ross-s',
      'scottish-king',
      'stewart-s',
    ],
  }
  /** Without England and the pool, between which the levy decides. */
  const ENGLISH = {
    angus: ['angus-e'],
    argyll: ['argyll-e'],
    atholl: ['atholl-e'],
    badenoch: ['comyn-e'],
    buchan: ['buchan-e'],
    dunbar: ['dunbar-e'],
    lanark: ['stewart-e'],
    lennox: ['lennox-e'],
    mar: ['mar-e'],
    mentieth: ['mentieth-e', 'northumber-infantry'],
    ross: ['ross-e'],
    lothian: ['cumbria-infantry'],
    aside: ['bruce-e', 'galloway-e'],
  }
  const ENGLISH_POOL = [
    'durham-infantry',
    'durham-knights',
    'edward',
    'hobelars',
    'lancaster-archers',
    'lancaster-infantry',
    'lancaster-knights',
    'ulster-infantry',
    'wales-archers',
    'wales-infantry',
    'westmor-infantry',
    'york-infantry',
    'york-knights',
  ]

  it('lasts from 1297 to 1305', () => {
    const { state } = opening('braveheart')
    expect([state.year, state.lastYear, state.turn]).toEqual([1297, 1305, 1])
  })

  it('sets up the Scots block by block', () => {
    expect(blocksBy(opening('braveheart'), 'scotland')).toEqual(SCOTS)
  })

  it('sets up the English block by block', () => {
    const { england, pool, ...rest } = blocksBy(opening('braveheart'), 'england')
    expect(rest).toEqual(ENGLISH)
    expect([...england, ...pool].sort()).toEqual(ENGLISH_POOL)
  })

  it('sets everybody up at full strength', () => {
    expectFullStrength(opening('braveheart'))
  })

  it('levies four blocks of the pool into England, and Edward may be among them', () => {
    const levies = SEEDS.map((seed) => blocksBy(opening('braveheart', {}, seed), 'england').england)
    for (const levy of levies) expect(levy).toHaveLength(4)
    expect(levies.some((levy) => levy.includes('edward'))).toBe(true)
    expect(levies.some((levy) => !levy.includes('edward'))).toBe(true)
  })

  it('begins with Edward I, no king crowned, and no French', () => {
    const { state } = opening('braveheart')
    expect([state.edward, state.crowned, state.frenchCame]).toEqual([1, false, false])
  })
})

describe('8.2 The Bruce', () => {
  const SCOTS = {
    dunbar: ['dunbar-s'],
    lennox: ['campbell', 'lennox-s'],
    atholl: ['atholl-s'],
    mar: ['mar-s'],
    carrick: ['bruce-s', 'lindsay'],
    fife: ['barclay', 'douglas', 'scottish-king'],
    pool: ['etterick', 'fraser', 'graham', 'grant', 'keith', 'macdonald', 'norse'],
    aside: [
      'angus-s',
      'argyll-s',
      'buchan-s',
      'comyn-s',
      'french-knights',
      'galloway-s',
      'mentieth-s',
      'moray',
      'ross-s',
      'stewart-s',
      'wallace',
    ],
  }
  const ENGLISH = {
    badenoch: ['comyn-e'],
    angus: ['angus-e'],
    argyll: ['argyll-e'],
    buchan: ['buchan-e'],
    galloway: ['galloway-e'],
    ross: ['ross-e'],
    moray: ['cumbria-infantry'],
    mentieth: ['mentieth-e', 'northumber-infantry'],
    lothian: ['durham-infantry'],
    lanark: ['stewart-e', 'westmor-infantry'],
    aside: ['atholl-e', 'bruce-e', 'dunbar-e', 'lennox-e', 'mar-e'],
  }
  const ENGLISH_POOL = [
    'durham-knights',
    'edward',
    'hobelars',
    'lancaster-archers',
    'lancaster-infantry',
    'lancaster-knights',
    'ulster-infantry',
    'wales-archers',
    'wales-infantry',
    'york-infantry',
    'york-knights',
  ]

  it('lasts from 1306 to 1314', () => {
    const { state } = opening('the-bruce')
    expect([state.year, state.lastYear]).toEqual([1306, 1314])
  })

  it('sets up the Scots block by block; Wallace and Moray are dead', () => {
    const table = opening('the-bruce')
    expect(blocksBy(table, 'scotland')).toEqual(SCOTS)
    expect([...table.view(0).dead].sort()).toEqual(['moray', 'wallace'])
  })

  it('sets up the English block by block', () => {
    const { england, pool, ...rest } = blocksBy(opening('the-bruce'), 'england')
    expect(rest).toEqual(ENGLISH)
    expect([...england, ...pool].sort()).toEqual(ENGLISH_POOL)
  })

  it('sets everybody up at full strength', () => {
    expectFullStrength(opening('the-bruce'))
  })

  it('levies half of the pool of eleven, rounded up', () => {
    for (const seed of SEEDS.slice(0, 5))
      expect(blocksBy(opening('the-bruce', {}, seed), 'england').england).toHaveLength(6)
  })

  it('H-17 sets the French knights aside until the Scots hold eight nobles', () => {
    const table = opening('the-bruce')
    expect([table.at('french-knights'), table.state.frenchCame]).toEqual(['aside', false])
  })

  it('has its king already, so that nobody else may be crowned', () => {
    const table = opening('the-bruce')
    expect(table.state.crowned).toBe(true)
    table.state.hands = [[], []]
    table.turn('move-1-1', 'truce')
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'already-crowned' })
  })

  it('begins with Edward I, who may not winter in Scotland in 1306 and is dead in 1307', () => {
    const table = position({ lothian: 'edward', fife: 'mar-s', angus: 'angus-e' }, { scenario: 'the-bruce' })
    expect([table.state.year, table.state.edward]).toEqual([1306, 1])
    table.winter()
    expect(table.at('edward')).toBe('pool')
    table.scotland('done').england('done')
    expect([table.state.year, table.state.edward]).toEqual([1307, 2])
  })
})

describe('8.3 Campaign', () => {
  it('starts like Braveheart', () => {
    const campaign = opening('campaign', {}, 7)
    const braveheart = opening('braveheart', {}, 7)
    expect(campaign.state.at).toEqual(braveheart.state.at)
    expect([campaign.state.year, campaign.state.crowned]).toEqual([1297, false])
  })

  it('H-41 has no last year: it goes on past 1305 and 1314 until somebody wins', () => {
    for (const year of [1305, 1314, 1400]) {
      const table = position({ angus: 'angus-e', fife: 'mar-s' }, { scenario: 'campaign', year }).winter()
      table.scotland('done').england('done')
      expect([table.state.outcome, table.state.year]).toEqual([null, year + 1])
    }
  })

  it('does not let Edward I winter in 1306, and has Edward II from 1307', () => {
    const table = position(
      { lothian: 'edward', fife: 'mar-s', angus: 'angus-e' },
      { scenario: 'campaign', year: 1306 },
    )
    table.winter()
    expect([table.at('edward'), table.state.edward]).toEqual(['pool', 1])
    table.scotland('done').england('done')
    expect([table.state.year, table.state.edward]).toEqual([1307, 2])
  })
})

describe('9-tournament Tournament bid', () => {
  it('EX-17 settles E2 against S1 as a net E1: the higher bidder has England, without Edward in 1297', () => {
    expect(settleBids('E2', 'S1')).toEqual({ england: 0, bid: 'E1' })
    expect(settleBids('S1', 'E2')).toEqual({ england: 1, bid: 'E1' })
    for (const seed of SEEDS) expect(opening('braveheart', { bid: 'E1' }, seed).at('edward')).toBe('pool')
    expect(opening('braveheart', { bid: 'E1' }).state.edwardFrom).toBe(1298)
  })

  it('cancels opposite equal bids, each playing the side of the bid', () => {
    expect(settleBids('E2', 'S2')).toEqual({ england: 0, bid: 'none' })
    expect(settleBids('S3', 'E3')).toEqual({ england: 1, bid: 'none' })
  })

  it('applies the difference to the higher bidder, who may be the Scot', () => {
    expect(settleBids('E1', 'S3')).toEqual({ england: 0, bid: 'S2' })
    expect(settleBids('S2', 'E1')).toEqual({ england: 1, bid: 'S1' })
  })

  it('keeps Edward in the pool for n years', () => {
    expect(handicap('E3')).toEqual({ edwardAway: 3, extraLevy: 0 })
    const levied = (year: number) => {
      const table = position(
        { angus: 'angus-e', fife: 'mar-s', pool: 'edward' },
        { others: 'aside', year, edwardFrom: 1300 },
      )
      return table.winter().scotland('done').england('done').at('edward')
    }
    // Bid E3 in 1297: not for 1297, 1298 and 1299.
    expect([levied(1297), levied(1298), levied(1299)]).toEqual(['pool', 'pool', 'england'])
  })

  it('counts Edward for the size of the levy all the same', () => {
    const table = position(
      { angus: 'angus-e', fife: 'mar-s', pool: 'edward, york-knights, york-infantry' },
      { others: 'aside', year: 1297, edwardFrom: 1299 },
    )
    table.winter().scotland('done').england('done')
    expect(['edward', 'york-knights', 'york-infantry'].map((block) => table.at(block))).toEqual([
      'pool',
      'england',
      'england',
    ])
  })

  it('adds n blocks to the levy of 1297 for the Scots bids', () => {
    for (const [bid, size] of [
      ['S1', 5],
      ['S2', 6],
      ['S3', 7],
    ] as const)
      expect(blocksBy(opening('braveheart', { bid }), 'england').england).toHaveLength(size)
    const later = opening('braveheart', { bid: 'S3' })
    expect(later.state.edwardFrom).toBe(1297)
  })
})
