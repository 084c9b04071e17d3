/** The words of positions: what they can say, and the nonsense that they refuse. */
import { fastChance } from '@muster/kernel/chance'
import { act, actAll, decidingSeats } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { type Position, startFrom } from '@muster/kernel/position'
import { readRecord, recordMatch, replay } from '@muster/kernel/record'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { actionWords, parseGesture } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots as game } from '../game.ts'
import { AREAS, blockNumber, SCOTLAND } from '../tables.ts'
import { position } from '../testing/position.ts'

const begin = (words: Position) => startFrom(game, words, fastChance(7))
const at = (s: ReturnType<typeof begin>['state'], block: string) => AREAS[s.at[blockNumber(block)]]

describe('a position refuses', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['an impossible strength', { fife: 'wallace 9' }, /wallace cannot have the strength 9, only 1 to 4/],
    ['a strength of nothing', { fife: 'wallace 0' }, /wallace cannot have the strength 0/],
    ['a block twice in one area', { fife: 'wallace, wallace 2' }, /wallace stands in fife twice/],
    ['a block in two areas', { fife: 'wallace', mar: 'wallace' }, /wallace stands both in fife and in mar/],
    ['a noble on both sides', { fife: 'mar-s', mar: 'mar-e' }, /mar-e and mar-s are one noble/],
    ['an unknown block', { fife: 'robin-hood' }, /no block called robin-hood/],
    ['an unknown place', { sherwood: 'wallace' }, /no place called sherwood/],
    ['a strength in the pool', { pool: 'wallace 3' }, /wallace is not on the map \(pool\)/],
    ['a noble in the pool', { pool: 'mar-s' }, /mar-s is never in a pool/],
    ['Norse inland', { badenoch: 'norse' }, /Norse stand on Scottish coasts, not in badenoch/],
    [
      'words that say nothing',
      { fife: 'wallace 3 slowly on foot' },
      /is not a block, its strength and its way/,
    ],
    ['a way over no border', { fife: 'wallace from ross' }, /ross and fife have no border/],
    [
      'more blocks than a border lets through',
      { mar: 'keith from angus, etterick from angus, douglas from angus' },
      /no more than 2 blocks .* angus to mar/,
    ],
  ])('%s', (_, board, reason) => {
    expect(() => position(board)).toThrow(reason)
  })

  it('what it does not know, cards that are held twice, and hands that are too large', () => {
    expect(() => position({}, { wind: 'east' } as object)).toThrow(/nothing is known of "wind"/)
    expect(() => position({}, { hands: ['truce', 'truce'] })).toThrow(/truce is held twice/)
    const six = 'move-1-1, move-1-2, move-1-3, move-1-4, move-1-5, move-1-6'
    expect(() => position({}, { hands: [six, ''] })).toThrow(/at most 5 cards, not 6/)
    expect(() => position({}, { hands: ['truce', ''] }).turn('truce', 'herald')).toThrow(
      /played and still held/,
    )
  })

  it('a battle with one side, dice that no die shows, and moments that there are not', () => {
    expect(() => position({ fife: 'wallace' }).battle('fife', 'england')).toThrow(/not two sides in fife/)
    expect(() => begin({ board: {}, begin: 'winter', dice: [7] })).toThrow(/no die shows 7/)
    expect(() => begin({ board: {}, begin: 'spring' })).toThrow(/nothing begins with "spring"/)
    expect(() =>
      begin({ board: {}, begin: 'turn move-1-1 move-1-2', played: ['scotland: move edward'] }),
    ).toThrow(/"scotland: move edward" is refused by rule/)
  })
})

describe('a position says', () => {
  it('who stands where, how strong, and nobles at home who are not mentioned', () => {
    const { state } = begin({ board: { fife: 'wallace 3', mar: 'douglas' }, begin: 'turn move-1-1 move-2-1' })
    expect([at(state, 'wallace'), state.steps[blockNumber('wallace')]]).toEqual(['fife', 3])
    expect([at(state, 'mar-s'), at(state, 'buchan-e'), at(state, 'comyn-e')]).toEqual([
      'mar',
      'buchan',
      'badenoch',
    ])
    expect(game.faults(state)).toEqual([])
  })

  it('how blocks came into a battle, who waits in reserve, and the dice', () => {
    const { state, opening } = begin({
      board: { lothian: 'wallace 4, york-knights from dunbar, wales-archers from lanark reserve' },
      begin: 'battle lothian england',
      dice: [1, 1, 6, 3],
      played: ['scotland: fight wallace'],
    })
    expect(state.steps[blockNumber('york-knights')]).toBe(1)
    expect(state.joins[blockNumber('wales-archers')]).toBe(2)
    expect(opening.draws).toEqual([0, 0, 5, 2])
    // 5.5 The Scots may not leave the way the English came.
    const ways = offersOf(game, state, SCOTLAND).map((each) => actionWords(game, each))
    expect(ways).not.toContain('retreat wallace dunbar')
  })

  it('who is Player 1, where no cards say so', () => {
    const board = { fife: 'wallace, york-knights', teviot: 'douglas, hobelars' }
    const asked = (first: 'england' | 'scotland') =>
      decidingSeats(game, begin({ board, given: { first }, begin: 'battle fife england' }).state)
    expect([asked('england'), asked('scotland')]).toEqual([[0], [1]])
  })
})

describe('a match from a position', () => {
  const words: Position = {
    board: { fife: 'wallace, douglas', angus: 'york-knights' },
    begin: 'turn move-1-1 move-2-1',
    dice: [6, 6],
  }

  it('is played on to its end, kept as a file, and checked from it', () => {
    const seal = { seed: 'ab12', nonces: ['1', '2'] }
    const match = startFrom(game, words, sealedChance(seal.seed, seal.nonces))
    const luck = fastChance(3)
    while (match.state.outcome === null) {
      const [seat] = decidingSeats(game, match.state)
      const offers = offersOf(game, match.state, seat)
      act(match, seat, offers[luck.below(offers.length)])
    }
    const record = recordMatch(match, seal, true)
    const read = readRecord(JSON.stringify(record))
    expect(read.position).toEqual(words)
    expect(replay(game, read).state).toEqual(match.state)
  })

  it('cannot be taken back beyond its beginning, and hears what was played before', () => {
    const match = begin({ ...words, played: ['scotland: move wallace; to angus'] })
    expect(at(match.state, 'wallace')).toBe('angus')
    expect([match.log, match.past]).toEqual([[], null])
    expect(match.opening.told.length).toBeGreaterThan(0)
    actAll(match, SCOTLAND, parseGesture(game, 'end'))
    expect(offersOf(game, match.state, SCOTLAND).map((each) => actionWords(game, each))).not.toContain(
      'move wallace',
    )
  })
})
