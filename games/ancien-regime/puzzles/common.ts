import type { Position } from '@muster/kernel/position'
import type { Circumstances } from '../position.ts'

type AncienPosition = Position & { readonly given?: Circumstances }

/** A puzzle's position in its own game's words: seven players unless said, in the fourth round. */
export const at = (position: AncienPosition): AncienPosition => ({
  players: 7,
  ...position,
  given: { round: 4, ...position.given },
})

/** The round after which puzzles are settled that are not about the whole match. */
export const LAST_ROUND = 4

/** To be reached: that nobody else has won by the end of the fourth round. */
export const NOBODY_WINS = 'nobody-wins'
/** To be reached: victory by then. */
export const WINS = 'wins'
