/** What the board looks like to a recruit: how strong each side seems in an Area, and what an Area is worth. */
import { NONE, type State } from '../state.ts'
import {
  BLOCK_COUNT,
  BOTH,
  CHARLES,
  CITY_IN,
  CITY_SUPPLY,
  EFFECTIVENESS,
  enemyOf,
  insideOf,
  isArtillery,
  LEADER,
  LOYAL,
  MOUNTAIN,
  neighboursOf,
  PLACE_COUNT,
  REGIONAL_LEADER,
  SCOTLAND,
  SIDE,
  type Side,
  VICTORY_IN,
  VICTORY_POINTS,
} from '../tables.ts'

/** What an enemy block whose face is not seen is reckoned at: three strength that hit on a two. */
const USUAL_POWER = 6

/** Strength by what it hits with; guns fire once a Battle. */
export const powerOf = (s: State, block: number): number =>
  s.steps[block] * EFFECTIVENESS[block] * (isArtillery(block) ? 0.5 : 1)

/** What a side would least like to lose: the King, whose capture costs two Victory Points, then its Leaders. */
export function worth(s: State, block: number): number {
  const rank = block === CHARLES ? 40 : LEADER[block] || REGIONAL_LEADER[block] ? 8 : 0
  return rank + powerOf(s, block)
}

/** By place and side: how strong it seems to whoever was last asked. Written over by every question. */
const powers = new Float64Array(PLACE_COUNT * 2)

/** Counts once, for all that is asked about this position, how strong everybody is where. */
export function takeStock(s: State, viewer: Side): void {
  powers.fill(0)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const side = SIDE[block]
    const isSeen = side === viewer || s.known[block] === BOTH
    powers[s.at[block] * 2 + side] += isSeen ? powerOf(s, block) : USUAL_POWER
  }
}

/** The strength of a side in a place, as its enemy sees it or as it knows it itself. */
export const powerIn = (side: Side, place: number): number => powers[place * 2 + side]

/** What the enemy could bring into an Area from next door. */
export function threat(side: Side, area: number): number {
  let power = 0
  for (const next of neighboursOf(area)) power += powerIn(enemyOf(side), next)
  return power
}

/** Victory Points of the City in an Area. */
export const pointsIn = (area: number): number =>
  VICTORY_IN[area] < 0 ? 0 : VICTORY_POINTS[VICTORY_IN[area]]

const ownsCity = (s: State, side: Side, area: number): boolean =>
  VICTORY_IN[area] >= 0 && s.owner[VICTORY_IN[area]] === side

/** A Victory City that is the enemy's now. */
export const isObjective = (s: State, side: Side, area: number): boolean =>
  area < SCOTLAND && VICTORY_IN[area] >= 0 && !ownsCity(s, side, area)

/** A Victory City that is ours and could be lost. */
export const isOurs = (s: State, side: Side, area: number): boolean =>
  area < SCOTLAND && ownsCity(s, side, area)

/** Whether the enemy holds out behind the walls of the City in an Area. */
export const holdsOut = (s: State, side: Side, area: number): boolean =>
  CITY_IN[area] >= 0 && s.count[insideOf(CITY_IN[area]) * 2 + enemyOf(side)] > 0

/** Whether a side is besieging the City in an Area, with a Siege Marker. */
export const besieges = (s: State, side: Side, area: number): boolean =>
  holdsOut(s, side, area) && s.siege[CITY_IN[area]] !== NONE && s.count[area * 2 + side] > 0

/** How many blocks an Area feeds, more or less. */
export const larder = (area: number): number =>
  area >= SCOTLAND ? 9 : (MOUNTAIN[area] ? 3 : 4) + CITY_SUPPLY[area]

/** What it is worth to stand in an Area where no enemy is outside a City: its City, or the land for recruits. */
export function prize(s: State, side: Side, area: number): number {
  if (area >= SCOTLAND) return -1.5
  if (isObjective(s, side, area)) return pointsIn(area) * (holdsOut(s, side, area) ? 2.5 : 5)
  if (isOurs(s, side, area)) return s.count[area * 2 + side] === 0 ? pointsIn(area) * 1.5 : 0.3
  if (s.count[area * 2 + side] > 0 || LOYAL[area] === side) return 0
  return LOYAL[area] === enemyOf(side) ? 0.7 : 0.5
}
