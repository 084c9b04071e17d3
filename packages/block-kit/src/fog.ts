/**
 * The fog of war: what an opponent can tell of blocks that stand upright.
 *
 * A hidden block keeps its token as long as somebody at the table could follow it with their eyes, and gets a new
 * one when the rules let it slip away. Tokens are handed out in an order drawn by lot, so they mean nothing.
 */
import { type Chance, shuffle } from '@muster/kernel/chance'
import type { Seats, Table } from '@muster/kernel/game'
import type { BlockSet, BlockState } from './blocks.ts'

/** Turns a block's face up for these seats. */
export const faceUp = (s: BlockState, table: Table, block: number, seats: Seats): void =>
  table.reveal(s.known, block, seats)

/** Stands a block up again: only its owner sees it. */
export function standUp(s: BlockState, set: BlockSet, block: number): void {
  s.known[block] = 1 << set.side[block]
}

/** Blocks that have just slipped out of sight, or come into it: new tokens, by lot. */
export function rename(s: BlockState, chance: Chance, blocks: readonly number[]): void {
  if (blocks.length === 1) {
    s.token[blocks[0]] = s.nextToken++
    return
  }
  for (const block of shuffle(chance, blocks.slice())) s.token[block] = s.nextToken++
}

/**
 * Deals hidden blocks again: swaps blocks of a side that the viewer cannot tell apart. What belongs to the spot on
 * the table (place, token, having moved…) stays there; which block it is changes.
 * Returns where each block's identity went: `now[old block] = new block`.
 */
export function redealBlocks(
  hidden: readonly number[],
  bySpot: readonly number[][],
  fits: (block: number, spot: number) => boolean,
  blocks: number,
  chance: Chance,
): number[] {
  // holder[spot] is the block that is dealt to the spot which block `spot` held.
  const holder = Array.from({ length: blocks }, (_, block) => block)
  for (let pass = 0; pass < 3; pass++) {
    for (let i = hidden.length - 1; i > 0; i--) {
      const one = hidden[i]
      const two = hidden[chance.below(i + 1)]
      if (one === two || !fits(holder[one], two) || !fits(holder[two], one)) continue
      const kept = holder[one]
      holder[one] = holder[two]
      holder[two] = kept
    }
  }
  for (const values of bySpot) {
    const before = values.slice()
    for (const spot of hidden) values[holder[spot]] = before[spot]
  }
  return holder
}

/** Deals the strengths of hidden blocks again among themselves, where their maxima allow it. */
export function redealSteps(s: BlockState, set: BlockSet, hidden: readonly number[], chance: Chance): void {
  for (let i = hidden.length - 1; i > 0; i--) {
    const one = hidden[i]
    const two = hidden[chance.below(i + 1)]
    const [first, second] = [s.steps[one], s.steps[two]]
    if (first > set.maxSteps[two] || second > set.maxSteps[one]) continue
    s.steps[one] = second
    s.steps[two] = first
  }
}
