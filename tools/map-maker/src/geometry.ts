/** Plane geometry on board pixels. Rings are closed without repeating their first point. */
export type Point = readonly [number, number]
export type Line = readonly Point[]
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export function ringArea(ring: Line): number {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]
    const b = ring[(i + 1) % ring.length]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

/** Sutherland-Hodgman against a rectangle. */
export function clipToBox(ring: Line, [x0, y0, x1, y1]: Box): Point[] {
  const edges: [axis: 0 | 1, value: number, sign: number][] = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ]
  let poly: Point[] = [...ring]
  for (const [axis, value, sign] of edges) {
    const out: Point[] = []
    for (let i = 0; i < poly.length; i++) {
      const a = poly[i]
      const b = poly[(i + 1) % poly.length]
      const inA = (a[axis] - value) * sign >= 0
      const inB = (b[axis] - value) * sign >= 0
      if (inA) out.push(a)
      if (inA !== inB) {
        const t = (value - a[axis]) / (b[axis] - a[axis])
        out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
      }
    }
    poly = out
    if (poly.length === 0) break
  }
  return poly
}

/** One round of corner cutting on a closed ring. */
export function cutCorners(ring: Line): Point[] {
  const out: Point[] = []
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]
    const b = ring[(i + 1) % ring.length]
    out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25])
    out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75])
  }
  return out
}

/** Ramer-Douglas-Peucker for an open line. */
export function simplify(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const keep = new Uint8Array(line.length)
  keep[0] = 1
  keep[line.length - 1] = 1
  const stack: [number, number][] = [[0, line.length - 1]]
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range
    const [ax, ay] = line[from]
    const dx = line[to][0] - ax
    const dy = line[to][1] - ay
    const length = Math.hypot(dx, dy)
    let worst = -1
    let at = 0
    for (let i = from + 1; i < to; i++) {
      const px = line[i][0] - ax
      const py = line[i][1] - ay
      const d = length < 1e-9 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
      if (d > worst) {
        worst = d
        at = i
      }
    }
    if (worst > tolerance) {
      keep[at] = 1
      stack.push([from, at], [at, to])
    }
  }
  return line.filter((_, i) => keep[i] === 1)
}

/** The same for a ring: split it at the point farthest from its first. */
export function simplifyRing(ring: Line, tolerance: number): Point[] {
  if (ring.length < 4) return [...ring]
  let far = 0
  let best = -1
  for (let i = 1; i < ring.length; i++) {
    const d = (ring[i][0] - ring[0][0]) ** 2 + (ring[i][1] - ring[0][1]) ** 2
    if (d > best) {
      best = d
      far = i
    }
  }
  const there = simplify(ring.slice(0, far + 1), tolerance)
  const back = simplify([...ring.slice(far), ring[0]], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

/** Points at equal steps along a line; both ends stay. */
export function resample(line: Line, step: number): Point[] {
  const out: Point[] = [line[0]]
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    let [ax, ay] = line[i - 1]
    const [bx, by] = line[i]
    let left = Math.hypot(bx - ax, by - ay)
    while (left > 0 && walked + left >= step) {
      const t = (step - walked) / left
      ax += (bx - ax) * t
      ay += (by - ay) * t
      out.push([ax, ay])
      left = Math.hypot(bx - ax, by - ay)
      walked = 0
    }
    walked += left
  }
  out.push(line[line.length - 1])
  return out
}

/** The same line with points added wherever two of its own lie farther apart than `step`. */
export function subdivide(line: Line, step: number): Point[] {
  const out: Point[] = [line[0]]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let k = 1; k <= n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n])
  }
  return out
}

/** Repeated 1-2-1 averaging with the ends held. */
export function smooth(line: Line, rounds: number): Point[] {
  let points = [...line]
  for (let n = 0; n < rounds; n++) {
    points = points.map((p, i): Point => {
      if (i === 0 || i === points.length - 1) return p
      const a = points[i - 1]
      const b = points[i + 1]
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  }
  return points
}

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
  return sum
}

export const boxesMeet = (a: Box, b: Box, pad = 0): boolean =>
  a[0] - pad < b[2] && a[2] + pad > b[0] && a[1] - pad < b[3] && a[3] + pad > b[1]

export function boundsOf(lines: readonly Line[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines) {
    for (const [x, y] of line) {
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  }
  return [x0, y0, x1, y1]
}
