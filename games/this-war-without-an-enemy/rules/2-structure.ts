/**
 * 2.0 Game structure: Years of Turns, Turns of Phases. Each stage of a Turn pushes the steps it needs and is left
 * when they are done.
 */
import type { Referee, Step } from '../events.ts'
import type { FrameOf, TurnStage } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AFTER_PLAY,
  BESIDE,
  blockNumber,
  CARD_POINTS,
  EVENT,
  EVENT_PHASE,
  type EventKey,
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
import { clearTurns, enter, learnt, mingle, tell } from './3-blocks.ts'
import { dealHands, disposeOfCard } from './5-cards.ts'
import { hasTarget } from './7-events.ts'
import { discardsIn1642, LAST_TURN_OF, nextTurnAfter } from './12-scenarios.ts'
import { staged } from './stages.ts'

const CALLENDAR = [blockNumber('c-callendar-1'), blockNumber('c-callendar-2')]
const second = (s: State): Side => enemyOf(s.first)

/** 2.2, 2.3 The Phases of a Turn in their sequence; the Year End Phase (2.36) follows the last Turn of a Year. */
const TURN = staged<TurnStage, FrameOf<'turn'>>({
  begin: (s, _, referee) => beginTurn(s, referee),
  initiative: (s) => void s.stack.push({ step: 'play-cards', laid: [NONE, NONE] }),
  // 2.32, 6.01 Operational Phase: events (a plot is Foiled before anything else), Player 1, Player 2.
  'first-foils': (s) => foilPlot(s, s.first),
  'second-foils': (s) => foilPlot(s, second(s)),
  'first-operational-event': (s) => settleEvent(s, s.first, 'operational'),
  'second-operational-event': (s) => settleEvent(s, second(s), 'operational'),
  'first-actions': (s) => beginActions(s, s.first),
  'second-actions': (s) => beginActions(s, second(s)),
  // 2.33, 7.01 Tactical Phase: events, Battles, Siege Combat.
  'first-tactical-event': (s) => aimEvent(s, s.first),
  'second-tactical-event': (s) => aimEvent(s, second(s)),
  battles: (s) => void s.stack.push({ step: 'battles' }),
  'siege-combat'(s) {
    s.resolved = 0
    s.stack.push({ step: 'siege-combats' })
  },
  // 2.34 Supply Phase: W-1 Player 1 first.
  'first-supply-event': (s) => settleEvent(s, s.first, 'supply'),
  'second-supply-event': (s) => settleEvent(s, second(s), 'supply'),
  'first-supply': (s, _, referee) => beginSupply(s, referee, s.first),
  'second-supply': (s, _, referee) => beginSupply(s, referee, second(s)),
  'siege-resolution'(s) {
    s.resolved = 0
    s.stack.push({ step: 'siege-resolutions' })
  },
  'progress-of-sieges': (s) => void s.stack.push({ step: 'progress-of-sieges' }),
  // 2.35 Victory Phase: none in 1642.
  'first-victory-event': (s) => settleEvent(s, s.first, 'victory'),
  'second-victory-event': (s) => settleEvent(s, second(s), 'victory'),
  victory(s) {
    if (s.year !== 1642) s.stack.push({ step: 'victory' })
  },
  end: endTurn,
})

export const turn: Step<State, FrameOf<'turn'>> = { rule: '2.2', run: TURN.run }

export type PhaseName =
  | 'set-up'
  | 'initiative'
  | 'operational'
  | 'tactical'
  | 'supply'
  | 'victory'
  | 'year-end'

const PHASE: Readonly<Record<TurnStage, PhaseName>> = {
  begin: 'initiative',
  initiative: 'initiative',
  'first-foils': 'operational',
  'second-foils': 'operational',
  'first-operational-event': 'operational',
  'second-operational-event': 'operational',
  'first-actions': 'operational',
  'second-actions': 'operational',
  'first-tactical-event': 'tactical',
  'second-tactical-event': 'tactical',
  battles: 'tactical',
  'siege-combat': 'tactical',
  'first-supply-event': 'supply',
  'second-supply-event': 'supply',
  'first-supply': 'supply',
  'second-supply': 'supply',
  'siege-resolution': 'supply',
  'progress-of-sieges': 'supply',
  'first-victory-event': 'victory',
  'second-victory-event': 'victory',
  victory: 'victory',
  end: 'victory',
}

/** 2.3 The Phase that is being played. */
export function phaseOf(s: State): PhaseName {
  for (const frame of s.stack) {
    if (frame.step === 'place-charles' || frame.step === 'place-blocks') return 'set-up'
    if (frame.step === 'turn') return PHASE[TURN.before[frame.next]]
  }
  return 'year-end'
}

function beginTurn(s: State, referee: Referee): void {
  referee.emit({ type: 'turn-begins', year: s.year, turn: s.turn })
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
  if (s.year === 1643 && s.turn === 5) arrive(s, referee, IRISH_BLOCKS, IRELAND)
  if (s.year === 1644 && s.turn === 4) arrive(s, referee, CALLENDAR, SCOTLAND)
}

/** 2.21 Irish Cessation: three Irish blocks in Ireland. 2.22 Callendar: two Covenanter blocks in Scotland. */
function arrive(s: State, referee: Referee, blocks: readonly number[], place: number): void {
  const coming = blocks.filter((block) => s.at[block] === BESIDE)
  for (const block of coming) enter(s, referee, block, place, MAX_STEPS[block])
  mingle(s, referee, coming)
  coming.sort((one, two) => s.token[one] - s.token[two])
  for (const block of coming) {
    tell(referee, { type: 'arrived', side: SIDE[block], token: s.token[block], place }, block)
  }
}

const isFoiling = (event: EventKey | null): boolean =>
  event === 'the-hothams-plot-is-foiled' || event === 'carew-s-plot-is-foiled'

/** card-the-hothams-plot-is-foiled, card-carew-s-plot-is-foiled These are settled before the plots they foil. */
function foilPlot(s: State, side: Side): void {
  const event = EVENT[s.cards[side]]
  if (isFoiling(event)) s.stack.push({ step: 'event', side, card: s.cards[side] })
}

/** 2.31, 6.01 A card's event may be enacted in its Phase, besides its Action Points. */
function settleEvent(s: State, side: Side, phase: Phase): void {
  const card = s.cards[side]
  const event = EVENT[card]
  if (event === null || isFoiling(event) || EVENT_PHASE[card] !== phase) return
  if (phase === 'victory' && s.year === 1642) return
  s.stack.push({ step: 'event', side, card })
}

/** 2.32, 6.02 A player's Actions: as many as the card has points. */
function beginActions(s: State, side: Side): void {
  s.points = CARD_POINTS[s.cards[side]]
  s.stack.push({ step: 'actions', side })
}

/** 7.01 Whoever played a Tactical event names its Battle, Player 1 first; a Siege Train needs no Battle. */
function aimEvent(s: State, side: Side): void {
  const card = s.cards[side]
  if (EVENT_PHASE[card] !== 'tactical') return
  if (EVENT[card] === 'new-model-army-siege-train') s.stack.push({ step: 'event', side, card })
  else if (hasTarget(s, side, card)) s.stack.push({ step: 'aim', side, card })
}

/** 2.34, W-1 Player 1's Areas first, then Player 2's. */
function beginSupply(s: State, referee: Referee, side: Side): void {
  learnt(s, referee)
  s.stack.push({ step: 'supply', side, area: NONE, horse: 0, any: 0, blocks: [] })
}

/** 5.0 The cards are put aside, or out of the game, or beside the map; then the next Turn, or the Year's end. */
function endTurn(s: State): void {
  s.stack.pop()
  for (const side of [ROYALIST, PARLIAMENT] as const) disposeOfCard(s, side, AFTER_PLAY[s.cards[side]])
  if (s.turn === LAST_TURN_OF) {
    s.stack.push({ step: 'year-end', next: 'new-blocks' })
    return
  }
  s.turn = nextTurnAfter(s)
  startTurn(s)
}

/** 6.17 The sixth Turn is Winter, except in 1642. 6.18 The treaty of Yorkshire holds in the first Turn of the war. */
function startTurn(s: State): void {
  s.winter = s.turn === LAST_TURN_OF && s.year !== 1642
  s.skirmish = s.scenario === 'path-to-war' && s.year === 1642 && s.turn === 3
  s.treaty = s.year === 1642 && s.turn === 5 && s.scenario !== 'path-to-war'
  s.stack.push({ step: 'turn', next: 'begin' })
}

/** 2.1 At the beginning of each Year six cards are dealt to each player; in 1642 most of them are discarded again. */
export const year: Step<State, FrameOf<'year'>> = {
  rule: '2.1',
  run(s, f, referee) {
    s.stack.pop()
    s.year = f.year
    s.turn = f.turn
    referee.emit({ type: 'year-begins', year: s.year })
    dealHands(s, referee)
    startTurn(s)
    if (s.year === 1642) {
      const discards = discardsIn1642(s.scenario)
      s.stack.push({ step: 'discard', left: [discards, discards] })
    }
  },
}
