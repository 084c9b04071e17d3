/** 5.2 Land moves, 5.21 border limits, 5.22 pinning. */
import { blocksOf, isContested, put } from '@muster/block-kit/blocks'
import {
  borderRefusals,
  countCrossing,
  crossings,
  entriesInto,
  hasEntered,
  markEntry,
} from '@muster/block-kit/borders'
import { freeToLeave } from '@muster/block-kit/pinning'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  ARMIES,
  BLOCKS_OF,
  borderBetween,
  enemyOf,
  FORCE_MARCH,
  MAP,
  MUSTER,
  neighboursOf,
  onMap,
  PIRACY,
  SIDE,
  type Side,
  SURPRISE,
  sideBit,
} from '../tables.ts'
import { isClosedTo, isOpen } from './2-board.ts'
import { tell } from './3-armies.ts'
import { ENEMY_EXILE, maySail, NO_POINTS, sail, someVoyage } from './5-sea-moves.ts'

export const NOT_YOURS = no('5.2', 'not-your-block')
const HAS_MOVED = no('5.2', 'already-moved')
const PINNED = no('5.22', 'pinned')
const NO_WAY = no('5.2', 'no-way-out')
const NO_BORDER = no('5.2', 'no-border')
const BACK_WHERE_IT_BEGAN = no('5.2', 'back-where-it-began')
const TOO_FAR = no('5.2', 'no-movement-left')
const ENEMY_CAME_THIS_WAY = no('5.22', 'enemy-entered-here')
const TOO_MANY_BORDERS = no('6.3', 'fourth-border')
const TOO_MANY_REINFORCING = no('6.3', 'third-reinforcing-border')
const BY_SEA_ONLY = no('card-piracy', 'by-sea-only')
const NOT_TO_THE_MUSTER = no('card-muster', 'not-to-the-muster')
const NOT_STARTED = no('5.2', 'choose-where-to')
const MUST_REACH_MUSTER = no('card-muster', 'must-reach-the-muster')

const BORDER_FULL = borderRefusals(MAP, '5.21')
const BORDER_FULL_AFTER_SURPRISE = borderRefusals(MAP, '5.21', 1)

/** 5.2 A block moves one or two areas; card-force-march three. */
export const movementOf = (s: State): number => (s.event === FORCE_MARCH ? 3 : 2)

/**
 * 5.21 In a game turn four blocks of a player cross a yellow border, three a blue one, two a red one; each player
 * has limits of his own. card-surprise One more for the group that it moves, R-18 and only for the move.
 */
function borderHasRoom(s: State, side: Side, border: number): boolean {
  const limit = MAP.borders[border].limit + (s.event === SURPRISE ? 1 : 0)
  return crossings(s, MAP, side, border) < limit
}

/**
 * 5.2 Any or all blocks of an activated area may move, each once a turn (one recruited this turn not at all, 5.4), by
 * land or (5.3) by sea, unless they are pinned.
 */
export function mayMove(s: State, side: Side, block: number): Verdict {
  const at = s.at[block]
  if (SIDE[block] !== side || !onMap(at)) return NOT_YOURS
  if (s.moved[block] === 1) return HAS_MOVED
  if (!isPaid(s, at) && s.berths.length === 0) return NO_POINTS
  if (isContested(s, at) && freeBlocks(s, side, at) === 0) return PINNED
  const left = movementOf(s)
  for (const to of neighboursOf(at)) if (mayMarch(s, block, at, to, left) === yes) return yes
  if (someVoyage(s, block)) return yes
  return isPaid(s, at) ? NO_WAY : NO_POINTS
}

/** 5.2 One action point activates one area for the whole phase. card-muster A muster needs no points. */
const isPaid = (s: State, from: number): boolean => s.points > 0 || s.group[from] === 1 || s.event === MUSTER

/**
 * 5.22 Attackers that are not in reserve keep as many defenders from moving; the defender chooses which. Blocks that
 * he has brought up this turn are not counted among the pinned, nor do they free others.
 */
function freeBlocks(s: State, side: Side, area: number): number {
  let defenders = 0
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area && s.moved[block] === 0) defenders++
  let attackers = 0
  for (const block of BLOCKS_OF[enemyOf(side)]) if (s.at[block] === area && s.joins[block] === 0) attackers++
  return freeToLeave(defenders, attackers)
}

/** 5.2 A block goes on, one area at a time; or it takes ship instead (5.3). */
export const march: Step<State, FrameOf<'march'>> = {
  rule: '5.2',
  seats: (_, f) => sideBit(SIDE[f.block]),
  prompt: (_, f) => ({ code: 'march', params: { block: f.block } }),
  choices: {
    to: {
      args: ['area'],
      among: (s, f) => neighboursOf(s.at[f.block]),
      may: (s, f, to) => mayMarch(s, f.block, f.from, to, f.left),
      act: step,
    },
    sail: {
      args: ['area'],
      among: (s, f) => (s.moved[f.block] === 0 ? ACROSS_THE_SEA[s.at[f.block]] : NOWHERE),
      may: (s, f, to) => maySail(s, f.block, to),
      act(s, f, referee, to) {
        s.stack.pop()
        sail(s, referee, f.block, to)
      },
    },
    stop: {
      args: [],
      may(s, f) {
        if (s.moved[f.block] === 0) return NOT_STARTED
        return s.goal === NONE || s.goal === s.at[f.block] ? yes : MUST_REACH_MUSTER
      },
      act: (s) => void s.stack.pop(),
    },
  },
}

const NOWHERE: readonly number[] = []

/**
 * Whether a block may cross from where it is to the next area now. 5.2, R-53 A block moves to another area: it does not
 * come back to the one in which its move began.
 */
function mayMarch(s: State, block: number, began: number, to: number, left: number): Verdict {
  const side = SIDE[block]
  const from = s.at[block]
  const border = borderBetween(from, to)
  if (border < 0) return NO_BORDER
  if (s.event === PIRACY) return BY_SEA_ONLY
  if (left === 0) return TOO_FAR
  if (isClosedTo(side, to)) return ENEMY_EXILE
  if (to === began) return BACK_WHERE_IT_BEGAN
  if (!borderHasRoom(s, side, border)) {
    return s.event === SURPRISE ? BORDER_FULL_AFTER_SURPRISE[border] : BORDER_FULL[border]
  }
  if (s.moved[block] === 0) {
    if (!isPaid(s, from)) return NO_POINTS
    if (hasEntered(s, MAP, enemyOf(side), to, from, border)) return ENEMY_CAME_THIS_WAY
  }
  if (s.goal !== NONE) {
    return from !== s.goal && leadsToMuster(s, side, to, border, left) ? yes : NOT_TO_THE_MUSTER
  }
  return isOpen(s, side, to) ? yes : mayAttackOver(s, side, from, to, border)
}

/** card-muster, R-13 One or two areas over friendly or vacant areas, within border limits, and only to the muster. */
function leadsToMuster(s: State, side: Side, to: number, border: number, left: number): boolean {
  if (to === s.goal) return true
  if (left < 2 || MAP.borders[border].red || !isOpen(s, side, to)) return false
  const next = borderBetween(to, s.goal)
  return next >= 0 && borderHasRoom(s, side, next)
}

/** 6.3, R-19 An attack comes over at most three borders; blocks brought into a battle of the enemy's over two. */
function mayAttackOver(s: State, side: Side, from: number, to: number, border: number): Verdict {
  if (hasEntered(s, MAP, side, from, to, border)) return yes
  const used = entriesInto(s, MAP, side, to)
  if (s.attacker[to] === enemyOf(side)) return used < 2 ? yes : TOO_MANY_REINFORCING
  return used < 3 ? yes : TOO_MANY_BORDERS
}

/** One step of a march: pays for it, counts it against the border, and goes on or halts. */
function step(s: State, f: FrameOf<'march'>, referee: Referee, to: number): void {
  const { block } = f
  const side = SIDE[block]
  const from = s.at[block]
  const border = borderBetween(from, to)
  if (s.moved[block] === 0 && s.event !== MUSTER && s.group[from] === 0) {
    s.group[from] = 1
    s.points--
  }
  s.moved[block] = 1
  countCrossing(s, MAP, side, border)
  f.left = MAP.borders[border].red || !isOpen(s, side, to) ? 0 : f.left - 1
  put(s, ARMIES, block, to)
  if (blocksOf(s, enemyOf(side), to) > 0) {
    s.entry[block] = border
    markEntry(s, MAP, side, from, to, border)
    if (s.attacker[to] === NOBODY) s.attacker[to] = side
  }
  tell(referee, { type: 'marched', side, token: s.token[block], from, to }, block)
  // 5.2, 5.21 A block halts where it meets the enemy and behind a red border.
  if (f.left === 0 || to === s.goal) s.stack.pop()
}
