import type { Position } from '@muster/kernel/position'
import type { Circumstances } from '../position.ts'

type WarPosition = Position & { readonly given?: Circumstances }

/** A puzzle's position in its own game's words. London is guarded, so that nobody need think of it. */
export const at = (position: WarPosition): WarPosition => ({
  ...position,
  board: { 'buckinghamshire-hertfordshire': 'p-l-foot-london-1, p-l-foot-london-2', ...position.board },
})

/** To be reached: victory in this Turn’s Victory Phase. */
export const WAR_WON = 'war-won'
/** To be reached: that the other side does not win in it. */
export const WAR_GOES_ON = 'war-goes-on'

/** The King needs one more point, and Cambridge, an open City, is Parliament’s. */
export const TWO_FOR_THE_KING = { year: 1643, turn: 4, vp: 2, owner: { cambridge: 'parliament' } } as const

/** The last Turn of The Early War: at no point for either side Parliament has won. */
export const LAST_WINTER = { year: 1643, turn: 6, winter: true, vp: 0, siege: { plymouth: 1 } } as const
