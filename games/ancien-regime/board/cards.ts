import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { cardWords } from '../text/cards.ts'

const SCENES: Readonly<Record<string, CardFace['scene']>> = {
  '1': 'pikes',
  '2': 'castle',
  '3': 'horse',
  '4': 'guns',
  '5': 'swords',
}

/** A Battle card by its value, `1` to `5`. */
export const cardFace = (id: string, language: Language): CardFace => ({
  kind: 'battle',
  id,
  ...cardWords(id, language),
  scene: SCENES[id],
  value: Number(id),
})
