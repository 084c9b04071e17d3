/** Blocks as they are drawn. */
import type { BlockFace } from '@muster/board-kit/block'
import type { Glyph } from '@muster/board-kit/glyphs'
import type { BlockData } from '../components.ts'

export const COLOURS: Readonly<Record<string, string>> = {
  royalist: 'royalist',
  parliamentarian: 'parliament',
  covenanter: 'covenanter',
}
const GLYPHS: Readonly<Record<string, Glyph>> = {
  infantry: 'pikes',
  cavalry: 'cavalry',
  artillery: 'artillery',
}

export function blockFace(data: BlockData, steps: number): BlockFace {
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
