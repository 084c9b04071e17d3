import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  BLOCKS_OF,
  borderBetween,
  COVENANTER,
  isHome,
  isInside,
  neighboursOf,
  PLACES,
  REGIONAL,
  SCOTLAND,
  SIDE,
  sideBit,
} from '../tables.ts'
import { marched } from '../trail.ts'
import { enemyOutside } from './4-board.ts'
import { settle } from './4-changes.ts'

import {
  arrive,
  IN_THE_COLUMN,
  isChaperoned,
  mayEnter,
  mayLeave,
  NEEDS_CHAPERONE,
  NOBODY_CHOSEN,
  NOT_YOURS,
  OTHER_COLUMN,
} from './6-land-moves.ts'

const NOT_THE_MUSTER = no('6.12', 'not-the-muster-area')
const OUT_OF_REACH = no('6.12', 'out-of-reach')
const STANDS_THERE = no('6.12', 'stands-there')
const NOT_TO_SCOTLAND = no('4.17', 'only-covenanters')
const BESIEGED = no('6.12', 'besieged-block')

/** 6.12 One Friendly Area is named, and any blocks that can reach it without meeting the enemy may go there. */
export const muster: Step<State, FrameOf<'muster'>> = {
  rule: '6.12',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'muster', params: { area: f.area, chosen: f.blocks.length } }),
  choices: {
    join: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayJoinMuster(s, f, block),
      act: (_, f, __, block) => void f.blocks.push(block),
    },
    march: {
      args: ['area'],
      among: (_, f) => [f.area],
      may: (s, f, to) => (to === f.area ? wayToMuster(s, f).verdict : NOT_THE_MUSTER),
      act: marchToMuster,
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
      act(s, _, referee) {
        s.stack.pop()
        settle(s, referee)
      },
    },
  },
}

/** W-8 Besieged blocks cannot be mustered; unpinned ones may leave a Contested Area. */
function mayJoinMuster(s: State, f: FrameOf<'muster'>, block: number): Verdict {
  if (SIDE[block] !== f.side) return NOT_YOURS
  const at = s.at[block]
  if (isInside(at)) return BESIEGED
  if (at > SCOTLAND) return OUT_OF_REACH
  if (at === f.area) return STANDS_THERE
  if (f.blocks.length > 0) {
    if (f.blocks.includes(block)) return IN_THE_COLUMN
    if (s.at[f.blocks[0]] !== at) return OTHER_COLUMN
  }
  if (f.area === SCOTLAND && !COVENANTER[block]) return NOT_TO_SCOTLAND
  const leaving = mayLeave(s, f.side, block, f.blocks.length + 1)
  if (leaving !== yes) return leaving
  return isInReach(s, f, block, at) ? yes : OUT_OF_REACH
}

/** A way that the block could take with whatever chaperone may join it. */
function isInReach(s: State, f: FrameOf<'muster'>, block: number, from: number): boolean {
  if (borderBetween(from, f.area) >= 0 && mayEnter(s, f.side, from, f.area) === yes) return true
  for (const via of neighboursOf(f.area)) {
    if (
      borderBetween(from, via) >= 0 &&
      isPassable(s, f, from, via) &&
      (via !== SCOTLAND || COVENANTER[block])
    ) {
      return true
    }
  }
  return false
}

const isPassable = (s: State, f: FrameOf<'muster'>, from: number, via: number): boolean =>
  !enemyOutside(s, f.side, via) &&
  mayEnter(s, f.side, from, via) === yes &&
  mayEnter(s, f.side, via, f.area) === yes

interface Way {
  readonly verdict: Verdict
  /** The Area passed through; NONE if they border. */
  readonly via: number
}

const NOBODY_MUSTERS: Way = { verdict: NOBODY_CHOSEN, via: NONE }
const STRAIGHT: Way = { verdict: yes, via: NONE }
const TOO_FAR: Way = { verdict: OUT_OF_REACH, via: NONE }
const NO_CHAPERONE: Way = { verdict: NEEDS_CHAPERONE, via: NONE }
const THROUGH: readonly Way[] = PLACES.map((_, via) => ({ verdict: yes, via }))

/** 6.12, W-8 Two Areas at most, never through enemies outside a City; which way matters to nobody, so any is taken. */
function wayToMuster(s: State, f: FrameOf<'muster'>): Way {
  if (f.blocks.length === 0) return NOBODY_MUSTERS
  const from = s.at[f.blocks[0]]
  if (!allMayGo(f.blocks, f.area)) return NO_CHAPERONE
  if (borderBetween(from, f.area) >= 0 && mayEnter(s, f.side, from, f.area) === yes) return STRAIGHT
  let found = TOO_FAR
  for (const via of neighboursOf(f.area)) {
    if (borderBetween(from, via) < 0 || !isPassable(s, f, from, via)) continue
    if (allMayGo(f.blocks, via)) return THROUGH[via]
    found = NO_CHAPERONE
  }
  return found
}

function allMayGo(blocks: readonly number[], to: number): boolean {
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (to === SCOTLAND && !COVENANTER[block]) return false
    if (REGIONAL[block] && !isHome(block, to) && !isChaperoned(block, blocks)) return false
  }
  return true
}

function marchToMuster(s: State, f: FrameOf<'muster'>, referee: Referee, to: number): void {
  const { via } = wayToMuster(s, f)
  for (const block of f.blocks) {
    const from = s.at[block]
    const last = via === NONE ? from : via
    s.origin[block] = from
    s.moved[block] = 1
    arrive(s, referee, block, last, to, borderBetween(last, to))
  }
  marched(s, f.blocks, to)
  f.blocks = []
}
