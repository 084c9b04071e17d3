import type { Language } from '@muster/kernel/text'
import type { HammerView } from '../view.ts'

const WORDS = {
  en: { turn: (turn: number) => `turn ${turn}`, winter: 'winter' },
  pl: { turn: (turn: number) => `tura ${turn}`, winter: 'zima' },
} as const

/** "1298, turn 2" */
export function caption(view: HammerView, language: Language): string {
  const words = WORDS[language]
  return `${view.year}, ${view.winter ? words.winter : words.turn(view.turn)}`
}
