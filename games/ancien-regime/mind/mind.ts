/** What opponents know of Coalitions: Ancien Régime: one value a seat. */
import type { Mind } from '@muster/kernel/mind'
import type { State } from '../state.ts'
import { SCENARIOS, TURNS } from '../tables.ts'
import { AncienEye, BROAD } from './look.ts'

/** A mind of one's own: it keeps tallies that are written over at every look. */
export function ancienMind(): Mind<State> {
  const eye = new AncienEye()
  return {
    duel: false,
    broad: BROAD,
    look: (s, seat, sheet) => eye.look(s, seat, sheet),
    checkpoint: (s) => s.round * TURNS + s.turn,
    quiet: (s) => actionsOpen(s),
    book: (s) => `${SCENARIOS[s.scenario].id} ${s.players}`,
    routine: ROUTINE,
    trusts: 'eye',
  }
}

const ROUTINE = new Set(['hand-limit', 'scout', 'reassign', 'withdraw', 'battles'])

/** The actions of a turn have just been opened: nobody moves, no battle is fought, nothing is on offer yet. */
function actionsOpen(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  if (frame === undefined || frame.step !== 'actions') return false
  return frame.bought === 0 && frame.leadership === 0 && frame.asked === 0 && frame.accepted === 0
}
