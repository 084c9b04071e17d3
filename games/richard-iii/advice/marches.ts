/** Where a recruit would stand, march, land and raise its blocks. */

import { blocksOf } from '@muster/block-kit/blocks'
import { TURNS_OF_CAMPAIGN } from '../rules/1-game-turns.ts'
import { isClosedTo, isOpen } from '../rules/2-board.ts'
import { claimant, isLord } from '../rules/3-armies.ts'
import { movementOf } from '../rules/5-land-moves.ts'
import type { State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  AREA_COUNT,
  BLOCKS_OF,
  borderBetween,
  CITY,
  COUNTS_FOR_USURPATION,
  DEFENDS_HOME,
  EXILE_OF,
  enemyOf,
  FORCE_MARCH,
  HOMES,
  isHeir,
  LOYALTY,
  MAP,
  MAX_STEPS,
  MIDDLESEX,
  NO_SIDE,
  neighboursOf,
  PIRACY,
  POOL,
  PORT,
  RATING,
  type Side,
  SUPPLY,
} from '../tables.ts'
import { enemyPower, isBehind, isKnown, isLastHeir, powerIn, powerOf, threat, worth } from './board.ts'
import type { Traits } from './traits.ts'

/** From this turn on lords are brought together for the count. */
const LATE = 6
/** More strength in one place than this impresses nobody. */
const MUCH = 40

export const placeOf = (s: State, block: number): number => (block < 0 ? 0 : s.at[block])

/** The block on the march. */
export function marcher(s: State): number {
  const frame = s.stack.at(-1)
  return frame?.step === 'march' ? frame.block : -1
}

/** What could join an attack on an area in this action phase, with those in it: the best groups that can be paid. */
function reach(s: State, side: Side, area: number): number {
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

/** How good an attack on an area would be: only at good odds, and not with more than it takes. */
function attackLooks(t: Traits, s: State, side: Side, block: number, area: number): number {
  const enemy = enemyPower(t, s, side, area)
  const own = powerIn(side, area)
  const coming = s.at[block] === area ? 0 : groupPower(s, side, block)
  const odds = Math.max(reach(s, side, area), own + coming) / enemy
  if (isLastHeir(s, block) && odds < t.safeOdds) return -6
  if (odds < oddsWanted(t, s, side)) return -6
  if (own / enemy > 2.5) return 0.1
  const london = area !== MIDDLESEX ? 0 : s.turn >= LATE ? 3 : 1
  const prize =
    blocksOf(s, enemyOf(side), area) * t.enemies +
    london +
    waitingLords(s, side, area) * t.waitingLord +
    heads(t, s, side, area)
  // An attack that was begun is made good before another is begun.
  const begun = own > 0 && own / enemy < t.goodOdds ? t.join : 0
  return t.battle + Math.min(odds, 3) + prize + begun
}

/** Lords in the pool of a side whose home an area is. */
function waitingLords(s: State, side: Side, area: number): number {
  let waiting = 0
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] === POOL && isLord(block) && HOMES[block].includes(area)) waiting++
  }
  return waiting
}

function oddsWanted(t: Traits, s: State, side: Side): number {
  if (!isBehind(side)) return t.goodOdds
  return s.turn === TURNS_OF_CAMPAIGN ? t.lastOdds : t.fairOdds
}

/** Whether the enemy will still march before the nobles are counted; in battles of the last turn he has marched. */
function enemyMarchesAgain(s: State, side: Side): boolean {
  if (s.turn < TURNS_OF_CAMPAIGN) return true
  return s.first === side && !s.stack.some(({ step }) => step === 'battle' || step === 'regroup')
}

/** How good it would be for a block to stand in an area. */
export function standLooks(t: Traits, s: State, side: Side, block: number, area: number): number {
  if (block < 0) return 0
  if (!isOpen(s, side, area)) return attackLooks(t, s, side, block, area)
  const lord = isLord(block)
  const here = s.at[block] === area
  // A block that sets out is followed by the others of its group, which costs nothing more.
  const own = powerIn(side, area) + (here ? 0 : groupPower(s, side, block))
  const mates = blocksOf(s, side, area) - (here ? 1 : 0)
  let looks = 0
  if (!COUNTS_FOR_USURPATION[area])
    looks -= lord ? t.lordInExile + s.turn * t.lordInExileByTurn : t.otherInExile
  // London counts as a lord when the campaign ends, for whoever has a lord in it.
  if (area === MIDDLESEX && lord)
    looks += mates > 0 ? 0.4 : s.turn >= LATE ? t.londonLate : t.london + s.turn * 0.1
  const danger = threat(t, s, side, area) - own * t.trust
  if (danger > 0 && enemyMarchesAgain(s, side))
    looks -= Math.min(isHeir(block) ? t.heirsFear : t.fear, (danger / 12) * (worth(s, block) / 12))
  if (mates >= SUPPLY[area]) looks -= 3
  else if (mates > 0) looks += t.company * Math.min(mates, 3)
  looks += stationLooks(t, s, side, block, area, own)
  return looks + huntLooks(t, s, side, area, own) * (isBehind(side) ? t.huntBehind : t.hunt)
}

/** What it is worth where one stands, beside dangers and chances: shields, strength in one place, homes kept or shut. */
function stationLooks(t: Traits, s: State, side: Side, block: number, area: number, own: number): number {
  let looks = t.army * Math.min(own, MUCH) * 0.1
  if (EXILE_OF[area] !== NO_SIDE) return looks
  if (block === claimant(s, side)) looks += t.guard * Math.min(own, MUCH) * 0.1
  if (t.home !== 0 && DEFENDS_HOME[block * AREA_COUNT + area] === 1) looks += t.home
  if (t.keepsHome !== 0) looks += t.keepsHome * waitingLords(s, side, area)
  if (t.shutsOut !== 0) looks += t.shutsOut * waitingLords(s, enemyOf(side), area)
  return looks
}

/** Between two ports two go for a point. */
const portLooks = (t: Traits, s: State, block: number, to: number): number =>
  PORT[s.at[block]] && PORT[to] ? t.port : 0

/** Who could fall or come over in a battle: as far as one knows who stands there. */
function heads(t: Traits, s: State, side: Side, area: number): number {
  if (t.heirsHead === 0 && t.turncoat === 0) return 0
  let prize = 0
  for (const block of BLOCKS_OF[enemyOf(side)]) {
    if (s.at[block] !== area || !isKnown(s, block)) continue
    if (isHeir(block)) prize += t.heirsHead * (isLastHeir(s, block) ? 3 : 1)
    else if (LOYALTY[block] > 0) prize += t.turncoat / LOYALTY[block]
  }
  return prize
}

/** The strength of a block with those that could still go with it, as many as a border lets through. */
function groupPower(s: State, side: Side, block: number): number {
  let power = powerOf(s, block)
  if (s.moved[block] === 1) return power
  let others = 3
  for (const each of BLOCKS_OF[side]) {
    if (others === 0 || each === block || s.at[each] !== s.at[block] || s.moved[each] === 1) continue
    power += powerOf(s, each)
    others--
  }
  return power
}

/** To be near enemies that are weaker than oneself is the way to a battle. */
function huntLooks(t: Traits, s: State, side: Side, area: number, own: number): number {
  let best = 0
  for (const next of neighboursOf(area)) {
    if (isClosedTo(side, next)) continue
    best = Math.max(best, preyLooks(t, s, side, next, own))
    if (!isOpen(s, side, next)) continue
    for (const far of neighboursOf(next)) {
      if (!isClosedTo(side, far)) best = Math.max(best, preyLooks(t, s, side, far, own) * 0.6)
    }
  }
  return best
}

function preyLooks(t: Traits, s: State, side: Side, area: number, own: number): number {
  if (blocksOf(s, enemyOf(side), area) === 0) return 0
  const odds = own / enemyPower(t, s, side, area)
  return odds > 1 ? Math.min(1, odds / 3) + (area === MIDDLESEX ? 0.3 : 0) : 0
}

/** By area: with how much of a march left it has been looked at. Most can be reached by several ways. */
const looked = new Int8Array(AREA_COUNT)

/** The best a block could do by marching from an area: it looks as far as it can go. */
function bestMarch(t: Traits, s: State, side: Side, block: number, from: number, left: number): number {
  looked.fill(0)
  return bestWay(t, s, side, block, from, left)
}

function bestWay(t: Traits, s: State, side: Side, block: number, from: number, left: number): number {
  let best = -9
  for (const to of neighboursOf(from)) {
    if (isClosedTo(side, to) || to === s.at[block]) continue
    const border = borderBetween(from, to)
    const { limit, red } = MAP.borders[border]
    if (s.crossed[side * MAP.borders.length + border] >= limit || looked[to] >= left) continue
    looked[to] = left
    best = Math.max(best, standLooks(t, s, side, block, to))
    if (left > 1 && !red && isOpen(s, side, to)) {
      best = Math.max(best, bestWay(t, s, side, block, to, left - 1) - 0.02)
    }
  }
  return best
}

export function moveLooks(t: Traits, s: State, side: Side, block: number): number {
  const at = s.at[block]
  const stays = isOpen(s, side, at) ? standLooks(t, s, side, block, at) : 0
  const byLand = s.event === PIRACY ? -9 : bestMarch(t, s, side, block, at, Math.min(2, movementOf(s)))
  const bySea = EXILE_OF[at] === side && s.event !== FORCE_MARCH ? bestLanding(t, s, side, block) : -9
  const price = s.group[at] === 1 ? 0 : t.point
  return Math.max(byLand, bySea) - stays - price
}

/** Only exiles take ship: there is nowhere in England that they could not reach from a landing. */
function bestLanding(t: Traits, s: State, side: Side, block: number): number {
  let best = -9
  for (const to of ACROSS_THE_SEA[s.at[block]]) {
    if (EXILE_OF[to] === NO_SIDE && isOpen(s, side, to))
      best = Math.max(best, standLooks(t, s, side, block, to) + portLooks(t, s, block, to))
  }
  return best
}

export function stepLooks(t: Traits, s: State, side: Side, to: number): number {
  const frame = s.stack.at(-1)
  if (frame?.step !== 'march') return 0
  const here = standLooks(t, s, side, frame.block, to)
  const border = borderBetween(s.at[frame.block], to)
  if (frame.left < 2 || MAP.borders[border].red || !isOpen(s, side, to)) return here
  return Math.max(here, bestMarch(t, s, side, frame.block, to, frame.left - 1) - 0.02)
}

export function sailLooks(t: Traits, s: State, side: Side, to: number): number {
  const block = marcher(s)
  if (block < 0) return 0
  // Who lands lands with others, or where nobody is near.
  return (
    standLooks(t, s, side, block, to) + portLooks(t, s, block, to) + (EXILE_OF[to] === NO_SIDE ? 0.2 : -2)
  )
}

export function recruitLooks(t: Traits, s: State, side: Side, block: number, area: number): number {
  if (!COUNTS_FOR_USURPATION[area] && !isHeir(block)) return -0.5
  // Near the end of a campaign a lord counts by being there, and there is little time left to harm him.
  const late = s.turn >= LATE
  const kind = isLord(block) ? (late ? t.newLordLate : t.newLord) : late ? t.newOtherLate : t.newOther
  const strength = (MAX_STEPS[block] * RATING[block]) / 12
  const danger = threat(t, s, side, area) - powerIn(side, area) - MAX_STEPS[block] * RATING[block]
  const full = blocksOf(s, side, area) >= SUPPLY[area] ? 2 : 0
  return (
    kind +
    strength -
    (t.recruitsFear * Math.max(0, danger)) / (late ? 30 : 10) -
    full +
    (CITY[area] ? 0.05 : 0)
  )
}
