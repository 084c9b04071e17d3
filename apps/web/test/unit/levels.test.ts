import { describe, expect, it } from 'vitest'
import { againstLevels } from '../../src/home/levels.ts'
import { newMatch, type SavedMatch } from '../../src/match/saved.ts'

const SETUP = { scenario: 'braveheart', players: 2, options: {} }
const played = (bots: readonly (string | null)[], winners: number[] | null): SavedMatch => {
  const seats = bots.map((bot, i) =>
    bot === null
      ? ({ id: `${i}`, kind: 'here', name: '' } as const)
      : ({ id: `${i}`, kind: 'bot', name: bot } as const),
  )
  const match = newMatch('hammer-of-the-scots', 2, SETUP, seats, new Date())
  return { ...match, outcome: winners === null ? null : { winners, code: 'more-nobles', rule: '9.0' } }
}

describe('matches against each level', () => {
  it('are counted by the strongest bot, with those that one has won', () => {
    const kept = [
      played([null, 'recruit'], [0]),
      played(['recruit', null], [0]),
      played([null, 'marshal-3'], [0]),
      played([null, 'marshal-10'], [1]),
      played([null, 'recruit', 'captain'], [0]),
    ]
    expect(againstLevels(kept)).toEqual([
      { level: 'recruit', played: 2, won: 1 },
      { level: 'captain', played: 1, won: 1 },
      { level: 'marshal', played: 2, won: 1 },
    ])
  })

  it('leave out what is not over, and matches of two people', () => {
    expect(againstLevels([played([null, 'captain'], null), played([null, null], [0])])).toEqual([])
  })
})
