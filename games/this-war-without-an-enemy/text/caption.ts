import type { Language } from '@muster/kernel/text'
import type { WarView } from '../view.ts'

const WORDS = {
  en: { turn: (turn: string) => `Turn ${turn}`, winter: 'Winter Turn' },
  pl: { turn: (turn: string) => `Tura ${turn}`, winter: 'Tura Zimowa' },
} as const
export const TURNS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** "1643, Turn II" */
export function caption(view: WarView, language: Language): string {
  const words = WORDS[language]
  return `${view.year}, ${view.winter ? words.winter : words.turn(TURNS[view.turn - 1])}`
}
