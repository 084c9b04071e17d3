import { city, exile } from '@muster/board-kit/signs'
import type { AreaSpec, BoardSpec, BorderStyle, PrintedSign, SignSpec } from '@muster/map-maker/board-spec'
import { BRITISH_HIGHLANDS, BRITISH_WOODS } from '@muster/map-maker/boards/britain'
import { type Place, placed, readData, riverLabel, tints } from '@muster/map-maker/boards/common'
import type { Point } from '@muster/map-maker/geometry'
import { projector } from '@muster/map-maker/projection'
import { WORDS } from '../text/board.ts'
import { ARMS } from './arms.ts'

interface AreaData {
  id: string
  name: string
  shields: string[]
  crown: boolean
  city: string | null
  cityFavours: 'york' | 'lancaster' | null
  cathedral: string | null
  majorPort: boolean
  portTown?: string
  exileOf: 'york' | 'lancaster' | null
  supplyLimit: number
}
interface MapData {
  areas: AreaData[]
  borders: { a: string; b: string; type: 'yellow' | 'blue' | 'red' }[]
}
interface Gazetteer {
  projection: { parallels: [number, number]; rotate: [number, number]; center: [number, number] }
  areas: Record<string, { label: { lon: number; lat: number }; points: Place[] }>
  scenery: Record<string, { label: { lon: number; lat: number }; points: Place[] }>
  rivers: { name: string; line: Point[] }[]
}

const STYLE: Record<string, BorderStyle> = { yellow: 'open', blue: 'river', red: 'limited' }
const PORTS: Record<string, Point> = {
  scotland: [-3.05, 55.99],
  ireland: [-6.05, 53.35],
  france: [0.6, 49.95],
  calais: [1.75, 51.02],
}

/** France is only a corner of coast and Calais a strip: each is a box in the sea beside it. */
const BOXES: Record<string, AreaSpec['box']> = {
  france: [66, 1556, 340, 200],
  calais: [1400, 1756, 330, 200],
}

/** The rose of a house, white for York and red for Lancaster: by the cities that favour it and where it is in exile. */
const SIGNS: Readonly<Record<string, PrintedSign>> = {
  'city-york': { svg: city('argent'), lower: 16 },
  'city-lancaster': { svg: city('gules'), lower: 16 },
  'exile-york': { svg: exile('argent') },
  'exile-lancaster': { svg: exile('gules') },
}

export function spec(): BoardSpec {
  const map = readData<MapData>('richard-iii', 'map')
  const gazetteer = readData<Gazetteer>('richard-iii', 'gazetteer')
  const width = 1900
  const height = 2070
  const margin = 46
  const pxPerKm = 2.9
  const project = projector({
    kind: 'conformal',
    ...gazetteer.projection,
    pxPerKm,
    anchor: { lonLat: [-2.3, 52.9], at: [width / 2 + 6, height / 2 + 2] },
  })
  const colour = tints(
    map.areas.map((a) => a.id),
    map.borders,
    6,
  )
  const placeOf = (area: string, town: string): Point | null => {
    const p = gazetteer.areas[area]?.points.find((q) => q.name === town)
    return p ? project([p.lon, p.lat]) : null
  }
  const signs = (a: AreaData): SignSpec[] => {
    const out: SignSpec[] = []
    const town = (name: string): Point =>
      placeOf(a.id, name) ?? project([gazetteer.areas[a.id].label.lon, gazetteer.areas[a.id].label.lat])
    if (a.city) {
      out.push({ symbol: `city-${a.cityFavours}`, width: 48, height: 36, near: town(a.city), town: a.city })
    }
    if (a.cathedral) {
      const shared = a.cathedral === a.city
      const [x, y] = town(a.cathedral)
      out.push({
        symbol: 'church',
        width: 31,
        height: 39,
        near: shared ? [x + 40, y] : [x, y],
        ...(shared ? {} : { town: a.cathedral }),
      })
    }
    if (a.majorPort) {
      const at = a.portTown ? town(a.portTown) : project(PORTS[a.id] ?? [0, 0])
      out.push({
        symbol: 'anchor',
        width: 20,
        height: 24,
        near: at,
        overSea: true,
        ...(a.portTown && a.portTown !== a.city ? { town: a.portTown } : {}),
      })
    }
    if (a.crown) out.push({ symbol: 'crown', width: 32, height: 27 })
    for (const s of a.shields) out.push({ symbol: `arms-${s}`, width: 28, height: 33 })
    if (a.exileOf) {
      out.push({ symbol: `exile-${a.exileOf}`, width: 30, height: 30 })
      out.push({ symbol: 'supply', width: 26, height: 26, text: String(a.supplyLimit) })
    }
    return out
  }
  const areas: AreaSpec[] = map.areas.map((a) => {
    const g = gazetteer.areas[a.id]
    return {
      id: a.id,
      name: [a.name],
      kind: a.exileOf ? 'exile' : 'play',
      tint: a.exileOf ? 'foreign' : `tint-${colour.get(a.id)}`,
      points: placed(project, g.points),
      label: project([g.label.lon, g.label.lat]),
      signs: signs(a),
      towns: g.points.slice(0, a.exileOf ? 4 : 6).map((p) => p.name),
      nameStyle: a.exileOf ? 'country' : 'ribbon',
      box: BOXES[a.id],
    }
  })
  for (const [id, s] of Object.entries(gazetteer.scenery)) {
    areas.push({
      id,
      name: [],
      kind: 'scenery',
      tint: 'scenery',
      points: placed(project, s.points),
      label: project([s.label.lon, s.label.lat]),
      signs: [],
      towns: [],
      nameStyle: 'plain',
    })
  }
  const along = (line: readonly Point[]) => line.map(project)
  return {
    game: 'richard-iii',
    width,
    height,
    margin,
    strip: 404,
    pxPerKm,
    project,
    window: [-9, 48.6, 4.6, 57],
    cell: 2,
    warp: [
      [7, 60],
      [2.6, 20],
    ],
    rounding: 3,
    seed: 17,
    smallest: 260,
    islet: 30,
    coastTolerance: 0.5,
    arcTolerance: 0.35,
    areaTolerance: 0.5,
    grain: 0.1,
    waterLines: [2.6, 5.6, 9, 13, 17.8, 23.4, 30, 38],
    areas,
    borders: map.borders.map((b) => ({ a: b.a, b: b.b, type: b.type, style: STYLE[b.type] })),
    threshold: 8,
    allowedTouch: (a, b) =>
      [a, b].some((id) => id === 'anglesey' || id === 'isle-of-wight') || (a === 'calais' && b === 'france'),
    straits: [],
    rivers: gazetteer.rivers.map((r) => ({ name: r.name, line: along(r.line), label: riverLabel(r.name) })),
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
      { text: 'The North Sea', at: [1640, 545], size: 38, turn: 0, tracking: 7 },
      { text: 'Irish', at: project([-4.75, 53.86]), size: 32, turn: 0, tracking: 8 },
      { text: 'Sea', at: project([-4.75, 53.68]), size: 32, turn: 0, tracking: 8 },
      { text: 'The English Channel', at: project([-1.3, 50.2]), size: 35, turn: -3, tracking: 8 },
      { text: 'Bristol Channel', at: project([-3.95, 51.36]), size: 19, turn: 0, tracking: 3 },
      { text: 'St George’s Channel', at: project([-5.75, 52.15]), size: 22, turn: -58, tracking: 4 },
      { text: 'The Wash', at: project([0.36, 52.97]), size: 13, turn: 0, tracking: 1 },
    ],
    routes: [],
    title: {
      at: [1570, 300],
      scale: 1.06,
      lines: ['Richard', 'the', 'Third'],
      motto: 'motto',
      arms: ['house-of-york', 'house-of-lancaster'],
    },
    legend: {
      at: [1470, 590],
      width: 384,
      rows: [
        { key: 'yellow', sample: { border: 'open' } },
        { key: 'blue', sample: { border: 'river' } },
        { key: 'red', sample: { border: 'limited' } },
        {
          key: 'city',
          sample: {
            symbols: [
              { id: 'city-york', scale: 0.8 },
              { id: 'city-lancaster', scale: 0.8 },
            ],
          },
        },
        { key: 'church', sample: { symbols: [{ id: 'church', scale: 0.78 }] } },
        { key: 'crown', sample: { symbols: [{ id: 'crown', scale: 0.9 }] } },
        {
          key: 'shield',
          sample: {
            symbols: [
              { id: 'arms-warwick', scale: 0.9 },
              { id: 'arms-house-of-york', scale: 0.9 },
            ],
          },
        },
        { key: 'port', sample: { symbols: [{ id: 'anchor', scale: 1 }] } },
        { key: 'supply', sample: { symbols: [{ id: 'supply', scale: 0.9, text: '2' }] } },
      ],
    },
    rose: { at: [136, 1436], radius: 66 },
    scaleBar: { at: [1010, 2004], km: 80, step: 20 },
    ships: [
      { at: [1225, 330], scale: 0.85, kind: 'cog' },
      { at: [790, 1970], scale: 0.72, kind: 'cog' },
      { at: [190, 1850], scale: 0.8, kind: 'serpent' },
    ],
    boxes: [
      { id: 'lancaster-pool', title: 'lancaster-pool', box: [46, 2076, 620, 180], side: 'lancaster' },
      { id: 'york-pool', title: 'york-pool', box: [1234, 2076, 620, 180], side: 'york' },
      { id: 'dead', title: 'dead', box: [682, 2162, 536, 94] },
      { id: 'lancaster-minors', title: 'lancaster-minors', box: [46, 2270, 262, 156], side: 'lancaster' },
      {
        id: 'lancaster-enemy-nobles',
        title: 'lancaster-enemy',
        box: [322, 2270, 620, 156],
        side: 'lancaster',
      },
      { id: 'york-enemy-nobles', title: 'york-enemy', box: [958, 2270, 620, 156], side: 'york' },
      { id: 'york-minors', title: 'york-minors', box: [1592, 2270, 262, 156], side: 'york' },
    ],
    tracks: [
      {
        id: 'campaign',
        title: 'campaign',
        at: [722, 2124],
        columns: 3,
        step: [46, 0],
        radius: 19,
        spaces: ['I', 'II', 'III'].map((text, i) => ({ id: String(i + 1), text })),
      },
      {
        id: 'turn',
        title: 'turn',
        at: [902, 2124],
        columns: 7,
        step: [46, 0],
        radius: 19,
        spaces: Array.from({ length: 7 }, (_, i) => ({ id: String(i + 1), text: String(i + 1) })),
      },
    ],
    words: WORDS,
    arms: ARMS,
    signs: SIGNS,
    blockSize: 50,
    nameScale: 1,
    meridians: { minutes: 15, label: 1 },
  }
}
