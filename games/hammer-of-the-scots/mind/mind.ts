/** What opponents know of Hammer of the Scots. */
import { Courses } from '@muster/block-kit/courses'
import type { Seat } from '@muster/kernel/game'
import type { Course, Mind } from '@muster/kernel/mind'
import { NONE, type State } from '../state.ts'
import { BLOCKS_OF, MAP, RATING } from '../tables.ts'
import { GROUP_WORDS, groupOf } from '../text/mind.ts'
import { BROAD, HammerEye } from './look.ts'

/** A mind of one's own: it keeps sheets that are written over at every look. */
export function hammerMind(): Mind<State> {
  const eye = new HammerEye()
  return {
    duel: true,
    broad: BROAD,
    look: (s, _, sheet) => eye.look(s, sheet),
    checkpoint: (s) => s.year,
    quiet: (s) => cardsAreToBeLaid(s),
    book: (s) => s.scenario,
    routine: ROUTINE,
    instinct: WINTER,
    // Nor is anybody done while a step can be had for nothing.
    idle: { hold: 'fight', done: 'build' },
    trusts: 'eye',
    group: groupOf,
    words: GROUP_WORDS,
    plans: { steps: PLANNED, rest: 'move', done: ['end'], singly: true, courses },
  }
}

const PLANNED = new Set(['move', 'march'])
const ROUTINE = new Set(['take-hits', 'scottish-builds', 'battles', 'regroup'])

/**
 * What England does in winter without a second thought: it keeps its infantry, builds with every point, and takes what it
 * has pillaged. The eye would be done at once each time, because the levy comes after that (7.7), whatever it did before.
 */
const WINTER = new Set(['edward-winters', 'english-disband', 'english-builds', 'pillage-gains'])

/** A game turn begins: no battle is open, no march under way. */
function cardsAreToBeLaid(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (
    frame !== undefined && frame.step === 'play-cards' && frame.laid[0] === NONE && frame.laid[1] === NONE
  )
}

/** Groups that march together, and groups that meet. */
const marches = new Courses<State>({
  map: MAP,
  blocks: BLOCKS_OF,
  hasMoved: (s, block) => s.moved[block] === 1,
  points: (s) => s.points,
  power: (s, block) => s.steps[block] * RATING[block],
  isClosed: () => false,
  isGoal: () => false,
})

function courses(s: State, seat: Seat): readonly Course[] {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'march') {
    const at = s.at[frame.block]
    return marches.rest(s, seat, frame.block, s.moved[frame.block] === 1 ? s.origin[frame.block] : at)
  }
  return frame.step === 'move' ? marches.all(s, seat) : []
}
