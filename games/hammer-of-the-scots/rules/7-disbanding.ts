/** 7.3 and 7.5 Disbanding: who may stay over the winter, and within which limits. */
import { blocksOf } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  EDWARD,
  ENGLAND,
  EVERY_AREA,
  isNoble,
  KIND,
  onMap,
  SCOTLAND,
  SELKIRK,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
  WALLACE,
} from '../tables.ts'
import { castleLimit } from './1-board.ts'
import { mayBeDisbanded } from './2-armies.ts'
import { disband, edwardIsWintering } from './7-winter.ts'

const NOT_YOURS = no('7.3', 'not-your-block')
const NOBLES_STAY = no('7.32', 'nobles-are-not-disbanded')
const KING_HAS_DECIDED = no('7.4', 'edward-has-decided')
const OVER_THE_LIMIT = no('7.32', 'over-castle-limit')

/** 7.4 Red blocks with a wintering Edward I may stay with him regardless of the castle limit. */
const isWithEdward = (s: State, area: number): boolean => edwardIsWintering(s) && s.at[EDWARD] === area

/** 7.31 Archers, knights and hobelars must be disbanded, except with a wintering Edward; 1.2, H-24 all in England. */
export function englishMustDisband(s: State, referee: Referee): void {
  for (const block of BLOCKS_OF[ENGLAND]) {
    const area = s.at[block]
    if (!onMap(area) || isNoble(block) || isWithEdward(s, area)) continue
    if (area === THE_ENGLAND || KIND[block] !== 'infantry') disband(s, referee, block)
  }
}

/** How many blocks stand in an area beyond what may winter there. Wallace is exempt in Selkirk (H-26). */
function excess(s: State, side: Side, area: number): number {
  if (side === ENGLAND && isWithEdward(s, area)) return 0
  const guests = side === SCOTLAND && area === SELKIRK && s.at[WALLACE] === SELKIRK ? 1 : 0
  return blocksOf(s, side, area) - guests - castleLimit(side, area)
}

/** 7.32 English infantry may stay in Scotland only within the castle limit; nobles come first (H-29). */
function allWithinLimits(s: State): Verdict {
  for (const area of EVERY_AREA) if (excess(s, ENGLAND, area) > 0) return OVER_THE_LIMIT
  return yes
}

/** 7.3 English blocks never have to stay in Scotland; they may be disbanded. A noble never is (7.32). */
export const englishDisband: Step<State, FrameOf<'english-disband'>> = {
  rule: '7.3',
  seats: (s) =>
    BLOCKS_OF[ENGLAND].some((block) => mayEnglishDisband(s, block) === yes) ? sideBit(ENGLAND) : 0,
  run: (s) => void s.stack.pop(),
  choices: {
    disband: {
      args: ['block'],
      among: () => BLOCKS_OF[ENGLAND],
      may: (s, _, block) => mayEnglishDisband(s, block),
      act: (s, _, referee, block) => disband(s, referee, block),
    },
    done: { args: [], may: (s) => allWithinLimits(s), act: (s) => void s.stack.pop() },
  },
}

function mayEnglishDisband(s: State, block: number): Verdict {
  if (SIDE[block] !== ENGLAND || !onMap(s.at[block])) return NOT_YOURS
  if (block === EDWARD) return KING_HAS_DECIDED
  return isNoble(block) ? NOBLES_STAY : yes
}

const NOT_A_SCOT = no('7.5', 'not-your-block')
const SCOTS_NOBLES_STAY = no('7.5', 'nobles-are-not-disbanded')
const WITHIN_THE_LIMIT = no('7.5', 'within-castle-limit')
const WALLACE_IN_SELKIRK = no('7.5', 'wallace-is-exempt-in-selkirk')

/**
 * 7.5 The Scot disbands whatever exceeds castle limits in his areas, and no more (H-27), and chooses which blocks.
 * Nobles other than Moray cannot be disbanded. 5.9 Scottish blocks may not winter in England: its limit is 0 (H-47).
 */
export const scottishDisband: Step<State, FrameOf<'scottish-disband'>> = {
  rule: '7.5',
  seats: (s) => (EVERY_AREA.some((area) => excess(s, SCOTLAND, area) > 0) ? sideBit(SCOTLAND) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    disband: {
      args: ['block'],
      among: () => BLOCKS_OF[SCOTLAND],
      may: (s, _, block) => mayScotsDisband(s, block),
      act: (s, _, referee, block) => disband(s, referee, block),
    },
  },
}

function mayScotsDisband(s: State, block: number): Verdict {
  const area = s.at[block]
  if (SIDE[block] !== SCOTLAND || !onMap(area)) return NOT_A_SCOT
  if (!mayBeDisbanded(block)) return SCOTS_NOBLES_STAY
  if (block === WALLACE && area === SELKIRK) return WALLACE_IN_SELKIRK
  return excess(s, SCOTLAND, area) > 0 ? yes : WITHIN_THE_LIMIT
}
