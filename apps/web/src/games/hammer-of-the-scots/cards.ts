import type { CardFace } from '@muster/board-kit/card'
import cardData from '@muster/hammer-of-the-scots/data/cards.json'
import { en } from '@muster/hammer-of-the-scots/text/en'
import { pl } from '@muster/hammer-of-the-scots/text/pl'
import type { Language } from '@muster/kernel/text'
import { CLIENT_WORDS } from './words.ts'

const SCENES: Readonly<Record<string, string>> = {
  herald: 'herald',
  pillage: 'fire',
  'sea-move': 'sea',
  truce: 'scroll',
  victuals: 'coins',
}

/** A card as it is drawn, in our own words. */
export function cardFace(id: string, language: Language): CardFace {
  const data = cardData.cards.find((each) => each.id === id)
  const words = CLIENT_WORDS[language]
  const value = data?.value ?? null
  return {
    kind: value === null ? 'event' : 'move',
    id,
    title: (language === 'pl' ? pl : en).name('card', id),
    tag: value === null ? words.cardTags.event : words.cardTags.groups(value),
    scene: SCENES[id] ?? 'march',
    text: words.cardTexts[value === null ? id : 'move'] ?? '',
    value,
  }
}
