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
  isHeir,
  MAP,
  neighboursOf,
  onMap,
  RATING,
  SIDE,
  type Side,
} from '../tables.ts'

/** What an enemy block whose face is not seen is reckoned at: three dice that hit on a two. */
const USUAL_POWER = 6

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

/** By area and side: its strength, and what it seems to its enemy. Written over by every question. */
const powers = new Float64Array(AREA_COUNT * 2)
const guesses = new Float64Array(AREA_COUNT * 2)

/** By side: whether the throne would go to the enemy, as far as one can tell, if the campaign ended now. */
const behind = [false, false]

export const isBehind = (side: Side): boolean => {
  count()
  return behind[side]
}

/** The position that is asked about; it is counted when it matters, which within a battle it seldom does. */
let asked: State | null = null

export function takeStock(s: State): void {
  asked = s
}

/** Counts once, for all that is asked about this position, how strong everybody is where, and who is ahead. */
function count(): void {
  if (asked === null) return
  const s = asked
  asked = null
  powers.fill(0)
  guesses.fill(0)
  const lead = nobleCount(s, s.throne) - nobleCount(s, enemyOf(s.throne))
  behind[s.throne] = lead < 0
  behind[enemyOf(s.throne)] = lead >= 0
  for (let block = 0; block < s.at.length; block++) {
    const at = s.at[block]
    if (!onMap(at)) continue
    const spot = at * 2 + SIDE[block]
    const power = powerOf(s, block)
    powers[spot] += power
    guesses[spot] += s.known[block] === BOTH ? power : USUAL_POWER
  }
}

export const powerIn = (side: Side, area: number): number => {
  count()
  return powers[area * 2 + side]
}

/** How strong the enemy is in an area, as far as one can tell; those at home may be better than they look. */
export const enemyPower = (s: State, side: Side, area: number): number => {
  count()
  return blocksOf(s, enemyOf(side), area) === 0 ? 0 : guesses[area * 2 + enemyOf(side)] + 2
}

/** What the enemy could bring into an area from next door. To fear those beyond is never to go anywhere. */
export function threat(s: State, side: Side, area: number): number {
  if (EXILE_OF[area] === side) return 0
  const enemy = enemyOf(side)
  let enemies = 0
  for (const next of neighboursOf(area)) {
    enemies += Math.min(blocksOf(s, enemy, next), MAP.borders[borderBetween(next, area)].limit)
  }
  return enemies * USUAL_POWER
}

/** Own strength in an area, less what threatens it. */
export const safety = (s: State, side: Side, area: number): number =>
  powerIn(side, area) - threat(s, side, area)
