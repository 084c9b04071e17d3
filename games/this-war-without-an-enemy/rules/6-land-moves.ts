/** 6.1 Land Moves: Group Move and Muster, Border Limits, Pinning, Withdrawal into a City, Regional blocks, Winter. */
import { inward } from '@muster/block-kit/area-map'
import { put } from '@muster/block-kit/blocks'
import { borderRefusals } from '@muster/block-kit/borders'
import { freeToLeave } from '@muster/block-kit/pinning'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  ARMIES,
  BLOCKS_OF,
  BORDER_COUNT,
  borderBetween,
  CHAPERONES,
  CITY_IN,
  CITY_SIZE,
  CLUBMEN_OF,
  COVENANTER,
  enemyOf,
  GARRISON,
  insideOf,
  isArtillery,
  isHome,
  LIMIT,
  LOCAL,
  MAP,
  neighboursOf,
  REGIONAL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  YORKSHIRE,
} from '../tables.ts'
import { marched } from '../trail.ts'
import { eliminate, tell, troopsIn } from './3-blocks.ts'
import { enemyOutside, isContestedArea } from './4-board.ts'
import { settle } from './4-changes.ts'

/** 6.11, 6.12 A block moves up to two Areas. */
const REACH = 2

export const NOT_YOURS = no('6.02', 'not-your-block')
const HAS_MOVED = no('6.02', 'already-moved')
const LOCAL_STAYS = no('3.5', 'local-block')
const PINNED = no('6.14', 'pinned')
const NOT_OF_THE_GROUP = no('6.11', 'not-in-this-group')
export const OTHER_COLUMN = no('6.11', 'moves-apart')
export const IN_THE_COLUMN = no('6.11', 'already-chosen')
const NO_BORDER = no('4.11', 'no-border')
const ONLY_COVENANTERS = no('4.17', 'only-covenanters')
const WINTER = no('6.17', 'no-attack-in-winter')
const TREATY = no('6.18', 'yorkshire-treaty')
export const NEEDS_CHAPERONE = no('6.16', 'needs-chaperone')
const LEFT_BEHIND = no('6.16', 'leaves-regional-block')
export const NOBODY_CHOSEN = no('6.11', 'choose-blocks-first')
const MUST_STOP = no('6.11', 'must-stop')

const BORDER_FULL = borderRefusals(MAP, '6.13')

/**
 * 6.14 Attacking blocks keep as many Defending blocks from moving as they are, every class counting (W-7);
 * reinforcements neither free others nor are pinned. 6.41, 6.43 Clubmen pin one of the blocks they rise against.
 * 12.51 Nobody is pinned in Turn III.
 */
function freeBlocks(s: State, side: Side, area: number): number {
  const here = s.count[area * 2 + side]
  const enemies = s.count[area * 2 + 1 - side]
  if (enemies === 0 || s.skirmish) return here
  const attacked = s.attacker[area] === enemyOf(side)
  const pins = attacked ? enemies : s.at[CLUBMEN_OF[enemyOf(side)]] === area ? 1 : 0
  let standing = 0
  for (const block of BLOCKS_OF[side])
    if (s.at[block] === area && s.late[block] === 0 && s.moved[block] === 0) standing++
  return freeToLeave(standing, pins)
}

/** Whether somebody in this Area could be moved out of it. */
export function hasFreeBlock(s: State, side: Side, area: number): boolean {
  if (freeBlocks(s, side, area) === 0) return false
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (s.at[block] === area && s.moved[block] === 0 && !LOCAL[block]) return true
  }
  return false
}

/** 6.02, 3.5, 6.14 What keeps a block from setting out at all, `count` being how many would leave together. */
export function mayLeave(s: State, side: Side, block: number, count: number): Verdict {
  if (LOCAL[block]) return LOCAL_STAYS
  if (s.moved[block] === 1) return HAS_MOVED
  const at = s.at[block]
  if (at > SCOTLAND || s.count[at * 2 + 1 - side] === 0) return yes
  return freeBlocks(s, side, at) >= count ? yes : PINNED
}

/** 6.11 Blocks of one Area, in any direction: those that march together are chosen, marched and halted. */
export const groupMove: Step<State, FrameOf<'group-move'>> = {
  rule: '6.11',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({
    code: 'group-move',
    params: { area: f.area, chosen: f.blocks.length },
  }),
  choices: {
    join: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayJoin(s, f, block),
      act: (_, f, __, block) => void f.blocks.push(block),
    },
    march: {
      args: ['area'],
      among: (s, f) => (f.blocks.length === 0 ? NO_AREAS : neighboursOf(s.at[f.blocks[0]])),
      may: (s, f, to) => mayMarch(s, f, to),
      act: march,
    },
    halt: {
      args: [],
      may: (_, f) => (f.blocks.length > 0 ? yes : NOBODY_CHOSEN),
      act(_, f) {
        f.blocks = []
      },
    },
    done: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        for (const block of BLOCKS_OF[f.side]) s.left[block] = 0
        settle(s, referee)
      },
    },
  },
}

const NO_AREAS: readonly number[] = []

/** Blocks set out from the group's Area, or go on from where they paused in this same Action; W-9 together. */
function mayJoin(s: State, f: FrameOf<'group-move'>, block: number): Verdict {
  if (SIDE[block] !== f.side) return NOT_YOURS
  const paused = s.moved[block] === 1 && s.left[block] > 0
  if (!paused && s.at[block] !== f.area) return NOT_OF_THE_GROUP
  if (f.blocks.length > 0) {
    if (f.blocks.includes(block)) return IN_THE_COLUMN
    const [first] = f.blocks
    if (s.at[first] !== s.at[block] || s.moved[first] !== s.moved[block]) return OTHER_COLUMN
  }
  return paused ? yes : mayLeave(s, f.side, block, f.blocks.length + 1)
}

/** 4.11 Whether the chosen blocks may cross the border into the next Area now; 6.13 its kind limits how many. */
function mayMarch(s: State, f: FrameOf<'group-move'>, to: number): Verdict {
  const { blocks, side } = f
  if (blocks.length === 0) return NOBODY_CHOSEN
  const from = s.at[blocks[0]]
  const border = borderBetween(from, to)
  if (border < 0) return NO_BORDER
  if (s.moved[blocks[0]] === 1 && s.left[blocks[0]] === 0) return MUST_STOP
  const entering = mayEnter(s, side, from, to)
  if (entering !== yes) return entering
  if (enemyOutside(s, side, to) && s.crossed[side * BORDER_COUNT + border] + blocks.length > LIMIT[border]) {
    return BORDER_FULL[border]
  }
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (to === SCOTLAND && !COVENANTER[block]) return ONLY_COVENANTERS
    if (REGIONAL[block] && !isHome(block, to) && !isChaperoned(block, blocks)) return NEEDS_CHAPERONE
  }
  return leavesNobodyBehind(s, f) ? yes : LEFT_BEHIND
}

/**
 * 6.17 No block enters an Area with enemies outside a City in Winter.
 * 6.18 In the first Turn of 1642 nobody enters Yorkshire from outside it.
 */
export function mayEnter(s: State, side: Side, from: number, to: number): Verdict {
  if (s.winter && enemyOutside(s, side, to)) return WINTER
  return s.treaty && YORKSHIRE[to] && !YORKSHIRE[from] ? TREATY : yes
}

/** 6.16 A Leader or its Regional Leader among those who march with it. */
export function isChaperoned(block: number, column: readonly number[]): boolean {
  const chaperones = CHAPERONES[block]
  for (let i = 0; i < chaperones.length; i++) if (column.includes(chaperones[i])) return true
  return false
}

/**
 * 6.16, W-9 A Regional block that this Action has brought outside its Home Region keeps its chaperone: he may not
 * march off before it has gone on into its Home Region. One that has not moved yet may be left behind.
 */
function leavesNobodyBehind(s: State, f: FrameOf<'group-move'>): boolean {
  if (s.moved[f.blocks[0]] === 0) return true
  const at = s.at[f.blocks[0]]
  for (const block of BLOCKS_OF[f.side]) {
    if (!REGIONAL[block] || s.at[block] !== at || s.moved[block] === 0 || s.left[block] === 0) continue
    if (isHome(block, at) || f.blocks.includes(block)) continue
    if (!CHAPERONES[block].some((leader) => stays(s, f, leader, at))) return false
  }
  return true
}

const stays = (s: State, f: FrameOf<'group-move'>, leader: number, at: number): boolean =>
  s.at[leader] === at && s.moved[leader] === 1 && s.left[leader] > 0 && !f.blocks.includes(leader)

/** 6.11, 6.13, 6.14 The column crosses; it must stop where it meets the enemy, who may first withdraw (6.15). */
function march(s: State, f: FrameOf<'group-move'>, referee: Referee, to: number): void {
  const from = s.at[f.blocks[0]]
  const border = borderBetween(from, to)
  const meets = enemyOutside(s, f.side, to)
  if (meets) s.crossed[f.side * BORDER_COUNT + border] += f.blocks.length
  for (const block of f.blocks) {
    s.left[block] = (s.moved[block] === 1 ? s.left[block] : REACH) - 1
    if (s.moved[block] === 0) s.origin[block] = from
    s.moved[block] = 1
    arrive(s, referee, block, from, to, border)
  }
  marched(s, f.blocks, to)
  // 12.51, W-45 Where nobody is pinned all may walk away: the attack is over, and who enters next is the Attacker.
  if (!isContestedArea(s, from)) s.attacker[from] = NOBODY
  if (!meets) {
    if (s.left[f.blocks[0]] === 0) f.blocks = []
    return
  }
  const first = s.attacker[to] === NOBODY
  if (first) s.attacker[to] = f.side
  if (first && mayWithdrawInside(s, f.side, to))
    s.stack.push({ step: 'enter-city', side: enemyOf(f.side), area: to })
  else stop(s, f)
}

function stop(s: State, f: FrameOf<'group-move'>): void {
  for (const block of f.blocks) s.left[block] = 0
  f.blocks = []
}

/** 7.1 Remembers by which border a block came, and whether it came into an attack already begun. */
export function arrive(
  s: State,
  referee: Referee,
  block: number,
  from: number,
  to: number,
  border: number,
): void {
  const side = SIDE[block]
  put(s, ARMIES, block, to)
  s.entry[block] = border
  s.late[block] = s.attacker[to] === enemyOf(side) ? 1 : 0
  s.lastIn[inward(from, to, border)] = side
  tell(referee, { type: 'marched', side, token: s.token[block], from, to }, block)
}

/** 6.15 The Area has a Fortified City that is not the mover's. */
export const mayWithdrawInside = (s: State, mover: Side, area: number): boolean =>
  CITY_IN[area] >= 0 && s.count[insideOf(CITY_IN[area]) * 2 + mover] === 0

const CITY_FULL = no('6.15', 'city-full')
const NOT_THERE = no('6.15', 'not-in-this-area')
const NOT_A_GARRISON = no('6.15', 'not-a-garrison')
const GARRISON_OUTSIDE = no('6.15', 'garrison-must-withdraw')
const CLUBMEN_STAY = no('6.43', 'clubmen-stay-outside')

/**
 * 6.15 When enemies enter, Garrisons must withdraw into the City or be Eliminated, and others may; as many Infantry
 * and Cavalry as its Size, Artillery besides. W-4 The choice is made once, when the first blocks come in.
 */
export const enterCity: Step<State, FrameOf<'enter-city'>> = {
  rule: '6.15',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'enter-city', params: { area: f.area } }),
  endsItself: true,
  choices: {
    withdraw: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayGoInside(s, f, block),
      act(s, f, referee, block) {
        const city = CITY_IN[f.area]
        put(s, ARMIES, block, insideOf(city))
        tell(referee, { type: 'into-city', side: f.side, token: s.token[block], city }, block)
      },
    },
    'give-up': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        SIDE[block] !== f.side || s.at[block] !== f.area ? NOT_THERE : GARRISON[block] ? yes : NOT_A_GARRISON,
      act: (s, _, referee, block) => eliminate(s, referee, block),
    },
    done: {
      args: [],
      may: (s, f) => (garrisonOutside(s, f) ? GARRISON_OUTSIDE : yes),
      act(s, f, referee) {
        s.stack.pop()
        afterWithdrawal(s, referee, f)
      },
    },
  },
}

export function mayGoInside(s: State, f: { side: Side; area: number }, block: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area) return NOT_THERE
  if (block === CLUBMEN_OF[f.side]) return CLUBMEN_STAY
  return hasRoomInside(s, f.side, block, CITY_IN[f.area]) ? yes : CITY_FULL
}

/** 4.2, 6.15 A Fortified City holds as many Infantry and Cavalry as its Size; Artillery does not count. */
export const hasRoomInside = (s: State, side: Side, block: number, city: number): boolean =>
  isArtillery(block) || troopsIn(s, side, insideOf(city)) < CITY_SIZE[city]

function garrisonOutside(s: State, f: FrameOf<'enter-city'>): boolean {
  for (const block of BLOCKS_OF[f.side]) if (GARRISON[block] && s.at[block] === f.area) return true
  return false
}

/** 6.15 With nobody left outside the blocks that came may go on, or stay and besiege; otherwise they have attacked. */
function afterWithdrawal(s: State, referee: Referee, f: FrameOf<'enter-city'>): void {
  const below = s.stack[s.stack.length - 1]
  const mover = enemyOf(f.side)
  const met = enemyOutside(s, mover, f.area)
  if (!met) s.attacker[f.area] = NOBODY
  if (below.step !== 'group-move') {
    settle(s, referee)
    return
  }
  if (met || s.left[below.blocks[0]] === 0) stop(s, below)
}
