/** Positions of This War Without an Enemy with one best choice. `muster puzzles` checks what they claim. */
import type { Puzzles } from '@muster/kernel/puzzle'
import { NONE, type State } from '../state.ts'
import { BATTLES } from './battles.ts'
import { WAR_GOES_ON, WAR_WON } from './common.ts'
import { MARCHES } from './marches.ts'
import { SIEGES } from './sieges.ts'

export const warPuzzles: Puzzles<State> = {
  puzzles: [...BATTLES, ...SIEGES, ...MARCHES],
  measures: {
    [WAR_WON]: {
      goal: { en: 'win the war this Turn', pl: 'wygrać wojnę w tej Turze' },
      worth: (s, seat) => (s.outcome?.winners.includes(seat) === true ? 1 : 0),
    },
    [WAR_GOES_ON]: {
      goal: { en: 'do not lose the war this Turn', pl: 'nie przegrać wojny w tej Turze' },
      worth: (s, seat) => (s.outcome === null || s.outcome.winners.includes(seat) ? 1 : 0),
    },
  },
  isSettled: (s) => s.outcome !== null || isNextTurn(s),
}

/** No card of the next Turn is laid yet. */
function isNextTurn(s: State): boolean {
  const frame = s.stack.at(-1)
  return frame?.step === 'play-cards' && frame.laid.every((card) => card === NONE)
}
