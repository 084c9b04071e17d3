/** Positions of Hammer of the Scots with one best choice. `muster puzzles hammer-of-the-scots` checks what they claim. */
import type { Puzzles } from '@muster/kernel/puzzle'
import { noblesOf } from '../rules/2-armies.ts'
import type { State } from '../state.ts'
import type { Side } from '../tables.ts'
import { BATTLES } from './battles.ts'
import { EVENTS } from './events.ts'
import { MOVES } from './moves.ts'

export const hammerPuzzles: Puzzles<State> = {
  puzzles: [...BATTLES, ...MOVES, ...EVENTS],
  measures: {
    nobles: (s, seat) => noblesOf(s, seat as Side),
    'the-war-now': (s, seat) => (s.outcome?.winners.includes(seat) === true ? 1 : 0),
  },
  isSettled: (s) => s.stack.at(-1)?.step === 'play-cards' || s.winter,
}
