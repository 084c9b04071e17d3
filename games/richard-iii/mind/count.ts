/** What the count of lords would come to (8.2). */
import { blocksOf } from '@muster/block-kit/blocks'
import { isLord } from '../rules/3-armies.ts'
import { nobleCount } from '../rules/8-political-turn.ts'
import type { State } from '../state.ts'
import { BLOCKS_OF, enemyOf, MIDDLESEX, type Side } from '../tables.ts'

/**
 * 8.2, R-33 What a side would be counted for if the campaign ended now: levies, mercenaries and the Rebel will have gone
 * by then, so that London counts only for whoever has a lord in it, and no enemy beside him.
 */
export function lordCount(s: State, side: Side): number {
  const hasLondon = blocksOf(s, side, MIDDLESEX) > 0
  const holdsLondon = hasLondon && blocksOf(s, enemyOf(side), MIDDLESEX) === 0
  const keepsLondon =
    holdsLondon && BLOCKS_OF[side].some((block) => s.at[block] === MIDDLESEX && isLord(block))
  return nobleCount(s, side) - (hasLondon && !keepsLondon ? 1 : 0)
}
