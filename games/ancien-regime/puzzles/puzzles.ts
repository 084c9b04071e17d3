/** Positions of Ancien Régime with one best choice. `muster puzzles ancien-regime` checks what they claim. */
import type { Puzzles } from '@muster/kernel/puzzle'
import type { State } from '../state.ts'
import { BATTLES } from './battles.ts'
import { LAST_ROUND, NOBODY_WINS, WINS } from './common.ts'
import { COUNCILS } from './councils.ts'
import { MEANS } from './means.ts'

export const ancienPuzzles: Puzzles<State> = {
  puzzles: [...COUNCILS, ...BATTLES, ...MEANS],
  measures: {
    [WINS]: {
      goal: { en: 'win this round', pl: 'wygrać w tej rundzie' },
      worth: (s, seat) => (s.outcome?.winners.includes(seat) === true ? 1 : 0),
    },
    [NOBODY_WINS]: {
      goal: { en: 'let nobody else win this round', pl: 'nie dać nikomu innemu wygrać w tej rundzie' },
      worth: (s, seat) => (s.outcome === null || s.outcome.winners.includes(seat) ? 1 : 0),
    },
  },
  isSettled: (s) => s.outcome !== null || s.round > LAST_ROUND,
}
