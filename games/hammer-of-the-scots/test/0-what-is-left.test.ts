/** What one turn, year, winter or block leaves to the next: nothing but what the rules say. */

import { fastChance } from '@muster/kernel/chance'
import { listeningReferee } from '@muster/kernel/referee'
import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { turnOf } from '../position.ts'
import {
  changeSides,
  enter,
  leave,
  mayBeDisbanded,
  noblesOf,
  publicScottishNobles,
  sideOfNoble,
} from '../rules/2-armies.ts'
import { settleBids, setUp } from '../rules/8-scenarios.ts'
import { FACT_EIGHT_NOBLES, FACT_QUARTERS, type State } from '../state.ts'
import {
  AREAS,
  areaNumber,
  BOTH,
  blockNumber,
  EVERY_BLOCK,
  isNoble,
  NOBLES,
  POOL,
  SCOTLAND,
} from '../tables.ts'
import { opening, position } from '../testing/position.ts'

/** As if a turn full of marches and battles lay behind. */
function wornOut(s: State): void {
  s.moved.fill(1)
  s.origin.fill(3)
  s.entry.fill(2)
  s.raider.fill(1)
  s.joins.fill(2)
  s.acted.fill(3)
  s.crossed.fill(1)
  s.entered.fill(1)
  s.attacker.fill(0)
  s.facts.fill(BOTH)
  s.points = 3
  s.group.fill(2)
  s.cards = [1, 2]
  s.truce = SCOTLAND
}

/** The cards of a turn of marches, without playing it. */
function turnCards(s: State): [number, number] {
  turnOf(s, 'move-2-1', 'move-3-1')
  return s.cards
}

const all = (values: readonly number[]): number[] => [...new Set(values)]
/** What a turn counts, each as the set of values that it has anywhere. */
const counted = (s: State) => ({
  moved: all(s.moved),
  origin: all(s.origin),
  entry: all(s.entry),
  raider: all(s.raider),
  joins: all(s.joins),
  crossed: all(s.crossed),
  entered: all(s.entered),
  attacker: all(s.attacker),
})
const FRESH = {
  moved: [0],
  origin: [-1],
  entry: [-1],
  raider: [0],
  joins: [0],
  crossed: [0],
  entered: [0],
  attacker: [-1],
}

describe('4.0 a turn', () => {
  it('begins with nothing of the last: nobody moved, no border crossed, no card, no truce, nothing known', () => {
    const table = position({ fife: 'wallace', moray: 'moray' })
    wornOut(table.state)
    table.begin(turnAt('cards'))
    expect(table.step).toBe('play-cards')
    expect(counted(table.state)).toEqual(FRESH)
    const { cards, truce, points, facts } = table.state
    expect([cards, truce, points, all(facts)]).toEqual([[-1, -1], -1, 0, [0]])
  })

  it('H-38 begins its moves afresh after the battles of an event', () => {
    const table = position({ fife: 'wallace', moray: 'moray', lothian: 'york-infantry' })
    const cards = turnCards(table.state)
    wornOut(table.state)
    Object.assign(table.state, { cards, truce: -1 })
    table.begin(turnAt('first-moves'))
    expect(table.step).toBe('move')
    expect(counted(table.state)).toEqual(FRESH)
  })

  it('3.11 gives each side the points of its own card, and no group has moved yet', () => {
    const table = position({ fife: 'wallace', angus: 'douglas', moray: 'moray', lothian: 'york-infantry' })
    table.turn('move-1-1', 'move-2-1').march('wallace', 'mentieth')
    expect([table.state.points, table.state.group[areaNumber('fife')]]).toEqual([1, 1])
    table.scotland('end')
    expect([table.state.points, all(table.state.group)]).toEqual([1, [0]])
  })

  it('7.0 leaves nothing on the stack of what is over, in five turns and a winter', () => {
    const hands = [
      'move-1-1, move-1-2, move-1-3, move-1-4, move-2-1',
      'move-2-2, move-2-3, move-2-4, move-3-1, move-3-2',
    ] as const
    const board = { fife: 'wallace', buchan: 'buchan-s', lothian: 'york-infantry', ross: 'ross-e' }
    const table = position(board, { hands, lastYear: 1300 })
    table.begin(turnAt('cards'))
    for (let turn = 1; turn <= 5; turn++) {
      expect([table.state.turn, table.state.stack.map((each) => each.step)]).toEqual([
        turn,
        ['game-turn', 'play-cards'],
      ])
      table.england(table.offers('england')[0]).scotland(table.offers('scotland')[0])
      while (table.step === 'move') table.act(table.deciding[0], 'end')
    }
    expect(table.state.stack[0].step).toBe('winter')
    expect(table.state.winter).toBe(true)
    while (table.state.year === 1297) {
      const [side] = table.deciding
      const offers = table.offers(side)
      table.act(side, offers.includes('done') ? 'done' : offers[offers.length - 1])
    }
    expect(table.state.stack.map((each) => each.step)).toEqual(['game-turn', 'play-cards'])
    const { year, turn, winter, yearEnds, homeward } = table.state
    expect({ year, turn, winter, yearEnds, homeward }).toEqual({
      year: 1298,
      turn: 1,
      winter: false,
      yearEnds: false,
      homeward: [],
    })
  })
})

describe('2.0 a block', () => {
  const table = () => listeningReferee(fastChance(3))
  const [block, area] = [blockNumber('wallace'), areaNumber('fife')]

  it('that enters the map stands upright under a new name, and has done nothing this turn', () => {
    const { state } = position({ mar: 'douglas' })
    wornOut(state)
    state.known[block] = BOTH
    state.token[block] = 0
    enter(state, table(), block, area, 2)
    const { at, steps, moved, origin, entry, raider, joins, acted, known } = state
    expect([at, steps, moved, origin, entry, raider, joins, acted].map((each) => each[block])).toEqual([
      area,
      2,
      0,
      -1,
      -1,
      0,
      0,
      0,
    ])
    expect(known[block]).toBe(1 << SCOTLAND)
    expect(state.token[block]).toBeGreaterThan(0)
  })

  it('that leaves the map has no strength, and nothing of its turn follows it', () => {
    const { state } = position({ fife: 'wallace 3' })
    wornOut(state)
    state.known[block] = BOTH
    leave(state, block, POOL)
    const { at, steps, origin, entry, raider, joins, acted, known } = state
    expect([at, steps, origin, entry, raider, joins, acted].map((each) => each[block])).toEqual([
      POOL,
      0,
      -1,
      -1,
      0,
      0,
      0,
    ])
    expect(known[block]).toBe(1 << SCOTLAND)
  })
})

describe('2.22 nobles', () => {
  it('are counted for whom they stand on the map; each of them, the first and the last', () => {
    const { state } = position({ fife: 'buchan-s', mar: 'angus-e', ross: 'ross-s' })
    expect([noblesOf(state, SCOTLAND), noblesOf(state, 0)]).toEqual([2, 1])
    for (const [noble, name] of NOBLES.entries()) {
      const english = EVERY_BLOCK.find((each) => each === blockNumberOr(`${name}-e`))
      if (english === undefined) continue
      const alone = position({ fife: `${name}-e` }).state
      expect([name, sideOfNoble(alone, noble)]).toEqual([name, 0])
      const scottish = position({ fife: `${name}-s` }).state
      expect([name, sideOfNoble(scottish, noble), noblesOf(scottish, SCOTLAND)]).toEqual([name, SCOTLAND, 1])
      const nowhere = position({}).state
      expect([name, sideOfNoble(nowhere, noble)]).toEqual([name, -1])
    }
  })

  it('who change sides have moved if they had moved, and not if not', () => {
    for (const moved of [0, 1]) {
      const { state } = position({ mar: 'mar-s 2' })
      state.moved[blockNumber('mar-s')] = moved
      const turned = changeSides(state, listeningReferee(fastChance(1)), blockNumber('mar-s'), 2)
      expect([turned, state.moved[turned]]).toEqual([blockNumber('mar-e'), moved])
    }
  })

  it('7.5 are never disbanded, whoever they are, but for Moray', () => {
    const spared = EVERY_BLOCK.filter((block) => !mayBeDisbanded(block))
    expect(spared).toEqual(EVERY_BLOCK.filter((block) => isNoble(block) && block !== blockNumber('moray')))
  })

  it('Moray in the pool is nobody’s, but his enemy counts him until he is dead', () => {
    const pooled = position({ fife: 'buchan-s', pool: 'moray' }).state
    expect([noblesOf(pooled, SCOTLAND), publicScottishNobles(pooled)]).toEqual([1, 2])
    const there = position({ fife: 'buchan-s', moray: 'moray' }).state
    expect([noblesOf(there, SCOTLAND), publicScottishNobles(there)]).toEqual([2, 2])
    const dead = position({ fife: 'buchan-s', aside: 'moray' }).state
    expect([noblesOf(dead, SCOTLAND), publicScottishNobles(dead)]).toEqual([1, 1])
  })

  const blockNumberOr = (name: string): number | undefined => {
    try {
      return blockNumber(name)
    } catch {
      return undefined
    }
  }
})

describe('7.62 the French knights', () => {
  const SEVEN = {
    buchan: 'buchan-s',
    angus: 'angus-s',
    mar: 'mar-s',
    ross: 'ross-s',
    atholl: 'atholl-s',
    lennox: 'lennox-s',
    mentieth: 'mentieth-s',
  }

  it('join with the eighth noble, once and for good', () => {
    const table = position({ ...SEVEN, argyll: 'argyll-e 1', fife: 'wallace' })
    expect(table.at('french-knights')).toBe('aside')
    table.dice(1).turn('move-1-1', 'herald').scotland('play', 'name argyll')
    expect([table.at('french-knights'), table.state.frenchCame]).toEqual(['pool', true])
    expect(table.state.facts[FACT_EIGHT_NOBLES]).toBe(BOTH)
  })

  it('H-16 do not join a second time, wherever they are by then', () => {
    const table = position(
      { ...SEVEN, argyll: 'argyll-e 1', fife: 'wallace, french-knights' },
      { frenchCame: true },
    )
    table.dice(1).turn('move-1-1', 'herald').scotland('play', 'name argyll')
    expect(table.at('french-knights')).toBe('fife')
    expect(table.heard('french-join')).toEqual([])
    expect(table.state.facts[FACT_EIGHT_NOBLES]).toBe(0)
  })

  it('do not join for Moray in the pool; but that it was asked is known to both', () => {
    const table = position({ ...SEVEN, pool: 'moray', argyll: 'douglas', mar: 'mar-s' })
    const { state } = table
    expect([noblesOf(state, SCOTLAND), publicScottishNobles(state)]).toEqual([7, 8])
    const lost = position({ ...SEVEN, mentieth: 'mentieth-e 1', pool: 'moray' })
    lost.dice(1).turn('move-1-1', 'herald').scotland('play', 'name mentieth')
    expect([lost.at('french-knights'), lost.state.frenchCame]).toEqual(['aside', false])
    expect(lost.state.facts[FACT_EIGHT_NOBLES]).toBe(BOTH)
  })
})

describe('3.1 cards', () => {
  it.each([
    ['move-3-1', 'herald', 'scotland', false],
    ['herald', 'move-3-1', 'england', false],
    ['herald', 'pillage', 'england', true],
    ['move-3-1', 'move-3-2', 'england', false],
    ['move-2-1', 'move-3-1', 'scotland', false],
  ] as const)('3.12 %s against %s: %s is first; the year ends: %s', (english, scottish, first, ends) => {
    const hands = [english, scottish] as const
    const table = position({ fife: 'wallace', lothian: 'york-infantry' }, { hands })
    table.begin(turnAt('cards')).england(`lay ${english}`).scotland(`lay ${scottish}`)
    expect(['england', 'scotland'][table.state.first]).toBe(first)
    expect(table.heard('cards-revealed')).toMatchObject([
      { cards: [english, scottish], first, yearEnds: ends },
    ])
    expect(table.state.yearEnds).toBe(ends)
  })

  it('6.21 only the Scots are asked about a king', () => {
    const board = { fife: 'bruce-s', aside: 'wallace', ross: 'ross-e' }
    const scots = position(board, { year: 1306 }).turn('move-1-1', 'herald')
    expect(scots.offers('scotland').sort()).toEqual(['crown bruce', 'pass', 'play'])
    const english = position(board, { year: 1306 }).turn('herald', 'move-1-1')
    expect(english.offers('england').sort()).toEqual(['pass', 'play'])
  })

  it.each([
    [4, true],
    [5, false],
  ])('3.12 a Herald who rolls %s persuades: %s', (die, persuaded) => {
    const table = position({ fife: 'wallace', mar: 'mar-e 2' })
    table.dice(die).turn('move-1-1', 'herald').scotland('play', 'name mar')
    expect(table.heard('herald-named')[0]).toMatchObject({ die, persuaded })
    expect(table.at('mar-s')).toBe(persuaded ? 'mar' : 'aside')
  })
})

describe('7.0 winter', () => {
  it('7.31 who has quarters is known to both once it is asked', () => {
    const table = position({
      fife: 'wallace',
      lothian: 'york-infantry, wales-archers',
      ross: 'ross-e',
      buchan: 'buchan-s',
    }).winter()
    expect(table.state.facts[FACT_QUARTERS]).toBe(BOTH)
  })

  it('7.4 Edward does not winter in England: he is disbanded there, unasked', () => {
    const table = position({ england: 'edward 4', fife: 'wallace' }, { edward: 1 }).winter()
    expect(table.at('edward')).toBe('pool')
    expect(table.heard('disbanded').map((each) => each.block)).toContain('edward')
  })

  it('7.4 Edward I in Scotland may be disbanded instead of wintering', () => {
    const table = position({ lothian: 'edward 4', fife: 'wallace' }, { edward: 1 }).winter()
    expect(table.offers('england').sort()).toEqual(['disband-edward', 'winter'])
    table.england('disband-edward')
    expect(table.at('edward')).toBe('pool')
  })

  it('7.2 the king who stays or goes to a cathedral is asked no more', () => {
    for (const choice of ['stay', 'cathedral fife', 'disband-king']) {
      const table = position({ angus: 'scottish-king 3', fife: 'wallace' }, { crowned: true }).winter()
      expect(table.step).toBe('scottish-king-winters')
      table.scotland(choice)
      expect([choice, table.state.stack.some((each) => each.step === 'scottish-king-winters')]).toEqual([
        choice,
        false,
      ])
    }
  })

  it('7.1 Moray who stays, goes home or is disbanded is asked no more', () => {
    for (const choice of ['stay', 'moray-home', 'disband-moray']) {
      const table = position({ angus: 'moray 3' }).winter()
      expect(table.step).toBe('moray-goes-home')
      table.scotland(choice)
      expect([choice, table.state.stack.some((each) => each.step === 'moray-goes-home')]).toEqual([
        choice,
        false,
      ])
    }
  })
})

describe('8.0 a scenario as it is set up', () => {
  it('has its option, its names by lot and its first year begun', () => {
    const setup = (options: Readonly<Record<string, string>>, seed: number): State =>
      setUp({ scenario: 'braveheart', players: 2, options }, listeningReferee(fastChance(seed)))
    expect(setup({ schiltrons: 'on' }, 1).schiltrons).toBe(true)
    expect(setup({ schiltrons: 'off' }, 1).schiltrons).toBe(false)
    const one = setup({}, 1)
    const placed = EVERY_BLOCK.filter((block) => one.at[block] < AREAS.length)
    expect(placed.map((block) => one.token[block]).sort((a, b) => a - b)).toEqual(
      [...new Set(placed.map((block) => one.token[block]))].sort((a, b) => a - b),
    )
    expect(placed.map((block) => one.token[block])).not.toEqual(
      placed.map((block) => setup({}, 2).token[block]),
    )
    for (const block of EVERY_BLOCK) if (!placed.includes(block)) expect(one.token[block]).toBe(0)
    expect(opening('braveheart').step).toBe('play-cards')
    expect(one.hands.map((hand) => hand.length)).toEqual([5, 5])
  })

  it('9-tournament settles two bids: the higher, the difference, the first between equals', () => {
    expect(settleBids('E2', 'S2')).toEqual({ england: 0, bid: 'none' })
    expect(settleBids('S2', 'E2')).toEqual({ england: 1, bid: 'none' })
    expect(settleBids('E3', 'S1')).toEqual({ england: 0, bid: 'E2' })
    expect(settleBids('E1', 'S3')).toEqual({ england: 0, bid: 'S2' })
    expect(settleBids('none', 'none')).toEqual({ england: 0, bid: 'none' })
    expect(settleBids('none', 'E1')).toEqual({ england: 1, bid: 'E1' })
  })
})

describe('6.2 a crown', () => {
  it('turns the whole of the rival faction that is on the map, and nobody else', () => {
    const table = position({
      fife: 'bruce-s',
      aside: 'wallace',
      badenoch: 'comyn-s',
      angus: 'angus-s',
      argyll: 'argyll-e 2',
      buchan: 'buchan-s',
      galloway: 'galloway-s',
      ross: 'ross-s',
      moray: 'moray',
      lennox: 'lennox-s',
      mar: 'mar-s',
    })
    table.turn('move-1-1', 'herald').scotland('crown bruce')
    expect(table.state.crowned).toBe(true)
    expect(
      table
        .heard('noble-changed-sides')
        .map((each) => each.noble)
        .sort(),
    ).toEqual(['angus', 'buchan', 'comyn', 'galloway', 'ross'].sort())
    expect(['argyll-e', 'moray', 'lennox-s', 'mar-s'].map((each) => table.at(each))).toEqual([
      'argyll',
      'moray',
      'lennox',
      'mar',
    ])
  })
})

it('8.3 the campaign has no last year', () => {
  expect(opening('campaign').state.lastYear).toBe(0)
})
