/** What is printed on the cards, in our own words. The exact rule of an event is in rules/event-cards.ts. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import { CARD_VALUE, CARDS, isEvent } from '../tables.ts'

export const EVENT_WORDS: RuleBook = {
  herald: rule(
    ['Herald', 'Name an enemy noble. On a 1 to 4 he joins you.'],
    ['Herold', 'Wskaż wrogiego szlachcica. Przy 1–4 przechodzi do ciebie.'],
  ),
  pillage: rule(
    ['Pillage', 'Two hits on an enemy group next to yours; you gain the steps.'],
    ['Grabież', 'Dwa trafienia we wrogą grupę obok twojej; poziomy siły są twoje.'],
  ),
  'sea-move': rule(
    ['Sea Move', 'One or two blocks sail to a coast you hold.'],
    ['Ruch morski', 'Jeden lub dwa bloczki płyną na twoje wybrzeże.'],
  ),
  truce: rule(
    ['Truce', 'The enemy may not enter your areas this turn.'],
    ['Rozejm', 'Wróg nie wejdzie w tej turze do twoich obszarów.'],
  ),
  victuals: rule(
    ['Victuals', 'Up to three steps for your blocks in one area.'],
    ['Zaopatrzenie', 'Do trzech poziomów siły dla bloczków w jednym obszarze.'],
  ),
}

const WORDS = {
  en: {
    event: 'event',
    groups: ['one group', 'two groups', 'three groups'],
    move: (value: number) => `Move ${value}`,
    text: 'Move this many groups.',
  },
  pl: {
    event: 'wydarzenie',
    groups: ['jedna grupa', 'dwie grupy', 'trzy grupy'],
    move: (value: number) => `Ruch ${value}`,
    text: 'Tyle grup możesz ruszyć.',
  },
} as const

/** The words on a card: its event, or how many groups it moves. */
export function cardWords(id: string, language: Language) {
  const words = WORDS[language]
  if (id in EVENT_WORDS) {
    const [title, text] = EVENT_WORDS[id][language]
    return { title, tag: words.event, text }
  }
  const value = CARD_VALUE[CARDS.indexOf(id)]
  return { title: words.move(value), tag: words.groups[value - 1] ?? '', text: words.text }
}

export const cardTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(CARDS.map((id) => [id, cardWords(id, language).title]))

/** Why one of two cards that were turned up comes first (3.1, 3.12). */
export type WhyFirst = 'two-events' | 'event' | 'higher' | 'equal'

export function whyFirst(laid: readonly string[]): WhyFirst {
  const [one, two] = laid.map((id) => CARDS.indexOf(id))
  if (isEvent(one) && isEvent(two)) return 'two-events'
  if (isEvent(one) || isEvent(two)) return 'event'
  return CARD_VALUE[one] === CARD_VALUE[two] ? 'equal' : 'higher'
}
