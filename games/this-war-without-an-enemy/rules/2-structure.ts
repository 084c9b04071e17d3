/**
 * 2.0 Game structure: Years of Turns, Turns of Phases. Each stage of a Turn pushes the steps it needs and is left
 * when they are done.
 */
import type { Step, Table } from '@muster/kernel/game'
import type { FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AFTER_PLAY,
  BESIDE,
  BLOCKS_OF,
  blockNumber,
  EVENT,
  EVENT_PHASE,
  enemyOf,
  IRELAND,
  IRISH_BLOCKS,
  MAX_STEPS,
  PARLIAMENT,
  type Phase,
  ROYALIST,
  SCOTLAND,
  SIDE,
  type Side,
} from '../tables.ts'
import { clearTurns, enter, say, tell } from './3-blocks.ts'
import { dealHands, disposeOfCard } from './5-cards.ts'
import { beginActions } from './6-operations.ts'
import { pushAim } from './7-events.ts'
import { beginSupply, progressOfSieges } from './9-supply.ts'
import { victoryPhase } from './10-victory.ts'
import { discardsIn1642, LAST_TURN_OF, nextTurnAfter } from './12-scenarios.ts'

type Stage = (s: State, table: Table) => void

const CALLENDAR = [blockNumber('c-callendar-1'), blockNumber('c-callendar-2')]
const second = (s: State): Side => enemyOf(s.first)

/** 2.2, 2.3 The Phases of a Turn in their sequence; the Year End Phase (2.36) follows the last Turn of a Year. */
const TURN: readonly Stage[] = [
  beginTurn,
  function initiativePhase(s) {
    s.stack.push({ step: 'play-cards', laid: [NONE, NONE] })
  },
  // 2.32, 6.01 Operational Phase: events (a plot is Foiled before anything else), Player 1, Player 2.
  (s) => foilPlot(s, s.first),
  (s) => foilPlot(s, second(s)),
  (s) => settleEvent(s, s.first, 'operational'),
  (s) => settleEvent(s, second(s), 'operational'),
  (s) => beginActions(s, s.first),
  (s) => beginActions(s, second(s)),
  // 2.33, 7.01 Tactical Phase: events, Battles, Siege Combat.
  (s, table) => pushAim(s, table, s.first),
  (s, table) => pushAim(s, table, second(s)),
  (s) => void s.stack.push({ step: 'battles' }),
  function siegeCombat(s) {
    s.resolved = 0
    s.stack.push({ step: 'siege-combats' })
  },
  // 2.34 Supply Phase: W-1 Player 1 first.
  (s) => settleEvent(s, s.first, 'supply'),
  (s) => settleEvent(s, second(s), 'supply'),
  (s, table) => beginSupply(s, table, s.first),
  (s, table) => beginSupply(s, table, second(s)),
  function siegeResolution(s) {
    s.resolved = 0
    s.stack.push({ step: 'siege-resolutions' })
  },
  progressOfSieges,
  // 2.35 Victory Phase: none in 1642.
  (s) => settleEvent(s, s.first, 'victory'),
  (s) => settleEvent(s, second(s), 'victory'),
  function victory(s, table) {
    if (s.year !== 1642) victoryPhase(s, table)
  },
  endTurn,
]

export const turn: Step<State, FrameOf<'turn'>> = {
  rule: '2.2',
  run: (s, f, table) => TURN[f.stage++](s, table),
}

/** The stages of TURN at which each Phase is over. */
const PHASE_ENDS = [
  ['initiative', 2],
  ['operational', 8],
  ['tactical', 12],
  ['supply', 18],
  ['victory', TURN.length],
] as const
export type PhaseName = (typeof PHASE_ENDS)[number][0] | 'set-up' | 'year-end'

/** 2.3 The Phase that is being played. */
export function phaseOf(s: State): PhaseName {
  for (const frame of s.stack) {
    if (frame.step === 'place-charles' || frame.step === 'place-blocks') return 'set-up'
    if (frame.step === 'turn') return PHASE_ENDS.find(([, end]) => frame.stage <= end)?.[0] ?? 'victory'
  }
  return 'year-end'
}

function beginTurn(s: State, table: Table): void {
  say(table, { type: 'turn-begins', year: s.year, turn: s.turn })
  s.cards = [NONE, NONE]
  s.enacted = [false, false]
  s.aim = [NONE, NONE]
  s.spare = [0, 0]
  s.irishSailed = false
  s.rupertLost = false
  s.shipped.fill(0)
  clearTurns(s)
  s.crossed.fill(0)
  s.lastIn.fill(NOBODY)
  s.attacker.fill(NOBODY)
  if (s.year === 1643 && s.turn === 5) arrive(s, table, IRISH_BLOCKS, IRELAND)
  if (s.year === 1644 && s.turn === 4) arrive(s, table, CALLENDAR, SCOTLAND)
}

/** 2.21 Irish Cessation: three Irish blocks in Ireland. 2.22 Callendar: two Covenanter blocks in Scotland. */
function arrive(s: State, table: Table, blocks: readonly number[], place: number): void {
  for (const block of blocks) {
    if (s.at[block] !== BESIDE) continue
    enter(s, table, block, place, MAX_STEPS[block])
    tell(table, { type: 'arrived', side: SIDE[block], token: s.token[block], place }, block)
  }
}

/** card-the-hothams-plot-is-foiled, card-carew-s-plot-is-foiled These are settled before the plots they foil. */
function foilPlot(s: State, side: Side): void {
  const event = EVENT[s.cards[side]]
  if (event === 'hfoil' || event === 'cfoil') s.stack.push({ step: 'event', side, card: s.cards[side] })
}

/** 2.31, 6.01 A card's event may be enacted in its Phase, besides its Action Points. */
function settleEvent(s: State, side: Side, phase: Phase): void {
  const card = s.cards[side]
  const event = EVENT[card]
  if (event === null || event === 'hfoil' || event === 'cfoil' || EVENT_PHASE[card] !== phase) return
  if (phase === 'victory' && s.year === 1642) return
  s.stack.push({ step: 'event', side, card })
}

/** 5.0 The cards are put aside, or out of the game, or beside the map; then the next Turn, or the Year's end. */
function endTurn(s: State): void {
  s.stack.pop()
  for (const side of [ROYALIST, PARLIAMENT] as const) disposeOfCard(s, side, AFTER_PLAY[s.cards[side]])
  if (s.turn === LAST_TURN_OF) {
    s.stack.push({ step: 'year-end', stage: 0 })
    return
  }
  s.turn = nextTurnAfter(s)
  startTurn(s)
}

/** 6.17 The sixth Turn is Winter, except in 1642. 6.18 The treaty of Yorkshire holds in the first Turn of the war. */
export function startTurn(s: State): void {
  s.winter = s.turn === LAST_TURN_OF && s.year !== 1642
  s.skirmish = s.scenario === 'path-to-war' && s.year === 1642 && s.turn === 3
  s.treaty = s.year === 1642 && s.turn === 5 && s.scenario !== 'path-to-war'
  s.stack.push({ step: 'turn', stage: 0 })
}

/** 2.1 At the beginning of each Year six cards are dealt to each player; in 1642 most of them are discarded again. */
export function beginYear(s: State, table: Table, year: number, turnNumber: number): void {
  s.year = year
  s.turn = turnNumber
  say(table, { type: 'year-begins', year })
  dealHands(s, table)
  startTurn(s)
  if (year === 1642) {
    const discards = discardsIn1642(s.scenario)
    s.stack.push({ step: 'discard', left: [discards, discards] })
  }
}

export const ownBlocksOn = (s: State, side: Side, place: number): number[] =>
  BLOCKS_OF[side].filter((block) => s.at[block] === place)
