/** The words of positions: what they can say, and the nonsense that they refuse. */
import { fastChance } from '@muster/kernel/chance'
import { decidingSeats } from '@muster/kernel/match'
import { type Position, startFrom } from '@muster/kernel/position'
import { describe, expect, it } from 'vitest'
import { richardIII as game } from '../game.ts'
import { blockNumber } from '../tables.ts'
import { position } from '../testing/position.ts'

const begin = (words: Position) => startFrom(game, words, fastChance(7))

describe('a position refuses', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['an impossible strength', { kent: 'york 5' }, /york cannot have the strength 5, only 1 to 4/],
    ['a block in two areas', { kent: 'york', essex: 'york' }, /york stands both in kent and in essex/],
    [
      'one man on both sides',
      { kent: 'warwick-y', essex: 'warwick-l' },
      /are one man, who cannot serve both sides/,
    ],
    ['a minor who is no heir', { minors: 'oxford' }, /oxford is no heir/],
    ['an unknown place', { camelot: 'york' }, /no place called camelot/],
    [
      'more blocks than a border lets through',
      { powys: 'york from hereford, march from hereford, rutland from hereford' },
      /no more than 2 blocks .* hereford to powys/,
    ],
    ['a strength of the dead', { dead: 'york 3' }, /york is not on the map \(dead\)/],
  ])('%s', (_, board, reason) => {
    expect(() => position(board)).toThrow(reason)
  })

  it('a side without heirs, a battle with one side, and hands that are too large', () => {
    expect(() =>
      begin({
        board: { kent: 'henry-vi', dead: 'york, march, rutland, clarence-y, gloucester' },
        begin: 'supply',
      }),
    ).toThrow(/york has no heir left/)
    expect(() => begin({ board: { kent: 'henry-vi', essex: 'york' }, begin: 'battle kent york' })).toThrow(
      /not two sides in kent/,
    )
    const hands = ['action-4-1, action-4-2', ''] as const
    expect(() =>
      begin({
        board: { kent: 'henry-vi', essex: 'york' },
        given: { turn: 6, hands },
        begin: 'turn action-2-1 action-2-2',
      }),
    ).toThrow(/1 cards after turn 6, not 2/)
  })
})

describe('a position says', () => {
  it('how blocks came, who is in reserve and what is left in the hands', () => {
    const { state } = begin({
      board: { kent: 'henry-vi, york from sussex, march from middlesex reserve' },
      given: { turn: 5 },
      begin: 'battle kent york',
    })
    expect(state.joins[blockNumber('march')]).toBe(2)
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2])
    expect(game.faults(state)).toEqual([])
  })

  it('who is Player 1, where no cards say so', () => {
    const board = { kent: 'henry-vi, york', essex: 'oxford, march' }
    const asked = (first: 'lancaster' | 'york') =>
      decidingSeats(game, begin({ board, given: { first }, begin: 'battle kent york' }).state)
    expect([asked('lancaster'), asked('york')]).toEqual([[0], [1]])
  })
})
