/** What can be won: a territory, a General beaten. */
import { allied, controlOf } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import { IMPASSABLE, NEUTRAL, NONE, OWNER, STRIPES, VALUE } from '../tables.ts'

/** A Unit of Money brought in each round, in Influence. */
const MONEYS_WORTH = 0.12

/** What a territory would bring a Power when it gains Influence, and for Money a little. */
export function scores(s: State, power: number, territory: number): number {
  const owner = OWNER[territory]
  const value = VALUE[territory]
  if (power >= s.players) return MONEYS_WORTH * value
  if (owner === NONE) return (STRIPES[territory] >> power) & 1 ? value : MONEYS_WORTH * value
  return owner === power ? MONEYS_WORTH * value : value
}

/** 10.4.4, R42, 12.9 Influence for beating a General of another Power. */
export function spoilsOf(s: State, power: number, enemy: number): number {
  const opposed =
    power < s.players &&
    s.status[power] < NEUTRAL &&
    s.status[enemy] < NEUTRAL &&
    s.status[power] !== s.status[enemy]
  return opposed ? 2 : 1
}

/** Worth taking: not an Ally's, not a Neutral's home, not held already. */
export function isTarget(s: State, power: number, territory: number): boolean {
  if (IMPASSABLE[territory]) return false
  const owner = OWNER[territory]
  if (owner !== NONE && owner !== power && (s.status[owner] === NEUTRAL || allied(s, power, owner)))
    return false
  const control = controlOf(s, territory)
  if (control === power) return false
  return control === NONE || !allied(s, power, control)
}
