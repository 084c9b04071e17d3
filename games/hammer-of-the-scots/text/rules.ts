/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
import type { RuleBook } from '@muster/kernel/rule-book'
import { BOARD } from './rules/1-board.ts'
import { ARMIES } from './rules/2-armies.ts'
import { CARDS } from './rules/3-cards.ts'
import { MOVEMENT } from './rules/4-movement.ts'
import { BATTLES } from './rules/5-battles.ts'
import { KINGS } from './rules/6-kings.ts'
import { WINTER } from './rules/7-winter.ts'
import { SCENARIOS_AND_VICTORY } from './rules/8-9-scenarios-and-victory.ts'
import { EVENT_CARDS } from './rules/event-cards.ts'

export const RULES: RuleBook = {
  ...BOARD,
  ...ARMIES,
  ...CARDS,
  ...MOVEMENT,
  ...BATTLES,
  ...KINGS,
  ...WINTER,
  ...SCENARIOS_AND_VICTORY,
  ...EVENT_CARDS,
}
