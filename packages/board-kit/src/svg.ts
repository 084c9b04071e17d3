/** Small helpers for writing SVG as text. Everything here is pure: the same input gives the same bytes. */
export const num = (v: number): string => {
  const s = (Math.round(v * 100) / 100).toString()
  return s === '-0' ? '0' : s
}

export const escapeText = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export type XY = readonly [number, number]

export const place = (x: number, y: number, scale = 1, turn = 0): string => {
  const parts = [`translate(${num(x)},${num(y)})`]
  if (turn !== 0) parts.push(`rotate(${num(turn)})`)
  if (scale !== 1) parts.push(`scale(${num(scale)})`)
  return parts.join(' ')
}

export const group = (transform: string, body: string, extra = ''): string =>
  `<g transform="${transform}"${extra ? ` ${extra}` : ''}>${body}</g>`

/** Catmull-Rom through the points, as cubic curves. */
export function curve(points: readonly XY[], closed = false): string {
  const n = points.length
  if (n < 3) return `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}${closed ? 'Z' : ''}`
  const at = (i: number): XY => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  let d = `M${num(points[0][0])},${num(points[0][1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${[
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      c[0],
      c[1],
    ]
      .map(num)
      .join(',')}`
  }
  return closed ? `${d}Z` : d
}

/**
 * A tapered stroke: a skeleton of points with a width at each, as one closed outline. Beasts, leaves and scrolls
 * are all made of these, so a lion is twenty lines of numbers and stays crisp at any size.
 */
export function taper(points: readonly XY[], widths: readonly number[], steps = 6): string {
  const at = <T>(list: readonly T[], i: number): T => list[Math.max(0, Math.min(list.length - 1, i))]
  const centre: XY[] = []
  const width: number[] = []
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [at(points, i - 1), points[i], points[i + 1], at(points, i + 2)]
      centre.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)])
      width.push(blend(at(widths, i - 1), widths[i], widths[i + 1], at(widths, i + 2), t))
    }
  }
  centre.push(points[points.length - 1])
  width.push(widths[widths.length - 1])
  const left: XY[] = []
  const right: XY[] = []
  centre.forEach((p, i) => {
    const a = at(centre, i - 1)
    const b = at(centre, i + 1)
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const l = Math.hypot(dx, dy) || 1
    const w = Math.max(0.05, width[i]) / 2
    left.push([p[0] - (dy / l) * w, p[1] + (dx / l) * w])
    right.push([p[0] + (dy / l) * w, p[1] - (dx / l) * w])
  })
  const outline = [...left, ...right.reverse()]
  let area = 0
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]
    area += p[0] * q[1] - q[0] * p[1]
  })
  // One winding for all, so that overlapping strokes of one path add up instead of cutting holes.
  if (area < 0) outline.reverse()
  return `M${outline.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join('L')}Z`
}
