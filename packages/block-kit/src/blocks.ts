/**
 * Blocks: where each stands, at what strength, and what an opponent can tell of it.
 * Everything is a flat array by number of block; a place is an area or a box beside the map.
 */
import type { Seats } from '@muster/kernel/game'
import type { Fault } from '@muster/kernel/position-faults'

export interface BlockState {
  /** The place of each block. */
  at: number[]
  /** Current strength. */
  steps: number[]
  /** The meaningless name by which an opponent may follow a block with their eyes. */
  token: number[]
  /** The seats that see the block's face now. */
  known: Seats[]
  /**
   * Who everybody knows it to be, once they have seen it and as long as they can follow it: its own number if it alone,
   * the same for several who were stood up and shuffled together, 0 if nobody can tell.
   */
  company: number[]
  /** How many blocks each side has in each place, by `place * 2 + side`. Kept by `put`. */
  count: number[]
  nextToken: number
}

/** What never changes about the blocks of a game. */
export interface BlockSet {
  readonly side: readonly number[]
  readonly maxSteps: readonly number[]
}

/** All blocks in one box, unnamed, seen only by their owners. */
export function newBlocks(set: BlockSet, places: number, box: number): BlockState {
  const state: BlockState = {
    at: set.side.map(() => box),
    steps: set.side.map(() => 0),
    token: set.side.map(() => 0),
    known: set.side.map((side) => 1 << side),
    company: set.side.map(() => 0),
    count: Array.from({ length: places * 2 }, () => 0),
    nextToken: 1,
  }
  for (const side of set.side) state.count[box * 2 + side]++
  return state
}

/** Moves a block to a place: the only way in which a block changes its place. */
export function put(s: BlockState, set: BlockSet, block: number, place: number): void {
  const side = set.side[block]
  s.count[s.at[block] * 2 + side]--
  s.count[place * 2 + side]++
  s.at[block] = place
}

export const blocksOf = (s: BlockState, side: number, place: number): number => s.count[place * 2 + side]

/** Both sides have blocks here. */
export const isContested = (s: BlockState, place: number): boolean =>
  s.count[place * 2] > 0 && s.count[place * 2 + 1] > 0

/** Own blocks and no enemy ones. */
export const isFriendly = (s: BlockState, side: number, place: number): boolean =>
  s.count[place * 2 + side] > 0 && s.count[place * 2 + 1 - side] === 0

/** Nobody's blocks. */
export const isNeutral = (s: BlockState, place: number): boolean =>
  s.count[place * 2] === 0 && s.count[place * 2 + 1] === 0

/** Broken bookkeeping, for a game's `faults`. */
export function blockFaults(
  s: BlockState,
  set: BlockSet,
  isOnMap: (place: number) => boolean,
): (Fault | string)[] {
  const faults: string[] = []
  const count = s.count.map(() => 0)
  const tokens = new Set<number>()
  s.at.forEach((place, block) => {
    count[place * 2 + set.side[block]]++
    if (s.steps[block] > set.maxSteps[block]) faults.push(`block ${block} has more steps than it can have`)
    if (!isOnMap(place)) return
    if (s.steps[block] < 1) faults.push(`block ${block} is on the map without a step`)
    if (tokens.has(s.token[block])) faults.push(`block ${block} shares its token ${s.token[block]}`)
    tokens.add(s.token[block])
  })
  if (count.join() !== s.count.join()) faults.push('the counts of blocks by place are wrong')
  return faults
}
