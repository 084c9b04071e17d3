/** 9.22 Surrender: the City is lost with its guns, and its blocks march out. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  BLOCKS_OF,
  borderBetween,
  COVENANTER,
  DISTANCE,
  EVERY_AREA,
  enemyOf,
  GARRISON,
  insideOf,
  isArtillery,
  isHome,
  LOCAL,
  REGIONAL,
  RUPERT,
  SCOTLAND,
  SIDE,
  type Side,
  SYMPATHY,
  sideBit,
  VICTORY_IN,
} from '../tables.ts'
import { eliminate, hasChaperone, learnt, loseStep, moveTo, tell } from './3-blocks.ts'
import { controlOf } from './4-board.ts'
import { cityFalls, settle } from './4-changes.ts'

type Surrender = FrameOf<'surrender'>

/**
 * 9.22 The Besieging player gains the City and captures the Artillery in it (7.81). W-26 A Garrison cannot march out
 * and is Eliminated; Charles is moved, not captured. 10.12 Rupert's surrender is remembered.
 */
export const citySurrenders: Step<State, FrameOf<'city-surrenders'>> = {
  rule: '9.22',
  run(s, { city }, referee) {
    s.stack.pop()
    const side = s.besieged[city] as Side
    const inside = insideOf(city)
    learnt(s, referee)
    referee.emit({ type: 'surrendered', city, side })
    if (s.at[RUPERT] === inside) s.rupertLost = true
    for (const block of BLOCKS_OF[side]) {
      if (s.at[block] === inside && (GARRISON[block] || LOCAL[block])) eliminate(s, referee, block)
    }
    s.stack.push({ step: 'surrender', side, city, far: !hasHavenNear(s, side, city) })
    cityFalls(s, referee, city, enemyOf(side))
  },
}

/** 9.22 A Friendly Area, or a Neutral one with a Sympathetic City. */
function isHaven(s: State, side: Side, area: number): boolean {
  if (area === SCOTLAND) return true
  const control = controlOf(s, area)
  if (control === side) return true
  const city = VICTORY_IN[area]
  return control === NOBODY && city >= 0 && SYMPATHY[city] === side
}

/** 9.22, W-50 An adjacent Area takes those who march out. */
const hasHavenNear = (s: State, side: Side, city: number): boolean =>
  EVERY_AREA.some((area) => borderBetween(AREA_OF_CITY[city], area) >= 0 && isHaven(s, side, area))

const mayLiveIn = (s: State, block: number, area: number): boolean =>
  area === SCOTLAND
    ? COVENANTER[block]
    : !REGIONAL[block] || isHome(block, area) || hasChaperone(s, block, area)

const isOpen = (s: State, f: Surrender, block: number, area: number): boolean =>
  area <= SCOTLAND && isHaven(s, f.side, area) && mayLiveIn(s, block, area)

const isAdjacent = (f: Surrender, area: number): boolean => borderBetween(AREA_OF_CITY[f.city], area) >= 0

const PLACES_TO_GO: readonly number[] = [...EVERY_AREA, SCOTLAND]

/** Whether a block can go to an adjacent Area. */
const hasAdjacent = (s: State, f: Surrender, block: number): boolean =>
  PLACES_TO_GO.some((area) => isAdjacent(f, area) && isOpen(s, f, block, area))

/** 9.22, W-26 Without an adjacent Area, the nearest: a Regional block's nearest Friendly Area at home. */
function isFarHaven(s: State, f: Surrender, block: number, area: number): boolean {
  if (area >= SCOTLAND) return false
  if (!REGIONAL[block]) return isOpen(s, f, block, area)
  return isHome(block, area) && controlOf(s, area) === f.side
}

function nearest(s: State, f: Surrender, block: number): number {
  let least = FAR
  const from = AREA_OF_CITY[f.city]
  for (const area of EVERY_AREA) {
    if (DISTANCE[from][area] < least && area !== from && isFarHaven(s, f, block, area))
      least = DISTANCE[from][area]
  }
  return least
}

const FAR = 999

const NOT_INSIDE = no('9.22', 'not-besieged-there')
const NO_HAVEN = no('9.22', 'no-haven-there')
const NEAREST = no('9.22', 'not-the-nearest')

/** 9.22 Adjacent first; W-26 otherwise the nearest by borders, the owner choosing among equals. */
function mayMarchOut(s: State, f: Surrender, block: number, area: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== insideOf(f.city)) return NOT_INSIDE
  if (isAdjacent(f, area) && isOpen(s, f, block, area)) return yes
  if (hasAdjacent(s, f, block) || !isFarHaven(s, f, block, area) || area === AREA_OF_CITY[f.city])
    return NO_HAVEN
  return DISTANCE[AREA_OF_CITY[f.city]][area] === nearest(s, f, block) ? yes : NEAREST
}

const blocksInside = (s: State, f: Surrender): number[] =>
  BLOCKS_OF[f.side].filter((block) => s.at[block] === insideOf(f.city) && !isArtillery(block))

const canGo = (s: State, f: Surrender, block: number): boolean =>
  hasAdjacent(s, f, block) || nearest(s, f, block) < FAR

/**
 * 9.22 Each block is moved by its owner, Supply aside; if there is no adjacent haven at all each loses a step on the
 * way. A block with nowhere to go is Eliminated. Leaders first lets their Regional blocks follow them.
 */
export const marchOut: Step<State, Surrender> = {
  rule: '9.22',
  seats: (s, f) => (blocksInside(s, f).some((block) => canGo(s, f, block)) ? sideBit(f.side) : 0),
  run(s, f, referee) {
    s.stack.pop()
    for (const block of blocksInside(s, f)) eliminate(s, referee, block)
    settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'surrender', params: { city: f.city } }),
  choices: {
    'march-out': {
      args: ['block', 'area'],
      among: (s, f) => blocksInside(s, f).flatMap((block) => PLACES_TO_GO.map((area) => pair(block, area))),
      may: mayMarchOut,
      act(s, f, referee, block, area) {
        const far = f.far && !isAdjacent(f, area)
        tell(referee, { type: 'marched-out', side: f.side, token: s.token[block], to: area }, block)
        moveTo(s, block, area)
        if (far) loseStep(s, referee, block)
      },
    },
  },
}
