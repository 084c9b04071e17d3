import { describe, expect, it } from 'vitest'
import { playerOne } from '../rules/5-cards.ts'
import { breaksTies } from '../rules/12-scenarios.ts'
import type { State } from '../state.ts'
import { cardNumber } from '../tables.ts'
import { opening, position } from '../testing/position.ts'

const HANDS = ['r20, r21, r22', 'p20, p21, p22'] as const

describe('2.1 Years', () => {
  it('deals six cards to each player, of which four are secretly discarded in 1642, in either order (W-1)', () => {
    const table = opening('full-war')
    expect(table.deciding).toEqual(['royalist', 'parliament'])
    expect(table.view(0).handSizes).toEqual([6, 6])
    for (let i = 0; i < 4; i++) table.parliament(`discard ${table.view(1).hand[0]}`)
    expect(table.deciding).toEqual(['royalist'])
    for (let i = 0; i < 4; i++) table.royalist(`discard ${table.view(0).hand[0]}`)
    expect([table.step, table.view(0).handSizes]).toEqual(['play-cards', [2, 2]])
    expect(
      table.heard('card-discarded', 0).filter((each) => each.side === 'parliament')[0],
    ).not.toHaveProperty('card')
    expect(Object.values(table.view(1).openCards).filter((at) => at === 6)).toHaveLength(4)
    expect(
      Object.keys(table.view(0).openCards).filter(
        (card) => card.startsWith('p') && table.view(0).openCards[card] === 6,
      ),
    ).toEqual([])
  })
  it('plays Turns V and VI in 1642, and six Turns in the years after', () => {
    const table = opening('full-war')
    expect([table.state.year, table.state.turn, table.state.winter]).toEqual([1642, 5, false])
    const next = position({}, { year: 1642, turn: 6, hands: HANDS }).begin({ step: 'turn', next: 'end' })
    expect([next.state.year, next.step]).toEqual([1642, 'regional-recruitment'])
  })
})

describe('2.2 Turns', () => {
  it('goes from Phase to Phase and on to the next Turn', () => {
    const table = position({ kent: 'p-essex', dorset: 'r-hopton' }, { hands: HANDS }).turn(
      'r23',
      'p23',
      'royalist',
    )
    expect(table.step).toBe('actions')
    table.royalist('end').parliament('end')
    expect([table.state.turn, table.step]).toEqual([3, 'play-cards'])
  })
  it('2.21 Irish Cessation: three Irish blocks come to Ireland at the start of Turn V of 1643', () => {
    const table = position({}, { year: 1643, turn: 5, hands: HANDS }).begin({ step: 'turn', next: 'begin' })
    expect(['r-irish-foot-4a', 'r-irish-foot-4b', 'r-irish-foot-3'].map((block) => table.at(block))).toEqual([
      'ireland',
      'ireland',
      'ireland',
    ])
    expect(table.steps('r-irish-foot-4a')).toBe(4)
    const before = position({}, { year: 1643, turn: 4, hands: HANDS }).begin({ step: 'turn', next: 'begin' })
    expect(before.at('r-irish-foot-3')).toBe('beside')
  })
  it('2.22 Callendar: two Covenanter blocks come to Scotland at the start of Turn IV of 1644', () => {
    const table = position({}, { year: 1644, turn: 4, hands: HANDS }).begin({ step: 'turn', next: 'begin' })
    expect([table.at('c-callendar-1'), table.steps('c-callendar-2')]).toEqual(['scotland', 3])
  })
})

describe('2.2 A new Turn', () => {
  const OF_A_TURN = [
    'cards',
    'enacted',
    'aim',
    'spare',
    'irishSailed',
    'rupertLost',
    'shipped',
    'moved',
    'origin',
    'left',
    'entry',
    'late',
    'tired',
    'line',
    'does',
    'half',
    'crossed',
    'lastIn',
    'attacker',
  ] as const
  const ofTheTurn = (state: State) => Object.fromEntries(OF_A_TURN.map((name) => [name, state[name]]))
  it('forgets all that was of the last one', () => {
    const table = position({ kent: 'p-essex', dorset: 'r-charles' }, { hands: HANDS })
    const fresh = structuredClone(ofTheTurn(table.state))
    for (const name of [
      'shipped',
      'moved',
      'origin',
      'left',
      'entry',
      'late',
      'tired',
      'line',
      'does',
    ] as const)
      table.state[name].fill(1)
    for (const name of ['half', 'crossed', 'lastIn', 'attacker'] as const) table.state[name].fill(1)
    Object.assign(table.state, {
      irishSailed: true,
      rupertLost: true,
      spare: [2, 1],
      aim: [3, 4],
      cards: [1, 30],
    })
    table.state.enacted = [true, true]
    table.begin({ step: 'turn', next: 'begin' })
    expect(ofTheTurn(table.state)).toEqual(fresh)
  })
  it('6.02, 6.31, 6.2 lets blocks move, ports be filled and the Irish sail again', () => {
    const table = position(
      {
        somerset: 'r-charles',
        bristol: 'p-s-foot-devon 1',
        wiltshire: 'p-essex',
        ireland: 'r-irish-foot-3, r-irish-foot-4a',
      },
      { year: 1644, hands: ['r21', 'p22'], owner: { bristol: 'parliament' } },
    ).turn('r20', 'p21', 'parliament')
    table
      .group('parliament', 'wiltshire', 'p-essex', 'hampshire')
      .parliament('done', 'recruit p-s-foot-devon')
    expect(table.whyNot('parliament', 'group hampshire')).not.toBeNull()
    expect(table.whyNot('parliament', 'recruit p-s-foot-devon')).toMatchObject({ code: 'port-filled' })
    table.parliament('end').royalist('embark r-irish-foot-3').dice(6)
    table.royalist(`sail ${table.offered('royalist', 'sail')[0]}`)
    expect(table.whyNot('royalist', 'embark r-irish-foot-4a')).toMatchObject({ code: 'one-from-ireland' })
    table.royalist('end').until('play-cards').royalist('lay r21').parliament('lay p22')
    table.until('actions', 'go-second').act(table.deciding[0], 'end')
    const [side] = table.deciding
    if (side === 'royalist') table.royalist('end')
    expect(table.whyNot('parliament', 'group hampshire')).toBeNull()
    expect(table.whyNot('parliament', 'recruit p-s-foot-devon')).toBeNull()
  })
})

describe('2.31 Initiative Phase', () => {
  it('makes the higher number Player 1', () => {
    expect(playerOne(cardNumber('r20'), cardNumber('p11'))).toBe(0)
    expect(playerOne(cardNumber('r05'), cardNumber('p11'))).toBe(1)
  })
  it('card-surprise-attack is Player 1 whatever the numbers; two of them are a tie', () => {
    expect(playerOne(cardNumber('r01'), cardNumber('p20'))).toBe(0)
    expect(playerOne(cardNumber('r20'), cardNumber('p01'))).toBe(1)
    expect(playerOne(cardNumber('r01'), cardNumber('p01'))).toBe(-1)
  })
  it('lets the Royalist break ties until 1643, the Parliamentarian from 1644', () => {
    const chooser = (year: number, scenario = 'full-war') =>
      breaksTies(position({}, { year, scenario }).state)
    expect([1642, 1643, 1644, 1645, 1646].map((year) => chooser(year))).toEqual([0, 0, 1, 1, 1])
    const table = position({}, { hands: HANDS }).begin({ step: 'turn', next: 'initiative' })
    table.royalist('lay r20').parliament('lay p20')
    expect([table.step, table.deciding]).toEqual(['initiative', ['royalist']])
    table.royalist('go-second')
    expect(table.deciding).toEqual(['parliament'])
    expect(table.state.first).toBe(1)
  })
  it('12.31 lets the Royalist break ties in 1644 in the scenarios that begin then', () => {
    const chooser = (year: number, scenario: string) => breaksTies(position({}, { year, scenario }).state)
    expect([
      chooser(1644, 'mid-to-late-war'),
      chooser(1645, 'mid-to-late-war'),
      chooser(1644, 'mid-war'),
    ]).toEqual([0, 1, 0])
  })
  it('hides a card until both are laid', () => {
    const table = position({}, { hands: HANDS })
      .begin({ step: 'turn', next: 'initiative' })
      .royalist('lay r21')
    expect([table.view(1).laid, table.view(1).myCard, table.view(0).myCard]).toEqual([
      [true, false],
      null,
      'r21',
    ])
    expect(table.view(0).hand).not.toContain('r21')
    expect(table.whyNot('parliament', 'lay p26')).toMatchObject({ rule: '5.0', code: 'not-in-hand' })
  })
})

describe('2.32 Operational Phase, 2.33 Tactical Phase, 2.34 Supply Phase, 2.35 Victory Phase, 2.36 Year End Phase', () => {
  it('follow one another: Actions, Battles, Supply, Victory, Year End', () => {
    const table = position(
      {
        kent: 'p-essex 4, p-e-horse-pool-2, p-e-horse-pool-3, p-m-horse-pool',
        dorset: 'r-hopton 4',
        essex: 'r-rupert',
      },
      { year: 1644, turn: 5, hands: ['r20', 'p20'], scenario: 'mid-to-late-war' },
    ).turn('r23', 'p23', 'parliament')
    table.group('parliament', 'kent', 'p-essex', 'essex').parliament('done', 'end').royalist('end')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['royalist']])
    table.royalist('withdraw-army', 'retreat r-rupert suffolk').parliament('done')
    expect([table.step, table.deciding]).toEqual(['supply', ['parliament']])
    table.parliament('lose p-m-horse-pool')
    expect([table.state.turn, table.step]).toEqual([6, 'play-cards'])
    expect(table.heard('victory-counted')).toHaveLength(1)
    table
      .royalist('lay r20')
      .parliament('lay p20')
      .royalist('go-first', 'end')
      .parliament('end', 'lose p-m-horse-pool')
    expect(table.heard('year-ends')).toEqual([{ type: 'year-ends', year: 1644 }])
  })
  it('2.35 has no Victory Phase in 1642', () => {
    const table = position({ kent: 'p-essex' }, { year: 1642, turn: 5, vp: -4, hands: HANDS }).turn(
      'r23',
      'p23',
      'royalist',
    )
    table.royalist('end').parliament('end')
    expect([table.state.outcome, table.step]).toEqual([null, 'play-cards'])
  })
})

describe('5.0 The cards', () => {
  it('may be played for their Action Points alone, and then are set aside like any other', () => {
    const table = position({ kent: 'p-essex' }, { hands: HANDS }).turn('r23', 'p04', 'royalist')
    table.parliament('decline').royalist('end').parliament('end')
    expect(table.view(0).openCards.p04).toBe(2)
  })
  it('leave the game or stay beside the map when their event was enacted and they say so', () => {
    const table = position({ kent: 'p-essex' }, { hands: HANDS })
      .turn('r23', 'p05', 'royalist')
      .parliament('enact')
    expect(table.state.wallsOfLondon).toBe(true)
    table.royalist('end').parliament('end')
    expect(table.view(0).openCards.p05).toBe(3)
    const excise = position({ kent: 'p-essex' }, { hands: HANDS }).turn('r23', 'p04', 'royalist')
    excise.parliament('enact', 'done').royalist('end').parliament('end')
    expect(excise.view(0).openCards.p04).toBe(4)
  })
})
