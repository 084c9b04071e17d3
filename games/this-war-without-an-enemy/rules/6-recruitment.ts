/** 6.3 Recruitment: strength for blocks on the map, and new blocks from the Recruitment Pool. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import {
  AREA_OF,
  AREA_OF_CITY,
  BUCKS,
  CITY_IN,
  CLUBMEN,
  COLOURED,
  COVENANTER,
  cityOfInside,
  EVERY_AREA,
  enemyOf,
  GARRISON,
  HOME_AREAS,
  inAnArea,
  isArtillery,
  isHome,
  isInfantry,
  isInside,
  LETTER,
  LONDON,
  POOL,
  PORT_SEA,
  REGIONAL,
  REGIONAL_LEADER,
  ROYALIST,
  SCOTLAND,
  SIDE,
  type Side,
  SYMPATHY,
  VICTORY_IN,
  YORKSHIRE,
} from '../tables.ts'
import { raised } from '../trail.ts'
import { enter, isFullStrength, tell } from './3-blocks.ts'
import { controlsSea, isBesieged, isContestedArea, isFriendlyTo, isNeutral } from './4-board.ts'
import { hasGuns } from './6-sea-moves.ts'
import { exceedsSupply } from './9-supply.ts'

const NOT_YOURS = no('6.3', 'not-your-block')
const NOT_IN_AN_AREA = no('6.3', 'not-in-an-area')
const FULL = no('3.11', 'full-strength')
const ARTILLERY = no('6.3', 'not-artillery')
const NEVER_GROWS = no('6.3', 'never-grows')
const CONTESTED = no('6.3', 'contested-area')
const NOT_HOME = no('6.3', 'outside-home-region')
const NOT_A_PORT = no('6.3', 'besieged-no-port')
const SEA_NOT_YOURS = no('6.31', 'sea-not-controlled')
const ONLY_FOOT = no('6.31', 'only-infantry')
const PORT_FILLED = no('6.31', 'port-filled')
const GUNS_BAR_LONDON = no('6.31', 'guns-bar-london')
const NOT_IN_POOL = no('4.4', 'not-in-pool')
const NOT_FRIENDLY = no('6.3', 'not-friendly')
const OVER_SUPPLY = no('6.3', 'over-supply')
const NO_CITY_FOR_GARRISON = no('6.3', 'garrison-needs-city')
const COVENANTERS_NEVER = no('11.2', 'never-deployed')
const TREATY = no('6.18', 'yorkshire-treaty')

/**
 * 6.3 One strength for a block in an Area, in its Home Region if it is a Regional block or Leader; not for Artillery
 * (unless an event allows `guns`), Clubmen or Covenanters, nor in Contested Areas, nor in Besieged Cities but Ports.
 */
export function mayRecruit(s: State, side: Side, block: number, guns: number): Verdict {
  const at = s.at[block]
  if (SIDE[block] !== side) return NOT_YOURS
  if (!inAnArea(at)) return NOT_IN_AN_AREA
  if (isFullStrength(s, block)) return FULL
  if (COLOURED[block] || CLUBMEN[block] || COVENANTER[block]) return NEVER_GROWS
  if (isArtillery(block) && guns === 0) return ARTILLERY
  if ((REGIONAL[block] || REGIONAL_LEADER[block]) && !isHome(block, at)) return NOT_HOME
  // W-6 A City that is not Besieged yet lies in a Contested Area.
  if (isInside(at)) return isBesieged(s, cityOfInside(at)) ? mayShip(s, side, block, at) : CONTESTED
  return isContestedArea(s, at) ? CONTESTED : yes
}

/** 6.31 One strength a Turn for Infantry in a Besieged Port whose Sea one controls; two in London, but none under guns. */
function mayShip(s: State, side: Side, block: number, at: number): Verdict {
  const sea = PORT_SEA[at]
  if (sea < 0) return NOT_A_PORT
  if (!controlsSea(s, side, sea)) return SEA_NOT_YOURS
  if (!isInfantry(block)) return ONLY_FOOT
  const city = cityOfInside(at)
  if (city === LONDON && hasGuns(s, enemyOf(side), AREA_OF[at])) return GUNS_BAR_LONDON
  return s.shipped[city] < (city === LONDON ? 2 : 1) ? yes : PORT_FILLED
}

/** 6.31 Keeps count of what comes into a Besieged Port. */
export function noteShipped(s: State, block: number): void {
  if (isInside(s.at[block])) s.shipped[cityOfInside(s.at[block])]++
}

const LONDON_ONLY: readonly number[] = [BUCKS]
const IN_ENGLAND: readonly (readonly number[])[] = HOME_AREAS.map((areas, block) =>
  REGIONAL[block] || REGIONAL_LEADER[block] ? areas.filter((area) => area < SCOTLAND) : EVERY_AREA,
)

/** The Areas in which a block could be deployed at all. */
export const deployAreas = (block: number): readonly number[] =>
  COVENANTER[block]
    ? NO_AREAS
    : LETTER[block] === 'L'
      ? LONDON_ONLY
      : GARRISON[block]
        ? AREA_OF_CITY
        : IN_ENGLAND[block]

const NO_AREAS: readonly number[] = []

/**
 * 6.3 A block from the pool at strength 1 in a Friendly Area, within its Supply Limit; a Regional block or Leader in
 * its Home Region (11.2), a London block in Buckinghamshire & Hertfordshire.
 */
export function mayDeploy(s: State, side: Side, block: number, area: number, guns: number): Verdict {
  if (isArtillery(block) && guns === 0) return SIDE[block] === side ? ARTILLERY : NOT_YOURS
  const verdict = mayStandNew(s, side, block, area)
  if (verdict !== yes) return verdict
  if (GARRISON[block]) return mayGarrison(s, side, area) ? withinSupply(s, block, area) : NOT_FRIENDLY
  return isFriendlyTo(s, side, area) ? withinSupply(s, block, area) : NOT_FRIENDLY
}

/** What holds for every new block, whoever pays for it. Ruling: under the treaty (6.18) no Royalist is raised in Yorkshire. */
export function mayStandNew(s: State, side: Side, block: number, area: number): Verdict {
  if (SIDE[block] !== side) return NOT_YOURS
  if (s.at[block] !== POOL) return NOT_IN_POOL
  if (COVENANTER[block]) return COVENANTERS_NEVER
  if (area >= SCOTLAND) return NOT_FRIENDLY
  if (
    LETTER[block] === 'L'
      ? area !== BUCKS
      : (REGIONAL[block] || REGIONAL_LEADER[block]) && !isHome(block, area)
  ) {
    return NOT_HOME
  }
  if (GARRISON[block] && CITY_IN[area] < 0) return NO_CITY_FOR_GARRISON
  return s.treaty && side === ROYALIST && YORKSHIRE[area] ? TREATY : yes
}

/** 6.3 A Garrison goes where its side already has a block, or to a Neutral Area with a Fortified City in sympathy. */
function mayGarrison(s: State, side: Side, area: number): boolean {
  if (isNeutral(s, area)) return SYMPATHY[VICTORY_IN[area]] === side
  return s.count[area * 2 + side] > 0 && isFriendlyTo(s, side, area)
}

export const withinSupply = (s: State, block: number, area: number): Verdict =>
  exceedsSupply(s, SIDE[block], area, block) ? OVER_SUPPLY : yes

/** 6.3 A new block at strength 1; a Garrison too stands in the Area, so that nobody knows it from another block. */
export function deploy(s: State, referee: Referee, block: number, area: number): void {
  enter(s, referee, block, area, 1)
  raised(s, block, area)
  tell(referee, { type: 'deployed', side: SIDE[block], token: s.token[block], place: area }, block)
}
