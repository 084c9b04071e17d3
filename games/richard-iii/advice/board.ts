/** What the board looks like to a recruit: what blocks are worth, and how strong each side seems in an area. */

import { blocksOf } from '@muster/block-kit/blocks'
import { deadHeirs, isLord } from '../rules/3-armies.ts'
import { nobleCount } from '../rules/8-political-turn.ts'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  BOTH,
  borderBetween,
  CARD_AP,
  DIES,
  EXILE_OF,
  enemyOf,
  HEIRS,
  HOMES,
  isHeir,
  MAP,
  neighboursOf,
  onMap,
  POOL,
  RATING,
  SIDE,
  type Side,
} from '../tables.ts'
import type { Traits } from './traits.ts'

/** Dice by what they hit with. */
export const powerOf = (s: State, block: number): number => s.steps[block] * RATING[block]

/** What a side would least like to lose: the heir it has on or near the throne, heirs, those who die for good, lords. */
export function worth(s: State, block: number): number {
  const power = powerOf(s, block)
  if (isHeir(block)) return (isLastHeir(s, block) ? 60 : 25) + power
  if (isLord(block)) return (DIES[block] ? 12 : 8) + power
  return power
}

/** With him the match is lost. */
export const isLastHeir = (s: State, block: number): boolean =>
  isHeir(block) && deadHeirs(s, SIDE[block]) === HEIRS[SIDE[block]].length - 1

export const handWorth = (s: State, side: Side): number =>
  s.hands[side].reduce((sum, card) => sum + CARD_AP[card], 0)

/** Stock is taken once for all that is asked about a position; this says how often it was. */
let stock = 0
/** The position that is asked about; it is counted when it matters, which within a battle it seldom does. */
let asked: State | null = null

/** Forgets what was counted of another position. Whoever is answered by number knows whether stock was taken since. */
export function takeStock(s: State): number {
  asked = s
  return ++stock
}

export const lastStock = (): number => stock

/** A number for each area and side, reckoned when it is first asked for and kept until stock is taken again. */
export class Kept {
  readonly #numbers = new Float64Array(AREA_COUNT * 2)
  readonly #stocks = new Float64Array(AREA_COUNT * 2)

  has(side: Side, area: number): boolean {
    return this.#stocks[area * 2 + side] === stock
  }

  get(side: Side, area: number): number {
    return this.#numbers[area * 2 + side]
  }

  keep(side: Side, area: number, number: number): number {
    this.#stocks[area * 2 + side] = stock
    this.#numbers[area * 2 + side] = number
    return number
  }
}

/** By area and side: its strength, and what it seems to its enemy. Written over by every question. */
const powers = new Float64Array(AREA_COUNT * 2)
/** Of those whose faces are seen, and how many are not; and the same with all who have ever been seen and followed. */
const faces = new Float64Array(AREA_COUNT * 2)
const unseen = new Float64Array(AREA_COUNT * 2)
const followed = new Float64Array(AREA_COUNT * 2)
const unknown = new Float64Array(AREA_COUNT * 2)
/** Lords in the pool of a side whose home an area is. */
const waiting = new Float64Array(AREA_COUNT * 2)

/** By side: whether the throne would go to the enemy, as far as one can tell, if the campaign ended now. */
const behind = [false, false]

export const isBehind = (side: Side): boolean => {
  count()
  return behind[side]
}

/** Counts once, for all that is asked about this position, how strong everybody is where, and who is ahead. */
function count(): void {
  if (asked === null) return
  const s = asked
  asked = null
  powers.fill(0)
  faces.fill(0)
  unseen.fill(0)
  followed.fill(0)
  unknown.fill(0)
  waiting.fill(0)
  const lead = nobleCount(s, s.throne) - nobleCount(s, enemyOf(s.throne))
  behind[s.throne] = lead < 0
  behind[enemyOf(s.throne)] = lead >= 0
  for (let block = 0; block < s.at.length; block++) {
    const at = s.at[block]
    if (at === POOL && isLord(block)) for (const home of HOMES[block]) waiting[home * 2 + SIDE[block]]++
    if (!onMap(at)) continue
    const spot = at * 2 + SIDE[block]
    const power = powerOf(s, block)
    powers[spot] += power
    if (s.known[block] === BOTH) faces[spot] += power
    else unseen[spot]++
    if (isKnown(s, block)) followed[spot] += power
    else unknown[spot]++
  }
}

export const powerIn = (side: Side, area: number): number => {
  count()
  return powers[area * 2 + side]
}

export const waitingLords = (side: Side, area: number): number => {
  count()
  return waiting[area * 2 + side]
}

/** Whether everybody has seen who a block is, and could follow it since. */
export const isKnown = (s: State, block: number): boolean => s.known[block] === BOTH || s.company[block] !== 0

/** How strong the enemy is in an area, as far as one can tell; those at home may be better than they look. */
export const enemyPower = (t: Traits, s: State, side: Side, area: number): number => {
  count()
  if (blocksOf(s, enemyOf(side), area) === 0) return 0
  const spot = area * 2 + enemyOf(side)
  const power =
    t.knows > 0 ? followed[spot] + unknown[spot] * t.usualPower : faces[spot] + unseen[spot] * t.usualPower
  return power + 2
}

const nextDoor = new Kept()

/** What the enemy could bring into an area from next door. To fear those beyond is never to go anywhere. */
export function threat(t: Traits, s: State, side: Side, area: number): number {
  if (EXILE_OF[area] === side) return 0
  return (nextDoor.has(side, area) ? nextDoor.get(side, area) : enemiesNextTo(s, side, area)) * t.usualPower
}

function enemiesNextTo(s: State, side: Side, area: number): number {
  const enemy = enemyOf(side)
  let enemies = 0
  for (const next of neighboursOf(area)) {
    enemies += Math.min(blocksOf(s, enemy, next), MAP.borders[borderBetween(next, area)].limit)
  }
  return nextDoor.keep(side, area, enemies)
}

/** Own strength in an area, less what threatens it. */
export const safety = (t: Traits, s: State, side: Side, area: number): number =>
  powerIn(side, area) - threat(t, s, side, area)
