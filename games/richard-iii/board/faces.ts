/** Blocks and cards as they are drawn. */
import type { BlockFace } from '@muster/board-kit/block'
import type { CardFace } from '@muster/board-kit/card'
import { GLYPHS, type Glyph } from '@muster/board-kit/glyphs'
import type { Language } from '@muster/kernel/text'
import blockData from '../data/blocks.json' with { type: 'json' }
import cardData from '../data/cards.json' with { type: 'json' }
import { cardWords } from '../text/cards.ts'
import { armsOfBlock, BADGES } from './arms.ts'

type BlockData = (typeof blockData.blocks)[number]

const blocks = new Map(blockData.blocks.map((each) => [each.id, each]))

export function blockFace(data: BlockData, steps: number): BlockFace {
  const arms = armsOfBlock(data)
  const kind = data.type === 'heir' ? 'king' : data.type
  return {
    name: data.name.replace(/ \(.*\)| Mercenary/, ''),
    kind: GLYPHS.find((each): each is Glyph => each === kind) ?? 'infantry',
    arms,
    badge: data.type === 'heir' && arms !== null ? (BADGES[arms] ?? null) : null,
    rating: `${data.combat.letter}${data.combat.number}`,
    steps,
    max: data.maxSteps,
    loyalty: data.loyalty,
    rose: data.rose,
    heir: data.heir,
  }
}

export function faceOf(id: string, steps: number): BlockFace | null {
  const data = blocks.get(id)
  return data === undefined ? null : blockFace(data, steps)
}

const SCENES: Readonly<Record<string, string>> = {
  'force-march': 'horse',
  muster: 'march',
  piracy: 'sea',
  plague: 'plague',
  surprise: 'swords',
  treason: 'scroll',
}

/** A card as it is drawn, in our own words. */
export function cardFace(id: string, language: Language): CardFace {
  const data = cardData.cards.find((each) => each.id === id)
  return {
    kind: data?.kind === 'event' ? 'event' : 'action',
    id,
    scene: SCENES[id] ?? 'march',
    value: data?.ap ?? null,
    ...cardWords(id, language),
  }
}
