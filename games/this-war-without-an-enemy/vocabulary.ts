/** The words of choices: what a table in a browser reads them by, without the rules. The rules are held to it by a test. */
import { BLOCKS, CARDS, CITIES, PLACES, ROUTES, SIDES, SPOTS, VICTORY_CITIES } from './tables.ts'
import { VERBS } from './text/codes.ts'

export const DOMAINS = {
  block: BLOCKS,
  area: PLACES,
  city: CITIES,
  'victory-city': VICTORY_CITIES,
  card: CARDS,
  route: ROUTES,
  spot: SPOTS,
  side: SIDES,
}

export const vocabulary = { verbs: Object.keys(VERBS), verbArgs: Object.values(VERBS), domains: DOMAINS }
