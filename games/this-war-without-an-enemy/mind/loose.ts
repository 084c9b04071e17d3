/**
 * Victory Cities that nobody holds and an enemy could walk into: as good as lost, if the enemy is yet to act. Whoever
 * marches out of London with everybody loses it to a single block from two Areas away.
 */
import { isContested } from '@muster/block-kit/blocks'
import { yes } from '@muster/kernel/verdict'
import { mayEnter } from '../rules/6-land-moves.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  CHAPERONES,
  CITY_IN,
  enemyOf,
  insideOf,
  isHome,
  LOCAL,
  neighboursOf,
  REGIONAL,
  ROYALIST,
  SCOTLAND,
  type Side,
  VICTORY_AREA,
  VICTORY_POINTS,
} from '../tables.ts'
import { isOrderKnown, mayStillAct } from './verdict.ts'

/** How likely it is taken: in this Turn, or in the next one, before which one may think of it. */
const NOW = 0.8
const LATER = 0.3

export class Loose {
  /** By Victory City: how likely it is walked into in this Turn. */
  readonly now = new Float64Array(VICTORY_AREA.length)
  /** Victory Points that are likely to change hands like this, to the King's gain. */
  drift = 0

  reckon(s: State): void {
    this.now.fill(0)
    this.drift = 0
    for (let v = 0; v < VICTORY_AREA.length; v++) {
      const owner = s.owner[v] as Side
      const taker = enemyOf(owner)
      if (isHeld(s, v, owner) || !canBeTaken(s, taker, VICTORY_AREA[v])) continue
      if (isActing(s, taker)) continue
      const isNow = isOrderKnown(s) && mayStillAct(s, taker)
      if (isNow) this.now[v] = NOW
      this.drift += (taker === ROYALIST ? 1 : -1) * VICTORY_POINTS[v] * (isNow ? NOW : LATER)
    }
  }
}

/** Whoever is acting shows what it takes by taking it. */
function isActing(s: State, side: Side): boolean {
  const frame = s.stack[1]
  return frame?.step === 'actions' && frame.side === side
}

function isHeld(s: State, v: number, owner: Side): boolean {
  const area = VICTORY_AREA[v]
  const walls = CITY_IN[area]
  return s.count[area * 2 + owner] > 0 || (walls >= 0 && s.count[insideOf(walls) * 2 + owner] > 0)
}

/** Whether somebody stands next door, or one further with nobody in between. */
function canBeTaken(s: State, taker: Side, area: number): boolean {
  for (const via of neighboursOf(area)) {
    if (mayEnter(s, taker, via, area) !== yes) continue
    if (canSend(s, taker, via, via, area)) return true
    if (via === SCOTLAND || s.count[via * 2 + enemyOf(taker)] > 0) continue
    for (const from of neighboursOf(via)) {
      if (from !== area && mayEnter(s, taker, from, via) === yes && canSend(s, taker, from, via, area))
        return true
    }
  }
  return false
}

/** 6.16 Regional blocks go abroad with a Leader only. */
function canSend(s: State, taker: Side, from: number, via: number, to: number): boolean {
  if (s.count[from * 2 + taker] === 0 || isContested(s, from)) return false
  for (const block of BLOCKS_OF[taker]) {
    if (s.at[block] !== from || s.moved[block] !== 0 || LOCAL[block]) continue
    if (!REGIONAL[block] || (isHome(block, via) && isHome(block, to))) return true
    if (CHAPERONES[block].some((leader) => s.at[leader] === from && s.moved[leader] === 0)) return true
  }
  return false
}
