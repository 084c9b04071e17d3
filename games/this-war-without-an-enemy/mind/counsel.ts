/** Where Captains and Marshals know better than first sight: whether to withdraw before a Battle (7.2). */
import type { Seat } from '@muster/kernel/game'
import type { Sight } from '@muster/kernel/mind'
import { advise } from '../advice/advice.ts'
import { countInLine, withdrawalModifier, withdrawalResult } from '../rules/7-battles.ts'
import type { State } from '../state.ts'
import {
  ARTILLERY,
  CAVALRY,
  CHARLES,
  enemyOf,
  INFANTRY,
  SIDE,
  type Side,
  VICTORY_IN,
  VICTORY_POINTS,
} from '../tables.ts'
import { firepower } from './board.ts'
import { Fight } from './fight.ts'

/** What the King’s capture is worth, and to hold a Victory City (by its points) or another Area, in strength. */
const KING = 8
const CITY = 4
const LAND = 1
/** 4.5 The war, if the City is the enemy's last point. */
const WAR = 30
const MAJOR = 3
const SIX = [1, 2, 3, 4, 5, 6] as const

export function warCounsel(): (s: State, seat: Seat) => Sight {
  const fight = new Fight()
  return (s, seat) => (verb, a, b) => {
    if (verb === 'withdraw-army') return withdrawalLooks(s, seat as Side, fight)
    return verb === 'join' && isAssaultBegun(s) ? 2 + firepower(s, a) : advise(s, seat, verb, a, b)
  }
}

/** 8.2, 8.3 Whoever has begun to tell off blocks for a Sally or a Storming goes on with it: one alone is lost. */
function isAssaultBegun(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (frame.step === 'storm' || frame.step === 'sally') && frame.blocks.length > 0
}

/** How much better it is to go than to stand, in strength. Without horse one is caught by whoever has any. */
function withdrawalLooks(s: State, side: Side, fight: Fight): number {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step !== 'withdrawal') return -1
  const { area } = frame
  const enemy = enemyOf(side)
  const own = countInLine(s, side, area, CAVALRY)
  const theirs = countInLine(s, enemy, area, CAVALRY)
  if (own === 0 && theirs > 0) return -1
  const stand = standLooks(s, side, area, fight)
  if (theirs === 0 && own > 0) return -stand
  const foot = countInLine(s, side, area, INFANTRY)
  const modifier = withdrawalModifier(own, theirs, foot, countInLine(s, side, area, ARTILLERY))
  let go = 0
  for (const die of SIX) {
    const { success, loss } = withdrawalResult(die + modifier)
    go += ((success ? 0 : stand) - loss) / SIX.length
  }
  return go - stand
}

/** What comes of standing: strength lost on either side, and what is held if it goes well. */
function standLooks(s: State, side: Side, area: number, fight: Fight): number {
  const enemy = enemyOf(side)
  fight.reckon(s, area, 1)
  const { left, steps, wins, falls } = fight
  const king = s.at[CHARLES] === area && side === SIDE[CHARLES] ? KING * falls[side] : 0
  return (
    (1 - left[enemy]) * steps[enemy] -
    (1 - left[side]) * steps[side] +
    held(s, side, area) * wins[side] -
    king
  )
}

function held(s: State, side: Side, area: number): number {
  const v = VICTORY_IN[area]
  if (v < 0 || s.owner[v] !== side) return LAND
  const theirs = (side === SIDE[CHARLES] ? -s.vp : s.vp) + VICTORY_POINTS[v]
  return LAND + CITY * VICTORY_POINTS[v] + (theirs >= MAJOR ? WAR : 0)
}
