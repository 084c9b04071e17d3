/**
 * What everybody has seen a standing block do for as long as they could follow it, kept as what it cannot be for that:
 * a Local block does not march (3.5), a Regional block does not go abroad by itself (6.16), and it is raised and
 * strengthened at home (6.3, 11.2), where it also goes at the end of the Year (11.3).
 */
import type { State } from './state.ts'
import {
  EVERY_BLOCK,
  HOME_AREAS,
  isHome,
  LETTER,
  LOCAL,
  PLACE_COUNT,
  REGIONAL,
  REGIONAL_LEADER,
} from './tables.ts'

/** Each block is of one kind, a bit: Local, at home everywhere, or Regional blocks and Leaders by their letters. */
const LOCALS = 1
const AT_HOME_EVERYWHERE = 2
const FIRST_LETTER = 4

const isOfARegion = (block: number): boolean => REGIONAL[block] || REGIONAL_LEADER[block]
const LETTERS = [...new Set(EVERY_BLOCK.filter(isOfARegion).map((block) => LETTER[block]))]

const KIND: readonly number[] = EVERY_BLOCK.map((block) => {
  if (LOCAL[block]) return LOCALS
  if (!isOfARegion(block)) return AT_HOME_EVERYWHERE
  return FIRST_LETTER << (LETTERS.indexOf(LETTER[block]) + (REGIONAL[block] ? 0 : LETTERS.length))
})

/** By place, the kinds of all those of whom something is not true there. */
function kindsBy(isTrue: (block: number, place: number) => boolean): readonly number[] {
  return Array.from({ length: PLACE_COUNT }, (_, place) =>
    EVERY_BLOCK.reduce((bits, block) => (isTrue(block, place) ? bits : bits | KIND[block]), 0),
  )
}

/** 6.16 Regional blocks that are not at home in a place. */
const STRANGERS = kindsBy((block, place) => !REGIONAL[block] || isHome(block, place))
/** 6.3, 11.2 They and their Leaders, who are not made stronger there either. */
const NOT_STRENGTHENED = kindsBy((block, place) => !isOfARegion(block) || isHome(block, place))
/** 6.3, 11.2 Who is not raised there. */
const NOT_RAISED = kindsBy((block, place) => !isOfARegion(block) || HOME_AREAS[block].includes(place))
/** 11.3 Who does not come home there. */
const NOT_SENT_HOME = kindsBy((block, place) => isOfARegion(block) && HOME_AREAS[block].includes(place))

/** Since this version of the rules trails are kept; a match begun before has none. */
export const TRAILS_SINCE = 3

/** Nobody can follow it any longer. */
export function coverTrail(s: State, block: number): void {
  if (s.trail !== undefined) s.trail[block] = 0
}

function note(s: State, block: number, cannotBe: number): void {
  if (s.trail !== undefined) s.trail[block] |= cannotBe
}

/** A column has marched into an Area. Who goes alone has no chaperone. */
export function marched(s: State, column: readonly number[], to: number): void {
  const seen = column.length === 1 ? LOCALS | STRANGERS[to] : LOCALS
  for (let i = 0; i < column.length; i++) note(s, column[i], seen)
}

export function raised(s: State, block: number, area: number): void {
  note(s, block, NOT_RAISED[area])
}

export function strengthened(s: State, block: number): void {
  note(s, block, NOT_STRENGTHENED[s.at[block]])
}

export function sentHome(s: State, block: number, area: number): void {
  note(s, block, NOT_SENT_HOME[area])
}

/** Whether a block could have done what was seen of the one at a spot. */
export const fitsTrail = (s: State, block: number, spot: number): boolean =>
  s.trail === undefined || (s.trail[spot] & KIND[block]) === 0
