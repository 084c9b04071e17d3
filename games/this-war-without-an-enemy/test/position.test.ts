/** The words of positions: what they can say, and the nonsense that they refuse. */
import { fastChance } from '@muster/kernel/chance'
import { decidingSeats } from '@muster/kernel/match'
import { type Position, startFrom } from '@muster/kernel/position'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import type { Circumstances } from '../position.ts'
import { position } from '../testing/position.ts'

const begin = (words: Position) => startFrom(game, words, fastChance(7))

describe('a position refuses', () => {
  it.each<[string, Record<string, string>, Circumstances, RegExp]>([
    ['an impossible strength', { kent: 'p-essex 5' }, {}, /p-essex cannot have the strength 5, only 1 to 4/],
    [
      'a block in two places',
      { kent: 'p-essex', essex: 'p-essex' },
      {},
      /p-essex stands both in kent and in essex/,
    ],
    ['an unknown place', { atlantis: 'p-essex' }, {}, /no place called atlantis/],
    ['a way over no border', { kent: 'p-essex from cornwall' }, {}, /cornwall and kent have no border/],
    ['a siege of nobody', {}, { siege: { york: 2 } }, /nobody is besieged in york/],
    ['a marker that there is not', { york: 'p-essex' }, { siege: { york: 9 } }, /no Siege Marker shows 9/],
    ['a card of the other deck', {}, { hands: ['p20', ''] }, /p20 is not a card of the royalist deck/],
    ['reserves without a way', { kent: 'p-essex reserve' }, {}, /say from where/],
  ])('%s', (_, board, given, reason) => {
    expect(() => position(board, given)).toThrow(reason)
  })

  it('a battle with one side, too many points, a garrison in the open', () => {
    expect(() => position({ kent: 'p-essex' }).battle('kent', 'royalist')).toThrow(/not two sides in kent/)
    expect(() => position({ kent: 'p-essex' }).actions('parliament', 7)).toThrow(/nobody has 7 Action Points/)
    expect(() => begin({ board: { durham: 'p-garrison-1' }, begin: 'supply' })).toThrow(
      /p-garrison-1 is a Garrison and stays in a City/,
    )
  })
})

describe('a position says', () => {
  it('how an army came, so that the rest of it is in Reserve', () => {
    const table = position({
      hampshire: 'p-waller, r-hopton from dorset, r-s-foot-pool from wiltshire',
    }).battle('hampshire', 'royalist')
    expect(table.step).toBe('main-attack')
    table.royalist(
      table.offers('royalist').find((each) => each.endsWith('dorset')) ?? table.offers('royalist')[0],
    )
    expect(table.reserves()).toEqual(['r-s-foot-pool'])
  })

  it('what is left of the year: a card for each Turn to come', () => {
    const { state } = begin({ board: { kent: 'p-essex' }, given: { turn: 4 }, begin: 'actions parliament 2' })
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2])
  })

  it('cards of equal points, on which somebody decides who goes first (2.31), or who it was', () => {
    const tied = (words: string) =>
      begin({ board: { kent: 'p-essex' }, given: { year: 1643 }, begin: words }).state
    const asked = tied('turn r04 p02')
    expect(asked.stack.at(-1)).toEqual({ step: 'initiative', side: 0 })
    expect(decidingSeats(game, asked)).toEqual([0])
    expect(tied('turn r04 p02 parliament').first).toBe(1)
  })
})
