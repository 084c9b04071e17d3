/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
import type { RuleBook } from '@muster/kernel/rule-book'
import { BEFORE_PLAY } from './rules/1-4-before-play.ts'
import { BASICS } from './rules/5-basics.ts'
import { PHASES } from './rules/6-8-phases.ts'
import { MOVEMENT } from './rules/9-7-movement.ts'
import { ACTIONS } from './rules/9-actions.ts'
import { BATTLES } from './rules/10-battles.ts'
import { BOARD_UPDATE } from './rules/11-board-update.ts'
import { MINOR_POWERS } from './rules/12-minor-powers.ts'

export const RULES: RuleBook = {
  ...BEFORE_PLAY,
  ...BASICS,
  ...PHASES,
  ...ACTIONS,
  ...MOVEMENT,
  ...BATTLES,
  ...BOARD_UPDATE,
  ...MINOR_POWERS,
}
