import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('6.1 A round has Diplomacy, seven turns of actions, and an election inside them', () => {
  it('goes on to the next turn when all is done', () => {
    const table = position({}).movementTurn('prussia').does('prussia', 'end-turn')
    expect(table.state.turn).toBe(2)
    expect(table.step).toBe('actions')
  })
})

describe('6.3, 5.1.3 Seven turns to a round', () => {
  it('each Power’s Movement is followed by the next Power’s turn, and after the seventh by a new round', () => {
    const movers = ['prussia', 'austria', 'france', 'russia', 'spain', 'ottoman', 'britain']
    const next = movers.map((power) => {
      const { state } = position({}, { round: 2 }).movementTurn(power).does(power, 'end-turn')
      return [state.round, state.turn]
    })
    expect(next).toEqual([
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
      [2, 7],
      [3, 1],
    ])
  })
})

describe('6.2 Diplomacy opens every round but the first', () => {
  it('the first begins with the actions', () => {
    expect(position({}, { round: 1, hands: { britain: '1' } }).turnBegins('britain', 'drill').step).toBe(
      'actions',
    )
  })
  it('the second with statuses', () => {
    expect(position({}, { round: 2 }).turnBegins('britain', 'drill').step).toBe('status')
  })
})

describe('6.3 In each turn every Power performs its action', () => {
  it('all those who have something to choose do so at once, Movement last', () => {
    const table = position(
      {},
      { hands: { britain: '1', spain: '2' }, money: { spain: 3, france: 2 }, status: { spain: 'british' } },
    ).actions('britain', 'drill')
    expect(table.deciding).toEqual(['britain', 'france', 'russia', 'spain'])
  })
})

describe('6.4 The election is held when Austria comes to Drill, before anybody acts', () => {
  it('R26: first of all in turn 3', () => {
    const table = position({}).turnBegins('austria', 'drill')
    expect(table.state.turn).toBe(3)
    expect(table.step).toBe('vote')
  })
})
