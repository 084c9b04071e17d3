/** What one turn, campaign or block leaves to the next: nothing but what the rules say. */

import { fastChance } from '@muster/kernel/chance'
import { listeningReferee } from '@muster/kernel/referee'
import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { turnOf } from '../position.ts'
import { beginCampaign } from '../rules/1-game-turns.ts'
import { changeSides, enter, inOrderOfToken, leave } from '../rules/3-armies.ts'
import { imprison, releaseKingHenry } from '../rules/4-prisoner.ts'
import { setUp } from '../rules/4-scenarios.ts'
import { beginActions } from '../rules/5-actions.ts'
import { NONE, type State } from '../state.ts'
import {
  AREAS,
  areaNumber,
  BOTH,
  blockNumber,
  EVERY_BLOCK,
  HENRY,
  NO_EVENT,
  onMap,
  POOL,
  SIDE,
  sideBit,
} from '../tables.ts'
import { position } from '../testing/position.ts'

const quiet = (seed = 3) => listeningReferee(fastChance(seed))
const all = (values: readonly number[]): number[] => [...new Set(values)]

/** As if a turn full of marches, voyages and battles lay behind. */
function wornOut(s: State): void {
  s.moved.fill(1)
  s.entry.fill(2)
  s.pirate.fill(1)
  s.joins.fill(2)
  s.acted.fill(3)
  s.crossed.fill(1)
  s.entered.fill(1)
  s.attacker.fill(0)
  s.facts.fill(BOTH)
  s.treason = 0
  s.goal = 4
  s.berths = [7]
  s.group.fill(1)
}

const counted = (s: State) => ({
  moved: all(s.moved),
  entry: all(s.entry),
  pirate: all(s.pirate),
  joins: all(s.joins),
  acted: all(s.acted),
  crossed: all(s.crossed),
  entered: all(s.entered),
  attacker: all(s.attacker),
  facts: all(s.facts),
  treason: s.treason,
  cards: s.cards,
})
const FRESH = {
  moved: [0],
  entry: [-1],
  pirate: [0],
  joins: [0],
  acted: [0],
  crossed: [0],
  entered: [0],
  attacker: [-1],
  facts: [0],
  treason: -1,
  cards: [-1, -1],
}
const BOARD = { middlesex: 'henry-vi', calais: 'york, march' }

describe('1.0 a turn', () => {
  it('begins with nothing of the last: nobody moved, no border crossed, no attack, no card, nothing known', () => {
    const table = position(BOARD)
    wornOut(table.state)
    table.begin(turnAt('cards'))
    expect([table.step, counted(table.state)]).toEqual(['play-cards', FRESH])
  })

  it('1.0 and so does a campaign, with its first turn, new hands, and both asked about theirs', () => {
    const { state } = position(BOARD)
    wornOut(state)
    Object.assign(state, { turn: 7, political: true, redealt: [1, 1], discards: [1, 2], hands: [[3], [4]] })
    state.cardKnown.fill(BOTH)
    state.stack = []
    beginCampaign(state, quiet(), 2)
    expect(counted(state)).toEqual(FRESH)
    const { campaign, turn, political, redealt, discards, hands, stack } = state
    expect({ campaign, turn, political, redealt, discards, stack }).toEqual({
      campaign: 2,
      turn: 1,
      political: false,
      redealt: [0, 0],
      discards: [],
      stack: [turnAt('cards'), { step: 'keep-hands', asked: [0, 0] }],
    })
    expect(hands.map((hand) => hand.length)).toEqual([7, 7])
    for (const [side, hand] of hands.entries()) {
      for (const card of hand) expect(state.cardKnown[card]).toBe(1 << side)
    }
    const held = hands.flat()
    const others = state.cardKnown.filter((_, card) => !held.includes(card))
    expect([new Set(held).size, all(others)]).toEqual([14, [0]])
  })

  it('1.2 gives whoever acts the points of the card and nothing of whoever acted before', () => {
    const { state } = position(BOARD)
    turnOf(state, 'action-3-1', 'action-2-1')
    wornOut(state)
    state.stack = []
    beginActions(state, SIDE[blockNumber('york')])
    const { points, event, goal, berths, group } = state
    expect({ points, event, goal, berths, group: all(group) }).toEqual({
      points: 2,
      event: NO_EVENT,
      goal: NONE,
      berths: [],
      group: [0],
    })
  })

  it('1.3, 1.4 fights without the event of its card, supplies, and leaves nothing on the stack', () => {
    const hands = ['action-2-1, action-2-2', 'action-3-1, action-3-2'] as const
    const table = position(BOARD, { hands })
    table.begin(turnAt('cards'))
    for (const turn of [1, 2]) {
      expect([table.state.turn, table.state.stack.map((each) => each.step)]).toEqual([
        turn,
        ['game-turn', 'play-cards'],
      ])
      table.lancaster(table.offers('lancaster')[0]).york(table.offers('york')[0])
      while (table.state.turn === turn && table.deciding.length > 0) table.act(table.deciding[0], 'end')
    }
    expect(table.state.event).toBe(NO_EVENT)
  })
})

describe('3.0 a block', () => {
  const [block, area] = [blockNumber('warwick-y'), areaNumber('kent')]
  const turnOfBlock = (s: State) => [s.moved, s.entry, s.pirate, s.joins, s.acted].map((each) => each[block])

  it('that enters the map stands upright under a new name, and has done nothing this turn', () => {
    const { state } = position(BOARD)
    wornOut(state)
    state.known[block] = BOTH
    state.token[block] = 0
    enter(state, quiet(), block, area, 2)
    expect([state.at[block], state.steps[block], turnOfBlock(state)]).toEqual([area, 2, [0, -1, 0, 0, 0]])
    expect(state.known[block]).toBe(sideBit(SIDE[block]))
    expect(state.token[block]).toBeGreaterThan(0)
  })

  it('that leaves the map has no strength, and nothing of its turn follows it', () => {
    const { state } = position({ kent: 'warwick-y 3', middlesex: 'henry-vi' })
    wornOut(state)
    leave(state, block, POOL)
    expect([state.at[block], state.steps[block], turnOfBlock(state)]).toEqual([POOL, 0, [0, -1, 0, 0, 0]])
  })

  it('3.22 that changes sides has moved if it had moved', () => {
    for (const moved of [0, 1]) {
      const { state } = position({ kent: 'warwick-y 3', middlesex: 'henry-vi' })
      state.moved[block] = moved
      const turned = changeSides(state, quiet(), block)
      expect([turned, state.moved[turned], state.steps[turned]]).toEqual([blockNumber('warwick-l'), moved, 3])
    }
  })

  it('is one of several in an order that only their names give', () => {
    const { state } = position({ kent: 'warwick-y, march, york', middlesex: 'henry-vi' })
    const blocks = ['warwick-y', 'march', 'york'].map(blockNumber)
    for (const [i, each] of blocks.entries()) state.token[each] = [5, 2, 9][i]
    expect(inOrderOfToken(state, blocks)).toEqual([blocks[1], blocks[0], blocks[2]])
  })
})

describe('4.0 set-up', () => {
  const begin = (scenario: string, options: Readonly<Record<string, string>>, seed = 1): State =>
    setUp({ scenario, players: 2, options }, quiet(seed), 3)

  it('reads its options, each for what it says', () => {
    const none = begin('wars-of-the-roses', {}).readings
    expect(Object.values(none)).toEqual([false, false, false, false])
    const said = {
      'nevilles-loyalty': 'as-printed',
      'piracy-ports': 'peaceful-moves',
      'nevilles-shields': 'always',
      'bombards-sail': 'yes',
    }
    const readings = ['nevillesAsPrinted', 'piracyPorts', 'nevillesShare', 'bombardsSail'] as const
    for (const [i, [option, value]] of Object.entries(said).entries()) {
      const only = begin('wars-of-the-roses', { [option]: value }).readings
      expect([option, readings.filter((each) => only[each])]).toEqual([option, [readings[i]]])
    }
  })

  it('4.1 gives names by lot to what is on the map, and begins the first campaign', () => {
    const one = begin('wars-of-the-roses', {})
    const placed = EVERY_BLOCK.filter((block) => onMap(one.at[block]))
    const names = placed.map((block) => one.token[block])
    expect([new Set(names).size, Math.min(...names) > 0]).toEqual([placed.length, true])
    expect(names).not.toEqual(placed.map((block) => begin('wars-of-the-roses', {}, 2).token[block]))
    for (const block of EVERY_BLOCK) if (!placed.includes(block)) expect(one.token[block]).toBe(0)
    expect(one.stack.map((each) => each.step)).toEqual(['game-turn', 'keep-hands'])
    const { turn, minorsDue, points, facts, acted, joins } = one
    expect([turn, minorsDue, points, all(facts), all(acted), all(joins)]).toEqual([
      1,
      [0, 0],
      0,
      [0],
      [0],
      [0],
    ])
  })

  it('Kingmaker: Henry is a prisoner without strength; freed, he has moved, unless he goes home as King', () => {
    const { at, steps } = begin('kingmaker', {})
    expect([AREAS[at[HENRY]], steps[HENRY]]).toEqual([undefined, 0])
    const table = position({ kent: 'march', essex: 'warwick-l' }, { scenario: 'kingmaker' })
    imprison(table.state, HENRY)
    table.turn('action-3-1', 'action-2-1').march('warwick-l', 'middlesex').lancaster('end')
    expect([table.at('henry-vi'), table.state.moved[HENRY]]).toEqual(['middlesex', 1])
    imprison(table.state, HENRY)
    releaseKingHenry(table.state, quiet())
    expect([table.at('henry-vi'), table.state.moved[HENRY]]).toEqual(['middlesex', 0])
  })
})
