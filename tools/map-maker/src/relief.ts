import { hill, pine, tree } from '@muster/board-kit/signs'
import { num } from '@muster/board-kit/svg'
import type { Claims } from './claims.ts'
import type { Geography } from './geography.ts'
import { type Point, resample } from './geometry.ts'
import { pointIndex } from './point-index.ts'
import { seeded } from './random.ts'
import { cellAt, signedDistance } from './raster.ts'
import { stamp, stampAt } from './stamps.ts'

const BIG: Point = [36, 23]
const SMALL: Point = [25, 14]

/** Ten profiles of hills, three trees and a pine, to be stamped. */
export function reliefStamps(): string {
  const hills = Array.from({ length: 10 }, (_, i) => {
    const [w, h] = i >= 5 ? BIG : SMALL
    return stamp(`h${i}`, hill(w, h, seeded(77 + i * 13)))
  })
  const trees = [3, 9, 21].map((s, i) => stamp(`t${i}`, tree(seeded(s))))
  return [...hills, ...trees, stamp('t3', pine())].join('')
}

interface Mark {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly stamp: string
  readonly scale: number
}

/** How far a mark is drawn beyond its width and height. */
const FRINGE = 4

const overlap = (a: Mark, b: Mark): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + FRINGE && a.y - a.h < b.y + FRINGE && b.y - b.h < a.y + FRINGE

/**
 * Near covers far; but of what covers nothing else, all that is alike is stamped by one path. A browser pays for every
 * element of a board.
 */
function stamped(marks: readonly Mark[]): string {
  const layers: Mark[][] = []
  for (const mark of marks.toSorted((p, q) => p.y - q.y || p.x - q.x)) {
    const above = layers.findLastIndex((layer) => layer.some((under) => overlap(under, mark)))
    layers[above + 1] = [...(layers[above + 1] ?? []), mark]
  }
  let svg = ''
  for (const layer of layers) {
    const alike = new Map<string, Point[]>()
    for (const { stamp: id, scale, x, y } of layer) {
      const key = `${id} ${num(scale)}`
      alike.set(key, [...(alike.get(key) ?? []), [Math.round(x), Math.round(y)]])
    }
    for (const [key, at] of alike) {
      const [id, scale] = key.split(' ')
      svg += stampAt(id, at, Number(scale))
    }
  }
  return svg
}

/**
 * Hills are thrown around their ranges, large ones near the crest, and refused wherever they would touch the coast,
 * a border, a river, a name, a sign or another hill. Trees take what is left.
 */
export function relief(
  geography: Geography,
  claims: Claims,
  borderPoints: readonly Point[],
  riverPoints: readonly Point[],
): string {
  const { spec, partition } = geography
  const { grid, land, label } = partition
  const random = seeded(42)
  const distance = signedDistance(land, grid)
  const depth = (x: number, y: number): number => {
    const c = cellAt(grid, x, y)
    return c < 0 ? 99 : distance[c]
  }
  const borders = pointIndex(borderPoints)
  const rivers = pointIndex(riverPoints)
  const onBorder = (x0: number, y0: number, x1: number, y1: number) => borders.count(x0, y0, x1, y1) > 0
  const onRiver = (x0: number, y0: number, x1: number, y1: number) => rivers.count(x0, y0, x1, y1) > 0
  const placed: Mark[] = []
  const bucket = new Map<number, Mark[]>()
  const nearby = (x: number, y: number): Mark[] => {
    const out: Mark[] = []
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        out.push(...(bucket.get((Math.floor(y / 48) + j) * 4096 + Math.floor(x / 48) + i) ?? []))
    return out
  }
  const keep = (item: Mark) => {
    placed.push(item)
    const key = Math.floor(item.y / 48) * 4096 + Math.floor(item.x / 48)
    const list = bucket.get(key)
    if (list) list.push(item)
    else bucket.set(key, [item])
  }
  const bell = () => (random() + random() + random() - 1.5) / 1.5
  const tryHill = (x: number, y: number, k: number) => {
    const c = cellAt(grid, x, y)
    if (c < 0 || !land[c]) return
    const area = spec.areas[label[c]]
    if (area.kind === 'scenery') return
    const range = area.kind === 'impassable'
    const big = k > 0.92
    const scale = Math.min(1.25, big ? k : k * 1.15)
    const w = (big ? BIG : SMALL)[0] * scale
    const h = (big ? BIG : SMALL)[1] * scale
    if (depth(x, y) > -9 || depth(x - w / 2, y) > -4 || depth(x + w / 2, y) > -4 || depth(x, y - h) > -2)
      return
    // Pieces stand on the ground, hills and all; printed signs do not.
    if (!claims.free([x - w / 2, y - h, x + w / 2, y + 1], 2, 'zone')) return
    const dx = range ? 0.3 : 0.4
    if (
      nearby(x, y).some(
        (p) =>
          Math.abs(p.x - x) < (p.w + w) * dx &&
          Math.abs(p.y - y) < Math.max(range ? 6 : 9, (p.h + h) * 0.36 * (dx / 0.4)),
      )
    )
      return
    if (onBorder(x - w * 0.5 - 3, y - h - 2, x + w * 0.5 + 3, y + 4)) return
    if (onRiver(x - w * 0.5 - 2, y - h * 0.9, x + w * 0.5 + 2, y + 4)) return
    const id = (big ? 5 : 0) + Math.floor(random() * 5)
    keep({ x, y, w, h, stamp: `h${id}`, scale })
  }
  for (const range of spec.ranges) {
    for (const [x, y] of resample(range.line, 8)) {
      for (let t = 0; t < range.density; t++) {
        const across = bell()
        const along = bell()
        tryHill(
          x + along * range.spread,
          y + across * range.spread,
          range.size * (1 - 0.4 * Math.abs(across)) * (0.82 + 0.36 * random()),
        )
      }
    }
  }
  // Impassable ranges are filled to their borders: nobody crosses them.
  const barred = new Set(spec.areas.flatMap((a, k) => (a.kind === 'impassable' ? [k] : [])))
  if (barred.size) {
    for (let s = 0; s < label.length; s++) {
      if (!barred.has(label[s]) || !land[s] || random() > 0.09) continue
      const i = s % grid.width
      tryHill(grid.x0 + i * grid.cell, grid.y0 + ((s - i) / grid.width) * grid.cell, 0.95 + 0.35 * random())
    }
  }
  for (const wood of spec.woods) {
    let grown = 0
    for (let n = 0; n < 600 && grown < wood.count; n++) {
      const a = random() * 6.283
      const r = Math.sqrt(random()) * wood.radius * 1.9
      const x = wood.at[0] + Math.cos(a) * r * 1.35
      const y = wood.at[1] + Math.sin(a) * r * 0.85
      const c = cellAt(grid, x, y)
      if (c < 0 || !land[c] || depth(x, y) > -8) continue
      if (!claims.free([x - 6, y - 13, x + 6, y + 1], 1, 'zone')) continue
      if (
        nearby(x, y).some(
          (p) =>
            Math.abs(p.x - x) < (p.w + 9) * 0.5 &&
            y > p.y - p.h - 1 &&
            y - 13 < p.y + 2 &&
            Math.hypot((p.x - x) / 1.1, (p.y - y) * 1.25) < (p.w + 8) * 0.5,
        )
      )
        continue
      if (onBorder(x - 8, y - 14, x + 8, y + 4) || onRiver(x - 7, y - 10, x + 7, y + 3)) continue
      keep({ x, y, w: 9, h: 13, stamp: `t${wood.pine ? 3 : Math.floor(random() * 3)}`, scale: 1 })
      grown++
    }
  }
  return stamped(placed)
}
