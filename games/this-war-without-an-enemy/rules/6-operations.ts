/** 6.0 Operational Phase: each player spends the Action Points of the card played. */

import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  COASTS,
  COVENANTER,
  EVERY_AREA,
  GARRISON,
  LOCAL,
  LOYAL,
  onBoard,
  POOL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  WITHIN_TWO,
} from '../tables.ts'
import { strengthened } from '../trail.ts'
import { gainStep } from './3-blocks.ts'
import { isFriendlyTo } from './4-board.ts'
import { settle } from './4-changes.ts'
import { hasFreeBlock, mayLeave } from './6-land-moves.ts'
import { deploy, deployAreas, mayDeploy, mayRecruit, noteShipped } from './6-recruitment.ts'
import { maySailAtAll, sailsFree } from './6-sea-moves.ts'

const NO_POINTS = no('6.02', 'no-action-points')
const NOT_YOURS = no('6.02', 'not-your-block')
const NO_SEA = no('6.2', 'not-on-the-coast')
const NO_GROUP = no('6.11', 'nobody-to-move')
const NOT_FRIENDLY = no('6.12', 'muster-not-friendly')
const NOBODY_NEAR = no('6.12', 'nobody-in-reach')

/** 6.02 Group Moves, Musters, Sea Moves and Recruitment, in any order; what is not spent is lost. */
export const actions: Step<State, FrameOf<'actions'>> = {
  rule: '6.02',
  seats: (_, f) => sideBit(f.side),
  prompt: (s) => ({ code: 'actions', params: { points: s.points } }),
  choices: {
    group: {
      args: ['area'],
      among: (s, f) => (s.points === 0 ? NONE_OF : areasOfUnmoved(s, f.side)),
      may: (s, f, area) => mayGroup(s, f.side, area),
      act(s, f, referee, area) {
        s.points--
        referee.emit({ type: 'action-taken', side: f.side, action: 'group', place: area })
        s.stack.push({ step: 'group-move', side: f.side, area, blocks: [] })
      },
    },
    muster: {
      args: ['area'],
      among: (s) => (s.points === 0 ? NONE_OF : MUSTER_AREAS),
      may: (s, f, area) => mayMuster(s, f.side, area),
      act(s, f, referee, area) {
        s.points--
        referee.emit({ type: 'action-taken', side: f.side, action: 'muster', place: area })
        s.stack.push({ step: 'muster', side: f.side, area, blocks: [] })
      },
    },
    embark: {
      args: ['block'],
      among: (s, f) => (s.points === 0 && !s.skirmish ? NONE_OF : BLOCKS_OF[f.side]),
      may: (s, f, block) => mayEmbark(s, f.side, block),
      act(s, f, _, block) {
        if (!sailsFree(s, block)) s.points--
        s.stack.push({ step: 'sea-move', side: f.side, block })
      },
    },
    recruit: {
      args: ['block'],
      among: (s, f) => (s.points === 0 ? NONE_OF : BLOCKS_OF[f.side]),
      may: (s, f, block) => (s.points === 0 ? NO_POINTS : mayRecruit(s, f.side, block, 0)),
      act(s, _, referee, block) {
        s.points--
        noteShipped(s, block)
        gainStep(s, referee, block)
        strengthened(s, block)
        settle(s, referee)
      },
    },
    deploy: {
      args: ['block', 'area'],
      among: (s, f) => (s.points === 0 ? NONE_OF : deployments(s, f.side)),
      may: (s, f, block, area) => (s.points === 0 ? NO_POINTS : mayDeploy(s, f.side, block, area, 0)),
      act(s, _, referee, block, area) {
        s.points--
        deploy(s, referee, block, area)
        settle(s, referee)
      },
    },
    end: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        s.points = 0
        referee.emit({ type: 'actions-ended', side: f.side })
      },
    },
  },
}

const NONE_OF: readonly number[] = []
const MUSTER_AREAS: readonly number[] = [...EVERY_AREA, SCOTLAND]

function areasOfUnmoved(s: State, side: Side): number[] {
  const found: number[] = []
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    const at = s.at[block]
    if (at <= SCOTLAND && s.moved[block] === 0 && !LOCAL[block] && !found.includes(at)) found.push(at)
  }
  return found
}

/** 6.11 One point moves any or all blocks of one Area. */
function mayGroup(s: State, side: Side, area: number): Verdict {
  if (s.points === 0) return NO_POINTS
  if (area > SCOTLAND || s.count[area * 2 + side] === 0) return NO_GROUP
  return hasFreeBlock(s, side, area) ? yes : NO_GROUP
}

/** 6.12 One point gathers blocks in one Friendly Area; for Covenanters it may be Scotland. */
function mayMuster(s: State, side: Side, area: number): Verdict {
  if (s.points === 0) return NO_POINTS
  if (area > SCOTLAND) return NOT_FRIENDLY
  if (area === SCOTLAND ? side !== 1 : !isFriendlyTo(s, side, area)) return NOT_FRIENDLY
  const near = WITHIN_TWO[area]
  for (let i = 0; i < near.length; i++) {
    const from = near[i]
    if (from === area || s.count[from * 2 + side] === 0) continue
    if (area !== SCOTLAND || covenanterIn(s, from)) return yes
  }
  return NOBODY_NEAR
}

function covenanterIn(s: State, area: number): boolean {
  for (const block of BLOCKS_OF[1])
    if (COVENANTER[block] && s.at[block] === area && s.moved[block] === 0) return true
  return false
}

/** 6.2 One point for one block, wherever it may land. */
function mayEmbark(s: State, side: Side, block: number): Verdict {
  const at = s.at[block]
  if (SIDE[block] !== side || !onBoard(at)) return NOT_YOURS
  if (COASTS[at] === 0) return NO_SEA
  if (s.points === 0 && !sailsFree(s, block)) return NO_POINTS
  const leaving = mayLeave(s, side, block, 1)
  return leaving === yes ? maySailAtAll(s, side, block) : leaving
}

/** Pool blocks with the Areas worth asking about. */
function deployments(s: State, side: Side): number[] {
  const pairs: number[] = []
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (s.at[block] !== POOL) continue
    const areas = deployAreas(block)
    for (let j = 0; j < areas.length; j++) {
      const area = areas[j]
      // Only a Garrison may go where nobody is.
      if (s.count[area * 2 + side] > 0 || LOYAL[area] === side || GARRISON[block])
        pairs.push(pair(block, area))
    }
  }
  return pairs
}
