import { useShield } from '@muster/board-kit/blazon'
import { cartouche, cog, compassRose, cornerRose, galleon, ribbon, serpent } from '@muster/board-kit/signs'
import { escapeText, num, place } from '@muster/board-kit/svg'
import type { BoardSpec, TrackSpec } from './board-spec.ts'
import { BORDER_LAYERS, markerOf } from './borders.ts'
import type { Claims } from './claims.ts'
import { textWidth } from './font-metrics.ts'
import type { Box, Point } from './geometry.ts'
import { stampAt } from './stamps.ts'

/** A word that is translated: its key is kept, so that a client can set it in another language. */
const word = (spec: BoardSpec, key: string, attributes: string): string =>
  `<text ${attributes} data-w="${key}">${escapeText(spec.words.en[key] ?? key)}</text>`

const longest = (spec: BoardSpec, key: string, kind: 'word' | 'head', size: number): number =>
  Math.max(textWidth(spec.words.en[key] ?? key, kind, size), textWidth(spec.words.pl[key] ?? key, kind, size))

/** A paper plate with cut corners and a fine inner line. */
export function plate([x0, y0, x1, y1]: Box, corner = 12): string {
  const at = (i: number, c: number): string => {
    const [a, b, d, e] = [x0 + i, y0 + i, x1 - i, y1 - i]
    return `M${num(a)},${num(b + c)}Q${num(a + c)},${num(b + c)} ${num(a + c)},${num(b)}H${num(d - c)}Q${num(d - c)},${num(b + c)} ${num(d)},${num(b + c)}V${num(e - c)}Q${num(d - c)},${num(e - c)} ${num(d - c)},${num(e)}H${num(a + c)}Q${num(a + c)},${num(e - c)} ${num(a)},${num(e - c)}Z`
  }
  return `<path d="${at(0, corner)}" class="shade" transform="translate(4,5)"/><path d="${at(0, corner)}" class="plate"/><path d="${at(5, corner)}" class="plate-in"/>`
}

/** The degree bars at their true longitude and latitude, and the rules around them. */
export function frame(spec: BoardSpec): string {
  const { width: w, height: h, margin: m, strip } = spec
  const total = h + strip
  const [west, south, east, north] = spec.window
  const latAt = (lon: number, y: number): number => {
    let low = south - 8
    let high = north + 8
    for (let i = 0; i < 40; i++) {
      const mid = (low + high) / 2
      if (spec.project([lon, mid])[1] > y) low = mid
      else high = mid
    }
    return (low + high) / 2
  }
  const lonAt = (lat: number, x: number): number => {
    let low = west - 12
    let high = east + 12
    for (let i = 0; i < 40; i++) {
      const mid = (low + high) / 2
      if (spec.project([mid, lat])[0] < x) low = mid
      else high = mid
    }
    return (low + high) / 2
  }
  const step = spec.meridians.minutes / 60
  let bars = ''
  let labels = ''
  const clip = (v: number, most: number) => Math.max(m, Math.min(most, v))
  for (const y of [m, h - m]) {
    const top = y === m
    for (let k = Math.ceil((west - 10) / step); k * step < east + 10; k++) {
      const a = spec.project([k * step, latAt(k * step, y)])[0]
      const b = spec.project([(k + 1) * step, latAt((k + 1) * step, y)])[0]
      if (b < m || a > w - m) continue
      if (k % 2 === 0)
        bars += `M${num(clip(a, w - m))},${top ? m - 8 : y}H${num(clip(b, w - m))}v8H${num(clip(a, w - m))}Z`
      const lon = Math.round(k * step * 1000) / 1000
      if (lon % spec.meridians.label === 0 && a > m + 20 && a < w - m - 20)
        labels += `<text x="${num(a)}" y="${top ? 28 : h - 18}">${Math.abs(lon)}°</text>`
    }
  }
  for (const x of [m, w - m]) {
    const left = x === m
    for (let k = Math.ceil((south - 8) / step); k * step < north + 8; k++) {
      const a = spec.project([lonAt((k + 1) * step, x), (k + 1) * step])[1]
      const b = spec.project([lonAt(k * step, x), k * step])[1]
      if (b < m || a > h - m) continue
      if (k % 2 === 0)
        bars += `M${left ? m - 8 : x},${num(clip(a, h - m))}V${num(clip(b, h - m))}h8V${num(clip(a, h - m))}Z`
      const lat = Math.round(k * step * 1000) / 1000
      if (lat % spec.meridians.label === 0 && b > m + 20 && b < h - m - 20)
        labels += `<text x="${left ? 26 : w - 26}" y="${num(b + 4)}">${Math.abs(lat)}°</text>`
    }
  }
  const rule = (i: number, thick: number): string =>
    `<rect x="${i}" y="${i}" width="${w - 2 * i}" height="${total - 2 * i}" stroke-width="${thick}"/>`
  const corners = [
    [27, 27],
    [w - 27, 27],
    [27, total - 27],
    [w - 27, total - 27],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x},${y})"><rect x="-19" y="-19" width="38" height="38" class="frame-fill" stroke-width="1.4"/><g transform="scale(.17)">${cornerRose()}</g></g>`,
    )
    .join('')
  return `<path d="M0,0H${w}V${total}H0ZM${m},${m}V${h - m}H${w - m}V${m}Z" class="frame-fill" fill-rule="evenodd"/><g class="frame-lines">${rule(8, 0.8)}${rule(11, 3)}${rule(16, 0.8)}<rect x="30" y="30" width="${w - 60}" height="${h - 60}" stroke-width=".9"/><rect x="38" y="38" width="${w - 76}" height="${h - 76}" stroke-width=".9"/><rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" stroke-width="1.8"/></g><path d="${bars}" class="bars"/><g class="degrees">${labels}</g><g class="ornament frame-lines">${corners}</g>`
}

export function title(spec: BoardSpec, claims: Claims): string {
  const { at, scale, lines, arms } = spec.title
  const fit = (text: string, size: number, room: number): number =>
    Math.min(size, (size * room) / textWidth(text, 'area', size, 3))
  const big = Math.min(fit(lines[0], 63, 270), fit(lines[2], 63, 270))
  claims.add('furniture', 'title', [
    at[0] - 236 * scale,
    at[1] - 186 * scale,
    at[0] + 236 * scale,
    at[1] + 160 * scale,
  ])
  return group3(
    at,
    scale,
    `<g class="ornament">${cartouche()}${useShield(arms[0], -194, 4, 86)}${useShield(arms[1], 194, 4, 86)}${stampAt('s-crown', [[0, -150]], 1.86)}</g><rect x="-208" y="-120" width="416" height="232" class="plain-only plate"/><text y="-24" class="t-big" style="--s:${num(big)}px">${escapeText(lines[0])}</text><text y="6" class="t-small" style="--s:25px">${escapeText(lines[1])}</text><text y="54" class="t-big" style="--s:${num(big)}px">${escapeText(lines[2])}</text>${word(spec, spec.title.motto, 'y="80" class="t-motto" style="--s:17px"')}`,
  )
}
const group3 = (at: Point, scale: number, body: string): string =>
  `<g transform="${place(at[0], at[1], scale)}" text-anchor="middle">${body}</g>`

export function legend(spec: BoardSpec, claims: Claims): string {
  const { at, width, rows } = spec.legend
  const [x, y] = at
  const rowH = 34
  const h = 56 + rows.length * rowH
  claims.add('furniture', 'legend', [x, y, x + width + 5, y + h + 6])
  let out =
    plate([x, y, x + width, y + h]) +
    word(
      spec,
      'legend',
      `x="${x + width / 2}" y="${y + 33}" class="head" text-anchor="middle" style="--s:21px"`,
    )
  const textX = x + 122
  const room = x + width - 14 - textX
  rows.forEach((row, i) => {
    const cy = y + 60 + i * rowH
    const size = Math.min(16.5, (16.5 * room) / longest(spec, row.key, 'word', 16.5))
    out += word(spec, row.key, `x="${textX}" y="${num(cy + 5)}" class="word" style="--s:${num(size)}px"`)
    if ('border' in row.sample) {
      const style = row.sample.border
      const points = Array.from(
        { length: 7 },
        (_, k): Point => [x + 26 + k * 13, cy + Math.sin(k * 1.05) * 4],
      )
      const d = points
        .map((p, k) =>
          k === 0
            ? `M${num(p[0])},${num(p[1])}`
            : `S${num(p[0] - 6)},${num(p[1] - Math.cos(k * 1.05) * 2)} ${num(p[0])},${num(p[1])}`,
        )
        .join('')
      const mark = markerOf(style)
      out += `<g class="b b-${style}">${BORDER_LAYERS[style].map((c, k, all) => `<path d="${d}" class="${c}"${mark && k === all.length - 1 ? ` marker-mid="url(#${mark})"` : ''}/>`).join('')}</g>`
    } else if ('hatch' in row.sample) {
      out += `<rect x="${x + 40}" y="${cy - 12}" width="58" height="24" class="plate"/><rect x="${x + 40}" y="${cy - 12}" width="58" height="24" fill="url(#ht-${row.sample.hatch})" class="hatch-box"/>`
    } else {
      const list = row.sample.symbols
      list.forEach((s, k) => {
        const sx = x + 66 + (k - (list.length - 1) / 2) * 38
        out += symbolAt(spec, { ...s, at: [sx, cy] })
      })
    }
  })
  return out
}

/** Size of each printed sign and where its text goes; the feet of standing signs are lifted to the middle. */
const SIGN_TEXT: Readonly<Record<string, readonly [lower: number, dy: number, size: number]>> = {
  'castle-1': [5, 12.6, 12.4],
  'castle-2': [5, 12.6, 12.4],
  'castle-3': [5, 12.6, 12.4],
  church: [18, 0, 0],
  town: [12, 1.6, 12],
  'fort-1': [0, 4.8, 13.5],
  'fort-2': [0, 4.8, 13.5],
  'fort-4': [0, 5.4, 15],
  value: [0, 6.6, 19],
  supply: [0, 5.6, 13],
  crown: [3, 0, 0],
  elector: [2, 0, 0],
}

function textOn(spec: BoardSpec, id: string): readonly [lower: number, dy: number, size: number] {
  const own = spec.signs?.[id]
  if (own === undefined) return SIGN_TEXT[id] ?? [0, 0, 0]
  return [own.lower ?? 0, own.numeral?.dy ?? 0, own.numeral?.size ?? 0]
}

interface SignAt {
  readonly id: string
  readonly at: Point
  readonly scale: number
  readonly text?: string | undefined
}

/** A printed sign with its centre at a place. */
export function symbolAt(spec: BoardSpec, { id, at: [x, y], scale, text }: SignAt): string {
  if (id.startsWith('arms-')) return useShield(id.slice(5), x, y, 37 * scale)
  const [lower, dy, size] = textOn(spec, id)
  const textX = id === 'town' ? 9 : 0
  const numeral =
    text && size
      ? `<text class="numeral" x="${textX}" y="${dy - (id === 'town' ? 1 : 0)}" style="--s:${size}px">${escapeText(text)}</text>`
      : ''
  if (numeral === '') return stampAt(`s-${id}`, [[x, y + lower * scale]], scale)
  return `<g transform="${place(x, y + lower * scale, scale)}">${stampAt(`s-${id}`, [[0, 0]])}${numeral}</g>`
}

function track(
  spec: BoardSpec,
  t: TrackSpec,
  claims: Claims,
): { svg: string; spaces: Record<string, Point> } {
  const rows = Math.ceil(t.spaces.length / t.columns)
  const down = t.step[0] !== 0 && t.step[1] !== 0
  const spaces: Record<string, Point> = {}
  const hasSub = t.spaces.some((s) => s.sub)
  let body = ''
  t.spaces.forEach((s, i) => {
    // A track of several columns runs down each of them in turn.
    const column = down ? Math.floor(i / rows) : i % t.columns
    const row = down ? i % rows : Math.floor(i / t.columns)
    const x = t.at[0] + column * t.step[0]
    const y = t.at[1] + row * t.step[1]
    spaces[s.id] = [x, y]
    body += `<circle cx="${x}" cy="${y}" r="${t.radius}" class="space"/><circle cx="${x}" cy="${y}" r="${t.radius - 3.4}" class="space-in"/><text x="${x}" y="${num(y + t.radius * 0.23)}" class="space-text" style="--s:${num(t.radius * 0.68)}px">${escapeText(s.text)}</text>`
    if (s.sub)
      body += word(spec, s.sub, `x="${x}" y="${y + t.radius + 19}" class="word mid" style="--s:15px"`)
  })
  const pad = t.radius + 14
  const xs = Object.values(spaces).map((p) => p[0])
  const ys = Object.values(spaces).map((p) => p[1])
  const wide = hasSub
    ? Math.max(pad, ...t.spaces.map((s) => (s.sub ? longest(spec, s.sub, 'word', 15) / 2 + 8 : 0)))
    : pad
  const titleW = longest(spec, t.title, 'head', 18) / 2 + 16
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2
  const box: Box = [
    Math.min(Math.min(...xs) - wide, cx - titleW),
    Math.min(...ys) - t.radius - 34,
    Math.max(Math.max(...xs) + wide, cx + titleW),
    Math.max(...ys) + t.radius + (hasSub ? 30 : 12),
  ]
  claims.add('furniture', `track:${t.id}`, [box[0], box[1], box[2] + 4, box[3] + 5])
  const lineUp = down
    ? Array.from(
        { length: t.columns },
        (_, c) => `M${t.at[0] + c * t.step[0]},${t.at[1]}V${t.at[1] + (rows - 1) * t.step[1]}`,
      ).join('')
    : `M${t.at[0]},${t.at[1]}H${t.at[0] + (t.columns - 1) * t.step[0]}`
  const svg = `${plate(box)}<path d="${lineUp}" class="track-line"/>${word(spec, t.title, `x="${num(cx)}" y="${num(Math.min(...ys) - t.radius - 11)}" class="head" text-anchor="middle" style="--s:18px"`)}${body}`
  return { svg, spaces }
}

export function tracksAndBoxes(
  spec: BoardSpec,
  claims: Claims,
): { svg: string; tracks: Record<string, Record<string, Point>> } {
  let svg = ''
  const tracks: Record<string, Record<string, Point>> = {}
  for (const b of spec.boxes) {
    const [x, y, w, h] = b.box
    claims.add('furniture', `box:${b.id}`, [x, y, x + w, y + h])
    svg += `<g class="pool${b.side ? ` pool-${b.side}` : ''}" id="box-${b.id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" class="pool-fill"/><rect x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}" rx="3" class="pool-line"/>${word(spec, b.title, `x="${x + 18}" y="${y + 27}" class="head" style="--s:17px"`)}</g>`
  }
  for (const t of spec.tracks) {
    const drawn = track(spec, t, claims)
    svg += drawn.svg
    tracks[t.id] = drawn.spaces
  }
  return { svg, tracks }
}

export function ornaments(spec: BoardSpec, claims: Claims): string {
  let out = ''
  if (spec.rose) {
    const { at, radius: r } = spec.rose
    claims.add('furniture', 'rose', [at[0] - r, at[1] - r * 1.35, at[0] + r, at[1] + r])
    out += `<g class="ornament" transform="translate(${num(at[0])},${num(at[1])})">${compassRose(r)}</g><g class="plain-only north" transform="translate(${num(at[0])},${num(at[1])})"><path d="M0,-46L14,14L0,4L-14,14Z"/><text y="-54" text-anchor="middle" class="head" style="--s:24px">N</text></g>`
  }
  for (const [k, s] of spec.ships.entries()) {
    const art = s.kind === 'cog' ? cog() : s.kind === 'galleon' ? galleon() : serpent()
    const high = s.kind === 'serpent' ? 40 : 104
    claims.add('furniture', `ship:${k}`, [
      s.at[0] - 76 * s.scale,
      s.at[1] - high * s.scale,
      s.at[0] + 80 * s.scale,
      s.at[1] + 28 * s.scale,
    ])
    out += `<g class="ornament" transform="${place(s.at[0], s.at[1], s.scale)}">${art}</g>`
  }
  if (spec.scaleBar) {
    const { at, km, step } = spec.scaleBar
    const [x, y] = at
    const px = spec.pxPerKm
    claims.add('furniture', 'scale', [x - 12, y - 24, x + km * px + 96, y + 8])
    const half = step / 2
    for (let k = 0; k * half < km; k++)
      out += `<rect x="${num(x + k * half * px)}" y="${num(y - 5)}" width="${num(half * px)}" height="6" class="${k % 2 ? 'bar-light' : 'bar-dark'}"/>`
    for (let k = 0; k <= km; k += step)
      out += `<text x="${num(x + k * px)}" y="${num(y - 9)}" class="word mid" style="--s:13px">${k}</text>`
    out += word(
      spec,
      'kilometres',
      `x="${num(x + km * px + 10)}" y="${num(y + 2)}" class="word" style="--s:14px"`,
    )
  }
  return out
}

export { ribbon }
