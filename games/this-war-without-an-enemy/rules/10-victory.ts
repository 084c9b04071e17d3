/** 10.0 Victory Phase. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { OUT_OF_GAME, type State } from '../state.ts'
import {
  AREA_OF,
  BLOCKS_OF,
  CHARLES,
  EVERY_AREA,
  inAnArea,
  isHome,
  LETTER,
  onBoard,
  PARLIAMENT,
  REGIONAL,
  REGIONAL_LEADER,
  REMOVED,
  ROYALIST,
  RUPERT,
  RUPERT_CARD,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { enter, learnt, leave, moveTo, tell } from './3-blocks.ts'
import { isFriendlyTo } from './4-board.ts'
import { settle } from './4-changes.ts'
import { isLastTurn, winnerAtTheEnd } from './12-scenarios.ts'

/** 4.5 Three Victory Points are a Major Victory. */
const MAJOR = 3

function endMatch(s: State, winner: Side, code: string, rule: string): void {
  s.outcome = { winners: [winner], code, rule }
}

/**
 * 1.2, 2.35, 10.0 With three Victory Points a side has won a Major Victory; 10.11 after the King's surrender to the
 * Scots two are enough for Parliament. At the end of the last Turn somebody has won.
 */
export const victory: Step<State, FrameOf<'victory'>> = {
  rule: '10.0',
  run(s, _, referee) {
    s.stack.pop()
    referee.emit({ type: 'victory-counted', vp: s.vp })
    judge(s)
  },
}

function judge(s: State): void {
  if (s.vp >= MAJOR) endMatch(s, ROYALIST, 'major-victory', '10.0')
  else if (s.vp <= -MAJOR) endMatch(s, PARLIAMENT, 'major-victory', '10.0')
  else if (s.toTheScots && s.vp <= -2) endMatch(s, PARLIAMENT, 'surrender-to-the-scots', '10.11')
  else if (isLastTurn(s)) {
    const { winner, code, rule } = winnerAtTheEnd(s.scenario, s.vp)
    endMatch(s, winner, code, rule)
  }
}

/**
 * 10.12 card-rupert-dismissed-by-the-king If Rupert lost a Battle, Surrendered a City or was Eliminated this Turn he
 * commands no more: the other Rupert block takes his place, at his strength, or in the pool.
 */
export const dismissRupert: Step<State, FrameOf<'dismiss-rupert'>> = {
  rule: '10.12',
  run(s, _, referee) {
    s.stack.pop()
    learnt(s, referee)
    const place = s.at[RUPERT]
    if (!s.rupertLost || place === REMOVED) return
    const steps = s.steps[RUPERT]
    leave(s, RUPERT, REMOVED)
    s.cardAt[s.cards[PARLIAMENT]] = OUT_OF_GAME
    referee.emit({ type: 'rupert-dismissed' })
    if (!onBoard(place)) {
      leave(s, RUPERT_CARD, place)
      return
    }
    enter(s, referee, RUPERT_CARD, place, steps)
    if (place !== s.at[CHARLES]) s.stack.push({ step: 'rupert-dismissed', side: ROYALIST, area: place })
  },
}

type Dismissed = FrameOf<'rupert-dismissed'>

const NOT_WITH_RUPERT = no('10.12', 'not-with-rupert')
const HAS_LEADER = no('10.12', 'has-regional-leader')
const NOT_THERE = no('10.12', 'not-home-or-charles')

/** 10.12 Regional blocks with Rupert and without their Regional Leader may go to Charles or home. */
function maySendOff(s: State, f: Dismissed, block: number, area: number): Verdict {
  if (SIDE[block] !== f.side || !REGIONAL[block] || s.at[block] !== f.area) return NOT_WITH_RUPERT
  if (BLOCKS_OF[f.side].some((each) => isItsLeader(each, block) && s.at[each] === f.area)) return HAS_LEADER
  if (area >= SCOTLAND) return NOT_THERE
  if (inAnArea(s.at[CHARLES]) && area === s.at[CHARLES]) return yes
  return isHome(block, area) && area !== AREA_OF[f.area] && isFriendlyTo(s, f.side, area) ? yes : NOT_THERE
}

const isItsLeader = (leader: number, block: number): boolean =>
  REGIONAL_LEADER[leader] && LETTER[leader] === LETTER[block]

export const rupertDismissed: Step<State, Dismissed> = {
  rule: '10.12',
  seats: (_, f) => sideBit(f.side),
  choices: {
    send: {
      args: ['block', 'area'],
      among: (s, f) =>
        BLOCKS_OF[f.side].flatMap((block) =>
          s.at[block] === f.area && REGIONAL[block] ? EVERY_AREA.map((area) => pair(block, area)) : [],
        ),
      may: maySendOff,
      act(s, f, referee, block, area) {
        tell(referee, { type: 'went-home', side: f.side, token: s.token[block], to: area }, block)
        moveTo(s, block, area)
      },
    },
    done: {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        settle(s, referee)
      },
    },
  },
}
