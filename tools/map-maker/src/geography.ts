import { type Arc, cutWithLand, stitch, traceArcs } from './arcs.ts'
import type { BoardSpec } from './board-spec.ts'
import type { Box, Point } from './geometry.ts'
import { landRings } from './land.ts'
import { type Partition, partition, sharedBorders } from './partition.ts'
import { gridOver } from './raster.ts'

export interface Geography {
  readonly spec: BoardSpec
  readonly box: Box
  readonly rings: readonly (readonly Point[])[]
  readonly partition: Partition
  readonly arcs: readonly Arc[]
  /** Per area, stitched over the sea. */
  readonly wide: readonly (readonly Point[][])[]
  /** Per area, cut with the coast. */
  readonly cut: readonly (readonly Point[][])[]
}

export const pair = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

export function survey(spec: BoardSpec): Geography {
  const spill = 20
  const m = spec.margin
  const box: Box = [m - spill, m - spill, spec.width - m + spill, spec.height - m + spill]
  const rings = landRings({
    project: spec.project,
    box,
    window: spec.window,
    smallest: spec.islet,
    tolerance: spec.coastTolerance,
  })
  const sites = spec.areas.flatMap((area, k) => area.points.map((p) => ({ area: k, at: p.at })))
  const parts = partition({
    rings,
    sites,
    areas: spec.areas.length,
    grid: gridOver(box, spec.cell),
    warp: spec.warp,
    rounding: spec.rounding,
    seed: spec.seed,
    smallest: spec.smallest,
  })
  const arcs = traceArcs(parts, spec.arcTolerance)
  const wide = spec.areas.map((_, k) => stitch(arcs, k))
  const cut = wide.map((w) => cutWithLand(w, rings))
  return { spec, box, rings, partition: parts, arcs, wide, cut }
}

/** Where the drawn map and the rules disagree; empty when they agree. */
export function disagreements({ spec, partition: parts }: Geography): string[] {
  const drawn = new Map<string, number>()
  for (const [key, pixels] of sharedBorders(parts)) {
    const [a, b] = key.split('/').map((k) => spec.areas[Number(k)].id)
    drawn.set(pair(a, b), pixels)
  }
  const crossings = new Set(spec.straits.map((s) => pair(s.a, s.b)))
  const wanted = new Set(spec.borders.map((b) => pair(b.a, b.b)))
  const out: string[] = []
  for (const key of wanted) {
    if (!crossings.has(key) && (drawn.get(key) ?? 0) <= spec.threshold)
      out.push(`missing ${key} (${drawn.get(key) ?? 0} px)`)
  }
  for (const [key, pixels] of drawn) {
    const [a, b] = key.split('/')
    if (pixels > spec.threshold && !wanted.has(key) && !spec.allowedTouch(a, b))
      out.push(`extra ${key} (${pixels} px)`)
  }
  return out
}
