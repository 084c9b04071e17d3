import type { Arc } from './arcs.ts'
import type { BorderSpec, BorderStyle } from './board-spec.ts'
import { type Geography, pair } from './geography.ts'
import { type Line, lengthOf, type Point, resample } from './geometry.ts'
import { spline } from './path.ts'
import { cellAt } from './raster.ts'

/** One border of the rules and the line that draws it. */
export interface DrawnBorder {
  readonly spec: BorderSpec
  readonly lines: readonly Line[]
  /** The middle of its longest stretch on land: where a client hangs a gauge. */
  readonly middle: Point
}

export function drawnBorders(geography: Geography): DrawnBorder[] {
  const { spec, arcs, partition } = geography
  const byPair = new Map<string, Arc[]>()
  for (const arc of arcs) {
    if (arc.left < 0 || arc.right < 0) continue
    const key = pair(spec.areas[arc.left].id, spec.areas[arc.right].id)
    const list = byPair.get(key)
    if (list) list.push(arc)
    else byPair.set(key, [arc])
  }
  const onLand = ([x, y]: Point): boolean => {
    const c = cellAt(partition.grid, x, y)
    return c >= 0 && partition.land[c] === 1
  }
  const straits = new Map(spec.straits.map((s) => [pair(s.a, s.b), s.line]))
  return spec.borders.map((b) => {
    const crossing = straits.get(pair(b.a, b.b))
    if (crossing) return { spec: b, lines: [], middle: crossing[Math.floor(crossing.length / 2)] }
    const lines = (byPair.get(pair(b.a, b.b)) ?? []).map((a) => a.line)
    // Only the stretches on land are borders; over the water the line is hidden by the coast.
    const dry = lines.flatMap((line) => {
      const runs: Point[][] = []
      let run: Point[] = []
      for (const p of resample(line, 4)) {
        if (onLand(p)) run.push(p)
        else if (run.length) {
          runs.push(run)
          run = []
        }
      }
      if (run.length) runs.push(run)
      return runs
    })
    dry.sort((p, q) => q.length - p.length)
    const longest = dry[0] ?? [[0, 0]]
    return {
      spec: b,
      lines: lines.filter((l) => lengthOf(l) > 2),
      middle: longest[Math.floor(longest.length / 2)],
    }
  })
}

/** Distance between the marks of a border that carries them. */
const MARKS: Partial<Record<BorderStyle, number>> = { limited: 13, mountain: 15, 'kingdom-limited': 19 }

export const borderPath = (border: DrawnBorder): string =>
  border.lines
    .map((line) => {
      const step = MARKS[border.spec.style]
      if (!step) return spline(line)
      const even = Math.max(2, Math.round(lengthOf(line) / step))
      return spline(resample(line, lengthOf(line) / even))
    })
    .join('')

/** Markers for the chains: a lozenge laid along the line; a little peak that stands upright. */
export const borderMarkers = (): string =>
  `<marker id="m-lozenge" viewBox="-6 -5 12 10" markerWidth="12" markerHeight="10" markerUnits="userSpaceOnUse" refX="0" refY="0" orient="auto"><path d="M-4.8,0L0,-3.2L4.8,0L0,3.2Z" class="lozenge"/></marker><marker id="m-peak" viewBox="-9 -12 18 16" markerWidth="18" markerHeight="16" markerUnits="userSpaceOnUse" refX="0" refY="-2"><path d="M-7,2.5L-.6,-8.5L7,2.5Z" class="peak"/><path d="M-.6,-8.5L7,2.5H2.6Z" class="peak-shade"/></marker>`

/** The layers of each style, from below: class and whether marks are strung on it. */
export const BORDER_LAYERS: Readonly<Record<BorderStyle, readonly string[]>> = {
  open: ['b-case', 'b-line'],
  limited: ['b-case', 'b-thin'],
  river: ['b-bank', 'b-water', 'b-flow'],
  mountain: ['b-case', 'b-ridge'],
  kingdom: ['b-case-wide', 'b-dash'],
  'kingdom-limited': ['b-case-wide', 'b-dash b-dash-red'],
  inner: ['b-case', 'b-inner'],
  state: ['b-case', 'b-line'],
}

export const markerOf = (style: BorderStyle): string =>
  style === 'limited'
    ? 'm-lozenge'
    : style === 'mountain'
      ? 'm-peak'
      : style === 'kingdom-limited'
        ? 'm-lozenge'
        : ''
