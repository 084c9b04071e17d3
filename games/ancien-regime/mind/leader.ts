/**
 * Who leads, by what is won and what is to come: the leader is everyone's business. It is refused leave, joined by nobody and
 * helped by nobody.
 */
import type { Seat } from '@muster/kernel/game'
import { controlOf } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import { NONE, OWNER, POWER_COUNT, STRIPES, TERRITORY_COUNT, VALUE } from '../tables.ts'

/** Gains of what is held now that are counted as good as won. */
const GAINS_AHEAD = 1.5
/** An outlook that wins, and how far ahead of all others counts as much as that. */
const WINNING = 30
const WELL_AHEAD = 10
const MOST = 1.5
/** From this lead on somebody is to be stopped, if nobody is further ahead. */
const TO_BE_STOPPED = 0.75

/** By seat: Influence, and what the land it holds and the Crown will bring. Written over at every call. */
const outlook = new Float64Array(POWER_COUNT)

function takeStock(s: State): void {
  for (let seat = 0; seat < s.players; seat++) outlook[seat] = s.influence[seat]
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    const power = controlOf(s, territory)
    if (power === NONE || power >= s.players) continue
    const owner = OWNER[territory]
    const isScored = owner === NONE ? ((STRIPES[territory] >> power) & 1) === 1 : owner !== power
    if (isScored) outlook[power] += GAINS_AHEAD * VALUE[territory]
  }
  const crowned = s.emperor === NONE ? NONE : s.controller[s.emperor]
  if (crowned !== NONE) outlook[crowned] += GAINS_AHEAD * 2
}

/** How much nearer to victory a Power's player is than the seat and the others: from 0 to about 1. */
export function lead(s: State, seat: Seat, power: number): number {
  const other = power === NONE ? NONE : s.controller[power]
  if (other === NONE || other === seat) return 0
  takeStock(s)
  let most = 0
  for (let each = 0; each < s.players; each++) if (each !== other) most = Math.max(most, outlook[each])
  const ahead = Math.max(0, outlook[other] - most) / WELL_AHEAD
  return Math.min(MOST, outlook[other] / WINNING + ahead)
}

/** The player whom a seat should hold up before all others; NONE while nobody is far on the way. */
export function leaderFor(s: State, seat: Seat): Seat {
  takeStock(s)
  let leader: Seat = NONE
  for (let each = 0; each < s.players; each++) {
    if (each !== seat && (leader === NONE || outlook[each] > outlook[leader])) leader = each
  }
  return lead(s, seat, leader) >= TO_BE_STOPPED ? leader : NONE
}

export const isToBeStopped = (s: State, seat: Seat, power: number): boolean =>
  power !== NONE && s.controller[power] !== NONE && s.controller[power] === leaderFor(s, seat)
