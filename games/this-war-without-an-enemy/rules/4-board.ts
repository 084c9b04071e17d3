/** 4.0 The board: who controls Areas, Cities and Seas, the Siege Markers, and the Victory Track. */
import { blocksOf, put } from '@muster/block-kit/blocks'
import type { Table } from '@muster/kernel/game'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  AREA_OF_CITY,
  ARMIES,
  BLOCKS_OF,
  CITY_COUNT,
  CITY_IN,
  CITY_SIZE,
  COASTS,
  enemyOf,
  insideOf,
  isArtillery,
  KEY_PORT,
  LOYAL,
  PARLIAMENT,
  ROYALIST,
  type Side,
  SYMPATHY,
  VICTORY_AREA,
  VICTORY_POINTS,
} from '../tables.ts'
import { learnt, say, troopsIn } from './3-blocks.ts'
import { captureGuns } from './7-captures.ts'
import { endWaitingExchanges } from './11-new-model-army.ts'
import { meetHenrietta } from './11-year-end.ts'

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

/** 8.0 The side whose blocks are shut up in a City, with enemies outside; NOBODY. */
export function besiegedSide(s: State, city: number): Side | typeof NOBODY {
  const inside = insideOf(city)
  if (s.count[inside * 2] > 0) return ROYALIST
  return s.count[inside * 2 + 1] > 0 ? PARLIAMENT : NOBODY
}

/** 7.03 A City is Besieged when enemies stand before it and none of its own in the Area. */
export function isBesieged(s: State, city: number): boolean {
  const side = besiegedSide(s, city)
  if (side === NOBODY) return false
  const area = AREA_OF_CITY[city]
  return blocksOf(s, enemyOf(side), area) > 0 && blocksOf(s, side, area) === 0
}

/** Whether this Area's City is Besieged and the Area therefore the besieger's. */
export const isSiegeOf = (s: State, area: number): boolean =>
  CITY_IN[area] >= 0 && isBesieged(s, CITY_IN[area])

/** 4.3 Whoever controls the Key Port controls the Sea. */
export const controlsSea = (s: State, side: Side, sea: number): boolean => s.owner[KEY_PORT[sea]] === side

/** 4.13 Areas on a Sea are Coastal; by their ports Shropshire & Herefordshire and Bucks & Herts are too. */
export const isCoastal = (area: number): boolean => COASTS[area] !== 0

/** 4.5, 4.51 The marker moves towards the side that gains; W-43 there is no end of the track. */
export function moveMarker(s: State, side: Side, points: number): void {
  s.vp += side === ROYALIST ? points : -points
}

/**
 * W-2 What changes at once when an Action, event, deployment, Withdrawal, Retreat, Regroup, Surrender or elimination
 * is complete: sieges, control of Cities and Seas, Victory Points, and all that waits for such a change.
 */
export function settle(s: State, table: Table): void {
  for (let city = 0; city < CITY_COUNT; city++) settleSiege(s, table, city)
  settleControl(s, table)
  if (!s.henriettaMet) meetHenrietta(s)
  if (s.exchanges.length > 0) endWaitingExchanges(s, table)
}

/** 8.0, 8.01 Those inside come out when nobody besieges them; the Marker follows the number of besiegers. */
function settleSiege(s: State, table: Table, city: number): void {
  const side = besiegedSide(s, city)
  if (side === NOBODY) {
    if (s.siege[city] !== NONE) removeMarker(s, table, city)
    return
  }
  const area = AREA_OF_CITY[city]
  const enemy = enemyOf(side)
  if (blocksOf(s, enemy, area) === 0) {
    if (s.siege[city] !== NONE) removeMarker(s, table, city)
    comeOut(s, side, city)
    return
  }
  const own = blocksOf(s, side, area)
  // W-25 Artillery alone cannot hold a City.
  if (own === 0 && troopsIn(s, side, insideOf(city)) === 0) {
    cityFalls(s, table, city, enemy)
    return
  }
  // W-6 While the defenders' own blocks fight outside there is no siege yet; in a relief there is one already.
  if (own > 0 && s.attacker[area] !== side) return
  settleMarker(s, table, city, troopsIn(s, enemy, area))
}

/** 8.01 At least as many Infantry and Cavalry blocks as the City's Size: a Marker of 0; fewer: none. */
function settleMarker(s: State, table: Table, city: number, besiegers: number): void {
  if (besiegers < CITY_SIZE[city]) {
    if (s.siege[city] !== NONE) removeMarker(s, table, city)
  } else if (s.siege[city] === NONE) {
    s.siege[city] = 0
    say(table, { type: 'siege-begins', city })
  }
}

function removeMarker(s: State, table: Table, city: number): void {
  s.siege[city] = NONE
  say(table, { type: 'siege-lifted', city })
}

/** Inside a City means something only while enemies are in the Area. */
function comeOut(s: State, side: Side, city: number): void {
  const inside = insideOf(city)
  for (const block of BLOCKS_OF[side]) if (s.at[block] === inside) put(s, ARMIES, block, AREA_OF_CITY[city])
}

/** 8.3, 9.22, W-25 The City is lost: Artillery inside is captured. */
export function cityFalls(s: State, table: Table, city: number, winner: Side): void {
  learnt(s, table)
  const inside = insideOf(city)
  const guns = BLOCKS_OF[enemyOf(winner)].filter((block) => s.at[block] === inside && isArtillery(block))
  if (s.siege[city] !== NONE) removeMarker(s, table, city)
  captureGuns(s, table, winner, AREA_OF_CITY[city], NONE, guns)
}

/** 4.21, 4.51, W-3 Each Victory City follows its Area, unless the other side holds out inside. */
function settleControl(s: State, table: Table): void {
  for (let city = 0; city < VICTORY_AREA.length; city++) {
    const owner = controlOfCity(s, city)
    if (owner === s.owner[city]) continue
    s.owner[city] = owner
    moveMarker(s, owner, VICTORY_POINTS[city])
    say(table, { type: 'city-changed-hands', city, side: owner, vp: s.vp })
  }
}

/** 4.21 Neutral: the side it is Sympathetic to. W-3 Contested: as before. Otherwise the Area's, or whoever is inside. */
function controlOfCity(s: State, city: number): Side {
  const area = VICTORY_AREA[city]
  const control = controlOf(s, area)
  if (control === CONTESTED) return s.owner[city] as Side
  const walls = CITY_IN[area]
  if (walls >= 0) {
    const inside = besiegedSide(s, walls)
    if (inside !== NOBODY) return inside
  }
  return control === NOBODY ? SYMPATHY[city] : (control as Side)
}

/** Sets control without a word, at the start of a scenario. */
export function setControl(s: State): void {
  for (let city = 0; city < VICTORY_AREA.length; city++) s.owner[city] = controlOfCity(s, city)
}
