import polygonClipping from 'polygon-clipping'
import { boundsOf, clipToBox, type Line, type Point, resample, simplify, smooth } from './geometry.ts'
import type { Partition } from './partition.ts'

/** A stretch of border from junction to junction. It exists once, so both areas share the very same line. */
export interface Arc {
  readonly from: number
  readonly to: number
  /** Areas on either side walking from `from` to `to`; -1 is outside the board. */
  readonly left: number
  readonly right: number
  readonly line: readonly Point[]
}

interface Edge {
  readonly to: number
  readonly left: number
  readonly right: number
}

/** Walk the cell edges where the label changes, from junction to junction, and smooth each stretch with its ends held. */
export function traceArcs({ grid, label }: Partition, tolerance: number): Arc[] {
  const { width, height, x0, y0, cell } = grid
  const labelAt = (i: number, j: number) =>
    i < 0 || j < 0 || i >= width || j >= height ? -1 : label[j * width + i]
  const corner = (i: number, j: number) => j * (width + 1) + i
  const edges = new Map<number, Edge[]>()
  const add = (from: number, to: number, left: number, right: number) => {
    const list = edges.get(from)
    if (list) list.push({ to, left, right })
    else edges.set(from, [{ to, left, right }])
  }
  for (let j = 0; j <= height; j++) {
    for (let i = 0; i <= width; i++) {
      if (i < width) {
        const up = labelAt(i, j - 1)
        const down = labelAt(i, j)
        if (up !== down) {
          add(corner(i, j), corner(i + 1, j), up, down)
          add(corner(i + 1, j), corner(i, j), down, up)
        }
      }
      if (j < height) {
        const l = labelAt(i - 1, j)
        const r = labelAt(i, j)
        if (l !== r) {
          add(corner(i, j), corner(i, j + 1), r, l)
          add(corner(i, j + 1), corner(i, j), l, r)
        }
      }
    }
  }
  const isJunction = (v: number) => (edges.get(v) ?? []).length !== 2
  const used = new Set<string>()
  const arcs: Arc[] = []
  const walk = (start: number, first: Edge) => {
    const corners = [start]
    let previous = start
    let current = first.to
    const mark = (a: number, b: number) => {
      used.add(`${a}>${b}`)
      used.add(`${b}>${a}`)
    }
    mark(start, current)
    while (!isJunction(current) && current !== start) {
      corners.push(current)
      const before = previous
      const onward = (edges.get(current) ?? []).find((e) => e.to !== before)
      if (!onward) break
      mark(current, onward.to)
      previous = current
      current = onward.to
    }
    corners.push(current)
    const raw = corners.map(
      (v): Point => [x0 + (v % (width + 1)) * cell, y0 + Math.floor(v / (width + 1)) * cell],
    )
    const onFrame = first.left < 0 || first.right < 0
    const line = simplify(smooth(resample(raw, cell * 2.2), onFrame ? 0 : 7), tolerance)
    arcs.push({ from: start, to: current, left: first.left, right: first.right, line })
  }
  for (const junctionsFirst of [true, false]) {
    for (const [v, list] of edges) {
      if (junctionsFirst && !isJunction(v)) continue
      for (const e of list) if (!used.has(`${v}>${e.to}`)) walk(v, e)
    }
  }
  return arcs
}

/** The rings of one area, stitched from its arcs; they run out over the sea. */
export function stitch(arcs: readonly Arc[], area: number): Point[][] {
  const parts: { from: number; to: number; line: readonly Point[]; used: boolean }[] = []
  for (const arc of arcs) {
    if (arc.right === area) parts.push({ from: arc.from, to: arc.to, line: arc.line, used: false })
    else if (arc.left === area)
      parts.push({ from: arc.to, to: arc.from, line: [...arc.line].reverse(), used: false })
  }
  const rings: Point[][] = []
  for (const part of parts) {
    const ring: Point[] = []
    let current: (typeof parts)[number] | undefined = part
    while (current && !current.used) {
      current.used = true
      ring.push(...current.line.slice(0, -1))
      const end: number = current.to
      current = parts.find((p) => !p.used && p.from === end)
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

type Multi = [number, number][][][]
const snap = (v: number) => Math.round(v * 10) / 10
const asPolygons = (rings: readonly Line[]): Multi =>
  rings.map((ring) => [ring.map(([x, y]): [number, number] => [snap(x), snap(y)])])

/** Cut an area's rings with the coast, once, at build time. */
export function cutWithLand(rings: readonly Line[], land: readonly Line[]): Point[][] {
  if (rings.length === 0) return []
  // Rings nested in others are holes (a lake, or another area wholly inside): exclusive-or of all gives that.
  const [first, ...rest] = asPolygons(rings)
  const whole = rest.length ? polygonClipping.xor([first], ...rest.map((r): Multi => [r])) : [first]
  // Only the coast near the area matters: cutting it out first saves most of the work on a continent.
  const [x0, y0, x1, y1] = boundsOf(rings)
  const near = land
    .map((ring) => clipToBox(ring, [x0 - 3, y0 - 3, x1 + 3, y1 + 3]))
    .filter((ring) => ring.length > 2)
  if (near.length === 0) return []
  const cut = polygonClipping.intersection(whole, asPolygons(near))
  return cut.flatMap((polygon) => polygon.map((ring) => ring.slice(0, -1).map(([x, y]): Point => [x, y])))
}
