/** The words of choices: what a table in a browser reads them by, without the rules. The rules are held to it by a test. */
import { AMOUNTS, CARDS, GENERALS, POWERS, SLOTS, STATUSES, TERRITORIES } from './tables.ts'
import { VERBS } from './text/codes.ts'

export const DOMAINS = {
  power: POWERS,
  general: GENERALS,
  territory: TERRITORIES,
  card: CARDS,
  status: STATUSES,
  amount: AMOUNTS,
  slot: SLOTS,
}

export const vocabulary = { verbs: Object.keys(VERBS), verbArgs: Object.values(VERBS), domains: DOMAINS }
