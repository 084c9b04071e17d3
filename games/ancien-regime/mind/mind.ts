/** What opponents know of Ancien Régime. */
import type { Mind, Thought } from '@muster/kernel/mind'
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
    quiet: (s, since) => turnOf(s) > since && s.stack[s.stack.length - 1]?.step === 'actions',
    book: () => 'all',
    routine: ROUTINE,
    trusts: 'counsel',
    counsel,
    thoughts: THOUGHTS,
    ends: { 'movement-turn': 'end-turn' },
    // So few notes that each has words of its own.
    group: (note) => note,
    words: NOTE_WORDS,
  }
}

const turnOf = (s: State): number => s.round * TURNS + s.turn

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
