/** Legal positions of Ancien Régime in which rare things come together: mixed territories, Minors at war, thirds' Garrisons. */
import type { Chance } from '@muster/kernel/chance'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { ancienRegime } from '../game.ts'
import { setUp } from '../rules/3-setup.ts'
import { countAllies } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import { EVERY_POWER, MORALE_MAX, TURNS } from '../tables.ts'

const oneIn = (chance: Chance, n: number): boolean => chance.below(n) === 0

/**
 * A scenario as it is set up, at any turn of a later round: other statuses, Minors that somebody controls, Money and
 * Morale of the middle of a match. The pieces stand where the scenario puts them; play mixes them at once.
 */
export function anyPosition(chance: Chance): State {
  const scenario = oneIn(chance, 2) ? '1740' : '1756'
  const players = 4 + chance.below(4)
  const s = setUp(checkSetup(ancienRegime, { scenario, players }), silentReferee(chance))
  s.stack = [{ step: 'turn', stage: 0 }]
  s.round = 2 + chance.below(3)
  s.turn = oneIn(chance, 2) ? 1 : 1 + chance.below(TURNS)
  for (const power of EVERY_POWER) {
    s.morale[power] = chance.below(MORALE_MAX + 1)
    if (power >= players) takeControl(s, chance, power)
    if (s.controller[power] >= 0) s.money[power] = chance.below(8)
  }
  countAllies(s)
  return s
}

/** 12.4 Most Minors have a controller by now, and follow its status. */
function takeControl(s: State, chance: Chance, minor: number): void {
  if (oneIn(chance, 4)) return
  const seat = chance.below(s.players)
  s.controller[minor] = seat
  s.seen[minor] = 1 << seat
  s.status[minor] = s.status[seat]
}
