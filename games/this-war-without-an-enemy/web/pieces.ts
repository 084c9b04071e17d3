/** The blocks of this game as the table draws them. */
import type { BlockFace, Side } from '@muster/board-kit/block'
import type { Glyph } from '@muster/board-kit/glyphs'
import type { PieceScene, SpareBlock } from '@muster/table-kit/client.ts'
import { type BlockData, COMPONENTS } from '../components.ts'
import { SIDES } from '../tables.ts'
import type { WarView } from '../view.ts'

const blocks = new Map(COMPONENTS.blocks.map((each) => [each.id, each]))
const COLOURS: Readonly<Record<string, Side>> = {
  royalist: 'royalist',
  parliamentarian: 'parliament',
  covenanter: 'covenanter',
}
const GLYPHS: Readonly<Record<string, Glyph>> = {
  infantry: 'pikes',
  cavalry: 'cavalry',
  artillery: 'artillery',
}

export const blockData = (id: string): BlockData | undefined => blocks.get(id)

function faceOf(data: BlockData, steps: number): BlockFace {
  const { kind } = data
  return {
    name: data.name.replace(/ \(.*\)/, ''),
    kind: kind === 'garrison' || kind === 'clubmen' ? kind : (GLYPHS[data.class] ?? 'pikes'),
    rating: String(data.effectiveness),
    steps,
    max: data.maxStrength,
    region: data.region,
    discipline: data.discipline,
    leads: kind === 'leader' || kind === 'regional-leader',
  }
}

/** A block's face at a strength, by its id. */
export function faceAt(id: string, steps: number): BlockFace | null {
  const data = blocks.get(id)
  return data === undefined ? null : faceOf(data, steps)
}

export function pieces(view: WarView): PieceScene[] {
  return view.blocks.map((each) => {
    const data = each.block === undefined ? undefined : blocks.get(each.block)
    return {
      key: String(each.token),
      block: each.block ?? null,
      side: COLOURS[each.faction] ?? 'parliament',
      seat: (SIDES as readonly string[]).indexOf(each.side),
      area: each.place,
      moved: each.moved,
      reserve: each.reserve,
      face: data === undefined ? null : faceOf(data, each.steps ?? 1),
    }
  })
}

/** The viewer's Recruitment Pool and what lies beside the map; a block comes out of the pool with strength 1. */
export function spare(view: WarView): SpareBlock[] {
  return [...view.pool, ...view.beside].flatMap((block) => {
    const data = blocks.get(block)
    if (data === undefined) return []
    return [{ block, side: COLOURS[data.faction] ?? 'parliament', face: faceOf(data, 1) }]
  })
}
