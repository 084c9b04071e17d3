/** What is printed on the cards, in our own words. The exact rule of an event is in rules/event-cards.ts. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import { CARD_AP, CARDS, isEvent } from '../tables.ts'

export const EVENT_WORDS: RuleBook = {
  'force-march': rule(
    ['Force March', 'The blocks of one area go up to three areas.'],
    ['Marsz forsowny', 'Bloczki z jednego obszaru idą najdalej o trzy obszary.'],
  ),
  muster: rule(
    ['Muster', 'Blocks from near and far gather in one area.'],
    ['Zbiórka', 'Bloczki z okolicy gromadzą się w jednym obszarze.'],
  ),
  piracy: rule(
    ['Piracy', 'Two sea moves, which may attack.'],
    ['Piractwo', 'Dwa ruchy morskie, także z atakiem.'],
  ),
  plague: rule(
    ['Plague', 'Plague in an enemy city: every block there loses a step.'],
    ['Plaga', 'Plaga w mieście wroga: każdy bloczek traci tam poziom siły.'],
  ),
  surprise: rule(
    ['Surprise', 'One group moves; each border lets one more across.'],
    ['Zaskoczenie', 'Rusza jedna grupa; każda granica przepuszcza o jeden bloczek więcej.'],
  ),
  treason: rule(
    ['Treason', 'One group moves; then a treachery roll before a battle.'],
    ['Zdrada', 'Rusza jedna grupa; potem Rzut Zdrady przed bitwą.'],
  ),
}

const WORDS = {
  en: {
    event: 'event',
    points: 'action points',
    action: (points: number) => `Action ${points}`,
    text: 'Groups to move and blocks to recruit.',
  },
  pl: {
    event: 'zdarzenie',
    points: 'punkty akcji',
    action: (points: number) => `Akcja ${points}`,
    text: 'Grupy do ruchu i bloczki do rekrutacji.',
  },
} as const

/** The words on a card: its event, or what its action points are for. */
export function cardWords(id: string, language: Language) {
  const words = WORDS[language]
  if (id in EVENT_WORDS) {
    const [title, text] = EVENT_WORDS[id][language]
    return { title, tag: words.event, text }
  }
  return { title: words.action(CARD_AP[CARDS.indexOf(id)]), tag: words.points, text: words.text }
}

export const cardTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(CARDS.map((id) => [id, cardWords(id, language).title]))

/** Why one of two cards that were turned up comes first (1.1, 5.1). */
export type WhyFirst = 'event' | 'higher' | 'equal'

export function whyFirst(laid: readonly string[]): WhyFirst {
  const [one, two] = laid.map((id) => CARDS.indexOf(id))
  if (isEvent(one) !== isEvent(two)) return 'event'
  return CARD_AP[one] === CARD_AP[two] ? 'equal' : 'higher'
}
