/** Blocks and cards as they are drawn. */
import type { BlockFace } from '@muster/board-kit/block'
import type { CardFace } from '@muster/board-kit/card'
import { GLYPHS, type Glyph } from '@muster/board-kit/glyphs'
import type { Language } from '@muster/kernel/text'
import blockData from '../data/blocks.json' with { type: 'json' }
import cardData from '../data/cards.json' with { type: 'json' }
import { cardWords } from '../text/cards.ts'
import { armsOfBlock } from './arms.ts'

type BlockData = (typeof blockData.blocks)[number]

const blocks = new Map(blockData.blocks.map((each) => [each.id, each]))
const asGlyph = (kind: string): Glyph => GLYPHS.find((each) => each === kind) ?? 'infantry'

export const blockFace = (data: BlockData, steps: number): BlockFace => ({
  name: data.name.replace(/ (Archers|Knights|Infantry)$/, ''),
  kind: asGlyph(data.type),
  arms: armsOfBlock(data),
  rating: `${data.combat.letter}${data.combat.number}`,
  steps,
  max: data.maxSteps,
  movement: data.movement,
  cross: data.cross,
})

export function faceOf(id: string, steps: number): BlockFace | null {
  const data = blocks.get(id)
  return data === undefined ? null : blockFace(data, steps)
}

const SCENES: Readonly<Record<string, string>> = {
  herald: 'herald',
  pillage: 'fire',
  'sea-move': 'sea',
  truce: 'scroll',
  victuals: 'coins',
}

/** A card as it is drawn, in our own words. */
export function cardFace(id: string, language: Language): CardFace {
  const value = cardData.cards.find((each) => each.id === id)?.value ?? null
  return {
    kind: value === null ? 'event' : 'move',
    id,
    scene: SCENES[id] ?? 'march',
    value,
    ...cardWords(id, language),
  }
}
