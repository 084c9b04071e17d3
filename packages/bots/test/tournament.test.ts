import { describe, expect, it } from 'vitest'
import { boutsOf, pairsOf, shareOf, tablesOf } from '../src/tournament.ts'

describe('the schedule of an arena', () => {
  it('gives every two bots the same seeds in every seat', () => {
    const bouts = boutsOf(pairsOf(['a', 'b', 'c']), 2, 4, 100)
    expect(bouts).toHaveLength(12)
    expect(bouts.slice(0, 4)).toEqual([
      { one: 'a', two: 'b', seat: 0, seed: 100 },
      { one: 'a', two: 'b', seat: 1, seed: 100 },
      { one: 'a', two: 'b', seat: 0, seed: 101 },
      { one: 'a', two: 'b', seat: 1, seed: 101 },
    ])
  })
})

describe('the shares of an arena', () => {
  const results = boutsOf(pairsOf(['a', 'b']), 2, 20, 1).map((bout) => ({
    ...bout,
    won: 1 - bout.seat,
    actions: 9,
  }))

  it('are told by seat, with Wilson intervals that hold the share', () => {
    const [table] = tablesOf(results, 2)
    expect(table.all).toMatchObject({ games: 20, share: 0.5 })
    expect(table.all.low).toBeCloseTo(0.299, 3)
    expect(table.all.high).toBeCloseTo(0.701, 3)
    expect(table.bySeat.map((each) => each.share)).toEqual([1, 0])
  })

  it('know nothing of matches that were not played', () => {
    expect(shareOf([])).toEqual({ games: 0, share: 0, low: 0, high: 1 })
  })
})
