import { randomBot } from '@muster/bots/random'
import { defineGame, type Frame } from '@muster/kernel/game'
import { yes } from '@muster/kernel/verdict'
import { describe, expect, it } from 'vitest'
import { simulateAll } from '../src/commands/simulate.ts'

/** A game of one choice whose set-up fails every other time. */
function brokenGame() {
  let matches = 0
  return defineGame<
    { stack: Frame[]; outcome: null | { winners: number[]; code: string; rule: string } },
    { step: 'go' },
    null
  >({
    id: 'broken',
    title: 'Broken',
    plays: [1],
    scenarios: [{ id: 'only', title: 'Only', players: [1] }],
    options: [],
    sections: [],
    domains: {},
    fields: {},
    steps: {
      go: {
        rule: '1',
        seats: () => 1,
        choices: {
          win: {
            args: [],
            may: () => yes,
            act(s) {
              s.outcome = { winners: [0], code: 'won', rule: '1' }
            },
          },
        },
      },
    },
    seats: () => ['solo'],
    setup() {
      if (matches++ % 2 === 1) throw new Error('the board fell off the table')
      return { stack: [{ step: 'go' }], outcome: null }
    },
    view: () => null,
    redeal: (s) => s,
    faults: () => [],
  })
}

describe('simulating a game that fails', () => {
  it('counts the failures, keeps the others and says what went wrong first', () => {
    const { result, error } = simulateAll({
      game: brokenGame(),
      setup: { scenario: 'only', players: 1, options: {} },
      bots: [randomBot],
      games: 5,
      seed: 10,
      limit: 100,
    })
    expect(result).toMatchObject({ games: 5, finished: 3, failed: 2, actions: 3, wins: { solo: 3, draw: 0 } })
    expect(error).toBe('Match 2 (seed 11) failed: the board fell off the table')
  })
})
