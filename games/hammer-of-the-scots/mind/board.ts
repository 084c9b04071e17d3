/** How strong each side is where. */
import { isContested } from '@muster/block-kit/blocks'
import type { Strengths } from '@muster/block-kit/strengths'
import type { State } from '../state.ts'
import { AREAS, EVERY_BLOCK, isNoble, onMap, RATING, SIDE, THE_ENGLAND } from '../tables.ts'

/** Hits a block is good for in a round: a die for each step, of which its rating in six hit. */
export const firepower = (s: State, block: number): number => (s.steps[block] * RATING[block]) / 6

/** Raiders come out of England one by one, and those who are fighting go nowhere. */
const SHARE_FROM_ENGLAND = 0.4
const SHARE_FROM_BATTLE = 0.2

export function reckon(s: State, board: Strengths): void {
  board.clear()
  for (let block = 0; block < EVERY_BLOCK.length; block++) {
    const at = s.at[block]
    if (onMap(at)) board.add(at, SIDE[block], firepower(s, block), s.steps[block], isNoble(block))
  }
  for (let area = 0; area < AREAS.length; area++) {
    const share = area === THE_ENGLAND ? SHARE_FROM_ENGLAND : isContested(s, area) ? SHARE_FROM_BATTLE : 1
    board.spread(area, share)
  }
}
