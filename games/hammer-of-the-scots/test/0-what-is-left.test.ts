/** What one turn, battle, year or block leaves to the next: nothing but what the rules say. And whole sets of offers. */
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { listeningReferee } from '@muster/kernel/referee'
import { why as answer } from '@muster/kernel/why'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots as game } from '../game.ts'
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
import { FACT_EIGHT_NOBLES, FACT_PILLAGED, FACT_QUARTERS, type State } from '../state.ts'
import {
  AREAS,
  areaNumber,
  BOTH,
  blockNumber,
  COASTAL,
  EVERY_AREA,
  EVERY_BLOCK,
  isNoble,
  MAP,
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
    table.begin({ step: 'game-turn', stage: 0 })
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
    table.begin({ step: 'game-turn', stage: 3 })
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
    table.begin({ step: 'game-turn', stage: 0 })
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
    table.begin({ step: 'game-turn', stage: 0 }).england(`lay ${english}`).scotland(`lay ${scottish}`)
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

describe('card-pillage', () => {
  const table = () =>
    position({
      fife: 'wallace 2',
      mentieth: 'york-infantry 2',
      angus: 'wales-archers',
      mar: 'douglas 1',
    }).turn('move-1-1', 'pillage')

  it('offers every enemy group next to one of yours, and no other', () => {
    const asked = table().scotland('play')
    expect(asked.offered('scotland', 'pillage').sort()).toEqual(['angus fife', 'angus mar', 'mentieth fife'])
    expect(asked.whyNot('scotland', 'pillage mentieth mar')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
    expect(asked.whyNot('scotland', 'pillage angus lennox')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
    expect(asked.whyNot('scotland', 'pillage ross fife')).toMatchObject({ code: 'no-enemy-group-there' })
  })

  it('goes over every border', () => {
    for (const { a: by, b: area } of MAP.borders) {
      const asked = position({ [by]: 'wallace', [area]: 'york-infantry' }).turn('move-1-1', 'pillage')
      expect(asked.scotland('play').offered('scotland', 'pillage')).toEqual([`${area} ${by}`])
    }
  })

  it('5.41 asks its victim for a block of theirs, and of those for one of the strongest', () => {
    const asked = position({ fife: 'wallace', mentieth: 'york-infantry 2, wales-archers 2, hobelars 1' })
      .turn('move-1-1', 'pillage')
      .scotland('play', 'pillage mentieth fife')
    expect(asked.offered('england', 'hit').sort()).toEqual(['wales-archers', 'york-infantry'])
    expect(asked.whyNot('england', 'hit wallace')).toMatchObject({ code: 'not-your-block' })
    expect(asked.whyNot('england', 'hit hobelars')).toMatchObject({ code: 'not-the-strongest' })
  })

  it('whoever points at the pillaged, or at where from, is told what it could mean', () => {
    const asked = table().scotland('play')
    const why = (id: string, ...chosen: string[]) =>
      answer(game as unknown as Game, asked.state, SCOTLAND, { kind: 'thing', domain: 'area', id, chosen })
    expect(why('mentieth')).toEqual({ kind: 'offered', choices: ['pillage mentieth fife'] })
    expect(why('mar')).toEqual({ kind: 'offered', choices: ['pillage angus mar'] })
    expect(why('mar', 'angus')).toEqual({ kind: 'offered', choices: ['pillage angus mar'] })
    expect(why('ross')).toMatchObject({ kind: 'refused', refusal: { code: 'no-enemy-group-there' } })
  })

  it('is final whatever strengths it finds', () => {
    const asked = table().scotland('play', 'pillage mentieth fife')
    expect(asked.state.facts[FACT_PILLAGED]).toBe(BOTH)
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

describe('card-sea-move', () => {
  it('offers every block on a coast every friendly coast but its own', () => {
    const table = position({
      fife: 'wallace',
      mar: 'douglas',
      buchan: 'grant',
      lothian: 'york-infantry',
      ross: 'norse',
    }).turn('move-1-1', 'sea-move')
    table.scotland('play')
    expect(table.offered('scotland', 'sail').sort()).toEqual([
      'grant fife',
      'grant ross',
      'wallace buchan',
      'wallace ross',
    ])
    expect(table.whyNot('scotland', 'sail york-infantry fife')).toMatchObject({ code: 'not-your-block' })
    expect(table.whyNot('scotland', 'sail campbell fife')).toMatchObject({ code: 'not-your-block' })
  })
})

describe('4.0 who may move', () => {
  it('not who has no way out: a Truce bars every neighbour', () => {
    const table = position({
      fife: 'wallace',
      angus: 'york-infantry',
      atholl: 'hobelars',
      mentieth: 'wales-archers',
    }).turn('truce', 'move-1-1')
    table.england('play')
    expect(table.whyNot('scotland', 'move wallace')).toMatchObject({ rule: '4.0', code: 'no-way-out' })
    expect(table.offers('scotland')).toEqual(['end'])
  })

  it('4.7 nor the Norse, if it bars every coast', () => {
    const english = [
      ...[
        'comyn-e',
        'angus-e',
        'argyll-e',
        'buchan-e',
        'galloway-e',
        'ross-e',
        'bruce-e',
        'mar-e',
        'lennox-e',
      ],
      ...['atholl-e', 'dunbar-e', 'mentieth-e', 'stewart-e', 'york-infantry', 'hobelars', 'wales-archers'],
    ]
    const coasts = EVERY_AREA.filter(
      (area) => COASTAL[area] && AREAS[area] !== 'england' && AREAS[area] !== 'fife',
    )
    const board = Object.fromEntries(coasts.map((area, i) => [AREAS[area], english[i]]))
    const barred = position({ ...board, fife: 'norse' })
      .turn('truce', 'move-1-1')
      .england('play')
    expect(barred.whyNot('scotland', 'move norse')).toMatchObject({ code: 'no-way-out' })
    delete board.ross
    const open = position({ ...board, fife: 'norse' })
      .turn('truce', 'move-1-1')
      .england('play')
    open.scotland('move norse')
    expect(open.offers('scotland')).toEqual(['to ross'])
    open.scotland('to ross')
    expect([open.step, open.at('norse'), open.state.origin[blockNumber('norse')]]).toEqual([
      'move',
      'ross',
      areaNumber('fife'),
    ])
  })

  it('4.5 comes to an empty area without attacking it', () => {
    const table = position({ fife: 'wallace', ross: 'ross-e' })
      .turn('move-1-1', 'move-3-1')
      .march('wallace', 'mentieth')
    expect(table.state.attacker[areaNumber('mentieth')]).toBe(-1)
    expect(table.state.entry[blockNumber('wallace')]).toBe(-1)
    expect(all(table.state.entered)).toEqual([0])
  })

  it('4.4 whose group has moved besides gets no point back when it crosses into England', () => {
    const board = { lothian: 'keith, wallace', ross: 'ross-e' }
    const table = position(board).turn('move-1-1', 'move-2-1').march('wallace', 'lanark')
    expect(table.state.points).toBe(1)
    table.scotland('move keith', 'to dunbar')
    expect([table.state.points, table.state.group[areaNumber('lothian')]]).toEqual([1, 2])
    table.scotland('to england')
    expect([table.state.points, table.state.group[areaNumber('lothian')]]).toEqual([0, 1])
    // Alone of its group, the point of the group becomes its own.
    const alone = position(board)
      .turn('move-1-1', 'move-2-1')
      .scotland('move keith', 'to dunbar', 'to england')
    expect([alone.state.points, alone.state.group[areaNumber('lothian')]]).toEqual([1, 0])
  })
})

describe('5.0 a battle', () => {
  const fifeBattle = (board: Record<string, string>) => position(board).battle('fife', 'scotland')

  it('5.31 begins afresh for everybody in it, whatever they did in one before', () => {
    const table = position({ fife: 'york-infantry 2, wallace 2, campbell', mar: 'douglas' })
    table.state.acted.fill(3)
    table.battle('fife', 'scotland')
    expect(table.heard('round-begins')).toMatchObject([{ round: 1 }])
    expect(table.offered('scotland', 'fight')).toEqual(['wallace'])
    expect(table.state.acted[blockNumber('douglas')]).toBe(3)
    for (const early of [
      'retreat campbell angus',
      'fight campbell',
      'hold campbell',
      'fight york-infantry',
    ]) {
      expect(table.whyNot('scotland', early)).toMatchObject({ rule: '5.31', code: 'not-in-turn' })
    }
  })

  it('that is won in a round ends with it, and nothing of it is left', () => {
    const table = fifeBattle({ fife: 'york-infantry 1, wallace 2', angus: 'angus-s', ross: 'ross-e' })
    table.dice(1, 1).scotland('fight wallace')
    expect(table.heard('round-begins').length).toBe(1)
    expect(table.heard('control-changed')).toEqual([])
    expect(table.heard('battle-ends')).toMatchObject([{ area: 'fife', winner: 'scotland' }])
    expect(table.state.attacker[areaNumber('fife')]).toBe(-1)
    expect(all(table.state.joins)).toEqual([0])
    expect(table.state.known[blockNumber('wallace')]).toBe(1 << SCOTLAND)
  })

  it('5.7 shows everybody the noble who comes over, and 5.3 takes him along when his new side withdraws', () => {
    const table = fifeBattle({
      fife: 'mar-e 1, york-infantry 4, wallace 4',
      angus: 'angus-s',
      ross: 'ross-e',
    })
    table.everyDie(6).scotland('fight wallace')
    for (let round = 1; round <= 3; round++) {
      if (round > 1) table.scotland('hold wallace')
      if (round === 3) table.state.steps[blockNumber('mar-e')] = 1
      table.england('hold mar-e')
      table.england('hold york-infantry')
    }
    expect(table.step).toBe('withdraw')
    expect(all(table.state.joins)).toEqual([0])
    const caught = fifeBattle({ fife: 'mar-e 1, wallace 2', angus: 'angus-s', ross: 'ross-e' })
    caught.dice(1, 6).scotland('fight wallace')
    expect(caught.at('mar-s')).toBe('fife')
  })

  it('9.1 the dead king is off the map, for good', () => {
    const table = position(
      { fife: 'scottish-king 1, york-knights 3', angus: 'angus-s', ross: 'ross-e' },
      { crowned: true },
    )
    table.battle('fife', 'england').everyDie(6).scotland('fight scottish-king')
    table.everyDie(1).england('fight york-knights')
    expect([table.at('scottish-king'), table.heard('eliminated').at(-1)]).toMatchObject([
      'aside',
      { block: 'scottish-king', dead: true },
    ])
    expect(table.state.outcome).toMatchObject({ winners: [0], rule: '9.1' })
  })

  it('5.5 counts for a border who went over it, not who went elsewhere; each arrives once, and no other is renamed', () => {
    const table = position({
      angus: 'wallace, norse, york-knights, douglas 1, campbell 1, graham 1',
      fife: 'grant',
      buchan: 'keith',
      ross: 'ross-e',
    })
    table.battle('angus', 'england').everyDie(6)
    const before = table.token('grant')
    table.scotland('retreat wallace atholl', 'retreat norse fife')
    table.england('hold york-knights')
    expect(table.at('wallace')).toBe('atholl')
    // Angus to Atholl is red: one more may go there, and any number elsewhere.
    table.scotland('retreat douglas atholl')
    expect(table.whyNot('scotland', 'retreat campbell atholl')).toMatchObject({ rule: '5.5' })
    expect(table.offered('scotland', 'retreat').sort()).toEqual(
      ['campbell', 'graham'].flatMap((each) => ['buchan', 'fife', 'mar'].map((to) => `${each} ${to}`)),
    )
    table.scotland('retreat campbell mar', 'retreat graham fife')
    expect(table.heard('retreated-to').length).toBe(5)
    expect(table.token('grant')).toBe(before)
  })

  it('4.7, 5.5 the Norse find a refuge on the coast to which any fellow has gone, also the second', () => {
    const table = position({ angus: 'wallace, norse, york-knights', mar: 'ross-e', ross: 'argyll-e' })
    table.battle('angus', 'england')
    expect(table.whyNot('scotland', 'retreat norse fife')).toMatchObject({ code: 'norse-to-friendly-coast' })
    table.scotland('retreat wallace fife')
    expect(table.offered('scotland', 'retreat')).toEqual(['norse fife'])
  })

  it('5.5 over every border to where no enemy is', () => {
    for (const { a: from, b: to } of MAP.borders) {
      if (from === 'england' || to === 'england') continue
      const table = position({ [from]: 'douglas, york-infantry' }).battle(from, 'scotland')
      expect([from, to, table.offered('england', 'retreat').includes(`york-infantry ${to}`)]).toEqual([
        from,
        to,
        true,
      ])
    }
  })

  it('5.9 a raid takes one block, and asks no more', () => {
    const table = position({
      england: 'douglas',
      lothian: 'york-infantry, hobelars',
      ross: 'ross-e',
      fife: 'mar-s',
    })
    table.endOfTurn().england('lose hobelars')
    expect(table.step).not.toBe('border-raid')
    expect([table.at('hobelars'), table.at('york-infantry')]).toEqual(['pool', 'lothian'])
  })

  it('9.1 that ends the match leaves nothing to be played', () => {
    const table = position({ fife: 'wallace', lothian: 'york-infantry', ross: 'ross-e' }).endOfTurn()
    expect([table.state.outcome?.code, table.state.stack]).toEqual(['all-nobles', []])
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
