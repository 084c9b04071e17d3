/**
 * What a standing block is likely to be, by where it stands and in what company. Everybody knows that a Regional block
 * ends its moves at home or with a Leader (3.3, 6.16), that guns go with an army, and who garrisons Cities. The numbers
 * are how much more often such blocks stood there in matches of bots than if any block could stand anywhere.
 */
import type { State } from './state.ts'
import {
  AREA_OF,
  GARRISON,
  isArtillery,
  isHome,
  isInside,
  LEADER,
  onBoard,
  REGIONAL,
  REGIONAL_LEADER,
  SCOTLAND,
  SIDE,
} from './tables.ts'

/** In a City; alone in an Area, with one or two more, with an army. */
type Company = readonly [inCity: number, alone: number, few: number, many: number]

const GARRISONS: Company = [0.7, 2.3, 0.2, 0.05]
const GUNS: Company = [1, 0.02, 0.9, 2]
const LEADERS: Company = [1, 0.5, 1.1, 1.5]
const AT_HOME: Company = [3, 6, 3.3, 2.1]
const ABROAD: Company = [0.05, 0.03, 0.04, 0.3]
const OTHERS: Company = [1.7, 0.5, 0.95, 1.4]
/** So many in one place are an army, which has a Leader as a rule. */
const ARMY = 4

export function likelihoodAt(s: State, block: number, place: number): number {
  if (!onBoard(place) || place === SCOTLAND) return 1
  const count = s.count[place * 2 + SIDE[block]]
  const company = isInside(place) ? 0 : count === 1 ? 1 : count < ARMY ? 2 : 3
  return habitsOf(block, AREA_OF[place])[company]
}

function habitsOf(block: number, area: number): Company {
  if (GARRISON[block]) return GARRISONS
  if (isArtillery(block)) return GUNS
  if (LEADER[block] || REGIONAL_LEADER[block]) return LEADERS
  if (!REGIONAL[block]) return OTHERS
  return isHome(block, area) ? AT_HOME : ABROAD
}
