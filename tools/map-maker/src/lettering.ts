import { escapeText, num } from '@muster/board-kit/svg'
import type { BoardSpec } from './board-spec.ts'
import type { Claims } from './claims.ts'
import { face, type Lettering, textWidth } from './font-metrics.ts'
import type { Placed } from './furnish.ts'
import type { Geography } from './geography.ts'
import { type Box, type Point, resample, smooth } from './geometry.ts'
import { spline } from './path.ts'
import { pointIndex } from './point-index.ts'
import { cellAt } from './raster.ts'
import { stampAt } from './stamps.ts'
import { meander } from './water.ts'

/** The Fell types know no Polish and few accented letters; such names are set in Garamond. */
export function townLettering(text: string): Lettering {
  const fell = face('im-fell-dw-pica latin 400 italic')
  return [...text].every((c) => fell.advance(c.codePointAt(0) ?? 0) !== null) ? 'town' : 'accent'
}

const SIZE = 13.4

/** A printed name that is another in Polish carries the key of its word. */
const wordKey = (words: BoardSpec['words'], key: string): string =>
  key in words.pl ? ` data-w="${key}"` : ''

/** Names of the seas, set by the spec; they claim their room letter by letter because they slant. */
export function seaNames(geography: Geography, claims: Claims): string {
  const { seaNames: seas, words } = geography.spec
  return seas
    .map((s, i) => {
      const width = textWidth(s.text, 'sea', s.size, s.tracking)
      const a = (s.turn * Math.PI) / 180
      for (let u = -width / 2; u <= width / 2; u += 10) {
        const x = s.at[0] + Math.cos(a) * u
        const y = s.at[1] + Math.sin(a) * u
        claims.add('sea-name', `sea:${s.text}`, [
          x - s.size * 0.3,
          y - s.size * 0.62,
          x + s.size * 0.3,
          y + s.size * 0.2,
        ])
      }
      return `<text transform="translate(${num(s.at[0])},${num(s.at[1])})${s.turn ? `rotate(${s.turn})` : ''}" style="--s:${s.size}px" letter-spacing="${s.tracking}"${wordKey(words, `sea:${i + 1}`)}>${escapeText(s.text)}</text>`
    })
    .join('')
}

interface Wish {
  readonly text: string
  readonly area: string
  readonly at: Point
  /** The sign it belongs to, or null for a plain dot. */
  readonly sign: Box | null
}

/** Town names: eight places each, dropped rather than crossed with a border or another name. */
export function townNames(
  geography: Geography,
  placedAreas: ReadonlyMap<string, Placed>,
  claims: Claims,
  borderPoints: readonly Point[],
): { svg: string; dropped: string[] } {
  const { spec, partition } = geography
  const wishes: Wish[] = []
  for (const area of spec.areas) {
    const signed = placedAreas.get(area.id)?.signs ?? []
    for (const { sign, at } of signed) {
      if (!sign.town) continue
      wishes.push({
        text: sign.town,
        area: area.id,
        at,
        sign: [
          at[0] - sign.width / 2,
          at[1] - sign.height / 2,
          at[0] + sign.width / 2,
          at[1] + sign.height / 2,
        ],
      })
    }
  }
  for (const area of spec.areas) {
    for (const name of area.towns) {
      const p = area.points.find((q) => q.name === name)
      if (!p || area.signs.some((s) => s.town === name)) continue
      wishes.push({ text: name.replace(/ Castle$| \(.*\)$/, ''), area: area.id, at: p.at, sign: null })
    }
  }
  const m = spec.margin + 8
  const isLand = (x: number, y: number): boolean => {
    const c = cellAt(partition.grid, x, y)
    return c >= 0 && partition.land[c] === 1
  }
  const borders = pointIndex(borderPoints)
  const dropped: string[] = []
  const dots: Point[] = []
  let svg = ''
  for (const wish of wishes) {
    const kind = townLettering(wish.text)
    const w = textWidth(wish.text, kind, SIZE, 0.15)
    const h = SIZE * 0.78
    const [x, y] = wish.at
    const s = wish.sign
    const spots: Point[] = s
      ? [
          [s[2] + 2, y + 4],
          [s[0] - 2 - w, y + 4],
          [x - w / 2, s[3] + h + 1],
          [x - w / 2, s[1] - 3],
          [s[2] + 2, y - 6],
          [s[0] - 2 - w, y - 6],
          [s[2] + 2, y + 14],
          [s[0] - 2 - w, y + 14],
          [s[2] - 8, s[3] + h + 1],
          [s[0] + 8 - w, s[3] + h + 1],
          [s[2] - 8, s[1] - 3],
          [s[0] + 8 - w, s[1] - 3],
        ]
      : [
          [x + 6, y + 4],
          [x - 6 - w, y + 4],
          [x - w / 2, y - 7],
          [x - w / 2, y + 14],
          [x + 5, y - 4],
          [x + 5, y + 12],
          [x - 5 - w, y - 4],
          [x - 5 - w, y + 12],
        ]
    if (!s && !claims.free([x - 4, y - 4, x + 4, y + 4], 1)) {
      dropped.push(wish.text)
      continue
    }
    let best: { cost: number; at: Point; box: Box } | null = null
    spots.forEach(([tx, ty], i) => {
      const box: Box = [tx - 1, ty - h, tx + w + 1, ty + 2.5]
      let cost = i * 0.6 + (claims.free(box, 1) ? 0 : 60)
      cost += borders.count(box[0] - 2, box[1] - 1, box[2] + 2, box[3] + 1) * (s ? 3 : 5)
      let dry = 0
      for (let t = 0; t <= 4; t++) dry += isLand(box[0] + ((box[2] - box[0]) * t) / 4, ty - 3) ? 1 : 0
      if (dry > 0 && dry < 5) cost += 6
      if (box[0] < m || box[2] > spec.width - m || box[1] < m || box[3] > spec.height - m) cost += 100
      if (!best || cost < best.cost) best = { cost, at: [tx, ty], box }
    })
    const found = best as { cost: number; at: Point; box: Box } | null
    // The city of a rule may stand close to a border; a mere village may not.
    if (!found || found.cost >= (s ? 58 : 30)) {
      dropped.push(wish.text)
      continue
    }
    const id = `town:${wish.area}:${wish.text}`
    claims.add('town', id, found.box)
    if (!s) {
      claims.add('dot', id, [x - 3.5, y - 3.5, x + 3.5, y + 3.5])
      dots.push([x, y])
    }
    svg += `<text x="${num(found.at[0])}" y="${num(found.at[1])}"${kind === 'accent' ? ' class="accent"' : ''}${wordKey(spec.words, `town:${wish.text}`)}>${escapeText(wish.text)}</text>`
  }
  return { svg: svg + (dots.length === 0 ? '' : stampAt('dot', dots)), dropped }
}

/** River names slide along their river until they hit nothing; a river without room keeps silent. */
export function riverNames(
  geography: Geography,
  claims: Claims,
  borderPoints: readonly Point[],
): { defs: string; svg: string } {
  const { spec, partition } = geography
  const size = 12.6
  const borders = pointIndex(borderPoints)
  let defs = ''
  let svg = ''
  let n = 0
  const seen = new Set<string>()
  for (const river of spec.rivers) {
    if (!river.label || seen.has(river.label)) continue
    seen.add(river.label)
    let line = smooth(resample(meander(river.line), 6), 14).filter(([x, y]) => {
      const c = cellAt(partition.grid, x, y)
      return c >= 0 && partition.land[c] === 1
    })
    if (line.length < 4) continue
    if (line[0][0] > line[line.length - 1][0]) line = [...line].reverse()
    const shifted = line.map(([x, y], i): Point => {
      const a = line[Math.max(0, i - 1)]
      const b = line[Math.min(line.length - 1, i + 1)]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x + ((b[1] - a[1]) / l) * 4.4, y - ((b[0] - a[0]) / l) * 4.4]
    })
    const kind = townLettering(river.label)
    const steps = Math.ceil(textWidth(river.label, kind, size, 1.2) / 6) + 1
    let best: { cost: number; at: number } | null = null
    for (let i = 2; i + steps < shifted.length - 1; i++) {
      let cost = 0
      for (let k = 0; k <= steps && cost < 12; k++) {
        const [x, y] = shifted[i + k]
        if (!claims.free([x - 5, y - 10, x + 5, y + 4])) cost += 12
        if (borders.count(x - 8, y - 13, x + 8, y + 7) > 0) cost += 4
      }
      const tilt = Math.abs(
        Math.atan2(shifted[i + steps][1] - shifted[i][1], shifted[i + steps][0] - shifted[i][0]),
      )
      cost += tilt * 2
      // Letters must not fold over in a bend.
      for (let k = 1; k < steps; k++) {
        const a = Math.atan2(
          shifted[i + k][1] - shifted[i + k - 1][1],
          shifted[i + k][0] - shifted[i + k - 1][0],
        )
        const b = Math.atan2(
          shifted[i + k + 1][1] - shifted[i + k][1],
          shifted[i + k + 1][0] - shifted[i + k][0],
        )
        if (Math.abs(Math.atan2(Math.sin(b - a), Math.cos(b - a))) > 0.5) cost += 3
      }
      if (!best || cost < best.cost) best = { cost, at: i }
    }
    if (!best || best.cost >= 9) continue
    const part = shifted.slice(best.at, best.at + steps + 3)
    for (const [x, y] of part.slice(0, steps + 1))
      claims.add('river-name', `river:${river.name}`, [x - 4, y - 9, x + 4, y + 4])
    defs += `<path id="rv${n}" d="${spline(part)}"/>`
    svg += `<text${kind === 'accent' ? ' class="accent"' : ''}${wordKey(spec.words, `river:${river.label}`)}><textPath href="#rv${n}">${escapeText(river.label)}</textPath></text>`
    n++
  }
  return { defs, svg }
}
