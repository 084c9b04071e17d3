import { CASTLE, CATHEDRAL, EVERY_AREA, HOMES, type Side } from '../tables.ts'

/**
 * 1.2 The castle limit is how many blocks may winter in an area and how many replacement points it yields.
 * 1.3 A cathedral is worth one more to the Scots and nothing to the English.
 */
export const castleLimit = (side: Side, area: number): number => CASTLE_LIMIT[side][area]

const CASTLE_LIMIT: readonly (readonly number[])[] = [
  CASTLE,
  EVERY_AREA.map((area) => CASTLE[area] + (CATHEDRAL[area] ? 1 : 0)),
]

/** 1.4 The home area of a noble; Bruce and Comyn have two, both full homes. */
export const isHome = (block: number, area: number): boolean => HOMES[block].includes(area)
