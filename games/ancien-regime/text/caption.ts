import type { Language } from '@muster/kernel/text'
import type { AncienView } from '../view.ts'

const WORDS = {
  en: (round: number, turn: number) => `round ${round}, turn ${turn} of 7`,
  pl: (round: number, turn: number) => `runda ${round}, tura ${turn} z 7`,
} as const

/** "round 2, turn 3 of 7" */
export const caption = (view: AncienView, language: Language): string =>
  WORDS[language](view.round, view.turn)
