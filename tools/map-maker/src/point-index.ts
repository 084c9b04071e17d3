import type { Point } from './geometry.ts'

/** Points in square buckets, to count quickly those that lie inside a box. */
export interface PointIndex {
  readonly count: (x0: number, y0: number, x1: number, y1: number) => number
}

export function pointIndex(points: readonly Point[]): PointIndex {
  const size = 32
  const buckets = new Map<number, Point[]>()
  for (const p of points) {
    const key = Math.floor(p[1] / size) * 4096 + Math.floor(p[0] / size)
    const list = buckets.get(key)
    if (list) list.push(p)
    else buckets.set(key, [p])
  }
  return {
    count(x0, y0, x1, y1) {
      let n = 0
      for (let j = Math.floor(y0 / size); j <= Math.floor(y1 / size); j++)
        for (let i = Math.floor(x0 / size); i <= Math.floor(x1 / size); i++)
          for (const [x, y] of buckets.get(j * 4096 + i) ?? []) if (x > x0 && x < x1 && y > y0 && y < y1) n++
      return n
    },
  }
}
