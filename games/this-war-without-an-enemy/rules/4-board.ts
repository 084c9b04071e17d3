/** 4.0 The board: who controls Areas, Cities and Seas. What changes that is in 4-changes.ts. */
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  CITY_IN,
  insideOf,
  KEY_PORT,
  LOYAL,
  PARLIAMENT,
  ROYALIST,
  type Side,
  SYMPATHY,
  VICTORY_AREA,
} from '../tables.ts'

/** The value of `controlOf` for an Area with blocks of both sides outside any City. */
export const CONTESTED = 2

/**
 * 4.15 An Area belongs to whoever has blocks in it, outside a City that is Besieged; empty, to the side it is Loyal
 * to (4.12); otherwise it is Neutral, or Contested with blocks of both.
 */
export function controlOf(s: State, area: number): number {
  const royal = s.count[area * 2] > 0
  const rebel = s.count[area * 2 + 1] > 0
  if (royal) return rebel ? CONTESTED : ROYALIST
  if (rebel) return PARLIAMENT
  return area < AREA_COUNT ? LOYAL[area] : NOBODY
}

/** 4.15 Friendly: own blocks alone, or none and Loyal. */
export const isFriendlyTo = (s: State, side: Side, area: number): boolean => controlOf(s, area) === side

/** 4.15 Vacant: nobody's blocks outside a City. */
export const isVacant = (s: State, area: number): boolean =>
  s.count[area * 2] === 0 && s.count[area * 2 + 1] === 0

export const isNeutral = (s: State, area: number): boolean => controlOf(s, area) === NOBODY

/** Enemy blocks that are not Besieged: what stops a march and counts for Border Limits. */
export const enemyOutside = (s: State, side: Side, area: number): boolean => s.count[area * 2 + 1 - side] > 0

/** 4.15 Blocks of both sides, those in a Fortified City aside. */
export const isContestedArea = (s: State, area: number): boolean =>
  s.count[area * 2] > 0 && s.count[area * 2 + 1] > 0

/** The side whose blocks are inside a City, Besieged or not (W-6); NOBODY. */
export function sideInside(s: State, city: number): Side | typeof NOBODY {
  const inside = insideOf(city)
  if (s.count[inside * 2] > 0) return ROYALIST
  return s.count[inside * 2 + 1] > 0 ? PARLIAMENT : NOBODY
}

/** 7.03, 8.0, W-44 A City is Besieged from the moment the siege is initiated until it ends, also while it is being relieved. */
export const isBesieged = (s: State, city: number): boolean => s.besieged[city] !== NOBODY

/** 8.1 The City in an Area that is Contested though it is under siege, so that a relief is being tried; NONE. */
export function cityInRelief(s: State, area: number): number {
  const city = CITY_IN[area]
  return city >= 0 && isBesieged(s, city) && isContestedArea(s, area) ? city : NONE
}

/** 4.3 Whoever controls the Key Port controls the Sea. */
export const controlsSea = (s: State, side: Side, sea: number): boolean => s.owner[KEY_PORT[sea]] === side

/** 4.21 Neutral: the side it is Sympathetic to. W-3 Contested: as before. Otherwise the Area's, or whoever is inside. */
export function controlOfCity(s: State, city: number): Side {
  const area = VICTORY_AREA[city]
  const control = controlOf(s, area)
  if (control === CONTESTED) return s.owner[city] as Side
  const walls = CITY_IN[area]
  if (walls >= 0) {
    const inside = sideInside(s, walls)
    if (inside !== NOBODY) return inside
  }
  return control === NOBODY ? SYMPATHY[city] : (control as Side)
}

/** Sets control without a word, at the start of a scenario. */
export function setControl(s: State): void {
  for (let city = 0; city < VICTORY_AREA.length; city++) s.owner[city] = controlOfCity(s, city)
}
