/** 5.5 Retreats and 5.6 regrouping. */

import { pairsFrom } from '@muster/block-kit/battles'
import { blocksOf, isFriendly, put } from '@muster/block-kit/blocks'
import { borderRefusals, commandsBorder } from '@muster/block-kit/borders'
import { mix } from '@muster/block-kit/fog'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf, Retreats } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  ARMIES,
  BLOCKS_OF,
  borderBetween,
  COASTAL,
  ENGLAND,
  EVERY_AREA,
  enemyOf,
  MAP,
  NORSE,
  neighboursOf,
  RETREATING,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
} from '../tables.ts'
import { tell, turnFaceDown } from './2-armies.ts'
import { eliminateInBattle, endBattle } from './5-combat.ts'

const NOT_YOURS = no('5.5', 'not-in-this-battle')
const NO_BORDER = no('1.1', 'no-border')
const ENEMY_THERE = no('5.5', 'enemy-or-battle-there')
const ENEMY_CAME_THIS_WAY = no('5.5', 'enemy-entered-here')
const NOT_INTO_SCOTLAND = no('5.5', 'english-not-into-scotland')
const NOT_INTO_ENGLAND = no('5.5', 'scots-not-into-england')
const NORSE_TO_FRIENDS = no('4.7', 'norse-to-friendly-coast')
const RETREAT_FULL = borderRefusals(MAP, '5.5')
const REGROUP_FULL = borderRefusals(MAP, '5.6')

/** The areas worth asking about: neighbours, or any coast for the Norse. */
export const retreatWays = (area: number, block: number): readonly number[] =>
  block === NORSE ? EVERY_AREA : neighboursOf(area)

const leavers = (s: State, f: { area: number; side: Side }): number[] =>
  pairsFrom(s, f.area, BLOCKS_OF[f.side], (block) => retreatWays(f.area, block))

/**
 * 5.5 To an adjacent friendly or neutral area; never into a battle, nor by a border that only the enemy commands (H-49:
 * one by which he entered this battle).
 */
export function mayRetreat(
  s: State,
  from: number,
  gone: readonly number[],
  block: number,
  to: number,
): Verdict {
  if (block === NORSE) return norseMayGo(s, from, to, gone)
  const verdict = mayWithdrawTo(s, from, SIDE[block], to)
  if (verdict !== yes) return verdict
  const border = borderBetween(from, to)
  // Over a border by which both came only the one who crossed it last may retreat: that is Player 2 (H-12).
  if (!commandsBorder(s, MAP, SIDE[block], s.first, from, to, border)) return ENEMY_CAME_THIS_WAY
  return crossings(gone, SIDE[block], to) < MAP.borders[border].limit ? yes : RETREAT_FULL[border]
}

/** What retreats and regroupings share: the border, the enemy and the kingdoms. */
function mayWithdrawTo(s: State, from: number, side: Side, to: number): Verdict {
  if (borderBetween(from, to) < 0) return NO_BORDER
  if (blocksOf(s, enemyOf(side), to) > 0) return ENEMY_THERE
  // H-13: only across the border itself; English blocks in Scotland do retreat within Scotland.
  if (side === ENGLAND && from === THE_ENGLAND) return NOT_INTO_SCOTLAND
  if (side === SCOTLAND && to === THE_ENGLAND) return NOT_INTO_ENGLAND
  return yes
}

/**
 * 4.7, 5.5, 5.6 The Norse retreat and regroup to any friendly, not neutral, coast of Scotland (H-37). One to which a
 * fellow has just retreated is friendly, though he arrives there only with the others.
 */
function norseMayGo(s: State, from: number, to: number, gone: readonly number[]): Verdict {
  if (to === from || to === THE_ENGLAND || !COASTAL[to]) return NORSE_TO_FRIENDS
  return isFriendly(s, SCOTLAND, to) || isRefuge(gone, to) ? yes : NORSE_TO_FRIENDS
}

/** Whether a Scottish block has gone this way; none goes to where the enemy is. */
function isRefuge(gone: readonly number[], to: number): boolean {
  for (let i = 0; i < gone.length; i += 2) {
    if (gone[i + 1] === to && SIDE[gone[i]] === SCOTLAND) return true
  }
  return false
}

/** How many of a side have gone this way already (limits count for each player, 4.3). */
function crossings(gone: readonly number[], side: Side, to: number): number {
  let count = 0
  for (let i = 0; i < gone.length; i += 2) {
    if (gone[i + 1] === to && SIDE[gone[i]] === side && gone[i] !== NORSE) count++
  }
  return count
}

/**
 * 5.5 Blocks are stood up before they retreat, so that the enemy does not see which goes where: a block that breaks
 * off leaves the battle at once but reaches its area only when its side's turn for the letter is over, together
 * with the others.
 */
export function startRetreat(s: State, referee: Referee, gone: number[], block: number, to: number): void {
  referee.whisper({ type: 'retreats', block, area: s.at[block] }, sideBit(SIDE[block]), { to })
  put(s, ARMIES, block, RETREATING)
  gone.push(block, to)
}

export function arriveFromRetreat(s: State, referee: Referee, from: number, f: Retreats): void {
  if (f.arrived === f.retreats.length) return
  const gone = f.retreats.slice(f.arrived)
  f.arrived = f.retreats.length
  mix(
    s,
    referee.chance,
    gone.filter((_, i) => i % 2 === 0),
  )
  const inOrderOfToken = gone
    .flatMap((block, i) => (i % 2 === 0 ? [{ block, to: gone[i + 1] }] : []))
    .sort((one, two) => s.token[one.block] - s.token[two.block])
  for (const { block, to } of inOrderOfToken) {
    put(s, ARMIES, block, to)
    turnFaceDown(s, block)
    tell(referee, { type: 'retreated-to', side: SIDE[block], token: s.token[block], from, to }, block)
  }
}

/**
 * 5.3, 5.5 The attacker's compulsory withdrawal after round three, with border limits counted afresh. Blocks that
 * must retreat and cannot are eliminated (H-14).
 */
export const withdraw: Step<State, FrameOf<'withdraw'>> = {
  rule: '5.5',
  seats: (s, f) => (someoneCanWithdraw(s, f) ? sideBit(f.side) : 0),
  run: endWithdrawal,
  prompt: (_, f) => ({ code: 'withdraw', params: { area: f.area } }),
  choices: {
    retreat: {
      args: ['block', 'area'],
      among: leavers,
      may: (s, f, block, to) =>
        SIDE[block] === f.side && s.at[block] === f.area
          ? mayRetreat(s, f.area, f.retreats, block, to)
          : NOT_YOURS,
      act: (s, f, referee, block, to) => startRetreat(s, referee, f.retreats, block, to),
    },
  },
}

function someoneCanWithdraw(s: State, f: FrameOf<'withdraw'>): boolean {
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== f.area) continue
    for (const to of retreatWays(f.area, block)) {
      if (mayRetreat(s, f.area, f.retreats, block, to) === yes) return true
    }
  }
  return false
}

function endWithdrawal(s: State, f: FrameOf<'withdraw'>, referee: Referee): void {
  arriveFromRetreat(s, referee, f.area, f)
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] === f.area && s.outcome === null) eliminateInBattle(s, referee, block, 0)
  }
  if (s.outcome !== null) return
  const winner = enemyOf(f.side)
  endBattle(s, referee, f.area, blocksOf(s, winner, f.area) > 0 ? winner : NOBODY)
}

const ALREADY_THERE = no('5.6', 'not-in-this-battle')

/** 5.6 All blocks of the winner, reserves too, may move to an adjacent friendly or neutral area. */
export const regroup: Step<State, FrameOf<'regroup'>> = {
  rule: '5.6',
  discreet: true,
  seats: (s, f) => (blocksOf(s, f.side, f.area) > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'regroup', params: { area: f.area } }),
  choices: {
    regroup: {
      args: ['block', 'area'],
      among: leavers,
      may: (s, f, block, to) => mayRegroup(s, f, block, to),
      act(s, f, referee, block, to) {
        f.regrouped.push(block, to)
        put(s, ARMIES, block, to)
        tell(referee, { type: 'regrouped', side: f.side, token: s.token[block], from: f.area, to }, block)
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** 5.6 Border limits apply, counted anew (H-46); the kingdoms' borders and the Norse as in a retreat (H-13). */
function mayRegroup(s: State, f: FrameOf<'regroup'>, block: number, to: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area) return ALREADY_THERE
  if (block === NORSE) return norseMayGo(s, f.area, to, f.regrouped)
  const verdict = mayWithdrawTo(s, f.area, f.side, to)
  if (verdict !== yes) return verdict
  const border = borderBetween(f.area, to)
  return crossings(f.regrouped, f.side, to) < MAP.borders[border].limit ? yes : REGROUP_FULL[border]
}
