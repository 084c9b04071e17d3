import type { Language } from '@muster/kernel/text'
import type { RichardView } from '../view.ts'

const WORDS = {
  en: {
    at: (campaign: number, turn: number) => `campaign ${campaign}, turn ${turn}`,
    political: 'political turn',
  },
  pl: {
    at: (campaign: number, turn: number) => `kampania ${campaign}, tura ${turn}`,
    political: 'tura polityczna',
  },
} as const

/** "campaign 1, turn 3" */
export function caption(view: RichardView, language: Language): string {
  const words = WORDS[language]
  return view.political
    ? `${words.at(view.campaign, view.turn)}, ${words.political}`
    : words.at(view.campaign, view.turn)
}
