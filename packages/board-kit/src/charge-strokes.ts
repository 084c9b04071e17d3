/** What charges are drawn with. */
import { num, taper, type XY } from './svg.ts'

export const star = (radius: number, points: number, inner: number): string => {
  let d = ''
  for (let i = 0; i < points * 2; i++) {
    const a = ((-90 + (i * 180) / points) * Math.PI) / 180
    const r = i % 2 ? radius * inner : radius
    d += `${i ? 'L' : 'M'}${num(Math.cos(a) * r)},${num(Math.sin(a) * r)}`
  }
  return `${d}Z`
}

export const disc = (x: number, y: number, r: number): string =>
  `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 1,0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1,0 ${num(-2 * r)},0Z`

export const foil = (petals: number, out: number, r: number): string =>
  Array.from({ length: petals }, (_, i) => {
    const a = ((-90 + (i * 360) / petals) * Math.PI) / 180
    return disc(Math.cos(a) * out, Math.sin(a) * out, r)
  }).join('')

export const paw = (x: number, y: number, degrees: number, s = 1): string => {
  const r = (degrees * Math.PI) / 180
  const q = (d: number, l: number): XY => [x + Math.cos(r + d) * l * s, y + Math.sin(r + d) * l * s]
  return (
    taper([[x, y], q(0, 7)], [7 * s, 5 * s]) +
    [-0.75, -0.1, 0.6].map((d) => taper([q(d, 3), q(d, 8), q(d + 0.25, 12)], [4.2 * s, 3 * s, 0.3])).join('')
  )
}

export const locks = (
  rows: readonly (readonly [number, number, number, number])[],
  back: XY,
  w: number,
): string =>
  rows
    .map(([a, b, c, d]) =>
      taper(
        [
          [a + back[0], b + back[1]],
          [a, b],
          [c, d],
        ],
        [w, w - 1, 0.4],
      ),
    )
    .join('')

export const bar = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2},${y - h / 2}h${w}v${h}h${-w}Z`
