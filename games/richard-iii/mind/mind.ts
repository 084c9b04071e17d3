/** What opponents know of Richard III. */
import type { Seat } from '@muster/kernel/game'
import type { Course, Mind } from '@muster/kernel/mind'
import { NONE, type State } from '../state.ts'
import type { Side } from '../tables.ts'
import { GROUP_WORDS, groupOf } from '../text/mind.ts'
import { coursesOf, endOf, restOfMarch, strokesAmong } from './columns.ts'
import { counsel, marshalsCounsel } from './counsel.ts'
import { RichardEye } from './look.ts'

/** Campaigns have seven turns and a political one. */
const TURNS = 8

/** A mind of one's own: it keeps tallies that are written over at every look. */
export function richardMind(): Mind<State> {
  const eye = new RichardEye()
  return {
    duel: true,
    look: (s, _, sheet) => eye.look(s, sheet),
    checkpoint: (s) => s.campaign * TURNS + s.turn,
    quiet: (s) => cardsAreToBeLaid(s),
    // Each scenario has a book of its own; half of Kingmaker's is that of the whole war.
    book: (s) => s.scenario,
    routine: ROUTINE,
    trusts: 'first-sight',
    counsel,
    bestCounsel: marshalsCounsel,
    instinct: INSTINCT,
    group: groupOf,
    words: GROUP_WORDS,
    plans: {
      steps: PLANNED,
      rest: 'actions',
      done: ['end'],
      courses,
      goal: endOf,
      strokes: (s, seat) => strokesAmong(s, seat as Side, courses(s, seat)),
    },
  }
}

const PLANNED = new Set(['actions', 'march'])
const ROUTINE = new Set(['exile-limits', 'go-home'])
/** Who takes a hit, who goes hungry, who regroups where: first sight is good enough for it. */
const INSTINCT = new Set(['take-hits', 'battles', 'regroup', 'supply', 'executions'])

/** A game turn begins: no battle is open, no march under way. */
function cardsAreToBeLaid(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (
    frame !== undefined && frame.step === 'play-cards' && frame.laid[0] === NONE && frame.laid[1] === NONE
  )
}

function courses(s: State, seat: Seat): readonly Course[] {
  const side = seat as Side
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'march') return restOfMarch(s, side, frame.block, frame.from)
  return frame.step === 'actions' ? coursesOf(s, side) : []
}
