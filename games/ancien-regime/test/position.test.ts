/** The words of positions: what they can say, and the nonsense that they refuse. */
import { fastChance } from '@muster/kernel/chance'
import { decidingSeats } from '@muster/kernel/match'
import { type Position, startFrom } from '@muster/kernel/position'
import { describe, expect, it } from 'vitest'
import { ancienRegime as game } from '../game.ts'
import { type Circumstances, position } from '../testing/position.ts'

const begin = (words: Position) => startFrom(game, words, fastChance(7))

describe('a position refuses', () => {
  it.each<[string, Record<string, string>, Circumstances, RegExp]>([
    [
      'more Units than a General leads',
      { saxonia: 'Austria 9' },
      {},
      /Units of Austria in saxonia cannot be 9/,
    ],
    ['a General without a number', { saxonia: 'Austria' }, {}, /cannot be NaN/],
    [
      'Frederick in two places',
      { saxonia: 'Frederick 2', silesia: 'Frederick 1' },
      {},
      /Frederick stands both in/,
    ],
    [
      'more Generals than there are',
      { saxonia: 'Saxony 1', silesia: 'Saxony 1' },
      {},
      /no Power called saxony/,
    ],
    ['two garrisons', { saxonia: 'Austria garrison, Russia garrison' }, {}, /two garrisons in saxonia/],
    ['an unknown territory', { narnia: 'Austria 1' }, {}, /no territory called narnia/],
    ['Morale beyond the track', {}, { morale: { austria: 99 } }, /the Morale of austria cannot be 99/],
    ['cards that there are not', {}, { hands: { austria: '7' } }, /no Battle card called 7/],
    [
      'words that say nothing',
      { saxonia: 'Austria 1 bravely' },
      {},
      /is not a General, a garrison or a fortress/,
    ],
  ])('%s', (_, board, given, reason) => {
    expect(() => position(board, given)).toThrow(reason)
  })

  it('more cards of a value than are printed, and moments that there are not', () => {
    const many = Array.from({ length: 60 }, () => '4').join(' ')
    expect(() => position({}, { hands: { austria: many } })).toThrow(/there are only \d+ cards of value 4/)
    expect(() => begin({ board: {}, begin: 'revolution' })).toThrow(/nothing begins with "revolution"/)
    expect(() => begin({ board: {}, begin: 'movement ruritania' })).toThrow(/no Power called ruritania/)
  })
})

describe('a position says', () => {
  it('whose movement it is, and goes on from there', () => {
    const { state } = begin({
      board: { catalonia: 'Spain 3', saxonia: 'Austria 2' },
      players: 7,
      begin: 'movement-turn spain',
    })
    expect(
      decidingSeats(game, state).map(
        (seat) => game.seats({ scenario: '1740', players: 7, options: {} })[seat],
      ),
    ).toEqual(['spain'])
  })
})
