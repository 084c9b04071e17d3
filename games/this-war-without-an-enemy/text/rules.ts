/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
import type { RuleBook } from '@muster/kernel/rule-book'
import { STRUCTURE } from './rules/1-2-structure.ts'
import { BLOCKS } from './rules/3-blocks.ts'
import { BOARD } from './rules/4-5-board.ts'
import { OPERATIONAL_EVENTS } from './rules/6-events.ts'
import { OPERATIONS } from './rules/6-operations.ts'
import { BATTLES } from './rules/7-battles.ts'
import { TACTICAL_EVENTS } from './rules/7-events.ts'
import { SIEGES } from './rules/8-sieges.ts'
import { SUPPLY_AND_VICTORY } from './rules/9-10-supply-and-victory.ts'
import { YEAR_END } from './rules/11-year-end.ts'
import { SCENARIOS } from './rules/12-scenarios.ts'
import { EVENT_CARDS } from './rules/event-cards.ts'

export const RULES: RuleBook = {
  ...STRUCTURE,
  ...BLOCKS,
  ...BOARD,
  ...OPERATIONS,
  ...OPERATIONAL_EVENTS,
  ...BATTLES,
  ...TACTICAL_EVENTS,
  ...SIEGES,
  ...SUPPLY_AND_VICTORY,
  ...YEAR_END,
  ...SCENARIOS,
  ...EVENT_CARDS,
}
