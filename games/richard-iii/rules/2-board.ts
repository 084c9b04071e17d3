/** 2.0 The board: whose an area is, what it is worth in defence, and which areas a sea joins. */
import { takesPart } from '@muster/block-kit/battles'
import { blocksOf } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import { NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  COASTAL,
  CROWN,
  DEAD,
  DEFENDS_HOME,
  EXILE_OF,
  enemyOf,
  HEIRS,
  HOUSE_SHIELD,
  isHeir,
  KINSMEN,
  NO_SIDE,
  PORT,
  SAME_SEA,
  SHIELD_OF_HEIR,
  SIDE,
  type Side,
} from '../tables.ts'

/** 2.1 Friendly or vacant: no enemy block stands there. Changes of ownership take effect at once. */
export const isOpen = (s: State, side: Side, area: number): boolean => blocksOf(s, enemyOf(side), area) === 0

/** 2.7, R-25 An exile area of the enemy can never be entered, by any kind of movement. */
export const isClosedTo = (side: Side, area: number): boolean =>
  EXILE_OF[area] !== NO_SIDE && EXILE_OF[area] !== side

/**
 * 2.2 to 2.6 What a block of the defender adds to its rating in an area. It does not matter whether it moved there
 * this turn or came over in the course of the battle; an attacker has nothing.
 */
export function defenceBonus(s: State, block: number, area: number): number {
  return isHeir(block) ? heirBonus(s, block, area) : homeBonus(s, block, area)
}

/**
 * 2.2 A noble has one more at his shield, 2.5 a church block at its cathedral, 2.4 a levy in its city, 2.6 the Welsh
 * anywhere in Wales. R-51 Turned Clarence and Exeter are nobles here. R-42 Option: a dead kinsman's shield too.
 */
function homeBonus(s: State, block: number, area: number): number {
  if (DEFENDS_HOME[block * AREA_COUNT + area] === 1) return 1
  return s.readings.nevillesShare && kinsmansShield(s, block, area) ? 1 : 0
}

/** 8.3 The shield of a dead Neville. */
export function kinsmansShield(s: State, block: number, area: number): boolean {
  for (const kinsman of KINSMEN[block]) {
    if (s.at[kinsman] === DEAD && DEFENDS_HOME[kinsman * AREA_COUNT + area] === 1) return true
  }
  return false
}

/** R-7 The senior heir of a side present in the fight: those in reserve are not counted until they arrive. */
export function seniorIn(s: State, side: Side, area: number): number {
  for (const heir of HEIRS[side]) if (takesPart(s, area, heir)) return heir
  return NONE
}

/**
 * 2.2, 2.3 Of several heirs in the fight only the senior has the bonus of a shield of the house or of a crown, and a
 * royal heir may have both. R-8 Exeter, Somerset and Richmond always have their own shield to themselves.
 */
function heirBonus(s: State, block: number, area: number): number {
  const senior = seniorIn(s, SIDE[block], area) === block
  let bonus = 0
  if (SHIELD_OF_HEIR[area] === block || (senior && isHeirsShield(s, block, area))) bonus++
  if (senior && CROWN[area] && SIDE[block] === s.throne) bonus++
  return bonus
}

/**
 * 2.2 The shields of an heir: those of his house, and his own. Exeter's, Somerset's and Richmond's serve other
 * Lancaster heirs only when their owner is dead; one who has changed sides is not.
 */
export function isHeirsShield(s: State, block: number, area: number): boolean {
  if (HOUSE_SHIELD[SIDE[block] * AREA_COUNT + area] === 1) return true
  const owner = SHIELD_OF_HEIR[area]
  return owner !== NONE && (owner === block || (SIDE[owner] === SIDE[block] && s.at[owner] === DEAD))
}

const NO_COAST = no('2.81', 'no-coast')
const OTHER_SEA = no('2.81', 'other-sea')
const ACROSS_NO_SEA = no('5.3', 'same-area')

/**
 * 2.81, 2.71, 2.82 Two areas are joined by sea if they lie on the same sea zone: Ireland and the Isle of Man can be
 * reached in no other way. Calais, France, Kent, Cornwall and Scotland lie on two. Hereford, Gloucester and South
 * Yorks have no coast in this sense (5.3).
 */
export function joinedBySea(from: number, to: number): Verdict {
  if (SAME_SEA[from * AREA_COUNT + to] === 1) return yes
  if (from === to) return ACROSS_NO_SEA
  return COASTAL[from] && COASTAL[to] ? OTHER_SEA : NO_COAST
}

/** 2.83 A ship on the map marks a major port. */
export const isMajorPort = (area: number): boolean => PORT[area]
