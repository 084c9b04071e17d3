/**
 * What a recruit would do: how good an offer looks at first sight. Victory Cities decide the war, so it garrisons its
 * own, marches on the enemy's with enough to take them, besieges and storms; it fights at good odds and else goes away.
 * It reckons with its own blocks, with the number of enemies in each place, and with faces turned up in battle.
 */
import type { Seat } from '@muster/kernel/game'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  BLOCKS_OF,
  borderBetween,
  CARD_POINTS,
  CITY_IN,
  CONTINENT,
  EFFECTIVENESS,
  EVENT,
  enemyOf,
  GARRISON,
  IRELAND,
  insideOf,
  isArtillery,
  isInside,
  MAX_STEPS,
  SCOTLAND,
  type Side,
  STORMING_VALUE,
} from '../tables.ts'
import { isOurs, pointsIn, powerIn, powerOf, prize, takeStock, threat, worth } from './board.ts'
import { comesAlong, goalLooks, planFor, roomFor } from './marches.ts'

/** What is chosen again and again in a battle, with no look at the rest of the board. */
const IN_LINE: ReadonlySet<string> = new Set([
  'fire',
  'engage',
  'at-infantry',
  'at-cavalry',
  'fire-at',
  'hit',
])

export function advise(s: State, seat: Seat, verb: string, a: number, b: number): number {
  const side = seat as Side
  if (!IN_LINE.has(verb)) takeStock(s, side)
  switch (verb) {
    case 'lay':
      return CARD_POINTS[a] + (EVENT[a] === null ? 0 : 0.3)
    case 'discard':
      return -CARD_POINTS[a]
    case 'enact':
    case 'aim':
      return 1
    // Operations
    case 'group':
      return groupLooks(s, side, a)
    case 'muster':
      return -1
    case 'embark':
      return s.at[a] === IRELAND || s.at[a] === CONTINENT ? 1.5 : -1
    case 'sail':
      return landingLooks(s, side, a)
    case 'end':
      return 0.1
    case 'join':
      return joinLooks(s, side, a)
    case 'march':
      return marchLooks(s, side, a)
    case 'halt':
      // To choose blocks and let them go again would never end.
      return -20
    case 'recruit':
    case 'london-recruit':
      return 0.6 + growthLooks(s, side, a)
    case 'deploy':
    case 'london-deploy':
    case 'place':
      return deployLooks(s, side, a, b)
    case 'king-at':
    case 'supply':
      return powerIn(side, a) / 20
    case 'raise':
    case 'fever':
      return s.count[a * 2 + enemyOf(side)]
    default:
      return combatLooks(s, side, verb, a, b)
  }
}

/** Battles, sieges and losses. */
function combatLooks(s: State, side: Side, verb: string, a: number, b: number): number {
  switch (verb) {
    case 'withdraw':
      return 1 - oddsIn(side, placeOf(s)) + worth(s, a) / 100
    case 'withdraw-army':
      return 0.6 - oddsIn(side, placeOf(s))
    case 'retreat-all':
      return 0.5 - oddsIn(side, placeOf(s))
    case 'sally-out':
      return 1
    case 'break-off':
      return 1
    case 'keep':
    case 'give-up':
    case 'strip':
    case 'relieve':
      return verb === 'relieve' && s.steps[a] === 1 ? 1 : -5
    case 'attack-from':
      return cameFrom(s, side, a)
    case 'at-infantry':
    case 'engage':
      return 1
    case 'choose':
      return powerOf(s, a) / 10
    case 'send-in':
      return s.steps[a] > 1 ? powerOf(s, a) / 10 : -1
    case 'go-on':
      return oddsIn(side, placeOf(s)) - 0.8
    case 'bombard':
      return 5
    case 'storm':
    case 'sally':
      return 1
    case 'fire-at':
      return 1
    case 'hit':
    case 'lose':
    case 'desert':
      // Losses go where a block does not fall to them.
      return s.steps[a] - worth(s, a) / 4
    case 'spare':
      return 5
    case 'retreat':
    case 'send':
    case 'march-out':
      return refugeLooks(s, side, b)
    case 'regroup':
      return isArtillery(a) ? -1 : prize(s, side, b) - prize(s, side, placeOf(s)) - 1
    case 'turn':
      return EFFECTIVENESS[a]
    default:
      return 0
  }
}

/** The Area, or the Area of the City, that the step at hand is about. */
function placeOf(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if ('area' in frame) return frame.area
    if ('city' in frame) return AREA_OF_CITY[frame.city]
  }
  return 0
}

/** Own strength outside Cities in an Area against the enemy's; enemies who may yet come are not counted. */
function oddsIn(side: Side, area: number): number {
  const own = powerIn(side, area)
  return own / Math.max(1, powerIn(enemyOf(side), area))
}

// Operations

/** An action is worth a point if something better comes of it than a recruit. */
function groupLooks(s: State, side: Side, area: number): number {
  const { looks } = planFor(s, side, area)
  return looks > 0 ? 0.6 + looks : -1
}

const topOf = (s: State): State['stack'][number] => s.stack[s.stack.length - 1]

function joinLooks(s: State, side: Side, block: number): number {
  const frame = topOf(s)
  if (frame.step === 'sally') return sallies(side, frame) ? 2 : -1
  if (frame.step === 'storm') return storms(s, side, frame) ? 2 + powerOf(s, block) / 20 : -1
  if (frame.step !== 'group-move') return -1
  if (s.moved[block] === 1) return -1
  const plan = planFor(s, side, frame.area)
  if (plan.looks <= 0 || !comesAlong(s, side, block, frame.area, plan.via, plan.to)) return -1
  // No more than may cross to fight, the Leaders first, without whom others could not go.
  if (frame.blocks.length >= roomFor(s, side, frame.area, plan.via, plan.to)) return -1
  return 3 + worth(s, block) / 50
}

/** The column goes the way it was called up for; on the way, on to something better than where it is. */
function marchLooks(s: State, side: Side, to: number): number {
  const frame = topOf(s)
  if (frame.step === 'muster') return 2
  if (frame.step !== 'group-move' || frame.blocks.length === 0) return -1
  const [first] = frame.blocks
  if (s.moved[first] === 0) return planFor(s, side, frame.area).via === to ? 2 : -1
  let power = 0
  for (const block of frame.blocks) power += powerOf(s, block)
  const troops = frame.blocks.length
  const at = s.at[first]
  const here = goalLooks(s, side, at, at, 0, 0)
  return goalLooks(s, side, at, to, power, troops) - here - 0.2
}

/** Strength is added where the enemy is near, to blocks that make good use of it. */
function growthLooks(s: State, side: Side, block: number): number {
  const area = s.at[block]
  const near = area < SCOTLAND && threat(side, area) > 0 ? 0.3 : 0
  return EFFECTIVENESS[block] / 10 + near + (s.steps[block] === 1 ? 0.2 : 0) - (isArtillery(block) ? 0.3 : 0)
}

/** A new block goes where a Victory City stands empty, or where land is to be had, and not under the enemy's nose. */
function deployLooks(s: State, side: Side, block: number, area: number): number {
  if (area >= SCOTLAND) return 0.2
  const empty = isOurs(s, side, area) && s.count[area * 2 + side] === 0
  const city = empty ? pointsIn(area) * 1.5 : isOurs(s, side, area) ? 0.3 : 0
  if (GARRISON[block]) return 0.3 + city * 1.5
  const danger = threat(side, area) > powerIn(side, area) + 6 ? 0.4 : 0
  return 0.8 + city + (EFFECTIVENESS[block] * MAX_STEPS[block]) / 30 - danger
}

const landingLooks = (s: State, side: Side, to: number): number =>
  isInside(to) ? 0.5 : powerIn(side, to) / 20 + prize(s, side, to) / 5

// Sieges

/** The Besieged come out only when they are the stronger. */
const sallies = (side: Side, frame: FrameOf<'sally'>): boolean =>
  powerIn(side, insideOf(frame.city)) > powerIn(enemyOf(side), AREA_OF_CITY[frame.city]) * 1.3

/** Walls are worth as much again as those behind them. */
function storms(s: State, side: Side, frame: FrameOf<'storm'>): boolean {
  const area = AREA_OF_CITY[frame.city]
  const powers = BLOCKS_OF[side]
    .filter((block) => s.at[block] === area && !isArtillery(block))
    .map((block) => powerOf(s, block))
    .sort((one, two) => two - one)
  let power = 0
  for (const each of powers.slice(0, STORMING_VALUE[frame.city])) power += each
  const walls = frame.breach ? 1.6 : 3
  return power > powerIn(enemyOf(side), insideOf(frame.city)) * walls
}

/** How strong those are who came this way. */
function cameFrom(s: State, side: Side, from: number): number {
  const area = placeOf(s)
  const border = borderBetween(from, area)
  let power = 0
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] === area && s.entry[block] === border) power += powerOf(s, block)
  }
  return power
}

/** To friends, to a City of ours, away from the enemy. */
function refugeLooks(s: State, side: Side, to: number): number {
  if (isInside(to)) return 0.5
  const own = powerIn(side, to)
  const city = isOurs(s, side, to) ? 0.5 : 0
  return city + Math.min(own, 20) / 20 - threat(side, to) / 60 + (CITY_IN[to] === NONE ? 0 : 0.1)
}
