import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { CLIENT_WORDS } from './words.ts'

const SCENES = ['pikes', 'castle', 'horse', 'guns', 'swords'] as const

/** A Battle card by its value, `1` to `5`. */
export function cardFace(id: string, language: Language): CardFace {
  const card = Math.max(0, Math.min(4, Number(id) - 1))
  const words = CLIENT_WORDS[language]
  return {
    kind: 'battle',
    id,
    title: words.cardTitle[card],
    tag: words.cardTag,
    scene: SCENES[card],
    text: words.cardText[card],
    value: card + 1,
  }
}
