/** 11.2 Regional Recruitment, 11.21 cannons, 11.22 London. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import tableData from '../data/tables.json' with { type: 'json' }
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  AREAS_OF_REGION,
  BLOCKS_OF,
  BUCKS,
  borderBetween,
  CITY_IN,
  CLUBMEN,
  COLOURED,
  COVENANTER,
  EVERY_AREA,
  GARRISON,
  isArtillery,
  isHome,
  isInside,
  LONDON,
  MAJOR,
  POOL,
  REGION,
  REGIONAL,
  REGIONAL_LEADER,
  REGIONS,
  SIDE,
  type Side,
  SYMPATHY,
  sideBit,
  VICTORY_IN,
  victoryOf,
} from '../tables.ts'
import { strengthened } from '../trail.ts'
import { gainStep, isFullStrength } from './3-blocks.ts'
import { isBesieged, isFriendlyTo, isNeutral, isVacant } from './4-board.ts'
import { settle } from './4-changes.ts'
import { deploy, deployAreas, mayStandNew, withinSupply } from './6-recruitment.ts'

type Recruitment = FrameOf<'regional-recruitment'>

const POINTS = tableData.regionalRecruitment

/** 11.2 A point for each Friendly Area of the Region and each unbesieged Major City that the player controls. */
export function regionalPoints(s: State, side: Side, region: number): number {
  let points = 0
  for (const area of AREAS_OF_REGION[region]) {
    if (isFriendlyTo(s, side, area)) points += POINTS.perFriendlyArea
    if (MAJOR[area] && s.owner[VICTORY_IN[area]] === side && !isBesieged(s, CITY_IN[area])) {
      points += POINTS.unbesiegedMajorCity
    }
  }
  return points
}

/** 11.22 Two more for whoever controls London, if it is not Besieged. */
export const londonPoints = (s: State, side: Side): number =>
  s.owner[victoryOf(LONDON)] === side && !isBesieged(s, LONDON) ? POINTS.unbesiegedLondon : 0

export function beginRecruitment(s: State, side: Side): void {
  const points = REGIONS.map((_, region) => regionalPoints(s, side, region))
  s.stack.push({ step: 'regional-recruitment', side, points, london: londonPoints(s, side) })
}

const NOT_YOURS = no('11.2', 'not-your-block')
const NOT_IN_AN_AREA = no('11.2', 'not-in-an-area')
const BESIEGED = no('11.2', 'besieged-block')
const NEVER_GROWS = no('11.2', 'never-grows')
const NOT_HOME = no('11.2', 'outside-home-region')
const FULL = no('3.11', 'full-strength')
const NO_POINTS = no('11.2', 'no-recruitment-points')
const NO_CITY = no('11.21', 'no-major-city')
const NO_LONDON = no('11.22', 'no-recruitment-points')
const NOT_NEAR_LONDON = no('11.22', 'not-near-london')
const NOT_FRIENDLY = no('11.2', 'not-friendly')

/** 11.21 Cannons cost two points, in a Region where the player controls a Major City. */
function costOf(block: number): number {
  return isArtillery(block) ? POINTS.cannonCostRP : 1
}

function hasMajorCity(s: State, side: Side, region: number): boolean {
  for (const area of AREAS_OF_REGION[region])
    if (MAJOR[area] && s.owner[VICTORY_IN[area]] === side) return true
  return false
}

/** 11.2 The Region's points pay for it. */
function canPay(s: State, f: Recruitment, block: number, area: number): Verdict {
  const region = REGION[area]
  if (f.points[region] < costOf(block)) return NO_POINTS
  return !isArtillery(block) || hasMajorCity(s, f.side, region) ? yes : NO_CITY
}

/** 11.22 London's points pay for it, cannons included, in or next to Bucks & Herts. */
function londonCanPay(f: Recruitment, area: number): Verdict {
  if (f.london < POINTS.londonCannonCostRP) return NO_LONDON
  return IS_NEAR_LONDON[area] ? yes : NOT_NEAR_LONDON
}

/**
 * 11.2 Strength for a block in an Area, not Clubmen, Covenanters or the Besieged, nor a Regional block outside its
 * Home Region. Ruling: nor a Regional Leader there (6.3, Hints).
 */
function mayGrow(s: State, side: Side, block: number): Verdict {
  if (SIDE[block] !== side) return NOT_YOURS
  const at = s.at[block]
  if (isInside(at)) return BESIEGED
  if (at >= AREA_COUNT) return NOT_IN_AN_AREA
  if (CLUBMEN[block] || COVENANTER[block] || COLOURED[block]) return NEVER_GROWS
  if ((REGIONAL[block] || REGIONAL_LEADER[block]) && !isHome(block, at)) return NOT_HOME
  return isFullStrength(s, block) ? FULL : yes
}

/** 11.2 A Regional block in a Friendly or Vacant Area at home; others in a Friendly one or with a Sympathetic Victory City in a Neutral one. */
function mayRaise(s: State, side: Side, block: number, area: number): Verdict {
  const verdict = mayStandNew(s, side, block, area)
  if (verdict !== yes) return verdict
  const friendly = isFriendlyTo(s, side, area)
  const open =
    REGIONAL[block] && !GARRISON[block]
      ? friendly || isVacant(s, area)
      : friendly || (isNeutral(s, area) && VICTORY_IN[area] >= 0 && SYMPATHY[VICTORY_IN[area]] === side)
  return open ? withinSupply(s, block, area) : NOT_FRIENDLY
}

/** 11.2 Each point is a strength or a new block; what is not spent is lost. */
export const regionalRecruitment: Step<State, Recruitment> = {
  rule: '11.2',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({
    code: 'regional-recruitment',
    params: {
      north: f.points[0],
      wales: f.points[1],
      midlands: f.points[2],
      east: f.points[3],
      south: f.points[4],
      london: f.london,
    },
  }),
  choices: {
    recruit: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayGrow(s, f.side, block) ?? canPay(s, f, block, s.at[block]),
      act(s, f, referee, block) {
        f.points[REGION[s.at[block]]] -= costOf(block)
        gainStep(s, referee, block)
        strengthened(s, block)
      },
    },
    deploy: {
      args: ['block', 'area'],
      among: (s, f) => raisable(s, f, false),
      may: (s, f, block, area) => mayRaise(s, f.side, block, area) ?? canPay(s, f, block, area),
      act(s, f, referee, block, area) {
        f.points[REGION[area]] -= costOf(block)
        deploy(s, referee, block, area)
        settleBelow(s, referee, f)
      },
    },
    'london-recruit': {
      args: ['block'],
      among: (_, f) => (f.london > 0 ? BLOCKS_OF[f.side] : NOTHING),
      may: (s, f, block) => mayGrow(s, f.side, block) ?? londonCanPay(f, s.at[block]),
      act(s, f, referee, block) {
        f.london--
        gainStep(s, referee, block)
        strengthened(s, block)
      },
    },
    'london-deploy': {
      args: ['block', 'area'],
      among: (s, f) => raisable(s, f, true),
      may: (s, f, block, area) => mayRaise(s, f.side, block, area) ?? londonCanPay(f, area),
      act(s, f, referee, block, area) {
        f.london--
        deploy(s, referee, block, area)
        settleBelow(s, referee, f)
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

const NOTHING: readonly number[] = []
const IS_NEAR_LONDON: readonly boolean[] = EVERY_AREA.map(
  (area) => area === BUCKS || borderBetween(area, BUCKS) >= 0,
)

function settleBelow(s: State, referee: Parameters<typeof settle>[1], f: Recruitment): void {
  s.stack.pop()
  settle(s, referee)
  s.stack.push(f)
}

function raisable(s: State, f: Recruitment, london: boolean): readonly number[] {
  if (london && f.london === 0) return NOTHING
  const pairs: number[] = []
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== POOL) continue
    for (const area of deployAreas(block)) {
      if (s.count[area * 2 + 1 - f.side] > 0) continue
      if (london ? IS_NEAR_LONDON[area] : f.points[REGION[area]] > 0) pairs.push(pair(block, area))
    }
  }
  return pairs
}
