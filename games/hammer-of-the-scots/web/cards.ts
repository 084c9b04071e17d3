import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import cardData from '../data/cards.json'
import { cardWords } from '../text/cards.ts'

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
