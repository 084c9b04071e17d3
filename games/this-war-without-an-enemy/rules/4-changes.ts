/** 4.15, 4.51 Changes of control: sieges that begin and end, Cities that fall, the Victory Track. */
import { blocksOf, put } from '@muster/block-kit/blocks'
import type { Referee } from '../events.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  AREA_OF_CITY,
  ARMIES,
  BLOCKS_OF,
  CHARLES,
  CITY_COUNT,
  CITY_SIZE,
  enemyOf,
  HENRIETTA,
  insideOf,
  isArtillery,
  ROYALIST,
  type Side,
  VICTORY_AREA,
  VICTORY_POINTS,
  victoryOf,
} from '../tables.ts'
import { learnt, troopsIn } from './3-blocks.ts'
import { controlOfCity, isBesieged, isContestedArea, sideInside } from './4-board.ts'
import { captureGuns } from './7-captures.ts'

/** 4.5, 4.51 The marker moves towards the side that gains; W-43 there is no end of the track. */
function moveMarker(s: State, side: Side, points: number): void {
  s.vp += side === ROYALIST ? points : -points
}

/**
 * W-2 What changes at once when an Action, event, deployment, Withdrawal, Retreat, Regroup, Surrender or elimination
 * is complete: sieges, control of Cities and Seas, Victory Points, and all that waits for such a change.
 */
export function settle(s: State, referee: Referee): void {
  settleAttacks(s, referee)
  for (let city = 0; city < CITY_COUNT; city++) settleSiege(s, referee, city)
  settleControl(s, referee)
  if (!s.henriettaMet && s.at[HENRIETTA] === s.at[CHARLES]) s.stack.push({ step: 'henrietta-meets-charles' })
  if (s.exchanges.length > 0) s.stack.push({ step: 'waiting-exchanges' })
}

/**
 * 8.0, 8.01 A siege begins when enemies stand before a City and none of its own blocks in the Area; those inside come
 * out when nobody besieges them; the Marker follows the number of besiegers, in a relief too.
 */
function settleSiege(s: State, referee: Referee, city: number): void {
  const side = sideInside(s, city)
  if (side === NOBODY) {
    endSiege(s, referee, city)
    return
  }
  const area = AREA_OF_CITY[city]
  const enemy = enemyOf(side)
  if (blocksOf(s, enemy, area) === 0) {
    endSiege(s, referee, city)
    comeOut(s, side, city)
    return
  }
  const alone = blocksOf(s, side, area) === 0
  if (!isBesieged(s, city)) {
    // W-6 While the defenders' own blocks fight outside there is no siege yet.
    if (!alone) return
    s.besieged[city] = side
    learnt(s, referee)
  }
  // W-25 Artillery alone cannot hold a City.
  if (alone && troopsIn(s, side, insideOf(city)) === 0) cityFalls(s, referee, city, enemy)
  else settleMarker(s, referee, city, troopsIn(s, enemy, area))
}

/** What a siege leaves behind: no Marker. W-31 Who waited for its end to be exchanged becomes known by it. */
function endSiege(s: State, referee: Referee, city: number): void {
  if (!isBesieged(s, city)) return
  if (s.exchanges.length > 0) learnt(s, referee)
  s.besieged[city] = NOBODY
  if (s.siege[city] !== NONE) removeMarker(s, referee, city)
}

/** 8.01 At least as many Infantry and Cavalry blocks as the City's Size: a Marker of 0; fewer: none. */
function settleMarker(s: State, referee: Referee, city: number, besiegers: number): void {
  if (besiegers < CITY_SIZE[city]) {
    if (s.siege[city] !== NONE) removeMarker(s, referee, city)
  } else if (s.siege[city] === NONE) {
    s.siege[city] = 0
    referee.emit({ type: 'siege-begins', city })
  }
}

function removeMarker(s: State, referee: Referee, city: number): void {
  s.siege[city] = NONE
  referee.emit({ type: 'siege-lifted', city })
}

/** Inside a City means something only while enemies are in the Area. */
function comeOut(s: State, side: Side, city: number): void {
  const inside = insideOf(city)
  for (const block of BLOCKS_OF[side]) if (s.at[block] === inside) put(s, ARMIES, block, AREA_OF_CITY[city])
}

/** 8.3, 9.22, W-25, W-48 The City is lost, at once and whoever fights outside: Artillery inside is captured. */
export function cityFalls(s: State, referee: Referee, city: number, winner: Side): void {
  learnt(s, referee)
  const inside = insideOf(city)
  const guns = BLOCKS_OF[enemyOf(winner)].filter((block) => s.at[block] === inside && isArtillery(block))
  endSiege(s, referee, city)
  giveCity(s, referee, victoryOf(city), winner)
  captureGuns(s, referee, winner, AREA_OF_CITY[city], NONE, guns)
}

/** 4.21, 4.51, W-3 Each Victory City follows its Area, unless the other side holds out inside. */
function settleControl(s: State, referee: Referee): void {
  for (let city = 0; city < VICTORY_AREA.length; city++) {
    giveCity(s, referee, city, controlOfCity(s, city))
  }
}

function giveCity(s: State, referee: Referee, city: number, side: Side): void {
  if (s.owner[city] === side) return
  s.owner[city] = side
  moveMarker(s, side, VICTORY_POINTS[city])
  const area = VICTORY_AREA[city]
  referee.emit({ type: 'city-changed-hands', victoryCity: city, area, side, vp: s.vp })
}

/** 6.14, 7.02 Where no enemies are left there is no attack any more, and no Battle. */
function settleAttacks(s: State, referee: Referee): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.attacker[area] === NOBODY || isContestedArea(s, area)) continue
    s.attacker[area] = NOBODY
    // 11.11 Whether the Queen now meets the King there is no secret any more.
    if (!s.henriettaMet) learnt(s, referee)
  }
}
