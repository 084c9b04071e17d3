/** Blocks as a viewer sees them: the back for most, the face for those who see it. */
import { type Seats, SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { BattleState } from './battles.ts'
import type { BlockSet, BlockState } from './blocks.ts'

export interface BlockView {
  readonly token: number
  readonly side: string
  readonly area: string
  readonly moved: boolean
  readonly reserve: boolean
  readonly block?: string
  readonly steps?: number
}

/** The words for a game's numbers. */
export interface BlockNames {
  readonly blocks: readonly string[]
  readonly areas: readonly string[]
  readonly sides: readonly string[]
}

const BOTH: Seats = 3

/** The seats whose knowledge a viewer has: a spectator knows what both know. */
export const knowledgeOf = (viewer: Viewer): Seats => (viewer === SPECTATOR ? BOTH : 1 << viewer)

/** Whether a viewer sees a block's face: its owner always, others when it is turned up to both. */
export function seesFace(s: BlockState, viewer: Viewer, block: number): boolean {
  const seats = knowledgeOf(viewer)
  return (s.known[block] & seats) === seats
}

/**
 * The blocks on the map, in order of token, so that the order says nothing either. What is still as it was in `last`, what the same
 * viewer saw before, is taken over from there: a server shows them after every action, and most have not changed.
 */
export function blockViews(
  s: BattleState & { readonly moved: readonly number[] },
  set: BlockSet,
  names: BlockNames,
  viewer: Viewer,
  last: readonly BlockView[] = [],
): readonly BlockView[] {
  const blocks = inOrderOfToken(s, names.areas.length)
  // Made only from the first block on that is not as it was.
  let views: BlockView[] | null = null
  let next = 0
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    const token = s.token[block]
    const side = names.sides[set.side[block]]
    const area = names.areas[s.at[block]]
    const moved = s.moved[block] === 1
    const reserve = s.joins[block] > 0
    const sees = seesFace(s, viewer, block)
    const face = sees ? names.blocks[block] : undefined
    const steps = sees ? s.steps[block] : undefined
    while (next < last.length && last[next].token < token) next++
    const old = last[next]
    const isStill =
      next < last.length &&
      old.token === token &&
      old.area === area &&
      old.moved === moved &&
      old.reserve === reserve &&
      old.block === face &&
      old.steps === steps &&
      old.side === side
    if (isStill && next === i && views === null) continue
    views ??= last.slice(0, i)
    if (isStill) views.push(old)
    else if (sees)
      views.push({ token, side, area, moved, reserve, block: names.blocks[block], steps: s.steps[block] })
    else views.push({ token, side, area, moved, reserve })
  }
  return views ?? (blocks.length === last.length ? last : last.slice(0, blocks.length))
}

/** The blocks at one of the first so many places. They are few enough for this to be quicker than to sort by a function. */
export function inOrderOfToken({ at, token }: Pick<BlockState, 'at' | 'token'>, areas: number): number[] {
  const all = at.length
  // Token and block in one number, so that what is put in order need not be looked up while it is.
  const keys: number[] = []
  for (let block = 0; block < all; block++) {
    if (at[block] >= areas) continue
    const key = token[block] * all + block
    let i = keys.push(key) - 1
    for (; i > 0 && keys[i - 1] > key; i--) keys[i] = keys[i - 1]
    keys[i] = key
  }
  for (let i = 0; i < keys.length; i++) keys[i] %= all
  return keys
}
