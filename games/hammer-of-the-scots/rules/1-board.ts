/** 1.0 The board: what an area is worth and whose home it is. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import { borderBetween, CASTLE, CATHEDRAL, EVERY_AREA, HOMES, type Side } from '../tables.ts'

const NO_BORDER = no('1.1', 'no-border')

/** 1.1 Blocks move only between areas that share a border; facing shores (Carrick-Argyll, Lothian-Fife) do not. */
export const haveBorder = (from: number, to: number): Verdict =>
  borderBetween(from, to) >= 0 ? yes : NO_BORDER

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
