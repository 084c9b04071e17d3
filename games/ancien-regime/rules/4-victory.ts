/** 4 Victory. */
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import { NONE, VICTORY } from '../tables.ts'

/**
 * 4.1 The first Power with 25 Influence wins at once. R6: asked after each Gain Influence and each battle; of
 * several the one with most Influence wins, then with most Morale, then the first in Power Order.
 */
export function checkVictory(s: State, referee: Referee): void {
  let winner = NONE
  for (let power = 0; power < s.players; power++) {
    if (s.influence[power] < VICTORY) continue
    if (winner === NONE || isAhead(s, power, winner)) winner = power
  }
  if (winner === NONE) return
  referee.emit({ type: 'victory', power: winner, influence: s.influence[winner] })
  s.outcome = { winners: [winner], code: 'influence', rule: '4.1' }
}

const isAhead = (s: State, power: number, other: number): boolean =>
  s.influence[power] > s.influence[other] ||
  (s.influence[power] === s.influence[other] && s.morale[power] > s.morale[other])
