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
  isHeir,
  LOYALTY,
  MAP,
  MAX_STEPS,
  MIDDLESEX,
  NO_SIDE,
  neighboursOf,
  PIRACY,
  PORT,
  RATING,
  type Side,
  SUPPLY,
} from '../tables.ts'
import {
  enemyPower,
  isBehind,
  isKnown,
  isLastHeir,
  lastStock,
  powerIn,
  powerOf,
  threat,
  waitingLords,
  worth,
} from './board.ts'
import { huntLooks, reach } from './reach.ts'
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
    waitingLords(side, area) * t.waitingLord +
    heads(t, s, side, area)
  // An attack that was begun is made good before another is begun.
  const begun = own > 0 && own / enemy < t.goodOdds ? t.join : 0
  return t.battle + Math.min(odds, 3) + prize + begun
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
  if (t.keepsHome !== 0) looks += t.keepsHome * waitingLords(side, area)
  if (t.shutsOut !== 0) looks += t.shutsOut * waitingLords(enemyOf(side), area)
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

/** The last block whose group was asked for, in which stock, and its strength: it is asked for every area within reach. */
const group = { block: -1, stock: 0, power: 0 }

/** The strength of a block with those that could still go with it, as many as a border lets through. */
function groupPower(s: State, side: Side, block: number): number {
  if (group.block === block && group.stock === lastStock()) return group.power
  group.block = block
  group.stock = lastStock()
  group.power = reckonGroup(s, side, block)
  return group.power
}

function reckonGroup(s: State, side: Side, block: number): number {
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
