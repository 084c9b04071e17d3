/** Who can reach whom: what could join an attack, and what weaker enemies are near. */
import { blocksOf } from '@muster/block-kit/blocks'
import { isClosedTo, isOpen } from '../rules/2-board.ts'
import { movementOf } from '../rules/5-land-moves.ts'
import type { State } from '../state.ts'
import { BLOCKS_OF, borderBetween, enemyOf, MAP, MIDDLESEX, neighboursOf, type Side } from '../tables.ts'
import { enemyPower, Kept, powerIn, powerOf } from './board.ts'
import type { Traits } from './traits.ts'

const reached = new Kept()

/** What could join an attack on an area in this action phase, with those in it: the best groups that can be paid. */
export const reach = (s: State, side: Side, area: number): number =>
  reached.has(side, area) ? reached.get(side, area) : reached.keep(side, area, reckonReach(s, side, area))

function reckonReach(s: State, side: Side, area: number): number {
  const groups: number[] = []
  let sure = 0
  for (const next of neighboursOf(area)) {
    const left = roomInto(s, side, next, area)
    const near = readyIn(s, side, next, left)
    // Those on the way from farther off have been paid for: they come by the same border as far as it lets them.
    const far = followersBy(s, side, next, area, left - near.count)
    if (s.group[next] === 1) sure += near.power + far
    else {
      groups.push(near.power)
      sure += far
    }
  }
  groups.sort((one, two) => two - one)
  // An attack comes over three borders at the most, and every group costs a point.
  for (const group of groups.slice(0, Math.min(s.points, 3))) sure += group
  return sure + powerIn(side, area)
}

const roomInto = (s: State, side: Side, from: number, to: number): number =>
  MAP.borders[borderBetween(from, to)].limit - crossedInto(s, side, from, to)

/** The blocks of an area that have not moved, as many as there is room for. */
function readyIn(s: State, side: Side, area: number, room: number): { count: number; power: number } {
  let count = 0
  let power = 0
  if (!isOpen(s, side, area)) return { count, power }
  for (const block of BLOCKS_OF[side]) {
    if (count >= room || s.at[block] !== area || s.moved[block] === 1) continue
    power += powerOf(s, block)
    count++
  }
  return { count, power }
}

/** The rest of a group that is on the march through an area next to the one attacked. */
function followersBy(s: State, side: Side, next: number, area: number, room: number): number {
  if (movementOf(s) < 2 || !isOpen(s, side, next)) return 0
  let power = 0
  let left = room
  for (const far of neighboursOf(next)) {
    if (far === area || s.group[far] === 0 || MAP.borders[borderBetween(far, next)].red) continue
    const coming = readyIn(s, side, far, Math.min(left, roomInto(s, side, far, next)))
    power += coming.power
    left -= coming.count
  }
  return power
}

const crossedInto = (s: State, side: Side, from: number, to: number): number =>
  s.crossed[side * MAP.borders.length + borderBetween(from, to)]

/** The weakest enemies next door and beyond, London apart; and how near London is, if they are there: 1 next door. */
const near = new Kept()
const far = new Kept()
const london = new Kept()
/** Prey that is two marches off is worth so much of what it would be next door. */
const BEYOND = 0.6
const LONDONS_PRIZE = 0.3

/** To be near enemies that are weaker than oneself is the way to a battle. */
export function huntLooks(t: Traits, s: State, side: Side, area: number, own: number): number {
  if (!near.has(side, area)) findPrey(t, s, side, area)
  const best = Math.max(preyLooks(own, near.get(side, area)), preyLooks(own, far.get(side, area)) * BEYOND)
  const capital = london.get(side, area)
  if (capital === 0) return best
  const prey = preyLooks(own, enemyPower(t, s, side, MIDDLESEX))
  return prey === 0 ? best : Math.max(best, (prey + LONDONS_PRIZE) * capital)
}

function preyLooks(own: number, enemy: number): number {
  const odds = own / enemy
  return odds > 1 ? Math.min(1, odds / 3) : 0
}

function findPrey(t: Traits, s: State, side: Side, area: number): void {
  let nearest = Number.POSITIVE_INFINITY
  let beyond = Number.POSITIVE_INFINITY
  let capital = 0
  for (const next of neighboursOf(area)) {
    if (isClosedTo(side, next)) continue
    if (blocksOf(s, enemyOf(side), next) > 0) {
      if (next === MIDDLESEX) capital = 1
      else nearest = Math.min(nearest, enemyPower(t, s, side, next))
      continue
    }
    for (const after of neighboursOf(next)) {
      if (isClosedTo(side, after) || blocksOf(s, enemyOf(side), after) === 0) continue
      if (after === MIDDLESEX) capital = Math.max(capital, BEYOND)
      else beyond = Math.min(beyond, enemyPower(t, s, side, after))
    }
  }
  near.keep(side, area, nearest)
  far.keep(side, area, beyond)
  london.keep(side, area, capital)
}
