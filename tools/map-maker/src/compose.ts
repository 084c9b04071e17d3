import { shieldSymbol } from '@muster/board-kit/blazon'
import * as signs from '@muster/board-kit/signs'
import { escapeText, num } from '@muster/board-kit/svg'
import type { BoardSpec, RouteSpec, SignSpec } from './board-spec.ts'
import {
  BORDER_LAYERS,
  borderMarkers,
  borderPath,
  type DrawnBorder,
  drawnBorders,
  markerOf,
} from './borders.ts'
import { type Claim, claimsRegister } from './claims.ts'
import { furnish, nameKey, type Placed } from './furnish.ts'
import { frame, legend, ornaments, plate, symbolAt, title, tracksAndBoxes } from './furniture.ts'
import { type Geography, survey } from './geography.ts'
import { boundsOf, type Point, resample, simplifyRing } from './geometry.ts'
import { riverNames, seaNames, townNames } from './lettering.ts'
import { paperTile } from './paper.ts'
import { rings, spline } from './path.ts'
import { relief, reliefStamps } from './relief.ts'
import { stamp } from './stamps.ts'
import { hatchPatterns, stripes } from './stripes.ts'
import { meander, riversAndLakes, seaNet, waterLines } from './water.ts'

export interface Board {
  readonly svg: string
  readonly geometry: BoardGeometry
  readonly claims: readonly Claim[]
  readonly droppedTowns: readonly string[]
  readonly geography: Geography
}

/** What a client needs to put pieces on the drawn board. Boxes are x, y, width, height. */
export interface BoardGeometry {
  readonly game: string
  readonly width: number
  readonly height: number
  readonly blockSize: number
  readonly areas: Record<
    string,
    {
      name: string
      at: Point
      zone: number[]
      bounds: number[]
      label: number[]
      box?: number[]
      signs: Record<string, Point>
    }
  >
  readonly borders: { a: string; b: string; type: string; style: string; at: Point }[]
  readonly tracks: Record<string, Record<string, Point>>
  readonly boxes: Record<string, number[]>
}

/** Signs that any board may print. */
const SYMBOLS: Readonly<Record<string, () => string>> = {
  'castle-1': () => signs.castle(1),
  'castle-2': () => signs.castle(2),
  'castle-3': () => signs.castle(3),
  church: signs.church,
  anchor: () => signs.anchor(false),
  'key-port': () => signs.anchor(true),
  crown: signs.crownSign,
  town: signs.town,
  'fort-1': () => signs.fort(1),
  'fort-2': () => signs.fort(2),
  'fort-4': () => signs.fort(4),
  'mountain-area': signs.mountainArea,
  supply: signs.supply,
  value: () => signs.laurel(15),
  elector: signs.elector,
  strait: () => '<path d="M-30,0H30" class="strait"/>',
}

function usedSymbols(spec: BoardSpec): { symbols: Set<string>; arms: Set<string> } {
  const symbols = new Set<string>(['crown'])
  const arms = new Set<string>(spec.title.arms)
  const note = (id: string) => (id.startsWith('arms-') ? arms.add(id.slice(5)) : symbols.add(id))
  for (const a of spec.areas) for (const s of a.signs) note(s.symbol)
  for (const row of spec.legend.rows)
    if ('symbols' in row.sample) for (const s of row.sample.symbols) note(s.id)
  return { symbols, arms }
}

function names(placed: ReadonlyMap<string, Placed>, words: BoardSpec['words']): string {
  let out = ''
  let n = 0
  for (const { area, name } of placed.values()) {
    if (!name) continue
    const [x, y] = name.at
    if (area.nameStyle === 'ribbon') {
      const w = name.width - 32
      const base = num(name.size * 0.31)
      out += `<g transform="translate(${num(x)},${num(y - 2)})" data-name="${area.id}"><g class="rb">${signs.ribbon(w, 25, 2.6)}</g><rect x="${num(-w / 2 + 2)}" y="-13" width="${num(w - 4)}" height="26" rx="3" class="plain-only plate"/><path id="nm${n}" d="M${num(-w / 2)},${num(2.6 + name.size * 0.31)}Q0,${num(-2.6 + name.size * 0.31)} ${num(w / 2)},${num(2.6 + name.size * 0.31)}" fill="none"/><text class="n-ribbon period-text" letter-spacing="${name.tracking}" style="--s:${name.size}px"><textPath href="#nm${n}" startOffset="50%">${escapeText(area.name[0])}</textPath></text><text class="n-ribbon plain-text" y="${base}" letter-spacing=".6" style="--s:${name.size}px">${escapeText(area.name[0])}</text></g>`
      n++
      continue
    }
    const lineH = name.size * 1.02
    const first = y - (lineH * (area.name.length - 1)) / 2 + name.size * 0.3
    area.name.forEach((line, i) => {
      const key = nameKey(area, i)
      const word = key in words.pl ? ` data-w="${key}"` : ''
      out += `<text x="${num(x)}" y="${num(first + i * lineH)}" class="n-${area.nameStyle}" letter-spacing="${name.tracking}" style="--s:${name.size}px"${word}>${escapeText(line)}</text>`
    })
    if (area.nameStyle === 'capital') {
      const half = name.width / 2 - 6
      out += `<path d="M${num(x - half)},${num(first + 5)}h${num(half * 2)}M${num(x - half)},${num(first + 8)}h${num(half * 2)}" class="underline"/>`
    }
  }
  return out
}

function borderLayers(borders: readonly DrawnBorder[]): { defs: string; svg: string } {
  let defs = ''
  let svg = ''
  // Kingdom borders last: they are the most important line on their map.
  const order = [...borders].sort(
    (p, q) => Number(p.spec.style.startsWith('kingdom')) - Number(q.spec.style.startsWith('kingdom')),
  )
  const drawn = order.filter((b) => b.lines.length > 0)
  drawn.forEach((b, k) => {
    defs += `<path id="b${k}" d="${borderPath(b)}"/>`
  })
  const depth = Math.max(...drawn.map((b) => BORDER_LAYERS[b.spec.style].length))
  for (let layer = 0; layer < depth; layer++) {
    drawn.forEach((b, k) => {
      const layers = BORDER_LAYERS[b.spec.style]
      if (layer >= layers.length) return
      const last = layer === layers.length - 1
      const mark = markerOf(b.spec.style)
      const tags = last ? ` data-a="${b.spec.a}" data-b="${b.spec.b}" data-type="${b.spec.type}"` : ''
      svg += `<use href="#b${k}" class="${layers[layer]}${layer === 0 ? ` y-${b.spec.type}` : ''}"${tags}${last && mark ? ` marker-mid="url(#${mark})"` : ''}/>`
    })
  }
  return { defs, svg }
}

export function compose(spec: BoardSpec): Board {
  const geography = survey(spec)
  const claims = claimsRegister()
  const { width: w, height: h, margin: m, strip } = spec
  const titleSvg = title(spec, claims)
  const legendSvg = legend(spec, claims)
  const furniture = tracksAndBoxes(spec, claims)
  const ornament = ornaments(spec, claims)
  const seaText = seaNames(geography, claims)
  const borders = drawnBorders(geography)
  const borderPoints = borders.flatMap((b) => b.lines.flatMap((l) => resample(l, 5)))
  const banks = borders
    .filter((b) => b.spec.style === 'river')
    .flatMap((b) => b.lines.flatMap((l) => resample(l, 6)))
  const placed = furnish(geography, claims)
  const towns = townNames(geography, placed, claims, borderPoints)
  const rivers = riverNames(geography, claims, borderPoints)
  const riverPoints = [
    ...spec.rivers.flatMap((r) => resample(meander(r.line), 6)),
    ...spec.lakes.flatMap((l) => resample(l.line, 6)),
  ]
  const hills = relief(geography, claims, borderPoints, riverPoints)
  const used = usedSymbols(spec)
  const drawnB = borderLayers(borders)
  const land = rings(geography.rings, spec.grain)
  const areaPaths = spec.areas
    .map((a, k) => ({
      a,
      d: geography.cut[k].length
        ? rings(
            geography.cut[k].map((r) => simplifyRing(r, spec.areaTolerance)).filter((r) => r.length > 2),
            spec.grain,
          )
        : '',
    }))
    .filter((p) => p.d)

  const defs = [
    `<path id="land" d="${land}"/><clipPath id="c-land"><use href="#land"/></clipPath><clipPath id="c-map"><path d="M${m},${m}H${w - m}V${h - m}H${m}Z"/></clipPath>`,
    areaPaths
      .map(
        ({ a, d }) =>
          `<path id="area-${a.id}" d="${d}"/><clipPath id="c-${a.id}"><use href="#area-${a.id}"/></clipPath>`,
      )
      .join(''),
    drawnB.defs,
    rivers.defs,
    borderMarkers(),
    reliefStamps(),
    stamp('dot', '<circle r="3" class="dot"/><circle r=".9" class="dot-in"/>'),
    [...used.symbols]
      .sort()
      .map((id) => stamp(`s-${id}`, spec.signs?.[id]?.svg ?? SYMBOLS[id]?.() ?? ''))
      .join(''),
    [...used.arms]
      .sort()
      .map((id) => shieldSymbol(id, spec.arms[id] ?? 'argent', spec.arms))
      .join(''),
    hatchPatterns(spec.hatches ?? {}),
    paperTile(),
    '<radialGradient id="vignette" cx=".5" cy=".48" r=".78"><stop offset=".55" class="v0"/><stop offset="1" class="v1"/></radialGradient>',
  ].join('')

  const washes = areaPaths
    .map(
      ({ a }) =>
        `<g clip-path="url(#c-${a.id})" class="wash ${a.tint}"><use href="#area-${a.id}" class="w0"/>${a.claimants?.length ? stripes(geography, a) : ''}<use href="#area-${a.id}" class="w1"/><use href="#area-${a.id}" class="w2"/></g>`,
    )
    .join('')
  const routes = spec.routes
    .map(
      (r) =>
        `<g class="route-group" data-a="${r.a}" data-b="${r.b}" data-power="${r.power}"><path d="${spline(r.line)}" class="route-case"/><path d="${spline(r.line)}" class="route route-${r.power}"/>${routeSeal(r)}</g>`,
    )
    .join('')
  const straits = spec.straits
    .map((s) => `<path d="${spline(s.line)}" class="strait" data-a="${s.a}" data-b="${s.b}"/>`)
    .join('')
  const printed = [...placed.values()]
    .flatMap((p) =>
      p.signs.map(({ sign, at }) =>
        symbolAt(spec, { id: sign.symbol, at, scale: signScale(sign, spec), text: sign.text }),
      ),
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="board game-${spec.game}" viewBox="0 0 ${w} ${h + strip}" width="${w}" height="${h + strip}"><defs>${defs}</defs><g clip-path="url(#c-map)"><path d="M0,0H${w}V${h}H0Z" class="sea"/><g class="ornament">${seaNet(geography)}</g><use href="#land" class="near n1"/><use href="#land" class="near n2"/><g class="wl">${waterLines(geography)}</g><use href="#land" class="land"/>${washes}<g clip-path="url(#c-land)">${riversAndLakes(geography, banks)}</g><g class="relief">${hills}</g><g class="b" clip-path="url(#c-land)">${drawnB.svg}</g><use href="#land" class="coast"/>${routes}${straits}<g class="seas">${seaText}</g><g class="rivers">${rivers.svg}</g><g class="towns">${towns.svg}</g><g class="boxes">${exileBoxes(spec)}</g><g class="signs">${printed}</g><g class="names">${names(placed, spec.words)}</g><path d="M0,0H${w}V${h}H0Z" class="paper"/><path d="M0,0H${w}V${h}H0Z" fill="url(#vignette)" class="ornament"/></g>${frame(spec)}<path d="M0,0H${w}V${h + strip}H0ZM${m},${m}V${h - m}H${w - m}V${m}Z" class="paper" fill-rule="evenodd"/>${ornament}${furniture.svg}${titleSvg}${legendSvg}</svg>`

  const r1 = (v: number) => Math.round(v * 10) / 10
  const rectOf = (b: readonly number[]) => [r1(b[0]), r1(b[1]), r1(b[2] - b[0]), r1(b[3] - b[1])]
  const geometry: BoardGeometry = {
    game: spec.game,
    width: w,
    height: h + strip,
    blockSize: spec.blockSize,
    areas: Object.fromEntries(
      spec.areas.flatMap((a, k) => {
        const p = placed.get(a.id)
        if (!p?.name) return []
        return [
          [
            a.id,
            {
              name: a.name.join(' '),
              at: [r1(p.name.at[0]), r1(p.name.at[1])] as Point,
              zone: rectOf(p.zone),
              label: rectOf([
                p.name.at[0] - p.name.width / 2,
                p.name.at[1] - p.name.height / 2,
                p.name.at[0] + p.name.width / 2,
                p.name.at[1] + p.name.height / 2,
              ]),
              bounds: rectOf(boundsOf(geography.cut[k])),
              ...(a.box ? { box: [...a.box] } : {}),
              signs: Object.fromEntries(
                p.signs.map(({ sign, at }) => [sign.symbol, [r1(at[0]), r1(at[1])] as Point]),
              ),
            },
          ],
        ]
      }),
    ),
    borders: borders.map((b) => ({
      a: b.spec.a,
      b: b.spec.b,
      type: b.spec.type,
      style: b.spec.style,
      at: [r1(b.middle[0]), r1(b.middle[1])],
    })),
    tracks: furniture.tracks,
    boxes: Object.fromEntries(spec.boxes.map((b) => [b.id, [...b.box]])),
  }
  return { svg, geometry, claims: claims.list, droppedTowns: towns.dropped, geography }
}

const signScale = (sign: SignSpec, spec: BoardSpec): number =>
  sign.symbol.startsWith('arms-') ? sign.height / 39 : sign.near ? 1 : spec.nameScale

/** Exile boxes: plates in the sea for areas whose land is off the map. */
const exileBoxes = (spec: BoardSpec): string =>
  spec.areas
    .map((a) => (a.box ? plate([a.box[0], a.box[1], a.box[0] + a.box[2], a.box[1] + a.box[3]]) : ''))
    .join('')

/** A ring with a letter at the middle of each sea route, so that a route is not only a coloured dash. */
function routeSeal({ line, power, letter }: RouteSpec): string {
  const all = resample(line, 4)
  if (all.length < 22) return ''
  const [x, y] = all[Math.floor(all.length / 2)]
  return `<g transform="translate(${num(x)},${num(y)})"><circle r="13" class="route-seal route-seal-${power}"/><text y="5" text-anchor="middle" class="route-text">${letter}</text></g>`
}
