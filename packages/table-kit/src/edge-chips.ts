/** Chips on the edge of the board that point at what is offered and out of sight. */
import type { Box, Size } from './framing.ts'

export interface Away {
  readonly id: string
  /** Where it is, in pixels of the room. */
  readonly box: Box
  /** How wide its chip is. */
  readonly wide: number
}
export type Edge = 'left' | 'right' | 'top' | 'bottom'
export interface Chip extends Box {
  readonly edge: Edge
  readonly id: string
  /** What found no room of its own and is counted here. */
  readonly more: readonly string[]
}

export const CHIP_HIGH = 34
export const CHIP_WIDEST = 126
const RIM = 4
const STEP = 6

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The edges, that beyond which a thing lies farthest first; the opposite one would point away from it. */
function edgesOf(box: Box, room: Size): readonly Edge[] {
  const beyond: readonly (readonly [Edge, number])[] = [
    ['left', -box.x],
    ['right', box.x + box.w - room.w],
    ['top', -box.y],
    ['bottom', box.y + box.h - room.h],
  ]
  const [, ...others] = [...beyond].sort((a, b) => a[1] - b[1])
  return others.reverse().map(([edge]) => edge)
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

function at(edge: Edge, along: number, wide: number, room: Size): Box {
  const size = { w: wide, h: CHIP_HIGH }
  const x = between(along - wide / 2, RIM, room.w - wide - RIM)
  const y = between(along - CHIP_HIGH / 2, RIM, room.h - CHIP_HIGH - RIM)
  switch (edge) {
    case 'left':
      return { ...size, x: RIM, y }
    case 'right':
      return { ...size, x: room.w - wide - RIM, y }
    case 'top':
      return { ...size, x, y: RIM }
    case 'bottom':
      return { ...size, x, y: room.h - CHIP_HIGH - RIM }
  }
}

type Spot = Box & { readonly edge: Edge }

/** A place on an edge, as near as can be to the thing and clear of what must stay in sight. */
function spot(away: Away, room: Size, taken: readonly Box[]): Spot | null {
  for (const edge of edgesOf(away.box, room)) {
    const found = spotOn(edge, away, room, taken)
    if (found !== null) return found
  }
  return null
}

function spotOn(edge: Edge, away: Away, room: Size, taken: readonly Box[]): Spot | null {
  const upright = edge === 'left' || edge === 'right'
  const along = upright ? away.box.y + away.box.h / 2 : away.box.x + away.box.w / 2
  const length = upright ? room.h : room.w
  const start = between(along, 0, length)
  for (let off = 0; off <= length; off += STEP) {
    for (const sign of off === 0 ? [1] : [1, -1]) {
      const box = at(edge, start + sign * off, away.wide, room)
      if (!taken.some((each) => overlap(box, each))) return { ...box, edge }
    }
  }
  return null
}

/** `keep` is what is offered and in sight: no chip lies on it. What finds no room is counted in the last chip. */
export function edgeChips(
  aways: readonly Away[],
  room: Size,
  keep: readonly Box[],
  most: number,
): readonly Chip[] {
  const taken = [...keep]
  const chips: Chip[] = []
  const left: string[] = []
  for (const away of aways) {
    const found = chips.length < most ? spot(away, room, taken) : null
    if (found === null) left.push(away.id)
    else {
      chips.push({ ...found, id: away.id, more: [] })
      taken.push({ x: found.x - 2, y: found.y - 2, w: found.w + 4, h: found.h + 4 })
    }
  }
  const last = chips.at(-1)
  if (left.length === 0) return chips
  // Nothing is ever left unpointed at: without any room the first of them lies where it would.
  if (last === undefined) {
    const [first] = aways
    const [edge] = edgesOf(first.box, room)
    const box = at(edge, first.box.x + first.box.w / 2, first.wide, room)
    return [{ ...box, edge, id: first.id, more: left.filter((id) => id !== first.id) }]
  }
  return [...chips.slice(0, -1), { ...last, more: left }]
}
