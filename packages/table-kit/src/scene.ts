/** Where everything stands on the drawn board. */
import { layoutStacks, type Slot, type StackLayout } from '@muster/board-kit/stack'
import { tray } from '@muster/board-kit/tray'
import type { Geometry, PieceScene } from './client.ts'

export interface Placed {
  readonly piece: PieceScene
  readonly slot: Slot
}

export interface Scene {
  readonly placed: readonly Placed[]
  readonly trays: string
  /** The room that each stack takes, by area. */
  readonly bounds: ReadonlyMap<string, StackLayout['bounds']>
  readonly battles: readonly string[]
}

const SMALLEST = 30
const EDGE = 20

/** `fights` are the areas of battles to come; without it, those in which two sides stand. */
export function sceneOf(
  pieces: readonly PieceScene[],
  geometry: Geometry,
  fights?: readonly string[],
): Scene {
  const byArea = new Map<string, PieceScene[][]>()
  for (const piece of pieces) {
    const ranks = byArea.get(piece.area) ?? []
    // Blocks of a side stand in a rank of their own; counters stand side by side.
    const rank = piece.counter === undefined ? piece.seat : 0
    ranks[rank] = [...(ranks[rank] ?? []), piece]
    byArea.set(piece.area, ranks)
  }
  const requests = [...byArea].flatMap(([id, ranks]) => {
    const area = geometry.areas[id]
    if (area === undefined) return []
    const [x, y, w, h] = area.zone
    return [{ id, zone: { x, y, w, h }, ranks: Array.from(ranks, (rank) => rank?.length ?? 0) }]
  })
  const board = { x: EDGE, y: EDGE, w: geometry.width - 2 * EDGE, h: geometry.height - 2 * EDGE }
  const layouts = layoutStacks(requests, { size: geometry.blockSize, smallest: SMALLEST, board })
  const placed: Placed[] = []
  for (const layout of layouts) {
    const ranks = byArea.get(layout.id) ?? []
    layout.ranks.forEach((slots, rank) => {
      slots.forEach((slot, i) => {
        const piece = ranks[rank]?.[i]
        if (piece !== undefined) placed.push({ piece, slot })
      })
    })
  }
  const trays = layouts.map((layout) => {
    const [x, y, w, h] = geometry.areas[layout.id].zone
    return tray(layout, [x + w / 2, y + h / 2])
  })
  const shared = [...byArea].filter(
    ([, ranks]) => Array.from(ranks).filter((rank) => (rank?.length ?? 0) > 0).length > 1,
  )
  return {
    placed,
    trays: trays.join(''),
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
