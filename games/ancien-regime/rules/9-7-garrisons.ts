/** 9.7.6, 9.7.7 Placing Garrisons. */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { NONE, OWNER, SERVES } from '../tables.ts'
import { allied } from './5-basics.ts'

const NO_UNIT = refuse('9.7.6', 'no-unit-to-leave')
const GARRISON_STANDS = refuse('5.8.4', 'garrison-stands')
const ALLY_HOME = refuse('7.5.4', 'ally-home')
const MINOR_HOME = refuse('12.12.2', 'ally-home')

/**
 * 9.7.6, 9.7.7, 5.8.4, 7.5.4, R15 A General with a Unit garrisons a territory without Garrison that is not an
 * Ally's home (nor that of a Minor of his Coalition or player, 12.12.2).
 */
export function mayGarrison(s: State, general: number, territory: number): Verdict {
  if (s.units[general] === 0) return NO_UNIT
  if (s.garrison[territory] !== NONE) return GARRISON_STANDS
  const owner = OWNER[territory]
  const power = SERVES[general]
  if (owner === NONE || owner === power || !allied(s, power, owner)) return yes
  return owner < s.players ? ALLY_HOME : MINOR_HOME
}

/** 5.8.1, 5.8.5 A Unit is turned to its Garrison side: its Power controls the territory. */
export function placeGarrison(s: State, referee: Referee, general: number, territory: number): void {
  const power = SERVES[general]
  s.units[general]--
  s.garrison[territory] = power
  referee.emit({ type: 'garrison-placed', power, territory })
}
