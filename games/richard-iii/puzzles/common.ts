import type { RichardPosition } from '../position.ts'

/** A puzzle's position in its own game's words. */
export const at = (position: RichardPosition): RichardPosition => position
