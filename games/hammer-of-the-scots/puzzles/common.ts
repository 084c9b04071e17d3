import type { HammerPosition } from '../position.ts'

/** A puzzle's position in its own game's words. */
export const at = (position: HammerPosition): HammerPosition => position

/** The last turn of Braveheart: after its winter the nobles are counted. */
export const LAST = { year: 1305, turn: 5 } as const

/** Six nobles of the north hold with Scotland; the other eight, where nobody else is mentioned, with England. */
export const SIX = {
  ross: 'ross-s',
  moray: 'moray',
  buchan: 'buchan-s',
  mar: 'mar-s',
  angus: 'angus-s',
  badenoch: 'comyn-s',
} as const

/** Seven each: Scotland wins if Wallace is on the map. */
export const SEVEN = { ...SIX, atholl: 'atholl-s' } as const
