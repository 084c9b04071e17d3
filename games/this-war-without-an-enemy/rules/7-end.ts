/** 7.5 End of Battle, 7.6 Retreat, 7.7 Regroup, 7.82 stranded blocks. */
import { inward } from '@muster/block-kit/area-map'
import { blocksOf, put } from '@muster/block-kit/blocks'
import { borderRefusals } from '@muster/block-kit/borders'
import { pair } from '@muster/kernel/action'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { EndingStage, FrameOf } from '../frames.ts'
import {
  FROM_THE_CITY,
  LINE,
  NOBODY,
  NOBODY_JOINS,
  NONE,
  OUT,
  PURSUING,
  RESERVE,
  ROUTING,
  type State,
} from '../state.ts'
import {
  AREA_OF,
  ARMIES,
  BLOCKS_OF,
  borderBetween,
  CHAPERONES,
  CITY_IN,
  CLUBMEN,
  COVENANTER,
  enemyOf,
  GARRISON,
  insideOf,
  isArtillery,
  isCavalry,
  isHome,
  isInfantry,
  isInside,
  LIMIT,
  LOCAL,
  MAP,
  neighboursOf,
  REGIONAL,
  RUPERT,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  YORKSHIRE,
} from '../tables.ts'
import { eliminate, learnt, loseStep, mayStandIn, moveTo, shuffleFaces, tell } from './3-blocks.ts'
import { enemyOutside } from './4-board.ts'
import { settle } from './4-changes.ts'
import { hasRoomInside } from './6-land-moves.ts'
import { captureGuns, gainGuns, pushTurncoats } from './7-captures.ts'
import { beginBattle } from './7-events.ts'
import { staged } from './stages.ts'

type Ending = FrameOf<'end-battle'>

/** 7.5 The Loser retreats; guns are captured and coats turned (7.81, 7.96); the Victor regroups; 7.82 the stranded are lost. */
const ENDING = staged<EndingStage, Ending>({
  'stand-up': standUp,
  retreat: pushRetreat,
  turncoats: (s, f, referee) => pushTurncoats(s, referee, f.winner, f.area, f.foot, f.horse),
  regroup: pushRegroup,
  'leave-the-field': leaveTheField,
})

export const endingOfBattle: Step<State, Ending> = { rule: '7.5', run: ENDING.run }

/**
 * 7.5 Both stand their blocks up. A Loser who has no Infantry, and no Cavalry that is not Pursuing or Routing, loses
 * his Artillery to the Victor. 10.12 Rupert on the losing side, Reserve included, is remembered.
 */
function standUp(s: State, f: Ending, referee: Referee): void {
  referee.emit({ type: 'battle-ends', area: f.area, winner: f.winner })
  const loser = enemyOf(f.winner)
  for (const side of [f.winner, loser]) {
    shuffleFaces(
      s,
      referee,
      BLOCKS_OF[side].filter((block) => s.at[block] === f.area && !CLUBMEN[block]),
    )
  }
  if (s.at[RUPERT] === f.area && SIDE[RUPERT] === loser) s.rupertLost = true
  if (canCoverGuns(s, f, loser)) return
  const guns = BLOCKS_OF[loser].filter(
    (block) => s.at[block] === f.area && isArtillery(block) && retreats(s, f, block),
  )
  captureGuns(s, referee, f.winner, f.area, NONE, guns)
}

/** 12.51 In a skirmish the Loser's Reserve does not retreat: it fights on. */
const retreats = (s: State, f: { freely: boolean }, block: number): boolean =>
  !f.freely || s.line[block] !== RESERVE

function canCoverGuns(s: State, f: Ending, loser: Side): boolean {
  for (const block of BLOCKS_OF[loser]) {
    if (s.at[block] !== f.area || !retreats(s, f, block)) continue
    if (isInfantry(block)) return true
    if (isCavalry(block) && s.line[block] !== PURSUING && s.line[block] !== ROUTING) return true
  }
  return false
}

const NO_CITY = 0
const CITY_FOR_ALL = 1
const CITY_FOR_SOME = 2

/** 7.6, W-49 Whose the City is: the Defender's; 8.1 in a relief or a Sally only those who came out of it may go back. */
function cityForRetreat(s: State, f: Ending, loser: Side): number {
  if (CITY_IN[f.area] < 0) return NO_CITY
  if (f.relief) return CITY_FOR_SOME
  // Ruling: a change of roles after Round 1 (7.1) does not hand the City over.
  if (s.attacker[f.area] === loser) return NO_CITY
  return blocksOf(s, f.winner, insideOf(CITY_IN[f.area])) === 0 ? CITY_FOR_ALL : NO_CITY
}

function pushRetreat(s: State, f: Ending): void {
  const side = enemyOf(f.winner)
  s.stack.push({
    step: 'retreat',
    side,
    area: f.area,
    freely: f.freely,
    fled: [],
    back: cityForRetreat(s, f, side),
  })
}

type Retreat = FrameOf<'retreat'>

const NOT_HERE = no('7.6', 'not-in-this-battle')
const NO_BORDER = no('4.11', 'no-border')
const ENEMY_THERE = no('7.6', 'enemy-or-battle-there')
const ENEMY_CAME_THIS_WAY = no('7.6', 'enemy-entered-here')
const NOT_HOME = no('7.62', 'regional-not-there')
const LOCAL_STAYS = no('7.63', 'local-block')
const NO_WAY_INSIDE = no('7.6', 'not-into-the-city')
const CITY_FULL = no('6.15', 'city-full')
const ONLY_COVENANTERS = no('4.17', 'only-covenanters')
const TREATY = no('6.18', 'yorkshire-treaty')
const RESERVE_STAYS = no('12.51', 'reserve-fights-on')
const RETREAT_FULL = borderRefusals(MAP, '7.6')

/**
 * 7.6 To adjacent Friendly or Vacant Areas, within the Border Limits, not over borders by which the enemy came last;
 * Defenders into their City. 7.62 Regional blocks home or to a Leader. 7.63 Clubmen nowhere, Garrisons only back inside.
 */
function mayRetreat(s: State, f: Retreat, block: number, to: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area) return NOT_HERE
  if (!retreats(s, f, block)) return RESERVE_STAYS
  if (CLUBMEN[block]) return LOCAL_STAYS
  if (isInside(to)) return mayGoBackInside(s, f, block, to)
  if (GARRISON[block]) return LOCAL_STAYS
  const border = borderBetween(f.area, to)
  if (border < 0) return NO_BORDER
  if (to === SCOTLAND && !COVENANTER[block]) return ONLY_COVENANTERS
  if (enemyOutside(s, f.side, to)) return ENEMY_THERE
  if (s.treaty && YORKSHIRE[to] && !YORKSHIRE[f.area]) return TREATY
  if (!f.freely && s.lastIn[inward(to, f.area, border)] === enemyOf(f.side)) return ENEMY_CAME_THIS_WAY
  if (fledBy(f, border) >= LIMIT[border]) return RETREAT_FULL[border]
  return mayStandIn(s, block, to) ? yes : NOT_HOME
}

function mayGoBackInside(s: State, f: Retreat, block: number, to: number): Verdict {
  const city = CITY_IN[f.area]
  if (city < 0 || to !== insideOf(city) || f.back === NO_CITY) return NO_WAY_INSIDE
  if (f.back === CITY_FOR_SOME && s.late[block] !== FROM_THE_CITY) return NO_WAY_INSIDE
  if (!hasRoomInside(s, f.side, block, city)) return CITY_FULL
  // 7.62 A Leader who is still outside may yet go elsewhere.
  const led = CHAPERONES[block].some((leader) => s.at[leader] === to)
  return !REGIONAL[block] || isHome(block, to) || led ? yes : NOT_HOME
}

function fledBy(f: Retreat, border: number): number {
  let count = 0
  for (const each of f.fled) if (each === border) count++
  return count
}

/** The ways out of a Battle: the neighbouring Areas and the City. */
function waysOut(s: State, f: Retreat): number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== f.area) continue
    for (const to of neighboursOf(f.area)) pairs.push(pair(block, to))
    if (f.back !== NO_CITY) pairs.push(pair(block, insideOf(CITY_IN[f.area])))
  }
  return pairs
}

function someoneRetreats(s: State, f: Retreat): boolean {
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== f.area) continue
    for (const to of neighboursOf(f.area)) if (mayRetreat(s, f, block, to) === yes) return true
    if (f.back !== NO_CITY && mayRetreat(s, f, block, insideOf(CITY_IN[f.area])) === yes) return true
  }
  return false
}

/** 7.6 All of the Loser's blocks must retreat, where he likes (W-37); those that cannot are Eliminated. */
export const retreat: Step<State, Retreat> = {
  rule: '7.6',
  seats: (s, f) => (someoneRetreats(s, f) ? sideBit(f.side) : 0),
  run(s, f, referee) {
    s.stack.pop()
    const lost = BLOCKS_OF[f.side].filter((block) => s.at[block] === f.area && retreats(s, f, block))
    const guns = lost.filter(isArtillery)
    for (const block of lost) if (!isArtillery(block)) eliminate(s, referee, block)
    captureGuns(s, referee, enemyOf(f.side), f.area, NONE, guns)
  },
  prompt: (_, f) => ({ code: 'retreat', params: { area: f.area } }),
  choices: {
    retreat: {
      args: ['block', 'area'],
      among: (s, f) => waysOut(s, f),
      may: mayRetreat,
      act(s, f, referee, block, to) {
        put(s, ARMIES, block, to)
        noteReached(s, to)
        s.line[block] = OUT
        if (isInside(to)) s.late[block] = 0
        else {
          f.fled.push(borderBetween(f.area, to))
          s.tired[block] = 1
        }
        tell(referee, { type: 'retreated', side: f.side, token: s.token[block], from: f.area, to }, block)
        if (isArtillery(block)) rollForGuns(s, f, referee, block)
      },
    },
  },
}

/** 7.61 An Artillery block that retreats loses a strength on 1-3; 7.81 if it was the last one the Victor has it. */
function rollForGuns(s: State, f: Retreat, referee: Referee, block: number): void {
  const rolled = die(referee.chance)
  const lost = rolled <= 3
  tell(referee, { type: 'guns-retreat', side: f.side, token: s.token[block], die: rolled, lost }, block)
  if (!lost) return
  const last = s.steps[block] === 1
  loseStep(s, referee, block)
  if (last) {
    // The captor gets the gun when all have retreated.
    const frame = s.stack.pop()
    gainGuns(s, referee, enemyOf(f.side), f.area, NONE, 1)
    if (frame !== undefined) s.stack.push(frame)
  }
}

function noteReached(s: State, place: number): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step !== 'end-battle') continue
    if (!frame.reached.includes(AREA_OF[place])) frame.reached.push(AREA_OF[place])
    return
  }
}

function pushRegroup(s: State, f: Ending): void {
  s.stack.push({ step: 'regroup', side: f.winner, area: f.area, to: NONE, blocks: [] })
}

type Regroup = FrameOf<'regroup'>

const NOT_IN_BATTLE = no('7.7', 'not-in-this-battle')
const ONE_AREA = no('7.7', 'one-area-for-all')
const NOT_VACANT = no('7.7', 'enemy-or-battle-there')
const NEEDS_LEADER = no('7.71', 'leader-must-regroup-too')
const LOCALS_STAY = no('3.5', 'local-block')
const RESERVE_WAITS = no('12.51', 'reserve-fights-on')

/** 7.7, W-38 To one adjacent Friendly or Vacant Area, without Border Limit. 7.71 A Regional block leaves home only with a Leader. */
function mayRegroup(s: State, f: Regroup, block: number, to: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area) return NOT_IN_BATTLE
  if (LOCAL[block]) return LOCALS_STAY
  if (s.skirmish && s.line[block] === RESERVE) return RESERVE_WAITS
  if (borderBetween(f.area, to) < 0) return NO_BORDER
  if (f.to !== NONE && f.to !== to) return ONE_AREA
  if (to === SCOTLAND && !COVENANTER[block]) return ONLY_COVENANTERS
  if (enemyOutside(s, f.side, to)) return NOT_VACANT
  if (s.treaty && YORKSHIRE[to] && !YORKSHIRE[f.area]) return TREATY
  if (!REGIONAL[block] || isHome(block, to)) return yes
  return CHAPERONES[block].some((leader) => f.blocks.includes(leader)) ? yes : NEEDS_LEADER
}

function regroupings(s: State, f: Regroup): number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== f.area) continue
    if (f.to !== NONE) pairs.push(pair(block, f.to))
    else for (const to of neighboursOf(f.area)) pairs.push(pair(block, to))
  }
  return pairs
}

export const regroup: Step<State, Regroup> = {
  rule: '7.7',
  seats: (s, f) => (blocksOf(s, f.side, f.area) > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'regroup', params: { area: f.area } }),
  choices: {
    regroup: {
      args: ['block', 'area'],
      among: (s, f) => regroupings(s, f),
      may: mayRegroup,
      act(s, f, referee, block, to) {
        f.to = to
        f.blocks.push(block)
        noteReached(s, to)
        moveTo(s, block, to)
        tell(referee, { type: 'regrouped', side: f.side, token: s.token[block], from: f.area, to }, block)
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/**
 * 7.82, W-9 Regional blocks without a Leader outside their Home Region, where the Battle's blocks left or came, are
 * Eliminated; W-46 the City is part of its Area. 12.51 Then any Reserve of a skirmish's Loser fights those who are left of the Victor.
 */
function leaveTheField(s: State, f: Ending, referee: Referee): void {
  s.stack.pop()
  learnt(s, referee)
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      const place = s.at[block]
      if (f.reached.includes(AREA_OF[place]) && !mayStandIn(s, block, place)) eliminate(s, referee, block)
    }
  }
  const loser = enemyOf(f.winner)
  const again = f.freely && blocksOf(s, loser, f.area) > 0 && blocksOf(s, f.winner, f.area) > 0
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      s.line[block] = again && s.at[block] === f.area ? LINE : OUT
      s.does[block] = 0
    }
  }
  if (again) {
    // W-41 The roles stay the same.
    const attacker = s.attacker[f.area] as Side
    beginBattle(s, referee, {
      area: f.area,
      attacker,
      next: 'withdrawal',
      main: NOBODY_JOINS,
      relief: f.relief,
      city: f.city,
    })
    return
  }
  s.attacker[f.area] = NOBODY
  settle(s, referee)
}
