import { shieldSymbol } from '@muster/board-kit/blazon'
import { localise } from '@muster/board-kit/localise'
import type { BlockSet } from '@muster/board-kit/pieces'
import type { Theme } from '@muster/board-kit/themes'
import type { Language } from '@muster/kernel/text'
import { boardSvg, placesOf, type ShownGame } from './data.ts'
import { placeBlocks } from './place.ts'
import { cardSheet, pieceSheet } from './sheets.ts'

export interface View {
  readonly game: ShownGame
  /** `board`, `pieces`, `cards` or `setup:<scenario>`. */
  readonly show: string
  readonly theme: Theme
  readonly language: Language
  /** Whose eyes: `all`, or a side that sees the enemy's backs. */
  readonly viewer: string
}

/** Coats that the board itself does not print are defined with the pieces. */
function coatsBesides({ blocks, arms }: BlockSet, ground: string): string {
  const used = new Set(blocks.flatMap(({ face }) => (face.arms ? [face.arms] : [])))
  return [...used]
    .filter((id) => !ground.includes(`id="arms-${id}"`))
    .map((id) => shieldSymbol(id, arms[id], arms))
    .join('')
}

/** The drawing a view asks for: one SVG for sheets; for boards the ground and, over it, the pieces. */
export function drawing(view: View): { ground: string; pieces: string; width: number; height: number } {
  const { id, pieces } = view.game
  if (view.show === 'pieces' || view.show === 'cards') {
    const svg = view.show === 'pieces' ? pieceSheet(pieces) : cardSheet(pieces, view.language)
    const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? ['', '1400', '1000']
    return { ground: svg, pieces: '', width: Number(w), height: Number(h) }
  }
  const g = placesOf(id)
  const ground = localise(boardSvg(id), pieces.words[view.language])
  const setup = pieces.setups.find((s) => `setup:${s.id}` === view.show)
  if (!setup) return { ground, pieces: '', width: g.width, height: g.height }
  const { set } = pieces
  const body = 'blocks' in set ? placeBlocks(set, setup, g, view.viewer) : set.place(setup.id, g)
  const defs = 'blocks' in set ? coatsBesides(set, ground) : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="piece pieces" viewBox="0 0 ${g.width} ${g.height}" width="${g.width}" height="${g.height}"><defs>${defs}</defs>${body}</svg>`
  return { ground, pieces: svg, width: g.width, height: g.height }
}
