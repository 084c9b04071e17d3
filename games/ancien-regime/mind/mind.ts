/** What opponents know of Ancien Régime. */
import type { Mind, Thought, Trial } from '@muster/kernel/mind'
import type { State } from '../state.ts'
import { TURNS } from '../tables.ts'
import { NOTE_WORDS } from '../text/mind.ts'
import { counsel } from './counsel.ts'
import { AncienEye } from './look.ts'

/** A mind of one's own: it keeps tables that are written over at every look. */
export function ancienMind(): Mind<State> {
  const eye = new AncienEye()
  return {
    duel: false,
    seats: ({ players }) => players,
    broad: 2,
    look: (s, seat, sheet) => eye.look(s, seat, sheet),
    checkpoint: turnOf,
    quiet,
    book: () => 'all',
    routine: ROUTINE,
    trusts: 'counsel',
    counsel: (s, seat) => (verb, a, b) => counsel(s, seat, verb, a, b),
    thoughts: THOUGHTS,
    trial,
    ends: { 'movement-turn': 'end-turn' },
    // So few notes that each has words of its own.
    group: (note) => note,
    words: NOTE_WORDS,
  }
}

const turnOf = (s: State): number => s.round * TURNS + s.turn

const quiet = (s: State, since: number): boolean =>
  turnOf(s) > since && s.stack[s.stack.length - 1]?.step === 'actions'

/**
 * What a Marshal plays on: a march, a status and an Arbiter until everybody else has moved, so that it sees what is left of its
 * gains; whether to give leave to the end of the turn; cards and support to the end of the battle.
 */
function trial(s: State): Trial<State> | null {
  const frame = s.stack[s.stack.length - 1]
  const after = (turns: number, most: number): Trial<State> => {
    const since = turnOf(s) + turns - 1
    return { isOver: (later) => quiet(later, since), most, weight: 1 }
  }
  switch (frame.step) {
    case 'movement-turn':
      // What was begun is gone on with.
      return frame.moved === 0 ? after(TURNS - 1, 6) : null
    case 'arbiter':
    case 'status':
      return after(TURNS - 1, 4)
    case 'permit':
      return after(1, 2)
    case 'support':
    case 'cards':
      return { isOver: (later) => later.battle === null, most: 9, weight: 0.12 }
    default:
      return null
  }
}

const ROUTINE = new Set(['frederick', 'hand-limit', 'claim', 'scout', 'reassign', 'battles'])

const THOUGHTS: Readonly<Record<string, Thought>> = {
  actions: 'look',
  'movement-turn': 'sequence',
  route: 'sequence',
  occupy: 'look',
  rout: 'look',
  withdraw: 'look',
  status: 'settle',
  coalition: 'settle',
  'other-status': 'settle',
  petition: 'settle',
  permit: 'try',
  support: 'try',
}
