/** Where a recruit would march: for each Area the best place for the blocks that can leave it. */
import { yes } from '@muster/kernel/verdict'
import { mayEnter } from '../rules/6-land-moves.ts'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  BORDER_COUNT,
  borderBetween,
  CHAPERONES,
  COVENANTER,
  DISTANCE,
  enemyOf,
  isArtillery,
  isHome,
  isInfantry,
  LIMIT,
  LOCAL,
  neighboursOf,
  REGIONAL,
  SCOTLAND,
  type Side,
  VICTORY_AREA,
} from '../tables.ts'
import { besieges, isObjective, isOurs, larder, pointsIn, powerIn, powerOf, prize, threat } from './board.ts'

/** Odds at which an attack looks good. */
const GOOD_ODDS = 1.3

export interface Plan {
  /** Where to go, by way of which Area (the same if it is next door), and how good it looks; below zero: stay. */
  readonly to: number
  readonly via: number
  readonly looks: number
}

const STAY: Plan = { to: -1, via: -1, looks: -1 }

/** The best march for the blocks of an Area that have not moved yet. */
export function planFor(s: State, side: Side, area: number): Plan {
  let best = STAY
  const here = stayLooks(s, side, area)
  for (const via of neighboursOf(area)) {
    best = better(best, s, side, area, via, via, here)
    if (s.count[via * 2 + 1 - side] > 0) continue
    for (const to of neighboursOf(via)) {
      if (to !== area && borderBetween(area, to) < 0) best = better(best, s, side, area, via, to, here)
    }
  }
  return best
}

function better(best: Plan, s: State, side: Side, area: number, via: number, to: number, here: number): Plan {
  const looks = marchLooks(s, side, area, via, to) - here
  return looks > best.looks ? { to, via, looks } : best
}

/** What keeps blocks where they are: a siege begun. */
const stayLooks = (s: State, side: Side, area: number): number =>
  area < SCOTLAND && besieges(s, side, area) ? 2 + pointsIn(area) * 2 : 0

/** Whether a block may come along: Regional blocks stay at home unless a Leader goes with them. */
export function comesAlong(
  s: State,
  side: Side,
  block: number,
  area: number,
  via: number,
  to: number,
): boolean {
  if (s.at[block] !== area || s.moved[block] === 1 || LOCAL[block]) return false
  if ((to === SCOTLAND || via === SCOTLAND) && !COVENANTER[block]) return false
  if (block === guardOf(s, side, area)) return false
  if (!REGIONAL[block] || (isHome(block, via) && isHome(block, to))) return true
  const guard = guardOf(s, side, area)
  return CHAPERONES[block].some(
    (leader) => s.at[leader] === area && s.moved[leader] === 0 && leader !== guard,
  )
}

/** The block that stays behind in a Victory City of ours: the weakest Infantry, if the enemy could come. */
function guardOf(s: State, side: Side, area: number): number {
  if (!isOurs(s, side, area)) return -1
  let guard = -1
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] !== area) continue
    if (LOCAL[block]) return -1
    if (!isInfantry(block) || !REGIONAL[block]) continue
    if (guard < 0 || powerOf(s, block) < powerOf(s, guard)) guard = block
  }
  return guard
}

function marchLooks(s: State, side: Side, area: number, via: number, to: number): number {
  if (mayEnter(s, side, area, via) !== yes || mayEnter(s, side, via, to) !== yes) return -9
  let room = roomFor(s, side, area, via, to)
  let power = 0
  let troops = 0
  for (const block of BLOCKS_OF[side]) {
    if (room <= 0 || !comesAlong(s, side, block, area, via, to)) continue
    power += powerOf(s, block)
    room--
    if (!isArtillery(block)) troops++
  }
  if (troops === 0) return -9
  return goalLooks(s, side, area, to, power, troops) - leavingCosts(s, side, area, troops)
}

/** How many blocks may still cross into an Area: as many as like, where nobody is to be fought. */
export function roomFor(s: State, side: Side, area: number, via: number, to: number): number {
  if (s.count[to * 2 + 1 - side] === 0) return BLOCKS_OF[side].length
  const border = borderBetween(via === to ? area : via, to)
  return LIMIT[border] - s.crossed[side * BORDER_COUNT + border]
}

/** How good it would be for an army on the march to end it in an Area. */
export function goalLooks(
  s: State,
  side: Side,
  from: number,
  to: number,
  power: number,
  troops: number,
): number {
  if (s.count[to * 2 + 1 - side] > 0) return attackLooks(s, side, to, power)
  const hungry = Math.max(0, troops + s.count[to * 2 + side] - larder(to))
  const gain = prize(s, side, to) + approach(s, side, from, to, power)
  return gain - exposure(side, to, power) - hungry * 0.8
}

function attackLooks(s: State, side: Side, to: number, power: number): number {
  const enemy = powerIn(enemyOf(side), to)
  const odds = (power + powerIn(side, to)) / enemy
  if (odds < GOOD_ODDS) return -6
  if (powerIn(side, to) / enemy > 2.5) return 0
  return 1.5 + Math.min(odds, 3) * 0.6 + (isObjective(s, side, to) ? pointsIn(to) * 2 : 0)
}

/** Standing next to a stronger enemy. */
const exposure = (side: Side, to: number, power: number): number => {
  const own = power + powerIn(side, to)
  return threat(side, to) > own * 1.5 ? 1 : 0
}

/** What is given up by leaving: the last troops before a Victory City of ours. */
function leavingCosts(s: State, side: Side, area: number, troops: number): number {
  if (area >= SCOTLAND || !isOurs(s, side, area)) return 0
  const left = s.count[area * 2 + side] - troops
  if (left > 0) return threat(side, area) > powerIn(side, area) ? 1.5 : 0
  return pointsIn(area) * (threat(side, area) > 0 ? 4 : 1.5)
}

/** How much nearer a march brings an army to the next Victory City of the enemy that it could take. */
function approach(s: State, side: Side, from: number, to: number, power: number): number {
  if (from >= SCOTLAND) return 2
  if (to >= SCOTLAND) return -2
  return (nearest(s, side, from, power) - nearest(s, side, to, power)) * 0.4
}

function nearest(s: State, side: Side, from: number, power: number): number {
  let least = AREA_COUNT
  for (const area of VICTORY_AREA) {
    if (DISTANCE[from][area] >= least || !isObjective(s, side, area)) continue
    if (powerIn(enemyOf(side), area) < power) least = DISTANCE[from][area]
  }
  return Math.min(least, 8)
}
