import type { AreaSpec, BoardSpec, SignSpec } from '@muster/map-maker/board-spec'
import { type Place, placed, readData, tints } from '@muster/map-maker/boards/common'
import type { Point } from '@muster/map-maker/geometry'
import { projector } from '@muster/map-maker/projection'
import { WORDS } from '../text/board.ts'
import { ARMS } from './arms.ts'
import { HIGH, LOCHS, TOWNS, WOODS } from './scenery.ts'

interface MapData {
  areas: {
    id: string
    name: string
    printedName?: string
    castleLimit: number
    cathedral: boolean
    homeOf: string[]
    coronation?: boolean
  }[]
  borders: { a: string; b: string; type: 'black' | 'red'; angloScottish?: boolean }[]
}
interface Gazetteer {
  projection: { parallels: [number, number]; rotate: [number, number]; center: [number, number] }
  areas: Record<string, { label: { lon: number; lat: number }; points: Place[] }>
  scenery: Record<string, { label: { lon: number; lat: number }; points: Place[] }>
  rivers: { name: string; line: Point[] }[]
  mountains: { name: string; line: Point[] }[]
}

export function spec(): BoardSpec {
  const map = readData<MapData>('hammer-of-the-scots', 'map')
  const gazetteer = readData<Gazetteer>('hammer-of-the-scots', 'gazetteer')
  const width = 1600
  const margin = 46
  const pxPerKm = 3.8
  const project = projector({
    kind: 'conformal',
    ...gazetteer.projection,
    pxPerKm,
    anchor: { lonLat: [-4.45, 58.74], at: [width / 2 - 14, margin] },
  })
  const colour = tints(
    map.areas.map((a) => a.id),
    map.borders,
    6,
  )
  const signs = (id: string, limit: number, homes: readonly string[]): SignSpec[] => {
    const towns = TOWNS[id]
    const spot = (town: string, dx: number, dy: number): Point => {
      const p = gazetteer.areas[id].points.find((q) => q.name === town)
      if (!p) throw new Error(`no ${town} in ${id}`)
      const [x, y] = project([p.lon, p.lat])
      return [x + dx, y + dy]
    }
    const out: SignSpec[] = []
    if (towns.castle && limit > 0) {
      const [town, dx, dy] = towns.castle
      out.push({
        symbol: `castle-${limit}`,
        width: [0, 22, 32, 42][limit],
        height: 44,
        near: spot(town, dx, dy),
        text: ['', 'I', 'II', 'III'][limit],
        town,
      })
    }
    if (towns.church) {
      const [town, dx, dy] = towns.church
      const shared = towns.castle?.[0] === town
      out.push({
        symbol: 'church',
        width: 31,
        height: 39,
        near: spot(town, dx, dy),
        ...(shared ? {} : { town }),
      })
    }
    for (const house of homes) out.push({ symbol: `arms-${house}`, width: 33, height: 39 })
    return out
  }
  const areas: AreaSpec[] = map.areas.map((a) => ({
    id: a.id,
    name: [a.printedName ?? a.name],
    kind: 'play',
    tint: a.id === 'england' ? 'foreign' : `tint-${colour.get(a.id)}`,
    points: placed(project, gazetteer.areas[a.id].points),
    label: project([gazetteer.areas[a.id].label.lon, gazetteer.areas[a.id].label.lat]),
    signs: signs(a.id, a.castleLimit, a.id === 'england' ? ['edward'] : a.homeOf),
    towns: TOWNS[a.id].named,
    nameStyle: a.id === 'england' ? 'country' : 'ribbon',
  }))
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
    game: 'hammer-of-the-scots',
    width,
    height: 1900,
    margin,
    strip: 224,
    pxPerKm,
    project,
    window: [-9, 53.5, 0.5, 59.6],
    cell: 2,
    warp: [
      [8, 64],
      [3, 22],
    ],
    rounding: 3,
    seed: 11,
    smallest: 260,
    islet: 26,
    coastTolerance: 0.45,
    arcTolerance: 0.35,
    areaTolerance: 0.5,
    grain: 0.1,
    waterLines: [2.6, 5.6, 9, 13, 17.8, 23.4, 30, 38],
    areas,
    borders: map.borders.map((b) => ({
      a: b.a,
      b: b.b,
      type: b.type,
      style: b.angloScottish
        ? b.type === 'red'
          ? 'kingdom-limited'
          : 'kingdom'
        : b.type === 'red'
          ? 'limited'
          : 'open',
    })),
    threshold: 8,
    allowedTouch: () => false,
    straits: [],
    rivers: gazetteer.rivers
      .filter((r) => !r.name.includes('Great Glen'))
      .map((r) => ({ name: r.name, line: along(r.line), label: `R. ${r.name}` })),
    lakes: [
      ...LOCHS.map(([line, w]) => ({ line: along(line), width: w })),
      {
        line: along([
          [-6.4, 54.73],
          [-6.41, 54.62],
          [-6.41, 54.5],
        ]),
        width: 58,
      },
    ],
    ranges: [
      ...gazetteer.mountains.map((m) => {
        const great = /Grampian|Cairngorm|North-West|Monadh/.test(m.name)
        const middling = /Southern|Cheviot/.test(m.name)
        return {
          line: along(m.line),
          size: great ? 1.15 : middling ? 0.95 : 0.75,
          spread: great || middling ? 34 : 22,
          density: 7,
        }
      }),
      ...HIGH.map((p) => ({
        line: [project(p), project([p[0] + 0.02, p[1]])],
        size: 0.85,
        spread: 62,
        density: 28,
      })),
    ],
    woods: WOODS.map(([p, radius, count, pine]) => ({ at: project(p), radius, count, pine })),
    seaNames: [
      { text: 'The', at: [1322, 1018], size: 24, turn: 0, tracking: 3 },
      { text: 'North', at: [1322, 1054], size: 36, turn: 0, tracking: 7 },
      { text: 'Sea', at: [1322, 1092], size: 36, turn: 0, tracking: 9 },
      { text: 'Moray Firth', at: [1046, 420], size: 24, turn: -34, tracking: 4 },
      { text: 'The Western Ocean', at: [100, 962], size: 27, turn: -90, tracking: 6 },
      { text: 'The Minch', at: [452, 330], size: 21, turn: -62, tracking: 4 },
      { text: 'Firth of Forth', at: [1216, 1156], size: 14, turn: -12, tracking: 1.2 },
      { text: 'Firth of Tay', at: [1252, 1010], size: 13, turn: -4, tracking: 0.8 },
      { text: 'Firth of Clyde', at: [668, 1412], size: 16, turn: 72, tracking: 1.6 },
      { text: 'Irish Sea', at: [640, 1790], size: 27, turn: 0, tracking: 6 },
      { text: 'Solway Firth', at: [934, 1748], size: 17, turn: -24, tracking: 2.5 },
      { text: 'North Channel', at: [506, 1590], size: 15.5, turn: 63, tracking: 2 },
      { text: 'Sea of the Hebrides', at: [240, 800], size: 18, turn: -62, tracking: 2 },
    ],
    routes: [],
    title: {
      at: [1338, 240],
      scale: 0.94,
      lines: ['Hammer', 'of the', 'Scots'],
      motto: 'motto',
      arms: ['scottish-king', 'edward'],
    },
    legend: {
      at: [74, 1560],
      width: 384,
      rows: [
        { key: 'open', sample: { border: 'open' } },
        { key: 'limited', sample: { border: 'limited' } },
        { key: 'kingdom', sample: { border: 'kingdom' } },
        {
          key: 'castle',
          sample: {
            symbols: [
              { id: 'castle-1', scale: 0.78, text: 'I' },
              { id: 'castle-2', scale: 0.78, text: 'II' },
              { id: 'castle-3', scale: 0.78, text: 'III' },
            ],
          },
        },
        { key: 'church', sample: { symbols: [{ id: 'church', scale: 0.8 }] } },
        { key: 'home', sample: { symbols: [{ id: 'arms-bruce', scale: 0.8 }] } },
      ],
    },
    rose: { at: [206, 1262], radius: 84 },
    scaleBar: { at: [560, 1838], km: 60, step: 20 },
    ships: [
      { at: [480, 150], scale: 0.78, kind: 'cog' },
      { at: [1462, 590], scale: 0.8, kind: 'cog' },
      { at: [228, 1430], scale: 0.95, kind: 'serpent' },
    ],
    boxes: [
      { id: 'scottish-draw-pool', title: 'scottish-pool', box: [46, 1898, 560, 182], side: 'scotland' },
      { id: 'set-aside', title: 'set-aside', box: [622, 1898, 356, 182] },
      { id: 'english-draw-pool', title: 'english-pool', box: [994, 1898, 560, 182], side: 'england' },
    ],
    tracks: [
      {
        id: 'year',
        title: 'year',
        at: [1424, 700],
        columns: 2,
        step: [72, 60],
        radius: 25,
        spaces: Array.from({ length: 18 }, (_, i) => ({ id: String(1297 + i), text: String(1297 + i) })),
      },
    ],
    words: WORDS,
    arms: ARMS,
    blockSize: 53,
    nameScale: 1,
    meridians: { minutes: 10, label: 1 },
  }
}
