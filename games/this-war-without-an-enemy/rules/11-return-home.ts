/** 11.3 Regional blocks and Regional Leaders return home. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  BUCKS,
  COVENANTER,
  HOME_AREAS,
  isHome,
  LEADER,
  LETTER,
  POOL,
  REGIONAL,
  REGIONAL_LEADER,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { sentHome } from '../trail.ts'
import { learnt, leave, moveTo, tell } from './3-blocks.ts'
import { controlOf } from './4-board.ts'
import { settle } from './4-changes.ts'
import { exceedsSupply } from './9-supply.ts'

type Return = FrameOf<'return-home'>

/** 11.3 Who must go: not the Besieged, nor (W-33) who is at home already. A London block's home is Bucks & Herts alone. */
function isAway(s: State, block: number): boolean {
  if (!REGIONAL[block] && !REGIONAL_LEADER[block]) return false
  const at = s.at[block]
  if (at >= AREA_COUNT) return false
  return LETTER[block] === 'L' ? at !== BUCKS : !isHome(block, at)
}

export function beginReturn(s: State, referee: Referee, side: Side): void {
  learnt(s, referee)
  s.stack.push({ step: 'return-home', side, blocks: BLOCKS_OF[side].filter((block) => isAway(s, block)) })
}

const NOT_AWAY = no('11.3', 'not-away')
const NOT_HOME = no('11.3', 'not-his-home')
const NOT_FRIENDLY = no('11.3', 'not-friendly')
const OVER_SUPPLY = no('11.3', 'over-supply')
const NO_LEADER = no('11.3', 'no-leader-here')

/**
 * 11.3 To any Friendly Area at home that can feed it; Covenanters also to Scotland, which has no limit. London blocks
 * to Bucks & Herts, unless it is the enemy's (W-33: Neutral serves).
 */
function maySend(s: State, f: Return, block: number, area: number): Verdict {
  if (SIDE[block] !== f.side || !f.blocks.includes(block)) return NOT_AWAY
  if (!HOME_AREAS[block].includes(area)) return NOT_HOME
  if (area === SCOTLAND) return COVENANTER[block] ? yes : NOT_HOME
  const control = controlOf(s, area)
  if (control !== f.side && !(LETTER[block] === 'L' && control === NOBODY)) return NOT_FRIENDLY
  return exceedsSupply(s, f.side, area, block) ? OVER_SUPPLY : yes
}

/** 11.3 With a Leader the owner may let it stay; W-33 a Regional Leader does not do. */
function mayStay(s: State, f: Return, block: number): Verdict {
  if (SIDE[block] !== f.side || !f.blocks.includes(block)) return NOT_AWAY
  return BLOCKS_OF[f.side].some((each) => LEADER[each] && s.at[each] === s.at[block]) ? yes : NO_LEADER
}

function hasChoice(s: State, f: Return, block: number): boolean {
  return mayStay(s, f, block) === yes || HOME_AREAS[block].some((area) => maySend(s, f, block, area) === yes)
}

function strike(f: Return, block: number): void {
  f.blocks.splice(f.blocks.indexOf(block), 1)
}

/** 11.3 One block after the other; those that find no eligible Area go to the Recruitment Pool. */
export const returnHome: Step<State, Return> = {
  rule: '11.3',
  seats: (s, f) => (f.blocks.some((block) => hasChoice(s, f, block)) ? sideBit(f.side) : 0),
  run(s, f, referee) {
    s.stack.pop()
    for (const block of f.blocks) {
      // A Covenanter always has Scotland; everybody else without a home goes to the pool.
      tell(referee, { type: 'went-home', side: f.side, token: s.token[block], to: null }, block)
      leave(s, block, POOL)
    }
    settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'return-home', params: { left: f.blocks.length } }),
  choices: {
    send: {
      args: ['block', 'area'],
      among: (_, f) => f.blocks.flatMap((block) => HOME_AREAS[block].map((area) => pair(block, area))),
      may: maySend,
      act(s, f, referee, block, area) {
        strike(f, block)
        tell(referee, { type: 'went-home', side: f.side, token: s.token[block], to: area }, block)
        moveTo(s, block, area)
        sentHome(s, block, area)
        settleBelow(s, referee, f)
      },
    },
    stay: {
      args: ['block'],
      among: (_, f) => f.blocks,
      may: mayStay,
      act: (_, f, __, block) => strike(f, block),
    },
  },
}

function settleBelow(s: State, referee: Referee, f: Return): void {
  s.stack.pop()
  settle(s, referee)
  s.stack.push(f)
}
