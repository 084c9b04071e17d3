/** The words of choices: what a table in a browser reads them by, without the rules. The rules are held to it by a test. */
import { AREAS, BLOCKS, CARDS, SIDES } from './tables.ts'
import { VERBS } from './text/codes.ts'

export const DOMAINS = { block: BLOCKS, area: AREAS, card: CARDS, side: SIDES }

export const vocabulary = { verbs: Object.keys(VERBS), verbArgs: Object.values(VERBS), domains: DOMAINS }
