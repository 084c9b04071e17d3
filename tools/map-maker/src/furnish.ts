import type { AreaSpec, BoardSpec, SignSpec } from './board-spec.ts'
import type { Claims } from './claims.ts'
import { textWidth } from './font-metrics.ts'
import type { Geography } from './geography.ts'
import type { Box, Point } from './geometry.ts'

/** Where an area's name, signs and pieces go. */
export interface Placed {
  readonly area: AreaSpec
  readonly name: {
    readonly at: Point
    readonly width: number
    readonly height: number
    readonly size: number
    readonly tracking: number
  } | null
  readonly signs: readonly { readonly sign: SignSpec; readonly at: Point }[]
  readonly zone: Box
}

/** Counts of the cells of one area in any rectangle, in constant time. */
interface Inside {
  readonly bounds: Box
  /** Square pixels of the box that do not belong to the area. */
  readonly outside: (box: Box) => number
}

export function insideOf(geography: Geography, areaIndex: number): Inside {
  const { grid, label, land } = geography.partition
  const { width, height, cell, x0, y0 } = grid
  let [i0, j0, i1, j1] = [width, height, -1, -1]
  for (let s = 0; s < label.length; s++) {
    if (label[s] !== areaIndex || !land[s]) continue
    const i = s % width
    const j = (s - i) / width
    if (i < i0) i0 = i
    if (i > i1) i1 = i
    if (j < j0) j0 = j
    if (j > j1) j1 = j
  }
  const w = Math.max(0, i1 - i0 + 1)
  const h = Math.max(0, j1 - j0 + 1)
  const sums = new Int32Array((w + 1) * (h + 1))
  for (let j = 0; j < h; j++) {
    let row = 0
    for (let i = 0; i < w; i++) {
      const s = (j + j0) * width + i + i0
      if (label[s] === areaIndex && land[s]) row++
      sums[(j + 1) * (w + 1) + i + 1] = sums[j * (w + 1) + i + 1] + row
    }
  }
  const clamp = (v: number, most: number) => Math.max(0, Math.min(most, v))
  return {
    bounds: [x0 + i0 * cell, y0 + j0 * cell, x0 + (i1 + 1) * cell, y0 + (j1 + 1) * cell],
    outside: ([bx0, by0, bx1, by1]) => {
      const a = clamp(Math.floor((bx0 - x0) / cell) - i0, w)
      const b = clamp(Math.ceil((bx1 - x0) / cell) - i0, w)
      const c = clamp(Math.floor((by0 - y0) / cell) - j0, h)
      const d = clamp(Math.ceil((by1 - y0) / cell) - j0, h)
      const within =
        sums[d * (w + 1) + b] - sums[c * (w + 1) + b] - sums[d * (w + 1) + a] + sums[c * (w + 1) + a]
      return Math.max(0, (bx1 - bx0) * (by1 - by0) - within * cell * cell)
    },
  }
}

const NAME_SIZES = { ribbon: 18.5, plain: 17.5, capital: 22, country: 30, range: 21 } as const
const NAME_TRACKING = { ribbon: 1.5, plain: 1.3, capital: 2.4, country: 7, range: 6 } as const

/** The key of a line of an area's name in the words table, where a language has a name of its own for it. */
export const nameKey = (area: AreaSpec, line: number): string =>
  line === 0 ? `area:${area.id}` : `area:${area.id}/${line + 1}`

/** Room for the name in whichever language is the longest. */
export function nameMetrics(
  area: AreaSpec,
  { nameScale, words }: Pick<BoardSpec, 'nameScale' | 'words'>,
): { width: number; height: number; size: number; tracking: number } {
  const size = Math.round(NAME_SIZES[area.nameStyle] * nameScale * 10) / 10
  const tracking = NAME_TRACKING[area.nameStyle]
  const lines = area.name.flatMap((line, i) => [line, words.pl[nameKey(area, i)] ?? line])
  const text = Math.max(
    ...lines.map((l) =>
      textWidth(area.nameStyle === 'capital' ? l.toUpperCase() : l, 'area', size, tracking),
    ),
  )
  if (area.nameStyle === 'ribbon') return { width: text + 52, height: 36, size, tracking }
  return { width: text + 8, height: size * 1.02 * area.name.length + 5, size, tracking }
}

/** Room for pieces, in columns and rows of blocks, the more welcome first. */
const ZONES: readonly (readonly [columns: number, rows: number, worth: number])[] = [
  [3, 2, 150],
  [4, 1, 120],
  [2, 2, 125],
  [3, 1, 105],
  [2, 1, 80],
  [1, 2, 70],
  [1, 1, 40],
]
const PITCH: Point = [1.2, 1.24]

const boxAt = (cx: number, cy: number, w: number, h: number): Box => [
  cx - w / 2,
  cy - h / 2,
  cx + w / 2,
  cy + h / 2,
]
const grow = (b: Box, pad: number): Box => [b[0] - pad, b[1] - pad, b[2] + pad, b[3] + pad]

/** Signs that belong to a town stand as near to it as they can without leaving their area or covering another sign. */
function placeTownSigns(area: AreaSpec, inside: Inside, claims: Claims): { sign: SignSpec; at: Point }[] {
  const out: { sign: SignSpec; at: Point }[] = []
  for (const sign of area.signs) {
    if (!sign.near) continue
    let best: { cost: number; at: Point } | null = null
    for (let r = 0; r <= 66; r += 3) {
      const steps = r === 0 ? 1 : 20
      for (let k = 0; k < steps; k++) {
        const a = (k / steps) * 2 * Math.PI
        const at: Point = [sign.near[0] + Math.cos(a) * r, sign.near[1] + Math.sin(a) * r]
        const box = boxAt(at[0], at[1], sign.width, sign.height)
        const cost =
          r * 0.5 + inside.outside(box) * (sign.overSea ? 0.02 : 0.12) + claims.hits(box, 1).length * 400
        if (!best || cost < best.cost) best = { cost, at }
      }
    }
    if (!best) continue
    out.push({ sign, at: best.at })
    claims.add('sign', `${area.id}:${sign.symbol}`, boxAt(best.at[0], best.at[1], sign.width, sign.height))
  }
  return out
}

interface Option {
  readonly cost: number
  readonly name: Point
  readonly zone: Box
  readonly signs: readonly Point[]
}

/** How name, loose signs and zone may stand to each other. */
function* arrangements(
  nameW: number,
  nameH: number,
  signs: readonly SignSpec[],
  zoneW: number,
  zoneH: number,
  beside: boolean,
) {
  const gap = 4
  const rowW = signs.reduce((sum, s) => sum + s.width + 3, -3)
  const rowH = Math.max(0, ...signs.map((s) => s.height))
  const row = (cx: number, cy: number): Point[] => {
    let x = cx - rowW / 2
    return signs.map((s): Point => {
      const at: Point = [x + s.width / 2, cy]
      x += s.width + 3
      return at
    })
  }
  const heads: { w: number; h: number; name: Point; signs: Point[] }[] = []
  if (signs.length === 0) heads.push({ w: nameW, h: nameH, name: [0, 0], signs: [] })
  else {
    const wide = nameW + rowW + 3
    const high = Math.max(nameH, rowH)
    const side = {
      w: wide,
      h: high,
      name: [wide / 2 - nameW / 2, 0] as Point,
      signs: row(-wide / 2 + rowW / 2, 0),
    }
    const right = {
      w: wide,
      h: high,
      name: [-wide / 2 + nameW / 2, 0] as Point,
      signs: row(wide / 2 - rowW / 2, 0),
    }
    const tall = nameH + rowH + 3
    const under = {
      w: Math.max(nameW, rowW),
      h: tall,
      name: [0, -tall / 2 + nameH / 2] as Point,
      signs: row(0, tall / 2 - rowH / 2),
    }
    if (beside) heads.push(side, right, under)
    else heads.push(under, side, right)
  }
  let rank = 0
  for (const head of heads) {
    const move = (dx: number, dy: number) => ({
      name: [head.name[0] + dx, head.name[1] + dy] as Point,
      signs: head.signs.map(([x, y]): Point => [x + dx, y + dy]),
    })
    const v = (head.h + gap + zoneH) / 2
    yield { ...move(0, -v + head.h / 2), zone: [0, v - zoneH / 2] as Point, rank }
    yield { ...move(0, v - head.h / 2), zone: [0, -v + zoneH / 2] as Point, rank: rank + 6 }
    const u = (head.w + gap + zoneW) / 2
    yield { ...move(-u + head.w / 2, 0), zone: [u - zoneW / 2, 0] as Point, rank: rank + 4 }
    yield { ...move(u - head.w / 2, 0), zone: [-u + zoneW / 2, 0] as Point, rank: rank + 4 }
    // Staggered: the zone slips under one end of the name, for areas that lean.
    for (const s of [-1, 1]) {
      const shift = (s * Math.max(0, head.w - zoneW)) / 2
      if (Math.abs(shift) > 8)
        yield { ...move(0, -v + head.h / 2), zone: [shift, v - zoneH / 2] as Point, rank: rank + 3 }
      if (Math.abs(shift) > 8)
        yield { ...move(0, v - head.h / 2), zone: [shift, -v + zoneH / 2] as Point, rank: rank + 8 }
    }
    rank += 7
  }
}

/** Name, loose signs and room for pieces of every area, largest constraint first: small areas choose before big ones. */
export function furnish(geography: Geography, claims: Claims): Map<string, Placed> {
  const spec: BoardSpec = geography.spec
  const out = new Map<string, Placed>()
  const insides = spec.areas.map((_, k) => insideOf(geography, k))
  const sizes = new Map(
    geography.spec.areas.map((a, k) => [
      a.id,
      -insides[k].outside(insides[k].bounds) + area2(insides[k].bounds),
    ]),
  )
  const order = spec.areas.map((a, k) => ({ a, k })).filter(({ a }) => a.name.length > 0)
  const rank = (a: AreaSpec): number => (a.place === undefined ? (sizes.get(a.id) ?? 0) : 0)
  order.sort((p, q) => rank(p.a) - rank(q.a))
  for (const { a } of order) {
    // The box is taken before anything else looks for room; its own contents lie inside it.
    if (a.box)
      claims.add('furniture', `${a.id}:box`, [
        a.box[0] - 2,
        a.box[1] - 2,
        a.box[0] + a.box[2] + 5,
        a.box[1] + a.box[3] + 6,
      ])
  }
  const towns = new Map(order.map(({ a, k }) => [a.id, a.box ? [] : placeTownSigns(a, insides[k], claims)]))
  const frame: Box = [
    spec.margin + 4,
    spec.margin + 4,
    spec.width - spec.margin - 4,
    spec.height - spec.margin - 4,
  ]
  for (const { a, k } of order) {
    const inside = insides[k]
    const metrics = nameMetrics(a, spec)
    const loose = a.signs.filter((s) => !s.near || a.box)
    const best = a.box
      ? inBox(a.box, metrics, loose)
      : (a.place ?? choose(spec, a, inside, metrics, loose, claims, frame))
    const named = { at: best.name, ...metrics }
    if (!a.box)
      claims.add('name', `${a.id}:name`, boxAt(best.name[0], best.name[1], metrics.width, metrics.height))
    loose.forEach((s, i) => {
      if (!a.box)
        claims.add(
          'sign',
          `${a.id}:${s.symbol}`,
          boxAt(best.signs[i][0], best.signs[i][1], s.width, s.height),
        )
    })
    if (a.kind !== 'impassable' && !a.box) claims.add('zone', `${a.id}:zone`, best.zone)
    out.set(a.id, {
      area: a,
      name: named,
      signs: [...(towns.get(a.id) ?? []), ...loose.map((sign, i) => ({ sign, at: best.signs[i] }))],
      zone: best.zone,
    })
  }
  return out
}

/** In a box of its own: name on top, signs beside it, and all the rest for pieces. */
function inBox(
  [x, y, w, h]: readonly [number, number, number, number],
  metrics: { width: number; height: number },
  loose: readonly SignSpec[],
): Option {
  const rowW = loose.reduce((sum, s) => sum + s.width + 4, 0)
  const top = y + 30
  const left = x + w / 2 - (metrics.width + rowW) / 2
  let at = left + metrics.width + 4
  const signs = loose.map((s): Point => {
    const p: Point = [at + s.width / 2, top]
    at += s.width + 4
    return p
  })
  return {
    cost: 0,
    name: [left + metrics.width / 2, top],
    zone: [x + 10, y + 54, x + w - 10, y + h - 10],
    signs,
  }
}

const area2 = (b: Box): number => (b[2] - b[0]) * (b[3] - b[1])

function choose(
  spec: BoardSpec,
  a: AreaSpec,
  inside: Inside,
  metrics: { width: number; height: number },
  loose: readonly SignSpec[],
  claims: Claims,
  frame: Box,
): Option {
  let best: Option | null = null
  const near = claims.list.filter((c) => boxesNear(c.box, grow(inside.bounds, 90)))
  const hitCost = (box: Box, each: number): number => {
    let cost = 0
    for (const c of near) {
      const w = Math.min(box[2], c.box[2]) - Math.max(box[0], c.box[0]) + 2
      const h = Math.min(box[3], c.box[3]) - Math.max(box[1], c.box[1]) + 2
      if (w > 0 && h > 0) cost += each + w * h * 0.2
    }
    return cost
  }
  const offFrame = (b: Box): number =>
    b[0] < frame[0] || b[1] < frame[1] || b[2] > frame[2] || b[3] > frame[3] ? 2000 : 0
  const range = a.kind === 'impassable'
  const zones = range ? ([[0.2, 0.2, 0]] as const) : ZONES
  // Wide areas are searched on a coarser grid: a few pixels more or less do not show there.
  const step = Math.max(4, Math.round(Math.sqrt(area2(inside.bounds)) / 44))
  for (const [columns, rows, worth] of zones) {
    const zoneW = columns * PITCH[0] * spec.blockSize
    const zoneH = rows * PITCH[1] * spec.blockSize
    for (const shape of arrangements(
      metrics.width,
      metrics.height,
      loose,
      zoneW,
      zoneH,
      a.nameStyle === 'ribbon' && loose.length < 2,
    )) {
      const base = 200 - worth + shape.rank
      if (best && base > best.cost) continue
      for (let y = inside.bounds[1] - 20; y <= inside.bounds[3] + 20; y += step) {
        for (let x = inside.bounds[0] - 20; x <= inside.bounds[2] + 20; x += step) {
          const far = Math.hypot(x - a.label[0], y - a.label[1]) * 0.12
          let cost = base + far
          if (best && cost >= best.cost) continue
          const name = boxAt(x + shape.name[0], y + shape.name[1], metrics.width, metrics.height)
          cost += inside.outside(grow(name, 3)) * 0.45 + offFrame(name)
          if (best && cost >= best.cost) continue
          const zone = boxAt(x + shape.zone[0], y + shape.zone[1], zoneW, zoneH)
          if (!range) {
            cost += inside.outside(zone) * 0.05 + offFrame(zone)
            // The middle of the room for pieces must be the area itself, or a click on it would miss.
            if (inside.outside(boxAt(x + shape.zone[0], y + shape.zone[1], 6, 6)) > 0) cost += 220
          }
          if (best && cost >= best.cost) continue
          const signs = shape.signs.map(([sx, sy]): Point => [x + sx, y + sy])
          for (let i = 0; i < loose.length; i++)
            cost +=
              inside.outside(grow(boxAt(signs[i][0], signs[i][1], loose[i].width, loose[i].height), 1)) * 0.45
          if (best && cost >= best.cost) continue
          cost += hitCost(name, 600) + (range ? 0 : hitCost(zone, 500))
          for (let i = 0; i < loose.length; i++)
            cost += hitCost(boxAt(signs[i][0], signs[i][1], loose[i].width, loose[i].height), 600)
          if (!best || cost < best.cost)
            best = { cost, name: [x + shape.name[0], y + shape.name[1]], zone, signs }
        }
      }
    }
  }
  if (!best) throw new Error(`no room for ${a.id}`)
  return best
}

const boxesNear = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
