/** 4.0 Movement: groups, borders and their limits, the Anglo-Scottish border, pinning, the Norse. */

import { blocksOf, isContested, put } from '@muster/block-kit/blocks'
import { borderRefusals, countCrossing, crossings, hasEntered, markEntry } from '@muster/block-kit/borders'
import { freeToLeave } from '@muster/block-kit/pinning'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AREAS,
  ARMIES,
  BLOCKS_OF,
  borderBetween,
  COASTAL,
  EVERY_AREA,
  EVERY_BLOCK,
  enemyOf,
  MAP,
  MOVEMENT,
  NORSE,
  neighboursOf,
  onMap,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
} from '../tables.ts'
import { tell } from './2-armies.ts'
import { groupsOf } from './3-cards.ts'
import { declareMainAttacks } from './5-reserves.ts'

export const NOT_YOURS = no('4.2', 'not-your-block')
const HAS_MOVED = no('4.0', 'already-moved')
const PINNED = no('4.6', 'pinned')
const NO_POINT_FOR_GROUP = no('4.2', 'no-point-for-group')
const NO_POINT_FOR_BORDER = no('4.4', 'no-point-for-border')
const NO_POINT_FOR_NORSE = no('4.7', 'no-point-for-norse')
const NO_WAY = no('4.0', 'no-way-out')
const NO_BORDER = no('1.1', 'no-border')
const ENEMY_CAME_THIS_WAY = no('4.6', 'enemy-entered-here')
const TRUCE = no('card-truce', 'truce')
const TRUCE_IN_ENGLAND = no('card-truce', 'truce-in-england')
const NORSE_BY_SEA = no('4.7', 'norse-needs-a-coast')
const NORSE_NOT_TO_ENGLAND = no('4.7', 'norse-not-to-england')
const BACK_WHERE_IT_BEGAN = no('4.2', 'back-where-it-began')
const STANDS_THERE = no('4.0', 'stands-there')

const BORDER_FULL = borderRefusals(MAP, '4.3')

export const isSide = (s: State, side: Side, block: number): boolean =>
  SIDE[block] === side && onMap(s.at[block])

/** Opens a side's move phase with the points of its card; all that is counted by the phase starts afresh. */
export function beginMoves(s: State, side: Side): void {
  s.points = groupsOf(s.cards[side])
  s.group = AREAS.map(() => 0)
  s.stack.push({ step: 'move', side })
}

/** A new turn: nobody has moved, no border has been crossed, nobody attacks (H-38: also after an event's battles). */
export function clearMoves(s: State): void {
  for (const block of EVERY_BLOCK) {
    s.moved[block] = 0
    s.origin[block] = NONE
    s.entry[block] = NONE
    s.raider[block] = 0
    s.joins[block] = 0
  }
  s.crossed.fill(0)
  s.entered.fill(0)
  s.attacker.fill(NOBODY)
}

/** 4.0 Nobody is forced to move, and moves cannot be saved: what is left when the phase ends is lost. */
export const move: Step<State, FrameOf<'move'>> = {
  rule: '4.2',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (s) => ({ code: 'move', params: { points: s.points } }),
  choices: {
    move: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayMove(s, f.side, block),
      act(s, _, __, block) {
        s.stack.push({ step: 'march', block, left: MOVEMENT[block], grouped: false })
      },
    },
    end: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'moves-ended', side: f.side })
        declareMainAttacks(s, referee, f.side)
      },
    },
  },
}

/** 4.0 A block moves once per turn. Any block of a moving group may go (4.2), if it is not pinned (4.6). */
function mayMove(s: State, side: Side, block: number): Verdict {
  const at = s.at[block]
  if (SIDE[block] !== side || !onMap(at)) return NOT_YOURS
  if (s.moved[block] === 1) return HAS_MOVED
  if (isContested(s, at) && freeBlocks(s, side, at) === 0) return PINNED
  if (block === NORSE) return mayMoveNorse(s)
  if (s.points === 0 && s.group[at] === 0) return NO_POINT_FOR_GROUP
  for (const to of neighboursOf(at))
    if (mayMarch(s, side, block, to, false, MOVEMENT[block]) === yes) return yes
  return NO_WAY
}

/** 4.7 The Norse need one point of the card for themselves, apart from any group. */
function mayMoveNorse(s: State): Verdict {
  if (s.points === 0) return NO_POINT_FOR_NORSE
  for (const to of EVERY_AREA) if (maySailNorse(s, to) === yes) return yes
  return NO_WAY
}

/**
 * 4.6 Attackers, reserves included, pin as many defenders as they are; the defender chooses which. Reinforcements
 * that the defender has brought up this turn are not counted among the pinned (H-8), nor do they free others.
 */
function freeBlocks(s: State, side: Side, area: number): number {
  let defenders = 0
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area && s.moved[block] === 0) defenders++
  return freeToLeave(defenders, blocksOf(s, enemyOf(side), area))
}

/** 4.2 A block goes on, one area at a time, as far as its movement allows. */
export const march: Step<State, FrameOf<'march'>> = {
  rule: '4.2',
  seats: (_, f) => sideBit(SIDE[f.block]),
  prompt: (_, f) => ({
    code: f.block === NORSE ? 'march-norse' : 'march',
    params: { block: f.block },
  }),
  choices: {
    to: {
      args: ['area'],
      among: (s, f) => (f.block === NORSE ? EVERY_AREA : neighboursOf(s.at[f.block])),
      may: (s, f, to) =>
        f.block === NORSE ? maySailNorse(s, to) : mayMarch(s, SIDE[f.block], f.block, to, f.grouped, f.left),
      act(s, f, referee, to) {
        if (f.block === NORSE) sailNorse(s, referee, to)
        else step(s, f, referee, to)
      },
    },
    stop: {
      args: [],
      may: (s, f) => (s.moved[f.block] === 1 ? yes : NOT_STARTED),
      act: (s) => void s.stack.pop(),
    },
  },
}

const NOT_STARTED = no('4.2', 'choose-where-to')

/**
 * Whether a block of a side may cross from where it is to the next area now. 4.2, H-36 A block moves to another area:
 * it does not come back to the one in which its move began.
 */
function mayMarch(s: State, side: Side, block: number, to: number, grouped: boolean, left: number): Verdict {
  const from = s.at[block]
  const border = borderBetween(from, to)
  if (border < 0) return NO_BORDER
  if (left === 0) return NO_WAY
  if (s.moved[block] === 1 && to === s.origin[block]) return BACK_WHERE_IT_BEGAN
  const { limit, angloScottish } = MAP.borders[border]
  if (crossings(s, MAP, side, border) >= limit) return BORDER_FULL[border]
  if (s.moved[block] === 0 && hasEntered(s, MAP, enemyOf(side), to, from, border)) return ENEMY_CAME_THIS_WAY
  const truce = truceAllows(s, side, to)
  if (truce !== yes) return truce
  if (angloScottish) return mayCrossTheBorder(s, from, block, grouped)
  if (s.moved[block] === 0 && s.points === 0 && s.group[from] === 0) return NO_POINT_FOR_GROUP
  return yes
}

/** card-truce Nobody moves to where the protected side stands; H-50 the Scots do not enter England in any way. */
export function truceAllows(s: State, side: Side, to: number): Verdict {
  if (s.truce !== enemyOf(side)) return yes
  if (blocksOf(s, s.truce, to) > 0) return TRUCE
  return side === SCOTLAND && to === THE_ENGLAND ? TRUCE_IN_ENGLAND : yes
}

/**
 * 4.4 Each point carries one block, not a group, over the Anglo-Scottish border. If the block was so far the only
 * one of its group to move, the point spent on the group becomes the block's own.
 */
function mayCrossTheBorder(s: State, from: number, block: number, grouped: boolean): Verdict {
  const origin = s.moved[block] === 1 ? s.origin[block] : from
  const refund = grouped && s.group[origin] === 1 ? 1 : 0
  return s.points + refund > 0 ? yes : NO_POINT_FOR_BORDER
}

/** 4.2, 4.3, 4.4 One step of a march: pays for it, counts it against the border, and goes on or halts. */
function step(s: State, f: FrameOf<'march'>, referee: Referee, to: number): void {
  const { block } = f
  const side = SIDE[block]
  const from = s.at[block]
  const border = borderBetween(from, to)
  if (s.moved[block] === 0) s.origin[block] = from
  pay(s, f, border)
  s.moved[block] = 1
  countCrossing(s, MAP, side, border)
  f.left--
  arrive(s, block, from, to, border)
  tell(referee, { type: 'marched', side, token: s.token[block], from, to }, block)
  if (f.left === 0 || halts(s, side, to, border)) s.stack.pop()
}

/** 4.2 The first block to leave an area as part of its group spends a point; 4.4 a raider spends one for itself. */
function pay(s: State, f: FrameOf<'march'>, border: number): void {
  const { block } = f
  const origin = s.origin[block]
  if (MAP.borders[border].angloScottish) {
    if (f.grouped) leaveGroup(s, f, origin)
    s.points--
    s.raider[block] = 1
  } else if (!f.grouped && s.raider[block] === 0) {
    if (s.group[origin] === 0) s.points--
    s.group[origin]++
    f.grouped = true
  }
}

function leaveGroup(s: State, f: FrameOf<'march'>, origin: number): void {
  s.group[origin]--
  f.grouped = false
  if (s.group[origin] === 0) s.points++
}

/** 4.0, 4.3, 4.4 A block halts behind a red border, in England, and wherever it meets the enemy. */
const halts = (s: State, side: Side, to: number, border: number): boolean =>
  MAP.borders[border].red || to === THE_ENGLAND || blocksOf(s, enemyOf(side), to) > 0

/** Puts a moving block into an area; where the enemy stands it has come to fight. 4.5 Control changes at once. */
function arrive(s: State, block: number, from: number, to: number, border: number): void {
  const side = SIDE[block]
  put(s, ARMIES, block, to)
  if (blocksOf(s, enemyOf(side), to) === 0) return
  s.entry[block] = border
  if (border !== NONE) markEntry(s, MAP, side, from, to, border)
  if (s.attacker[to] === NOBODY) s.attacker[to] = side
}

/** 4.7 The Norse go from one coast to any other in Scotland, attack included; never to England (H-9). */
function maySailNorse(s: State, to: number): Verdict {
  if (to === s.at[NORSE]) return STANDS_THERE
  if (to === THE_ENGLAND) return NORSE_NOT_TO_ENGLAND
  if (!COASTAL[to]) return NORSE_BY_SEA
  return truceAllows(s, SCOTLAND, to)
}

/** 4.7 The voyage costs the point. */
function sailNorse(s: State, referee: Referee, to: number): void {
  const from = s.at[NORSE]
  s.stack.pop()
  s.points--
  s.moved[NORSE] = 1
  s.origin[NORSE] = from
  arrive(s, NORSE, from, to, NONE)
  tell(referee, { type: 'marched', side: SCOTLAND, token: s.token[NORSE], from, to }, NORSE)
}
