import type { Line, Point } from './geometry.ts'

/** Path data as few bytes as possible: relative, one decimal, no needless separators. */
const short = (tenths: number): string => {
  const whole = Math.abs(tenths) % 10 === 0
  const s = whole ? String(Math.abs(tenths) / 10) : (Math.abs(tenths) / 10).toFixed(1).replace(/^0/, '')
  return tenths < 0 ? `-${s}` : s
}
const join = (tenths: readonly number[]): string => {
  let out = ''
  for (const t of tenths) {
    const s = short(t)
    out += out === '' || s.startsWith('-') ? s : ` ${s}`
  }
  return out
}
const ten = (v: number): number => Math.round(v * 10)

/** Straight segments, rounded to `grain` pixels. */
export function polyline(line: Line, closed = false, grain = 0.1): string {
  const ten = (v: number): number => Math.round(Math.round(v / grain) * grain * 10)
  let x = ten(line[0][0])
  let y = ten(line[0][1])
  let d = `M${join([x, y])}`
  const deltas: number[] = []
  for (const [px, py] of line.slice(1)) {
    const dx = ten(px) - x
    const dy = ten(py) - y
    if (dx === 0 && dy === 0) continue
    deltas.push(dx, dy)
    x += dx
    y += dy
  }
  if (deltas.length) d += `l${join(deltas)}`
  return closed ? `${d}z` : d
}

export const rings = (list: readonly Line[], grain = 0.1): string =>
  list.map((r) => polyline(r, true, grain)).join('')

/** Catmull-Rom through the points, as relative cubics; each point of the line is a vertex, so markers sit on it. */
export function spline(line: Line): string {
  if (line.length < 3) return polyline(line)
  const at = (i: number): Point => line[Math.max(0, Math.min(line.length - 1, i))]
  let x = ten(line[0][0])
  let y = ten(line[0][1])
  let d = `M${join([x, y])}`
  const all: number[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const ex = ten(c[0])
    const ey = ten(c[1])
    all.push(
      ten(b[0] + (c[0] - a[0]) / 6) - x,
      ten(b[1] + (c[1] - a[1]) / 6) - y,
      ten(c[0] - (e[0] - b[0]) / 6) - x,
      ten(c[1] - (e[1] - b[1]) / 6) - y,
      ex - x,
      ey - y,
    )
    x = ex
    y = ey
  }
  d += `c${join(all)}`
  return d
}

/** Reads back what `polyline` and `rings` write, for the tests that compare the drawing with the rules. */
export function readRings(d: string): Point[][] {
  const out: Point[][] = []
  for (const part of d.split('M').slice(1)) {
    const [start, rest = ''] = part.replace(/z/g, '').split('l')
    const numbers = (s: string): number[] => (s.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    let [x, y] = numbers(start)
    const ring: Point[] = [[x, y]]
    const deltas = numbers(rest)
    for (let i = 0; i + 1 < deltas.length; i += 2) {
      x += deltas[i]
      y += deltas[i + 1]
      ring.push([x, y])
    }
    out.push(ring)
  }
  return out
}

/** Vertices of a path written by `spline` or `polyline`. */
export function readVertices(d: string): Point[][] {
  const out: Point[][] = []
  for (const part of d.split('M').slice(1)) {
    const cubic = part.includes('c')
    const [start, rest = ''] = part.split(/[cl]/)
    const numbers = (s: string): number[] => (s.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    let [x, y] = numbers(start)
    const line: Point[] = [[x, y]]
    const deltas = numbers(rest)
    const step = cubic ? 6 : 2
    for (let i = 0; i + step <= deltas.length; i += step) {
      x += deltas[i + step - 2]
      y += deltas[i + step - 1]
      line.push([x, y])
    }
    out.push(line)
  }
  return out
}
