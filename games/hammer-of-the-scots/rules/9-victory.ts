/** 9.0 Victory at the end of a scenario, and sudden death. */
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import { ENGLAND, onMap, SCOTLAND, type Side, WALLACE } from '../tables.ts'
import { noblesOf } from './2-armies.ts'

export function endMatch(s: State, winner: Side, code: string, rule: string): void {
  s.outcome = { winners: [winner], code, rule }
}

/**
 * 9.0 More nobles at the end of the scenario wins (H-43: counted after the builds of the last winter). At seven
 * each, Moray being in play, England wins if Wallace is dead or in the pool, otherwise Scotland (H-31).
 */
export function countNobles(s: State, referee: Referee): void {
  const england = noblesOf(s, ENGLAND)
  const scotland = noblesOf(s, SCOTLAND)
  referee.emit({ type: 'nobles-counted', england, scotland })
  if (england > scotland) endMatch(s, ENGLAND, 'more-nobles', '9.0')
  else if (scotland > england) endMatch(s, SCOTLAND, 'more-nobles', '9.0')
  else if (onMap(s.at[WALLACE])) endMatch(s, SCOTLAND, 'tie-wallace-lives', '9.0')
  else endMatch(s, ENGLAND, 'tie-wallace-gone', '9.0')
}

/**
 * 9.1 Whoever controls all nobles in play at the end of a game turn wins (H-32). Moray never serves England, so he
 * must be dead or in the pool for England to win this way.
 */
export function checkAllNobles(s: State): void {
  if (noblesOf(s, SCOTLAND) === 0) endMatch(s, ENGLAND, 'all-nobles', '9.1')
  else if (noblesOf(s, ENGLAND) === 0) endMatch(s, SCOTLAND, 'all-nobles', '9.1')
}
