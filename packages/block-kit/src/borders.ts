/** Borders in the course of a turn: who has crossed them, and by which of them each side came into a battle. */
import { no, type Refusal } from '@muster/kernel/verdict'
import { type AreaMap, type BorderData, inward } from './area-map.ts'

export interface BorderState {
  /** Blocks that crossed each border this turn, by `side * borders + border`. */
  crossed: number[]
  /** Whether a side entered a battle this way this turn, by `side * borders * 2 + inward border`. */
  entered: number[]
}

type Map = AreaMap<BorderData>

/** A turn in which nobody has crossed anything yet. */
export const newBorders = (map: Map): BorderState => ({
  crossed: Array.from({ length: map.borders.length * 2 }, () => 0),
  entered: Array.from({ length: map.borders.length * 4 }, () => 0),
})

/** How many blocks of a side have crossed a border this turn. */
export const crossings = (s: BorderState, map: Map, side: number, border: number): number =>
  s.crossed[side * map.borders.length + border]

export function countCrossing(s: BorderState, map: Map, side: number, border: number): void {
  s.crossed[side * map.borders.length + border]++
}

/** A side has come into the battle in `to` over its border with `from`. */
export function markEntry(
  s: BorderState,
  map: Map,
  side: number,
  from: number,
  to: number,
  border: number,
): void {
  s.entered[side * map.borders.length * 2 + inward(from, to, border)] = 1
}

/** Whether a side came into the battle in `to` over its border with `from`. */
export const hasEntered = (
  s: BorderState,
  map: Map,
  side: number,
  from: number,
  to: number,
  border: number,
): boolean => s.entered[side * map.borders.length * 2 + inward(from, to, border)] === 1

/** Over how many borders a side came into the battle in an area. */
export function entriesInto(s: BorderState, map: Map, side: number, to: number): number {
  let entries = 0
  for (const from of map.neighbours[to]) {
    if (hasEntered(s, map, side, from, to, map.between[from * map.areas.length + to])) entries++
  }
  return entries
}

/**
 * Whether a side may retreat from `from` to `to`: not over a border by which the enemy came into the battle, unless
 * it came over it too and after him, which is to say that it is not the side that moved first.
 */
export const commandsBorder = (
  s: BorderState,
  map: Map,
  side: number,
  first: number,
  from: number,
  to: number,
  border: number,
): boolean =>
  !hasEntered(s, map, 1 - side, to, from, border) ||
  (side !== first && hasEntered(s, map, side, to, from, border))

/** One refusal for each border, so that a full border says which it is and what its limit is. */
export const borderRefusals = (map: Map, rule: string, more = 0): readonly Refusal[] =>
  map.borders.map(({ a, b, limit }) => {
    const [from, to] = [map.areas.indexOf(a), map.areas.indexOf(b)]
    return no(rule, 'border-full', { from, to, limit: limit + more })
  })

/** The crossings of a side for a view: [from, to, blocks]. */
export function crossingsOf(s: BorderState, map: Map, side: number): [string, string, number][] {
  const found: [string, string, number][] = []
  for (let id = 0; id < map.borders.length; id++) {
    const blocks = crossings(s, map, side, id)
    if (blocks > 0) found.push([map.borders[id].a, map.borders[id].b, blocks])
  }
  return found
}
