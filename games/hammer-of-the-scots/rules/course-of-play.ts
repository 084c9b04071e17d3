/**
 * The course of play: a year has one to five game turns, each of a card phase, a move phase and a battle phase, and
 * then a winter turn. Each stage pushes the steps that it needs and is left when they are done.
 */
import { blocksOf } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import {
  type FrameOf,
  TURN_STAGES,
  type TurnStage,
  turnAt,
  WINTER_STAGES,
  type WinterStage,
  winterAt,
} from '../frames.ts'
import { FACT_QUARTERS, NOBODY, NONE, type State } from '../state.ts'
import {
  BLOCKS_OF,
  BOTH,
  ENGLAND,
  enemyOf,
  isEvent,
  isNoble,
  onMap,
  POOL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
} from '../tables.ts'
import { leave, tell } from './2-armies.ts'
import { dealCards } from './3-cards.ts'
import { beginMoves, clearMoves } from './4-movement.ts'
import { edwardMayDieOfAge } from './6-kings.ts'
import { levy, levySize, replacementPoints } from './7-builds.ts'
import { englishMustDisband } from './7-disbanding.ts'
import { edwardIsWintering, noblesGoHome } from './7-winter.ts'
import { checkAllNobles, countNobles } from './9-victory.ts'

type Stage = (s: State, referee: Referee) => void

const second = (s: State): Side => enemyOf(s.first)

/** 3.12 Events are settled first, of two of them England's first; 3.11 then the move cards, Player 1 first (4.1). */
const GAME_TURN: Readonly<Record<TurnStage, Stage>> = {
  cards(s) {
    s.cards = [NONE, NONE]
    s.truce = NOBODY
    s.facts.fill(0)
    s.points = 0
    clearMoves(s)
    s.stack.push({ step: 'play-cards', laid: [NONE, NONE] })
  },
  'first-event': (s) => settleEvent(s, s.first),
  'second-event': (s) => settleEvent(s, second(s)),
  'first-moves'(s) {
    clearMoves(s)
    settleMoves(s, s.first)
  },
  'second-moves': (s) => settleMoves(s, second(s)),
  battles(s) {
    s.stack.push({ step: 'battles' })
  },
  'border-raid'(s) {
    if (blocksOf(s, SCOTLAND, THE_ENGLAND) > 0) s.stack.push({ step: 'border-raid' })
  },
  end(s) {
    s.stack.pop()
    checkAllNobles(s)
    if (s.outcome === null) nextTurn(s)
  },
}
const TURN = TURN_STAGES.map((stage) => GAME_TURN[stage])

export const gameTurn: Step<State, FrameOf<'game-turn'>> = {
  rule: '4.1',
  run: (s, f, referee) => TURN[f.stage++](s, referee),
}

function settleEvent(s: State, side: Side): void {
  if (isEvent(s.cards[side])) s.stack.push({ step: 'event', side, card: s.cards[side] })
}

function settleMoves(s: State, side: Side): void {
  if (!isEvent(s.cards[side])) beginMoves(s, side)
}

/** 7.0 The year ends when both play an event in the same turn (H-34: that turn is played out) or after five turns. */
function nextTurn(s: State): void {
  if (s.yearEnds || s.hands[ENGLAND].length === 0) {
    s.stack.push(winterAt('begin'))
  } else {
    s.turn++
    s.stack.push(turnAt('cards'))
  }
}

const RAID_SPARES_NOBLES = no('5.9', 'raid-spares-nobles')
const NOT_ON_THE_MAP = no('5.9', 'not-your-block')

/**
 * 5.9 At the end of every game turn in which Scottish blocks occupy England, the English eliminate one block of
 * theirs from the map, not a noble; it goes to the pool, crossed or not (5.8, H-33).
 */
export const borderRaid: Step<State, FrameOf<'border-raid'>> = {
  rule: '5.9',
  seats: (s) => (BLOCKS_OF[ENGLAND].some((block) => mayBeRaided(s, block) === yes) ? sideBit(ENGLAND) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    lose: {
      args: ['block'],
      among: () => BLOCKS_OF[ENGLAND],
      may: (s, _, block) => mayBeRaided(s, block),
      act(s, _, referee, block) {
        s.stack.pop()
        tell(referee, { type: 'raid-loss', side: ENGLAND, token: s.token[block] }, block)
        leave(s, block, POOL)
      },
    },
  },
}

function mayBeRaided(s: State, block: number): Verdict {
  if (SIDE[block] !== ENGLAND || !onMap(s.at[block])) return NOT_ON_THE_MAP
  return isNoble(block) ? RAID_SPARES_NOBLES : yes
}

/** 7.0 The winter turn, strictly in this order (H-23: Edward decides before the English disband). */
const WINTER: Readonly<Record<WinterStage, Stage>> = {
  begin(s, referee) {
    s.winter = true
    referee.emit({ type: 'winter-begins', year: s.year })
  },
  'english-nobles'(s) {
    s.homeward = noblesGoHome(s, ENGLAND, [])
  },
  'scottish-nobles'(s) {
    noblesGoHome(s, SCOTLAND, s.homeward)
  },
  moray: (s) => void s.stack.push({ step: 'moray-goes-home' }),
  'scottish-king': (s) => void s.stack.push({ step: 'scottish-king-winters' }),
  edward(s, referee) {
    // Who is asked now, and who disbands, shows what the English have on the map: what led here is final in any case.
    referee.reveal(s.facts, FACT_QUARTERS, BOTH)
    s.stack.push({ step: 'edward-winters' })
  },
  'english-must-disband': englishMustDisband,
  'english-disband': (s) => void s.stack.push({ step: 'english-disband' }),
  wallace: (s) => void s.stack.push({ step: 'wallace-winters' }),
  'scottish-disband': (s) => void s.stack.push({ step: 'scottish-disband' }),
  // 7.6 Both build at the same time; they cannot meet, so the Scots go first (H-28).
  'scottish-builds': (s) =>
    void s.stack.push({ step: 'scottish-builds', points: replacementPoints(s, SCOTLAND), overseas: [] }),
  'english-builds': (s) =>
    void s.stack.push({ step: 'english-builds', points: replacementPoints(s, ENGLAND) }),
  'end-of-scenario'(s, referee) {
    if (s.year === s.lastYear) countNobles(s, referee)
  },
  levy(s, referee) {
    if (!edwardIsWintering(s)) levy(s, referee, levySize(s), s.year + 1)
  },
  'new-year'(s, referee) {
    s.stack.pop()
    edwardMayDieOfAge(s, referee)
    beginYear(s, referee, s.year + 1)
  },
}
const WINTER_TURN = WINTER_STAGES.map((stage) => WINTER[stage])

export const winter: Step<State, FrameOf<'winter'>> = {
  rule: '7.0',
  run: (s, f, referee) => WINTER_TURN[f.stage++](s, referee),
}

/** 7.8 A new year: all cards are shuffled and five dealt to each player; cards are never carried over (7.0). */
export function beginYear(s: State, referee: Referee, year: number): void {
  s.year = year
  s.turn = 1
  s.winter = false
  s.yearEnds = false
  s.homeward = []
  referee.emit({ type: 'year-begins', year })
  dealCards(s, referee)
  s.stack.push(turnAt('cards'))
}
