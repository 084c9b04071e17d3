/** What one Turn, Battle, siege or block leaves to the next: nothing but what the rules say. */
import { fastChance } from '@muster/kernel/chance'
import { listeningReferee } from '@muster/kernel/referee'
import { describe, expect, it } from 'vitest'
import type { TurnStage } from '../frames.ts'
import { phaseOf } from '../rules/2-structure.ts'
import { eliminate, enter, leave } from '../rules/3-blocks.ts'
import { newCombat } from '../rules/7-line.ts'
import { BY_BLOCK, type State } from '../state.ts'
import { BOTH, blockNumber, cityNumber, POOL, placeNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const HANDS = ['r20, r21, r22', 'p20, p21, p22'] as const

/** As if a Turn full of marches, voyages and Battles lay behind. */
function wornOut(s: State): void {
  for (const field of BY_BLOCK) s[field].fill(3)
  s.crossed.fill(2)
  s.lastIn.fill(1)
  s.attacker.fill(0)
  s.shipped.fill(1)
  s.cards = [1, 40]
  s.enacted = [true, true]
  s.aim = [5, 6]
  s.spare = [2, 2]
  s.irishSailed = true
  s.rupertLost = true
  s.resolved = -1
}

/** The choice of somebody who wants it over. */
function quiet(table: TestTable): string {
  const offers = table.offers(table.deciding[0])
  return ['stop', 'done', 'decline', 'end'].find((each) => offers.includes(each)) ?? offers[0]
}

const all = (values: readonly number[]): number[] => [...new Set(values)]
/** What is counted by block, each as the set of values that it has anywhere. */
const byBlock = (s: State) => Object.fromEntries(BY_BLOCK.map((field) => [field, all(s[field])]))
const FRESH = {
  moved: [0],
  origin: [-1],
  left: [0],
  entry: [-1],
  late: [0],
  tired: [0],
  line: [0],
  does: [0],
  half: [0],
}

describe('2.2 a Turn', () => {
  it('begins with nothing of the last: nobody moved, nothing played, aimed, spared or shipped', () => {
    const table = position({ kent: 'p-essex', cornwall: 'r-charles' }, { hands: HANDS })
    wornOut(table.state)
    table.begin({ step: 'turn', next: 'begin' })
    expect(table.step).toBe('play-cards')
    expect(byBlock(table.state)).toEqual(FRESH)
    const { crossed, lastIn, attacker, shipped, cards, enacted, aim, spare, irishSailed, rupertLost } =
      table.state
    expect([crossed, lastIn, attacker, shipped].map(all)).toEqual([[0], [-1], [-1], [0]])
    expect({ cards, enacted, aim, spare, irishSailed, rupertLost }).toEqual({
      cards: [-1, -1],
      enacted: [false, false],
      aim: [-1, -1],
      spare: [0, 0],
      irishSailed: false,
      rupertLost: false,
    })
  })

  it.each([
    ['full-war', 1642, 4, { turn: 5, winter: false, skirmish: false, treaty: true }],
    ['full-war', 1642, 5, { turn: 6, winter: false, skirmish: false, treaty: false }],
    ['path-to-war', 1642, 4, { turn: 5, winter: false, skirmish: false, treaty: false }],
    ['path-to-war', 1642, 2, { turn: 3, winter: false, skirmish: true, treaty: false }],
    ['path-to-war', 1643, 2, { turn: 3, winter: false, skirmish: false, treaty: false }],
    ['full-war', 1642, 2, { turn: 3, winter: false, skirmish: false, treaty: false }],
    ['full-war', 1643, 4, { turn: 5, winter: false, skirmish: false, treaty: false }],
    ['full-war', 1643, 5, { turn: 6, winter: true, skirmish: false, treaty: false }],
  ] as const)(
    '6.17, 6.18, 12.51 in %s of %i after Turn %i is what its calendar says',
    (scenario, year, turn, next) => {
      const table = position(
        { kent: 'p-essex' },
        { scenario, year, turn, hands: HANDS, winter: true, treaty: true },
      )
      table.lay('r23', 'p23').begin({ step: 'turn', next: 'end' })
      const { winter, skirmish, treaty } = table.state
      expect({ turn: table.state.turn, winter, skirmish, treaty }).toEqual(next)
      expect(table.state.stack.map((each) => each.step)).toEqual(['turn', 'play-cards'])
    },
  )

  it('12.51 goes from Turn III to Turn V in the first year of The Path to War', () => {
    const path = { scenario: 'path-to-war', year: 1642, turn: 3, skirmish: true, hands: HANDS }
    const table = position({ kent: 'p-essex' }, path).lay('r23', 'p23').begin({ step: 'turn', next: 'end' })
    expect([table.state.turn, table.state.skirmish]).toEqual([5, false])
  })

  it('2.36 is followed by the Year’s end after the sixth, with nothing else left on the stack', () => {
    const table = position({ kent: 'p-essex' }, { turn: 6, hands: HANDS })
    table.lay('r23', 'p23').begin({ step: 'turn', next: 'end' })
    expect(table.state.stack.map((each) => each.step)).toEqual(['year-end', 'regional-recruitment'])
    expect(phaseOf(table.state)).toBe('year-end')
  })

  it('2.3 is in one Phase at each of its stages', () => {
    const table = position({ kent: 'p-essex' })
    const at = (next: TurnStage) => {
      table.state.stack = [
        { step: 'year-end', next: 'next-year' },
        { step: 'turn', next },
      ]
      return phaseOf(table.state)
    }
    expect(at('initiative')).toBe('initiative')
    expect([at('first-operational-event'), at('first-actions'), at('second-actions')]).toEqual(
      Array(3).fill('operational'),
    )
    expect([at('second-tactical-event'), at('battles'), at('siege-combat')]).toEqual(
      Array(3).fill('tactical'),
    )
    expect([at('second-supply-event'), at('first-supply'), at('progress-of-sieges')]).toEqual(
      Array(3).fill('supply'),
    )
    expect([at('second-victory-event'), at('victory'), at('end')]).toEqual(Array(3).fill('victory'))
    table.state.stack = [{ step: 'place-charles', side: 0 }]
    expect(phaseOf(table.state)).toBe('set-up')
    table.state.stack = [{ step: 'place-blocks', side: 0, left: [[], []] }]
    expect(phaseOf(table.state)).toBe('set-up')
  })

  it('2.31 makes Player 1 of whoever laid the higher card, and both cards are known', () => {
    for (const [royalist, parliament, first] of [
      ['r01', 'p20', 0],
      ['r20', 'p01', 1],
    ] as const) {
      const table = position(
        { kent: 'p-essex', cornwall: 'r-charles' },
        { hands: [royalist, parliament], first: first === 0 ? 1 : 0 },
      )
      table
        .begin({ step: 'turn', next: 'initiative' })
        .royalist(`lay ${royalist}`)
        .parliament(`lay ${parliament}`)
      const { cards, cardAt, cardKnown, hands } = table.state
      expect([table.state.first, cards.map((card) => [cardAt[card], cardKnown[card]]), hands]).toEqual([
        first,
        [
          [2, 3],
          [2, 3],
        ],
        [[], []],
      ])
    }
  })

  it('2.35 has no Victory Phase in 1642', () => {
    const judged = (year: number) =>
      position({ kent: 'p-essex' }, { year, vp: 3, hands: HANDS })
        .lay('r23', 'p23')
        .begin({ step: 'turn', next: 'victory' })
    expect(judged(1642).state.outcome).toBeNull()
    expect(judged(1643).state.outcome).toMatchObject({ winners: [0], code: 'major-victory' })
  })

  it('2.35 settles no event of the Victory Phase in 1642', () => {
    const asked = (year: number) =>
      position({ kent: 'p-essex', cornwall: 'r-rupert' }, { year, hands: HANDS })
        .lay('r23', 'p08')
        .begin({ step: 'turn', next: 'first-victory-event' }).step
    expect([asked(1642), asked(1643)]).toEqual(['play-cards', 'event'])
  })

  it('7.03, 9.2 opens every siege again, in Siege Combat and in Siege Resolution', () => {
    const board = {
      somerset: 'r-charles, r-rupert',
      bristol: 'p-s-foot-devon',
      devon: 'r-hopton',
      plymouth: 'p-waller',
    }
    const table = position(board, { siege: { bristol: 1, plymouth: 1 }, hands: HANDS }).lay('r23', 'p23')
    wornOut(table.state)
    table.state.cards = [22, 48]
    table.begin({ step: 'turn', next: 'siege-combat' })
    expect([table.step, table.offers('royalist').sort()]).toEqual([
      'siege-combats',
      ['siege bristol', 'siege plymouth'],
    ])
    table.state.resolved = -1
    table.begin({ step: 'turn', next: 'siege-resolution' })
    expect([table.step, table.offers('royalist').sort()]).toEqual([
      'siege-resolutions',
      ['siege bristol', 'siege plymouth'],
    ])
  })
})

describe('3.0 a block', () => {
  const [block, place] = [blockNumber('r-rupert'), placeNumber('kent')]
  const its = (s: State) => BY_BLOCK.map((field) => s[field][block])

  it('that enters the map stands upright under a new name, and has done nothing this Turn', () => {
    const { state } = position({ essex: 'r-rupert 2' })
    wornOut(state)
    state.known[block] = BOTH
    const before = state.token[block]
    enter(state, listeningReferee(fastChance(3)), block, place, 3)
    expect([state.at[block], state.steps[block], state.known[block]]).toEqual([place, 3, 1])
    expect(state.token[block]).not.toBe(before)
    expect(its(state)).toEqual([0, -1, 0, -1, 0, 0, 0, 0, 0])
  })

  it('7.8 that leaves it has neither strength nor anything of this Turn', () => {
    const { state } = position({ essex: 'r-rupert 2' })
    wornOut(state)
    state.known[block] = BOTH
    leave(state, block, POOL)
    expect([state.at[block], state.steps[block], state.known[block]]).toEqual([POOL, 0, 1])
    expect(its(state)).toEqual([0, -1, 0, -1, 0, 0, 0, 0, 0])
  })

  it.each([
    ['r-charles', 'removed'],
    ['r-henrietta', 'removed'],
    ['c-leven', 'removed'],
    ['r-irish-foot-3', 'beside'],
    ['p-clubmen', 'beside'],
    ['r-garrison-1', 'pool'],
    ['r-hopton', 'pool'],
    ['r-rupert', 'pool'],
  ])(
    '7.8 that is Eliminated goes where its kind goes: %s, %s; who does not go to the pool is seen by all',
    (name, goes) => {
      const table = position({ essex: name }, { vp: 0 })
      const told = listeningReferee(fastChance(3))
      eliminate(table.state, told, blockNumber(name))
      expect(table.at(name)).toBe(goes)
      const [{ event }] = told.told as { event: { goes?: string; block?: number } }[]
      expect([event.goes, event.block !== undefined]).toEqual([goes, goes !== 'pool'])
      expect([table.state.vp, table.state.rupertLost]).toEqual([
        name === 'r-charles' ? -2 : 0,
        name === 'r-rupert',
      ])
    },
  )
})

describe('7.3 a combat', () => {
  it('begins with nobody hit, nothing lost and no event in force', () => {
    expect(newCombat(0, 3, -1, 1)).toEqual({
      step: 'combat',
      kind: 0,
      area: 3,
      city: -1,
      attacker: 1,
      round: 0,
      next: 'begin',
      relief: false,
      retreating: -1,
      surprise: false,
      breach: false,
      positional: false,
      disfavours: false,
      noCharge: false,
      turncoats: false,
      stand: -1,
      guns: [-1, -1],
      cavalryHits: [0, 0],
      excess: [0, 0],
      hadCavalry: [false, false],
      scored: [0, 0],
      lostFoot: [0, 0],
      lostHorse: [0, 0],
    })
  })

  it('7.5 leaves nobody in a line: not those who won, retreated or were in Reserve', () => {
    const table = position({ hampshire: 'r-charles 2, r-rupert 2, r-cannon-1 2, p-waller 1, p-essex 2' })
    table.state.late[table.block('p-essex')] = 1
    table
      .everyDie(6)
      .battle('hampshire', 'royalist')
      .until('retreat', 'royalist: fight-on', 'parliament: retreat-all')
    const [loser] = table.deciding
    while (table.step === 'retreat') table.act(loser, table.offers(loser)[0])
    table.until('regroup').act(table.deciding[0], 'done')
    expect([all(table.state.line), all(table.state.does), all(table.state.half)]).toEqual([[0], [0], [0]])
    expect(table.state.attacker[placeNumber('hampshire')]).toBe(-1)
    expect([table.step, table.state.stack]).toEqual(['over', []])
  })

  it('8.0 leaves nobody in a line after a Sally or a Storming', () => {
    const table = position(
      { somerset: 'r-charles 3, r-rupert 3, r-cannon-1 2', bristol: 'p-s-foot-devon 3, p-garrison-1 2' },
      { siege: { bristol: 2 } },
    )
    table.everyDie(6).begin({ step: 'siege-combats' })
    table.parliament('join p-garrison-1', 'sally').until('go-on').parliament('stop')
    expect([table.step, all(table.state.line), all(table.state.does)]).toEqual(['storm', [0], [0]])
    table.royalist('join r-charles', 'storm').everyDie(1)
    while (table.step !== 'over') table.act(table.deciding[0], quiet(table))
    expect([table.state.stack, all(table.state.line), all(table.state.half)]).toEqual([[], [0], [0]])
  })
})

describe('4.15 what a march leaves', () => {
  it('6.11 nobody of the group may go on in a later Action, and no attack stays where nobody is left to fight', () => {
    const table = position({ kent: 'r-charles, r-rupert' }).actions('royalist', 2)
    table.state.attacker[placeNumber('essex')] = 1
    table.group('royalist', 'kent', 'r-charles', 'surrey-sussex')
    expect(table.state.left[table.block('r-charles')]).toBe(1)
    table.royalist('done')
    expect([all(table.state.left), all(table.state.attacker)]).toEqual([[0], [-1]])
    table.royalist('group kent')
    expect(table.whyNot('royalist', 'join r-charles')).toMatchObject({ code: 'not-in-this-group' })
    expect(table.offered('royalist', 'join')).toEqual(['r-rupert'])
  })

  it('6.02 points that were not spent are gone', () => {
    const table = position({ kent: 'r-charles' }).actions('royalist', 3).royalist('end')
    expect(table.state.points).toBe(0)
    const next = position({ kent: 'r-charles', essex: 'p-essex' }).turn('r20', 'p21', 'royalist')
    const { points } = next.state
    next.royalist('group kent', 'done', 'end')
    expect([points > 0, next.state.points, next.deciding]).toEqual([true, 4, ['parliament']])
  })
})

describe('8.01 a siege', () => {
  it('that ends leaves no Marker and nobody Besieged, and those inside come out', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon, p-cannon-1', dorset: 'p-waller' },
      { siege: { bristol: 3 } },
    ).actions('royalist', 1)
    table.group('royalist', 'somerset', 'r-charles, r-rupert', 'gloucestershire').royalist('done')
    const city = cityNumber('bristol')
    expect([table.state.besieged[city], table.state.siege[city]]).toEqual([-1, -1])
    expect(['p-s-foot-devon', 'p-cannon-1'].map((each) => table.at(each))).toEqual(['somerset', 'somerset'])
    expect(table.owner('bristol')).toBe('parliament')
  })
})
