/** 9.0 Victory. */
import type { State } from '../state.ts'
import { enemyOf, HEIRS, type Side } from '../tables.ts'
import { deadHeirs } from './3-armies.ts'

/** 9.0 Whoever has killed all five heirs of the enemy wins at once. R-39 One who has changed sides is not dead. */
export function checkHeirs(s: State, house: Side): void {
  if (deadHeirs(s, house) < HEIRS[house].length || s.outcome !== null) return
  s.outcome = { winners: [enemyOf(house)], code: 'all-heirs-dead', rule: '9.0' }
}

/** 9.0 After the last campaign whoever is King when usurpation has been settled wins. */
export function crownTheWinner(s: State): void {
  s.outcome = { winners: [s.throne], code: 'holds-the-throne', rule: '9.0' }
}
