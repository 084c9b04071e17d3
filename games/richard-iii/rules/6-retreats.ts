/** 6.6 Retreats and 6.7 regrouping. Blocks go one by one, in full view: nothing here lets them slip away unseen. */
import { pairsFrom } from '@muster/block-kit/battles'
import { blocksOf, put } from '@muster/block-kit/blocks'
import { borderRefusals, commandsBorder } from '@muster/block-kit/borders'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  ARMIES,
  BLOCKS_OF,
  borderBetween,
  MAP,
  neighboursOf,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { isClosedTo, isOpen, joinedBySea } from './2-board.ts'
import { tell, turnFaceDown } from './3-armies.ts'

const NO_BORDER = no('6.6', 'no-border')
const ENEMY_THERE = no('6.6', 'enemy-or-battle-there')
const ENEMY_EXILE = no('2.7', 'enemy-exile')
const ENEMY_CAME_THIS_WAY = no('6.6', 'enemy-entered-here')
const NOT_IN_THIS_BATTLE = no('6.7', 'not-in-this-battle')
const PIRATES_BY_SEA = no('card-piracy', 'pirates-go-by-sea')
const RETREAT_FULL = borderRefusals(MAP, '6.6')
const REGROUP_FULL = borderRefusals(MAP, '6.7')

/** The areas worth asking about: neighbours, or for pirates the coasts of the same sea. */
export const waysOut = (s: State, area: number, block: number): readonly number[] =>
  s.pirate[block] === 1 ? ACROSS_THE_SEA[area] : neighboursOf(area)

/**
 * 6.6 To an adjacent friendly or vacant area, not over a border by which the enemy came; border limits are counted
 * in each round. card-piracy Pirates go by sea.
 */
export function mayRetreat(s: State, f: Battle, block: number, to: number): Verdict {
  const verdict = mayWithdrawTo(s, f.area, block, to)
  if (verdict !== yes || s.pirate[block] === 1) return verdict
  const border = borderBetween(f.area, to)
  // R-24 Over a border by which both came only Player 2 may retreat.
  if (!commandsBorder(s, MAP, SIDE[block], s.first, f.area, to, border)) return ENEMY_CAME_THIS_WAY
  return hasRoom(f.gone, SIDE[block], border) ? yes : RETREAT_FULL[border]
}

export function hasWayOut(s: State, f: Battle, block: number): boolean {
  for (const to of waysOut(s, f.area, block)) if (mayRetreat(s, f, block, to) === yes) return true
  return false
}

/**
 * What retreats and regroupings share: an open area next to this one, R-25 never the enemy's exile.
 * 5.3, R-26, R-47 By sea only pirates, to a friendly or vacant coast on a sea of the battle's area, in any number.
 */
function mayWithdrawTo(s: State, from: number, block: number, to: number): Verdict {
  if (s.pirate[block] === 1) {
    if (joinedBySea(from, to) !== yes) return PIRATES_BY_SEA
  } else if (borderBetween(from, to) < 0) return NO_BORDER
  if (isClosedTo(SIDE[block], to)) return ENEMY_EXILE
  return isOpen(s, SIDE[block], to) ? yes : ENEMY_THERE
}

/** 5.21 Limits are counted for each player; R-18 a Surprise does not widen them here. */
function hasRoom(gone: readonly number[], side: Side, border: number): boolean {
  let count = 0
  for (const way of gone) if (way === border * 2 + side) count++
  return count < MAP.borders[border].limit
}

/** 6.6 The block leaves the battle, and stands up where it arrives. */
export function retreat(s: State, f: Battle, referee: Referee, block: number, to: number): void {
  depart(s, f.gone, f.area, block, to)
  referee.emit({ type: 'retreated', block, from: f.area, to, token: s.token[block] })
  turnFaceDown(s, block)
}

function depart(s: State, gone: number[], from: number, block: number, to: number): void {
  if (s.pirate[block] === 0) gone.push(borderBetween(from, to) * 2 + SIDE[block])
  put(s, ARMIES, block, to)
}

/** 6.7 All blocks of the winner, reserves too, may move to an adjacent friendly or vacant area. */
export const regroup: Step<State, FrameOf<'regroup'>> = {
  rule: '6.7',
  seats: (s, f) => (blocksOf(s, f.side, f.area) > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'regroup', params: { area: f.area } }),
  choices: {
    regroup: {
      args: ['block', 'area'],
      among: (s, f) => pairsFrom(s, f.area, BLOCKS_OF[f.side], (block) => waysOut(s, f.area, block)),
      may: mayRegroup,
      act(s, f, referee, block, to) {
        depart(s, f.gone, f.area, block, to)
        tell(referee, { type: 'regrouped', side: f.side, token: s.token[block], from: f.area, to }, block)
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** 6.7 Border limits apply, counted anew. 2.72 Lancaster may regroup into Scotland as anywhere else. */
function mayRegroup(s: State, f: FrameOf<'regroup'>, block: number, to: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area) return NOT_IN_THIS_BATTLE
  const verdict = mayWithdrawTo(s, f.area, block, to)
  if (verdict !== yes || s.pirate[block] === 1) return verdict
  const border = borderBetween(f.area, to)
  return hasRoom(f.gone, f.side, border) ? yes : REGROUP_FULL[border]
}
