/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
import type { RuleBook } from '@muster/kernel/rule-book'
import { TURNS } from './rules/1-turns.ts'
import { BOARD } from './rules/2-board.ts'
import { ARMIES } from './rules/3-armies.ts'
import { SET_UP } from './rules/4-set-up.ts'
import { ACTIONS } from './rules/5-actions.ts'
import { BATTLES } from './rules/6-battles.ts'
import { SUPPLY } from './rules/7-supply.ts'
import { POLITICAL_TURN } from './rules/8-political-turn.ts'
import { VICTORY } from './rules/9-victory.ts'
import { EVENT_CARDS } from './rules/event-cards.ts'

export const RULES: RuleBook = {
  ...TURNS,
  ...BOARD,
  ...ARMIES,
  ...SET_UP,
  ...ACTIONS,
  ...BATTLES,
  ...SUPPLY,
  ...POLITICAL_TURN,
  ...VICTORY,
  ...EVENT_CARDS,
}
