/** The rules of each game in short, loaded when they are read. */
import type { RuleBook } from '@muster/kernel/rule-book'

export async function loadRuleTexts(game: string): Promise<RuleBook> {
  switch (game) {
    case 'hammer-of-the-scots':
      return (await import('@muster/hammer-of-the-scots/text/rules')).RULES
    case 'richard-iii':
      return (await import('@muster/richard-iii/text/rules')).RULES
    case 'this-war-without-an-enemy':
      return (await import('@muster/this-war-without-an-enemy/text/rules')).RULES
    case 'ancien-regime':
      return (await import('@muster/ancien-regime/text/rules')).RULES
    default:
      return {}
  }
}
