/** What opponents know of Richard III. */
import { blocksOf } from '@muster/block-kit/blocks'
import type { Seat } from '@muster/kernel/game'
import type { Mind } from '@muster/kernel/mind'
import { NONE, type State } from '../state.ts'
import { EVERY_AREA, EXILE_OF, NO_SIDE, neighboursOf, RATING, SIDE } from '../tables.ts'
import { BROAD, RichardEye } from './look.ts'

/** Campaigns have seven turns and a political one. */
const TURNS = 8

/** A mind of one's own: it keeps tallies that are written over at every look. */
export function richardMind(): Mind<State> {
  const eye = new RichardEye()
  return {
    duel: true,
    broad: BROAD,
    look: (s, _, sheet) => eye.look(s, sheet),
    checkpoint: (s) => s.campaign * TURNS + s.turn,
    quiet: (s) => cardsAreToBeLaid(s),
    book: (s) => s.scenario,
    routine: ROUTINE,
    trusts: 'first-sight',
    plans: { steps: PLANNED, targets, gathered, mayHelp },
  }
}

const ROUTINE = new Set([
  'take-hits',
  'battles',
  'regroup',
  'supply',
  'exile-limits',
  'go-home',
  'executions',
])
const PLANNED = new Set(['actions', 'march'])

/** A game turn begins: no battle is open, no march under way. */
function cardsAreToBeLaid(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (
    frame !== undefined && frame.step === 'play-cards' && frame.laid[0] === NONE && frame.laid[1] === NONE
  )
}

/** Areas with enemies, near which a side has somebody. */
function targets(s: State, seat: Seat): readonly number[] {
  return EVERY_AREA.filter(
    (area) =>
      EXILE_OF[area] === NO_SIDE &&
      blocksOf(s, 1 - seat, area) > 0 &&
      EVERY_AREA.some((from) => isNear(s, seat, from, area)),
  )
}

/** Within a march: next door, or beyond an area that is not the enemy's. */
function isNear(s: State, seat: Seat, from: number, area: number): boolean {
  if (blocksOf(s, seat, from) === 0 || from === area) return false
  for (const next of neighboursOf(area)) {
    if (next === from) return true
    if (blocksOf(s, 1 - seat, next) === 0 && neighboursOf(next).includes(from)) return true
  }
  return false
}

function gathered(s: State, seat: Seat, target: number): number {
  let hits = 0
  for (let block = 0; block < s.at.length; block++) {
    if (s.at[block] === target && SIDE[block] === seat) hits += s.steps[block] * RATING[block]
  }
  return hits
}

/** A block that sets out from near, and a step to the place or to its neighbourhood. */
function mayHelp(s: State, seat: Seat, target: number, verb: string, piece: number): boolean {
  if (verb === 'move') return isNear(s, seat, s.at[piece], target)
  return verb === 'to' && (piece === target || neighboursOf(target).includes(piece))
}
