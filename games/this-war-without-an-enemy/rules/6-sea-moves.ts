/** 6.2 Sea Moves: routes through the three Seas, the Sea Move Table, Besieged Ports. */
import { put } from '@muster/block-kit/blocks'
import { pair } from '@muster/kernel/action'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee, SeaResult, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  AREA_OF,
  ARMIES,
  BLOCKS_OF,
  CHAPERONES,
  CITY_IN,
  COASTAL,
  COASTS,
  CONTINENT,
  cityOfInside,
  EVERY_BLOCK,
  EVERY_CITY,
  EVERY_ROUTE,
  enemyOf,
  IRELAND,
  insideOf,
  isArtillery,
  isHome,
  isInside,
  LONDON,
  onBoard,
  PLACE_COUNT,
  PORT_SEA,
  REGIONAL,
  ROUTE_FIRST,
  ROUTE_LAST,
  RUPERT,
  SIDE,
  type Side,
  sideBit,
  VICTORY_IN,
} from '../tables.ts'
import { eliminate, hasChaperone, loseStep, tell } from './3-blocks.ts'
import { controlsSea, enemyOutside } from './4-board.ts'
import { settle } from './4-changes.ts'
import { hasRoomInside, mayEnter } from './6-land-moves.ts'

const NO_SEA = no('6.2', 'not-on-the-coast')
const NOT_ON_ROUTE = no('6.2', 'not-on-this-route')
const ENEMY_THERE = no('6.2', 'enemy-or-battle-there')
const NOT_THERE = no('4.18', 'nobody-lands-there')
const STANDS_THERE = no('6.2', 'stands-there')
const NOT_HOME = no('6.2', 'regional-not-there')
const ONE_FROM_IRELAND = no('6.2', 'one-from-ireland')
const NO_PORT = no('6.21', 'no-besieged-port')
const SEA_NOT_YOURS = no('6.21', 'sea-not-controlled')
const GUNS_BAR_LONDON = no('6.21', 'guns-bar-london')
const PORT_FULL = no('6.15', 'city-full')
const NOWHERE_TO_LAND = no('6.2', 'nowhere-to-land')
const NOT_ANY = no('6.2', 'not-your-block')

const NO_ROUTES: readonly number[] = []
/**
 * The places a block could sail to: the coasts and the insides of ports. 4.13 By their ports Shropshire & Herefordshire
 * and Bucks & Herts are Coastal too.
 */
const HARBOURS: readonly number[] = [
  ...COASTAL,
  ...EVERY_CITY.map(insideOf).filter((place) => COASTS[place] !== 0),
]

/** For each place the harbours that some route leads to, and the routes by `from * places + to`. */
const ROUTES_BETWEEN: readonly (readonly number[])[] = COASTS.flatMap((_, from) =>
  COASTS.map((__, to) =>
    COASTS[from] === 0 || COASTS[to] === 0
      ? NO_ROUTES
      : EVERY_ROUTE.filter((route) => joins(route, from, to)),
  ),
)
const HARBOURS_FROM: readonly (readonly number[])[] = COASTS.map((_, from) =>
  HARBOURS.filter((to) => to !== from && ROUTES_BETWEEN[from * PLACE_COUNT + to].length > 0),
)
/** Of these, the ones in a Regional block's Home Region, where it needs no Leader; all of them for others. */
const HOME_HARBOURS: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  HARBOURS.filter((to) => !REGIONAL[block] || isHome(block, to)),
)

/** 6.2 A block on a coast, in Ireland or on Le Continent; W-27 not pinned, Besieged (but see 6.21) or Local. */
export function maySailAtAll(s: State, side: Side, block: number): Verdict {
  const from = s.at[block]
  if (COASTS[from] === 0) return NO_SEA
  if (from === IRELAND && s.irishSailed) return ONE_FROM_IRELAND
  const leaving = mayUsePort(s, side, from)
  if (leaving !== yes) return leaving
  const homes = HOME_HARBOURS[block]
  for (let i = 0; i < homes.length; i++) if (canReach(s, side, block, from, homes[i])) return yes
  const chaperones = CHAPERONES[block]
  for (let i = 0; i < chaperones.length; i++) {
    const to = s.at[chaperones[i]]
    if (to < PLACE_COUNT && canReach(s, side, block, from, to)) return yes
  }
  return NOWHERE_TO_LAND
}

const canReach = (s: State, side: Side, block: number, from: number, to: number): boolean =>
  ROUTES_BETWEEN[from * PLACE_COUNT + to].length > 0 && mayLand(s, side, block, to) === yes

/**
 * 6.21 A Besieged Port is open to the Besieged player who controls its Sea; London not while guns command the Thames.
 * W-6 Those in a City that is not Besieged yet do not move.
 */
function mayUsePort(s: State, side: Side, place: number): Verdict {
  if (!isInside(place)) return yes
  const city = cityOfInside(place)
  if (s.besieged[city] !== side) return NO_PORT
  if (!controlsSea(s, side, PORT_SEA[place])) return SEA_NOT_YOURS
  return city === LONDON && hasGuns(s, enemyOf(side), AREA_OF[place]) ? GUNS_BAR_LONDON : yes
}

export function hasGuns(s: State, side: Side, area: number): boolean {
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area && isArtillery(block)) return true
  return false
}

/**
 * 6.2 To a Friendly or Vacant Coastal Area; 4.18, 4.19 never back to Ireland or Le Continent. 3.3 A Regional block
 * only home or to a Leader. 6.21 Or into a Besieged Port, as far as there is room (W-28).
 */
function mayLand(s: State, side: Side, block: number, to: number): Verdict {
  if (!onBoard(to) || (to >= IRELAND && !isInside(to))) return NOT_THERE
  const from = s.at[block]
  if (to === from) return STANDS_THERE
  if (COASTS[to] === 0) return NO_SEA
  if (isInside(to)) {
    const using = mayUsePort(s, side, to)
    if (using !== yes) return using
    if (!hasRoomInside(s, side, block, cityOfInside(to))) return PORT_FULL
  } else if (enemyOutside(s, side, to)) return ENEMY_THERE
  const entering = mayEnter(s, side, AREA_OF[from], AREA_OF[to])
  if (entering !== yes && !isInside(to)) return entering
  return !REGIONAL[block] || isHome(block, to) || hasChaperone(s, block, to) ? yes : NOT_HOME
}

/** Whether a stretch of Seas leads from one coast to the other: its ends touch them. */
const leads = (route: number, from: number, to: number): boolean =>
  ROUTES_BETWEEN[from * PLACE_COUNT + to].includes(route)

function joins(route: number, from: number, to: number): boolean {
  const first = 1 << ROUTE_FIRST[route]
  const last = 1 << ROUTE_LAST[route]
  const start = COASTS[from]
  const end = COASTS[to]
  return ((start & first) !== 0 && (end & last) !== 0) || ((start & last) !== 0 && (end & first) !== 0)
}

/** 6.2 The destination and the route are named before the one roll (W-27). */
export const seaMove: Step<State, FrameOf<'sea-move'>> = {
  rule: '6.2',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'sea-move', params: { block: f.block } }),
  choices: {
    sail: {
      args: ['area', 'route'],
      among: (s, f) => voyages(s, f),
      may: (s, f, to, route) => maySail(s, f, to, route),
      act: sail,
    },
  },
}

function voyages(s: State, f: FrameOf<'sea-move'>): number[] {
  const pairs: number[] = []
  const from = s.at[f.block]
  for (const to of HARBOURS_FROM[from]) {
    if (s.count[to * 2 + 1 - f.side] > 0) continue
    for (const route of ROUTES_BETWEEN[from * PLACE_COUNT + to]) pairs.push(pair(to, route))
  }
  return pairs
}

function maySail(s: State, f: FrameOf<'sea-move'>, to: number, route: number): Verdict {
  if (SIDE[f.block] !== f.side) return NOT_ANY
  const landing = mayLand(s, f.side, f.block, to)
  if (landing !== yes) return landing
  return leads(route, s.at[f.block], to) ? yes : NOT_ON_ROUTE
}

const ELIMINATED: SeaResult = 'eliminated'
const RETURNS: SeaResult = 'returns'
const RESULTS = Object.entries(tableData.seaMove.results).map(([, result]) => result)

/** 6.2 The Sea Move Table: below 2 the block is lost, from 4 it arrives; 2 and 4 cost a strength. */
export function seaResult(roll: number): { outcome: SeaResult; loss: number } {
  const { outcome, strengthLoss } = RESULTS[Math.min(Math.max(roll, 1), RESULTS.length) - 1]
  return { outcome: outcome as SeaResult, loss: strengthLoss ?? 0 }
}

/** How many Seas on the route the enemy controls; 6.21 the Sea of a Besieged Port counts as his. */
function enemySeas(s: State, side: Side, from: number, to: number, route: number): number {
  let count = 0
  for (let sea = ROUTE_FIRST[route]; sea <= ROUTE_LAST[route]; sea++) {
    const besieged = (isInside(from) && PORT_SEA[from] === sea) || (isInside(to) && PORT_SEA[to] === sea)
    if (besieged || !controlsSea(s, side, sea)) count++
  }
  return count
}

/** 6.2 +1 to or from a Friendly Port whose Sea is used at that end, once; 6.21 a Besieged Port gives the same +1. */
function portBonus(s: State, side: Side, from: number, to: number, route: number): number {
  return usesPort(s, side, from, to, route) || usesPort(s, side, to, from, route) ? 1 : 0
}

function usesPort(s: State, side: Side, place: number, other: number, route: number): boolean {
  const sea = PORT_SEA[place]
  if (sea < 0 || CITY_IN[place] < 0 || s.owner[VICTORY_IN[place]] !== side) return false
  const first = ROUTE_FIRST[route]
  const last = ROUTE_LAST[route]
  return (
    (sea === first && (COASTS[other] & (1 << last)) !== 0) ||
    (sea === last && (COASTS[other] & (1 << first)) !== 0)
  )
}

/** 6.2 -1 through two enemy Seas, -2 through three. */
export function seaModifier(s: State, side: Side, from: number, to: number, route: number): number {
  return portBonus(s, side, from, to, route) - Math.max(0, enemySeas(s, side, from, to, route) - 1)
}

/** 12.51 In Turn III Rupert comes over from Le Continent without cost or danger. */
export const sailsFree = (s: State, block: number): boolean =>
  s.skirmish && block === RUPERT && s.at[block] === CONTINENT

/** 6.2 Through Seas of one's own a block simply arrives. W-27 One thrown back has moved, and a loss may Eliminate it. */
function sail(s: State, f: FrameOf<'sea-move'>, referee: Referee, to: number, route: number): void {
  const { block, side } = f
  const from = s.at[block]
  const free = sailsFree(s, block)
  s.stack.pop()
  s.moved[block] = 1
  s.origin[block] = from
  if (from === IRELAND) s.irishSailed = true
  const token = s.token[block]
  const rolls = !free && enemySeas(s, side, from, to, route) > 0
  const rolled = rolls ? die(referee.chance) : 0
  const { outcome, loss }: ReturnType<typeof seaResult> = rolls
    ? seaResult(rolled + seaModifier(s, side, from, to, route))
    : { outcome: 'arrives', loss: 0 }
  tell(referee, { type: 'sailed', side, token, from, to, die: rolled, result: outcome }, block)
  if (outcome === ELIMINATED) eliminate(s, referee, block)
  else {
    if (outcome !== RETURNS) put(s, ARMIES, block, to)
    if (loss > 0) loseStep(s, referee, block)
  }
  settle(s, referee)
}
