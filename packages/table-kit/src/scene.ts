/** Where everything stands on the drawn board at one scale. Pieces have a size on the screen, not on the map. */
import { layoutStacks, type Slot } from '@muster/board-kit/stack'
import type { Geometry, PieceScene } from './client.ts'
import type { Box } from './framing.ts'
import { ranksOf, type Tile } from './tiles.ts'

export interface Placed {
  readonly tile: Tile
  readonly slot: Slot
}
/** A stack that was pushed off its place, and the place. */
export interface Tie {
  readonly area: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}
export interface Scene {
  readonly placed: readonly Placed[]
  readonly ties: readonly Tie[]
  /** The room that each stack takes, by area. */
  readonly bounds: ReadonlyMap<string, Box>
  readonly battles: readonly string[]
}

const EDGE = 4
/** Farther than this part of a block off its place, a stack is tied to it. */
const STRAYED = 0.75
/** From here on a face has room for its name and its rim. */
export const FULL_FACE = 52

/** How large a block is on the screen. */
export function blockPixels(desk: boolean, screenHeight: number, k: number, printed: number): number {
  const large = desk && screenHeight >= 1150
  const middling = desk && screenHeight >= 800
  const least = k < 0.42 ? (large ? 40 : 36) : large ? 52 : middling ? 40 : 36
  return Math.max(least, printed * k)
}

/** `fights` are the areas of battles to come; without it, those in which two sides stand. */
export function sceneOf(
  pieces: readonly PieceScene[],
  geometry: Geometry,
  viewer: number,
  /** The size of a block on the map. */
  size: number,
  fights?: readonly string[],
): Scene {
  const there = new Map<string, PieceScene[]>()
  for (const piece of pieces) {
    if (geometry.areas[piece.area] === undefined) continue
    there.set(piece.area, [...(there.get(piece.area) ?? []), piece])
  }
  const ranks = new Map([...there].map(([area, all]) => [area, ranksOf(area, all, viewer)]))
  const board = { x: EDGE, y: EDGE, w: geometry.width - 2 * EDGE, h: geometry.height - 2 * EDGE }
  const requests = [...ranks].map(([id, tiles]) => {
    const [x, y, w, h] = geometry.areas[id].zone
    return { id, zone: { x, y, w, h }, ranks: tiles.map((rank) => rank.length) }
  })
  const layouts = layoutStacks(requests, { size, smallest: size, board, pad: 0 })
  const placed = layouts.flatMap((layout) =>
    layout.ranks.flatMap((slots, rank) =>
      slots.flatMap((slot, i): Placed[] => {
        const tile = ranks.get(layout.id)?.[rank]?.[i]
        return tile === undefined ? [] : [{ tile, slot }]
      }),
    ),
  )
  const ties = layouts.flatMap(({ id, bounds }): Tie[] => {
    const [x, y, w, h] = geometry.areas[id].zone
    const home = [x + w / 2, y + h / 2] as const
    const middle = [bounds.x + bounds.w / 2, bounds.y + bounds.h / 2] as const
    const far = Math.hypot(middle[0] - home[0], middle[1] - home[1])
    return far > STRAYED * size ? [{ area: id, from: middle, to: home }] : []
  })
  const shared = [...ranks].filter(([, all]) => all.filter((rank) => rank.length > 0).length > 1)
  return {
    placed,
    ties,
    bounds: new Map(layouts.map((layout) => [layout.id, layout.bounds])),
    battles: fights ?? shared.map(([id]) => id),
  }
}

/** The area next to one, in a direction of the map. */
export function neighbourTowards(geometry: Geometry, from: string, dx: number, dy: number): string | null {
  const here = geometry.areas[from]?.at
  if (here === undefined) return null
  let best: string | null = null
  let bestScore = 0.35
  const next = geometry.borders.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []))
  for (const pool of [next, Object.keys(geometry.areas)]) {
    for (const id of pool) {
      const at = geometry.areas[id]?.at
      if (at === undefined || id === from) continue
      const x = at[0] - here[0]
      const y = at[1] - here[1]
      const far = Math.hypot(x, y)
      const straight = (x * dx + y * dy) / far
      const score = straight - (pool === next ? 0 : far / 1500)
      if (straight > 0.35 && score > bestScore) {
        best = id
        bestScore = score
      }
    }
    if (best !== null) return best
  }
  return best
}
