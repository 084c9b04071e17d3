/** What block battles share: who acts when, who takes a hit. */
import type { BlockState } from './blocks.ts'

/**
 * A combat round is a series of turns: the defender's A blocks, the attacker's A blocks, the defender's B blocks…
 * Turn number t belongs to letter t >> 1, and to the defender if t is even.
 */
export const letterOfTurn = (turn: number): number => turn >> 1
export const isDefendersTurn = (turn: number): boolean => (turn & 1) === 0

/** Appends to `out` the strongest of these blocks: all that share the greatest strength. */
export function strongest(
  s: BlockState,
  blocks: readonly number[],
  takesPart: (block: number) => boolean,
): number[] {
  let most = 0
  let found: number[] = []
  for (const block of blocks) {
    const steps = s.steps[block]
    if (steps < most || !takesPart(block)) continue
    if (steps > most) {
      most = steps
      found = []
    }
    found.push(block)
  }
  return found
}

/** The number of dice that hit: each die at or below the rating. */
export function countHits(dice: readonly number[], rating: number): number {
  let hits = 0
  for (const die of dice) if (die <= rating) hits++
  return hits
}
