import type { Point } from './geometry.ts'
import type { Grid } from './raster.ts'

/**
 * Marching squares: the lines where a field crosses a level, chained from cell to cell. Lines that leave the grid
 * stay open; the others end where they began.
 */
export function contourLines(field: Float64Array, grid: Grid, level: number): Point[][] {
  const { width, height, x0, y0, cell } = grid
  const next = new Map<number, number[]>()
  const where = new Map<number, Point>()
  // An edge between two neighbouring cell centres has one id, so segments of adjacent squares meet exactly.
  const edge = (i: number, j: number, vertical: boolean): number => {
    const id = (j * width + i) * 2 + (vertical ? 1 : 0)
    if (!where.has(id)) {
      const a = field[j * width + i]
      const b = vertical ? field[(j + 1) * width + i] : field[j * width + i + 1]
      const t = (level - a) / (b - a)
      where.set(id, [x0 + (i + 0.5 + (vertical ? 0 : t)) * cell, y0 + (j + 0.5 + (vertical ? t : 0)) * cell])
    }
    return id
  }
  const link = (a: number, b: number) => {
    const fromA = next.get(a)
    if (fromA) fromA.push(b)
    else next.set(a, [b])
    const fromB = next.get(b)
    if (fromB) fromB.push(a)
    else next.set(b, [a])
  }
  for (let j = 0; j + 1 < height; j++) {
    for (let i = 0; i + 1 < width; i++) {
      const k = j * width + i
      const code =
        (field[k] > level ? 8 : 0) |
        (field[k + 1] > level ? 4 : 0) |
        (field[k + width + 1] > level ? 2 : 0) |
        (field[k + width] > level ? 1 : 0)
      if (code === 0 || code === 15) continue
      const top = () => edge(i, j, false)
      const bottom = () => edge(i, j + 1, false)
      const left = () => edge(i, j, true)
      const right = () => edge(i + 1, j, true)
      if (code === 1 || code === 14) link(left(), bottom())
      else if (code === 2 || code === 13) link(bottom(), right())
      else if (code === 3 || code === 12) link(left(), right())
      else if (code === 4 || code === 11) link(top(), right())
      else if (code === 6 || code === 9) link(top(), bottom())
      else if (code === 7 || code === 8) link(left(), top())
      else if (code === 5) {
        link(left(), top())
        link(bottom(), right())
      } else {
        link(top(), right())
        link(left(), bottom())
      }
    }
  }
  const done = new Set<number>()
  const lines: Point[][] = []
  const walk = (start: number) => {
    const line: Point[] = []
    let previous = -1
    let current = start
    while (current >= 0 && !done.has(current)) {
      done.add(current)
      const p = where.get(current)
      if (p) line.push(p)
      const onward: number = (next.get(current) ?? []).find((n) => n !== previous && !done.has(n)) ?? -1
      previous = current
      current = onward
    }
    const closes = (next.get(previous) ?? []).includes(start) && line.length > 2
    if (closes) line.push(line[0])
    lines.push(line)
  }
  for (const [id, links] of next) if (links.length === 1 && !done.has(id)) walk(id)
  for (const id of next.keys()) if (!done.has(id)) walk(id)
  return lines
}
