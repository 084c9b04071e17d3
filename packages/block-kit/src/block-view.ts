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

/** The blocks on the map, in order of token, so that the order says nothing either. */
export function blockViews(
  s: BattleState & { readonly moved: readonly number[] },
  set: BlockSet,
  names: BlockNames,
  viewer: Viewer,
): BlockView[] {
  const onMap: number[] = []
  for (let block = 0; block < s.at.length; block++) {
    if (s.at[block] < names.areas.length) onMap.push(block)
  }
  return onMap
    .sort((one, two) => s.token[one] - s.token[two])
    .map((block) => {
      const token = s.token[block]
      const side = names.sides[set.side[block]]
      const area = names.areas[s.at[block]]
      const moved = s.moved[block] === 1
      const reserve = s.joins[block] > 0
      if (!seesFace(s, viewer, block)) return { token, side, area, moved, reserve }
      return { token, side, area, moved, reserve, block: names.blocks[block], steps: s.steps[block] }
    })
}
