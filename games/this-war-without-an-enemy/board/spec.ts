import { CROWN } from '@muster/board-kit/charge-things'
import { banner, laurel } from '@muster/board-kit/signs'
import type { AreaSpec, BoardSpec, BorderStyle, PrintedSign, SignSpec } from '@muster/map-maker/board-spec'
import { BRITISH_HIGHLANDS, BRITISH_WOODS } from '@muster/map-maker/boards/britain'
import { type Place, placed, readData, riverLabel } from '@muster/map-maker/boards/common'
import type { Point } from '@muster/map-maker/geometry'
import { projector } from '@muster/map-maker/projection'
import { WORDS } from '../text/board.ts'

interface City {
  name: string
  size: number
  fortified: boolean
  victoryPoints: number
  sympathy: 'royalist' | 'parliament' | null
  port: { sea: string; key: boolean } | null
}
interface AreaData {
  id: string
  name: string
  region: string
  mountain: boolean
  loyal: 'royalist' | 'parliament' | null
  city: City | null
}
interface MapData {
  areas: AreaData[]
  offMap: { id: string; name: string; kind: string; links: { to: string; type: BorderStyle }[] }[]
  borders: { a: string; b: string; type: BorderStyle }[]
}
interface Gazetteer {
  areas: { id: string; label: { lon: number; lat: number }; towns: Place[] }[]
  cities: (Place & { area: string })[]
  scotlandTowns: Place[]
  rivers: { name: string; points: Point[] }[]
}

const BOXES: Record<string, AreaSpec['box']> = {
  'le-continent': [1450, 1930, 340, 200],
  ireland: [62, 1150, 300, 200],
}

/** Ireland and the Continent are off the map: a corner of their coast is drawn and holds their box. */
const ABROAD: Record<string, Place[]> = {
  ireland: [
    { name: 'Dublin', lon: -6.26, lat: 53.35 },
    { name: 'Wexford', lon: -6.46, lat: 52.34 },
    { name: 'Belfast', lon: -5.93, lat: 54.6 },
    { name: 'Drogheda', lon: -6.35, lat: 53.72 },
    { name: 'Newry', lon: -6.34, lat: 54.18 },
    { name: 'Arklow', lon: -6.15, lat: 52.8 },
    { name: 'Coleraine', lon: -6.67, lat: 55.13 },
    { name: 'Ballycastle', lon: -6.25, lat: 55.2 },
  ],
  'le-continent': [
    { name: 'Calais', lon: 1.86, lat: 50.95 },
    { name: 'Boulogne', lon: 1.61, lat: 50.73 },
    { name: 'Dieppe', lon: 1.08, lat: 49.92 },
    { name: 'Abbeville', lon: 1.83, lat: 50.1 },
    { name: 'Dunkirk', lon: 2.38, lat: 51.03 },
    { name: 'Cherbourg', lon: -1.62, lat: 49.64 },
    { name: 'Le Havre', lon: 0.13, lat: 49.49 },
  ],
  man: [
    { name: 'Douglas', lon: -4.48, lat: 54.15 },
    { name: 'Ramsey', lon: -4.38, lat: 54.32 },
    { name: 'Castletown', lon: -4.65, lat: 54.08 },
  ],
}

/** Loyalty of a county: the King's crown, or the mace of Parliament, on a small banner. */
const LOYAL = {
  royalist: banner(
    'royalist',
    `<path transform="translate(0,-2) scale(.17)" d="${CROWN}" fill="var(--on-side)"/>`,
  ),
  parliament: banner(
    'parliament',
    '<path d="M-6,7L3,-4M0,-8L7,-1M-3,-5L4,2" stroke="var(--on-side)" stroke-width="3" stroke-linecap="round"/>',
  ),
} as const

/** A victory city: its points in a laurel, and under it whom it sympathises with. */
const victory = (side: keyof typeof LOYAL): PrintedSign => ({
  svg: `${laurel(13)}<g transform="translate(0,13) scale(.62)">${LOYAL[side]}</g>`,
  lower: -4,
  numeral: { dy: 5.4, size: 16 },
})

const SIGNS: Readonly<Record<string, PrintedSign>> = {
  'loyal-royalist': { svg: LOYAL.royalist },
  'loyal-parliament': { svg: LOYAL.parliament },
  'vp-royalist': victory('royalist'),
  'vp-parliament': victory('parliament'),
}

export function spec(): BoardSpec {
  const map = readData<MapData>('this-war-without-an-enemy', 'map')
  const gazetteer = readData<Gazetteer>('this-war-without-an-enemy', 'gazetteer')
  const width = 1960
  const height = 2210
  const margin = 46
  const pxPerKm = 3.22
  const project = projector({
    kind: 'conformal',
    parallels: [51, 55],
    rotate: [2, 0],
    center: [0, 52.9],
    pxPerKm,
    anchor: { lonLat: [-2, 52.87], at: [width / 2 + 30, height / 2] },
  })
  const signs = (a: AreaData): SignSpec[] => {
    const out: SignSpec[] = []
    const city = a.city
    if (city) {
      const at = gazetteer.cities.find((c) => c.name === city.name)
      if (!at) throw new Error(`no city ${city.name}`)
      const [x, y] = project([at.lon, at.lat])
      const size = city.size === 4 ? 50 : city.size === 2 ? 42 : 36
      out.push({
        symbol: city.fortified ? `fort-${city.size}` : 'town',
        width: city.fortified ? size : 36,
        height: city.fortified ? size : 30,
        near: [x, y],
        text: String(city.size),
        town: city.name,
      })
      if (city.port) {
        out.push({
          symbol: city.port.key ? 'key-port' : 'anchor',
          width: 22,
          height: 25,
          near: [x + size * 0.75, y + 8],
          overSea: true,
        })
      }
      if (city.sympathy)
        out.push({
          symbol: `vp-${city.sympathy}`,
          width: 32,
          height: 34,
          near: [x - size * 0.8, y],
          text: String(city.victoryPoints),
        })
    }
    if (a.loyal) out.push({ symbol: `loyal-${a.loyal}`, width: 26, height: 30 })
    if (a.mountain) out.push({ symbol: 'mountain-area', width: 36, height: 24 })
    return out
  }
  const areas: AreaSpec[] = map.areas.map((a) => {
    const g = gazetteer.areas.find((q) => q.id === a.id)
    if (!g) throw new Error(`no gazetteer of ${a.id}`)
    const lines = a.name.includes(' & ') ? [`${a.name.split(' & ')[0]} &`, a.name.split(' & ')[1]] : [a.name]
    return {
      id: a.id,
      name: lines,
      kind: 'play',
      tint: `region-${a.region}`,
      points: placed(project, g.towns),
      label: project([g.label.lon, g.label.lat]),
      signs: signs(a),
      towns: g.towns
        .map((t) => t.name)
        .filter((n) => !a.city || !n.startsWith(a.city.name))
        .slice(0, 4),
      nameStyle: 'plain',
    }
  })
  const abroad = (
    id: string,
    name: readonly string[],
    kind: AreaSpec['kind'],
    points: Place[],
    label: Point,
  ): AreaSpec => ({
    id,
    name,
    kind,
    tint: kind === 'scenery' ? 'scenery' : 'foreign',
    points: placed(project, points),
    label: project(label),
    signs: [],
    towns: kind === 'scenery' ? [] : points.slice(0, 3).map((p) => p.name),
    nameStyle: 'country',
    box: BOXES[id],
  })
  areas.push(abroad('scotland', ['Scotland'], 'exile', gazetteer.scotlandTowns, [-3.4, 55.45]))
  areas.push(abroad('ireland', ['Ireland'], 'exile', ABROAD.ireland, [-6.25, 53.3]))
  areas.push(abroad('le-continent', ['Le Continent'], 'exile', ABROAD['le-continent'], [1.95, 50.35]))
  areas.push(abroad('man', [], 'scenery', ABROAD.man, [-4.5, 54.2]))
  const along = (line: readonly Point[]) => line.map(project)
  const scotland = map.offMap.find((o) => o.id === 'scotland')
  return {
    game: 'this-war-without-an-enemy',
    width,
    height,
    margin,
    strip: 424,
    pxPerKm,
    project,
    window: [-9, 48.6, 4.6, 57],
    cell: 2,
    warp: [
      [5, 56],
      [2, 20],
    ],
    rounding: 3,
    seed: 29,
    smallest: 260,
    islet: 34,
    coastTolerance: 0.5,
    arcTolerance: 0.35,
    areaTolerance: 0.5,
    grain: 0.1,
    waterLines: [2.6, 5.6, 9, 13, 17.8, 23.4, 30, 38],
    areas,
    borders: [
      ...map.borders.map((b) => ({ a: b.a, b: b.b, type: b.type, style: b.type })),
      ...(scotland?.links ?? []).map((l) => ({ a: 'scotland', b: l.to, type: l.type, style: l.type })),
    ],
    threshold: 8,
    allowedTouch: () => false,
    straits: [],
    rivers: gazetteer.rivers.map((r) => ({ name: r.name, line: along(r.points), label: riverLabel(r.name) })),
    lakes: [
      {
        line: along([
          [-6.4, 54.73],
          [-6.41, 54.62],
          [-6.41, 54.5],
        ]),
        width: 44,
      },
    ],
    ranges: BRITISH_HIGHLANDS.map((r) => ({ ...r, line: along(r.line) })),
    woods: BRITISH_WOODS.map((w) => ({ ...w, at: project(w.at) })),
    seaNames: [
      { text: 'The German', at: [1690, 505], size: 36, turn: 0, tracking: 7 },
      { text: 'Ocean', at: [1690, 560], size: 36, turn: 0, tracking: 8 },
      { text: 'Irish', at: project([-4.75, 53.86]), size: 34, turn: 0, tracking: 8 },
      { text: 'Sea', at: project([-4.75, 53.68]), size: 34, turn: 0, tracking: 8 },
      { text: 'The British Sea', at: project([-1.3, 50.2]), size: 38, turn: -3, tracking: 9 },
      { text: 'Bristol Channel', at: project([-3.95, 51.36]), size: 20, turn: 0, tracking: 3 },
    ],
    routes: [],
    title: {
      at: [1640, 270],
      scale: 1.06,
      lines: ['This War', 'without', 'an Enemy'],
      motto: 'motto',
      arms: ['royal', 'commonwealth'],
    },
    legend: {
      at: [1536, 600],
      width: 378,
      rows: [
        { key: 'open', sample: { border: 'open' } },
        { key: 'river', sample: { border: 'river' } },
        { key: 'mountain', sample: { border: 'mountain' } },
        { key: 'fort', sample: { symbols: [{ id: 'fort-2', scale: 0.8, text: '2' }] } },
        { key: 'town', sample: { symbols: [{ id: 'town', scale: 0.85, text: '1' }] } },
        {
          key: 'vp',
          sample: {
            symbols: [
              { id: 'vp-royalist', scale: 0.85, text: '1' },
              { id: 'vp-parliament', scale: 0.85, text: '1' },
            ],
          },
        },
        { key: 'key-port', sample: { symbols: [{ id: 'key-port', scale: 1 }] } },
        { key: 'port', sample: { symbols: [{ id: 'anchor', scale: 1 }] } },
        { key: 'loyal-royalist', sample: { symbols: [{ id: 'loyal-royalist', scale: 0.9 }] } },
        { key: 'loyal-parliament', sample: { symbols: [{ id: 'loyal-parliament', scale: 0.9 }] } },
        { key: 'mountain-area', sample: { symbols: [{ id: 'mountain-area', scale: 0.9 }] } },
      ],
    },
    rose: { at: project([-5.9, 51.1]), radius: 78 },
    scaleBar: { at: project([-5.9, 50.02]), km: 80, step: 20 },
    ships: [
      { at: [1300, 330], scale: 0.95, kind: 'galleon' },
      { at: [190, 1500], scale: 0.8, kind: 'galleon' },
      { at: [820, 2090], scale: 0.8, kind: 'galleon' },
    ],
    boxes: [
      { id: 'royalist-pool', title: 'royalist-pool', box: [46, 2216, 560, 180], side: 'royalist' },
      { id: 'parliament-pool', title: 'parliament-pool', box: [1354, 2216, 560, 180], side: 'parliament' },
      { id: 'royalist-beside', title: 'royalist-beside', box: [46, 2410, 926, 180], side: 'royalist' },
      { id: 'parliament-beside', title: 'parliament-beside', box: [988, 2410, 926, 180], side: 'parliament' },
    ],
    tracks: [
      {
        id: 'vp',
        title: 'vps',
        at: [704, 2252],
        columns: 7,
        step: [92, 0],
        radius: 23,
        spaces: [
          ['royalist-3', '3', 'king'],
          ['royalist-2', '2', 'king'],
          ['royalist-1', '1', 'king'],
          ['0', '0', ''],
          ['parliament-1', '1', 'parliament'],
          ['parliament-2', '2', 'parliament'],
          ['parliament-3', '3', 'parliament'],
        ].map(([id, text, sub]) => ({ id, text, ...(sub ? { sub } : {}) })),
      },
      {
        id: 'year',
        title: 'year',
        at: [666, 2370],
        columns: 5,
        step: [62, 0],
        radius: 23,
        spaces: [1642, 1643, 1644, 1645, 1646].map((y) => ({ id: String(y), text: String(y) })),
      },
      {
        id: 'turn',
        title: 'turn',
        at: [1012, 2370],
        columns: 6,
        step: [58, 0],
        radius: 21,
        spaces: ['I', 'II', 'III', 'IV', 'V', 'VI'].map((t) => ({ id: t, text: t })),
      },
    ],
    words: WORDS,
    arms: {
      royal: 'quartered france england',
      france: 'azure | 3 fleur or',
      england: 'gules | 3 passant or @pale',
      commonwealth: 'argent | cross gules',
    },
    signs: SIGNS,
    blockSize: 46,
    nameScale: 1,
    meridians: { minutes: 15, label: 1 },
  }
}
