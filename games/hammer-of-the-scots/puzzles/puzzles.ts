/** Positions of Hammer of the Scots with one best choice. `muster puzzles hammer-of-the-scots` checks what they claim. */
import type { Puzzles } from '@muster/kernel/puzzle'
import type { State } from '../state.ts'
import { BATTLES } from './battles.ts'
import { MOVES } from './moves.ts'

export const hammerPuzzles: Puzzles<State> = {
  puzzles: [...BATTLES, ...MOVES],
  measures: {},
  isSettled: (s) => s.stack.at(-1)?.step === 'play-cards' || s.winter,
}
