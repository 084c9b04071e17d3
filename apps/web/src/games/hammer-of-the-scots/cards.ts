import type { CardFace } from '@muster/board-kit/card'
import cardData from '@muster/hammer-of-the-scots/data/cards.json'
import { cardWords } from '@muster/hammer-of-the-scots/text/cards'
import type { Language } from '@muster/kernel/text'

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
