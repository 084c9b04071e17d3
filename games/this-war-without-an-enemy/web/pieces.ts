/** The blocks of this game as the table draws them. */
import type { BlockFace } from '@muster/board-kit/block'
import type { PieceScene, SpareBlock } from '@muster/table-kit/client.ts'
import { WOOD } from '../board/colours.ts'
import { blockFace, COLOURS } from '../board/faces.ts'
import { type BlockData, COMPONENTS } from '../components.ts'
import { SIDES } from '../tables.ts'
import type { WarView } from '../view.ts'

const blocks = new Map(COMPONENTS.blocks.map((each) => [each.id, each]))

export const blockData = (id: string): BlockData | undefined => blocks.get(id)

/** A block's face at a strength, by its id. */
export function faceAt(id: string, steps: number): BlockFace | null {
  const data = blocks.get(id)
  return data === undefined ? null : blockFace(data, steps)
}

export function pieces(view: WarView): PieceScene[] {
  return view.blocks.map((each) => {
    const data = each.block === undefined ? undefined : blocks.get(each.block)
    const side = COLOURS[each.faction] ?? 'parliament'
    return {
      key: String(each.token),
      block: each.block ?? null,
      side,
      seat: (SIDES as readonly string[]).indexOf(each.side),
      area: each.place,
      moved: each.moved,
      reserve: each.reserve,
      face: data === undefined ? null : blockFace(data, each.steps ?? 1),
      back: WOOD[side].back,
    }
  })
}

/** The viewer's Recruitment Pool and what lies beside the map; a block comes out of the pool with strength 1. */
export function spare(view: WarView): SpareBlock[] {
  return [...view.pool, ...view.beside].flatMap((block) => {
    const data = blocks.get(block)
    if (data === undefined) return []
    return [{ block, side: COLOURS[data.faction] ?? 'parliament', face: blockFace(data, 1) }]
  })
}
