import { describe, expect, it } from 'vitest'
import { turnAt, winterAt } from '../frames.ts'
import { playerOne } from '../rules/3-cards.ts'
import { CARD_VALUE, CARDS, cardNumber, ENGLAND, SCOTLAND, SIDES } from '../tables.ts'
import { position } from '../testing/position.ts'

const first = (english: string, scottish: string) =>
  SIDES[playerOne(cardNumber(english), cardNumber(scottish))]
const HANDS = ['move-1-1, move-2-1, herald', 'move-1-2, move-3-1, truce'] as const
const laying = () => position({ fife: 'wallace', ross: 'ross-e' }, { hands: HANDS }).begin(turnAt('cards'))

describe('3.0 Cards', () => {
  it('are twenty move cards and five events', () => {
    const count = (value: number) => CARD_VALUE.filter((each) => each === value).length
    expect(CARDS).toHaveLength(25)
    expect([count(1), count(2), count(3), count(0)]).toEqual([7, 10, 3, 5])
  })

  it('deals five to each player at the start of a year, for their eyes only', () => {
    const table = position({ fife: 'wallace', moray: 'moray', ross: 'ross-e' }).begin(winterAt('new-year'))
    expect(table.state.hands.map((hand) => hand.length)).toEqual([5, 5])
    expect(new Set([...table.state.hands[0], ...table.state.hands[1]]).size).toBe(10)
    expect(table.view(ENGLAND).hand).toHaveLength(5)
    expect(table.heard('hand-dealt', SCOTLAND)[0]).not.toHaveProperty('cards')
    expect(table.heard('hand-dealt', SCOTLAND)[1]).toHaveProperty('cards')
  })
})

describe('3.1 Playing cards', () => {
  it('lets both lay a card face down, in either order, and turns them up together', () => {
    const table = laying()
    expect(table.deciding).toEqual(['england', 'scotland'])
    table.scotland('lay move-3-1')
    expect(table.deciding).toEqual(['england'])
    expect(table.view(ENGLAND)).toMatchObject({ laid: [false, true], myCard: null, cards: [null, null] })
    table.england('lay move-2-1')
    expect(table.view(ENGLAND).cards).toEqual(['move-2-1', 'move-3-1'])
    expect(table.step).toBe('move')
  })

  it('refuses a card that is not in hand', () => {
    expect(laying().whyNot('england', 'lay move-3-1')).toMatchObject({ rule: '3.1', code: 'not-in-hand' })
  })

  it('makes the higher value Player 1, England on a tie', () => {
    expect(first('move-1-1', 'move-3-1')).toBe('scotland')
    expect(first('move-3-1', 'move-1-1')).toBe('england')
    expect(first('move-2-1', 'move-2-2')).toBe('england')
  })
})

describe('3.11 Move cards', () => {
  it('gives as many points as the card’s value', () => {
    expect(position({ fife: 'wallace' }).turn('move-1-1', 'move-3-1').state.points).toBe(3)
    expect(position({ fife: 'wallace' }).turn('move-2-1', 'move-1-1').state.points).toBe(2)
  })
})

describe('3.12 Event cards', () => {
  it('makes the player of an event Player 1, before any move card', () => {
    expect(first('herald', 'move-3-1')).toBe('england')
    expect(first('move-3-1', 'herald')).toBe('scotland')
    const table = position({ fife: 'wallace', ross: 'ross-e' }).turn('move-3-1', 'truce')
    expect([table.step, table.deciding]).toEqual(['event', ['scotland']])
    table.scotland('play')
    expect([table.step, table.deciding]).toEqual(['move', ['england']])
  })

  it('settles two events England first and then ends the year', () => {
    const table = position({ fife: 'wallace', moray: 'moray', ross: 'ross-e' }).turn('herald', 'truce')
    expect(table.deciding).toEqual(['england'])
    table.england('pass')
    expect([table.step, table.deciding]).toEqual(['event', ['scotland']])
    table.scotland('pass')
    expect(table.heard('winter-begins')).toHaveLength(1)
  })

  it('H-34 still plays the battles and border raids of that turn', () => {
    const placement = { fife: 'wallace', england: 'moray', lothian: 'york-infantry', ross: 'ross-e' }
    const table = position(placement).turn('victuals', 'truce').england('pass').scotland('pass')
    expect(table.step).toBe('border-raid')
    table.england('lose york-infantry')
    expect(table.heard('winter-begins')).toHaveLength(1)
  })
})

describe('3.12-pass Passing on an event', () => {
  it('lets the player of an event pass, and the effect is lost', () => {
    const table = position({ fife: 'wallace 1', ross: 'ross-e', moray: 'moray' }).turn('move-1-1', 'victuals')
    table.scotland('pass')
    expect(table.steps('wallace')).toBe(1)
    expect(table.deciding).toEqual(['england'])
    table.england('end')
    expect(table.offers('scotland')).not.toContain('play')
  })
})
