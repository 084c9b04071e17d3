import type { AreaSpec, BoardSpec, SignSpec } from '@muster/map-maker/board-spec'
import { type Place, placed, readData, tints } from '@muster/map-maker/boards/common'
import type { Point } from '@muster/map-maker/geometry'
import { projector } from '@muster/map-maker/projection'
import { WORDS } from '../text/board.ts'
import { ARMS } from './arms.ts'

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

/** Which town carries the castle or the cathedral, how far the sign stands from it, and which towns are named. */
const TOWNS: Record<
  string,
  { castle?: [string, number, number]; church?: [string, number, number]; named: string[] }
> = {
  ross: {
    castle: ['Dingwall', 18, 6],
    named: ['Tain', 'Wick', 'Thurso', 'Ullapool', 'Gairloch', 'Stornoway', 'Lairg'],
  },
  garmoran: { named: ['Eilean Donan', 'Portree', 'Dunvegan', 'Inverie'] },
  moray: { castle: ['Inverness', 16, 14], named: ['Nairn', 'Beauly', 'Urquhart Castle'] },
  strathspey: { castle: ['Elgin', -22, 6], church: ['Elgin', 14, 6], named: ['Forres'] },
  buchan: {
    castle: ['Aberdeen', -34, 2],
    named: ['Banff', 'Fraserburgh', 'Peterhead', 'Turriff', 'Inverurie'],
  },
  lochaber: { castle: ['Inverlochy', 28, 6], named: ['Arisaig', 'Strontian', 'Invergarry'] },
  badenoch: { castle: ['Ruthven', -10, -2], named: ['Lochindorb', 'Dalwhinnie'] },
  mar: { castle: ['Kildrummy', -2, 8], named: ['Braemar', 'Aboyne'] },
  angus: { castle: ['Forfar', 2, 10], named: ['Dundee', 'Montrose', 'Arbroath', 'Dunnottar', 'Brechin'] },
  argyll: {
    castle: ['Dunollie', 26, 14],
    named: ['Inveraray', 'Campbeltown', 'Tarbert', 'Rothesay', 'Brodick', 'Tobermory', 'Port Askaig'],
  },
  atholl: { castle: ['Blair', -12, 0], named: ['Dunkeld', 'Rannoch', 'Killin'] },
  lennox: { castle: ['Dumbarton', 8, 0], church: ['Glasgow', 16, 2], named: ['Arrochar'] },
  mentieth: { castle: ['Stirling', 6, 37], named: ['Falkirk', 'Comrie'] },
  fife: {
    castle: ['Perth', -20, 8],
    church: ['St Andrews', -2, 0],
    named: ['Scone', 'Dunfermline', 'Methven', 'Kirkcaldy'],
  },
  carrick: { castle: ['Ayr', 8, 4], named: ['Turnberry', 'Irvine', 'Cumnock', 'Sanquhar'] },
  lanark: { castle: ['Lanark', 4, 12], named: ['Biggar', 'Crawford'] },
  lothian: { castle: ['Edinburgh', 4, -3], named: ['Linlithgow'] },
  selkirk: { named: ['Selkirk', 'Peebles', 'Ettrick'] },
  dunbar: { castle: ['Dunbar', -24, 16], named: ['Berwick', 'Haddington', 'Lauder'] },
  galloway: { castle: ['Buittle', -4, -2], named: ['Wigtown', 'Kirkcudbright', 'Stranraer', 'Whithorn'] },
  annan: { castle: ['Lochmaben', 0, -11], named: ['Dumfries', 'Annan', 'Moffat', 'Langholm'] },
  teviot: { castle: ['Roxburgh', 2, -4], named: ['Jedburgh', 'Hawick', 'Melrose', 'Hermitage'] },
  england: { named: ['Carlisle', 'Newcastle', 'Durham', 'Hexham', 'Alnwick', 'Norham', 'Wooler', 'Penrith'] },
}

/** Names set by eye where the automatic place was not the best. */
const PLACES: Record<string, AreaSpec['place']> = {}

const LOCHS: [Point[], number][] = [
  [
    [
      [-4.68, 57.15],
      [-4.55, 57.24],
      [-4.4, 57.36],
      [-4.3, 57.43],
    ],
    9,
  ],
  [
    [
      [-4.98, 56.91],
      [-4.88, 57.0],
      [-4.84, 57.03],
    ],
    7,
  ],
  [
    [
      [-4.71, 56.31],
      [-4.67, 56.2],
      [-4.62, 56.12],
      [-4.59, 56.03],
    ],
    9,
  ],
  [
    [
      [-4.3, 56.47],
      [-4.15, 56.51],
      [-4.02, 56.58],
    ],
    7,
  ],
  [
    [
      [-5.45, 56.15],
      [-5.25, 56.27],
      [-5.05, 56.38],
    ],
    7,
  ],
  [
    [
      [-4.72, 58.22],
      [-4.6, 58.14],
      [-4.46, 58.05],
    ],
    7,
  ],
  [
    [
      [-5.58, 57.73],
      [-5.45, 57.69],
      [-5.32, 57.63],
    ],
    7,
  ],
  [
    [
      [-4.5, 56.76],
      [-4.38, 56.85],
      [-4.27, 56.92],
    ],
    5,
  ],
  [
    [
      [-4.42, 56.68],
      [-4.3, 56.69],
      [-4.2, 56.69],
    ],
    6,
  ],
  [
    [
      [-3.43, 56.2],
      [-3.39, 56.2],
      [-3.35, 56.2],
    ],
    10,
  ],
  [
    [
      [-4.55, 56.27],
      [-4.42, 56.24],
    ],
    5,
  ],
  [
    [
      [-4.27, 56.385],
      [-4.07, 56.385],
    ],
    5,
  ],
  [
    [
      [-4.38, 55.28],
      [-4.36, 55.21],
    ],
    5,
  ],
  [
    [
      [-4.1, 55.07],
      [-4.03, 54.98],
    ],
    5,
  ],
  [
    [
      [-4.58, 56.93],
      [-4.42, 56.97],
    ],
    4.5,
  ],
  [
    [
      [-5.3, 56.97],
      [-5.05, 56.95],
    ],
    5,
  ],
  [
    [
      [-5.68, 56.76],
      [-5.5, 56.83],
    ],
    5,
  ],
  [
    [
      [-5.78, 56.96],
      [-5.58, 56.94],
    ],
    5,
  ],
]
const HIGH: Point[] = [
  [-5.3, 57.4],
  [-5.0, 57.8],
  [-4.9, 58.2],
  [-4.6, 57.9],
  [-5.0, 57.1],
  [-4.6, 57.5],
  [-4.4, 57.2],
  [-5.0, 56.95],
  [-5.3, 56.8],
  [-4.6, 56.6],
  [-4.2, 56.8],
  [-4.9, 56.45],
  [-4.5, 56.35],
  [-3.7, 57.0],
  [-3.3, 57.1],
  [-3.0, 56.9],
  [-3.6, 56.8],
  [-4.2, 57.35],
  [-4.1, 55.2],
  [-4.5, 55.1],
  [-3.6, 55.4],
  [-3.2, 55.4],
  [-2.9, 55.35],
  [-2.4, 55.4],
  [-5.2, 56.1],
  [-5.0, 56.1],
  [-2.4, 54.7],
  [-3.1, 54.6],
  [-5.5, 57.6],
  [-4.2, 58.2],
  [-6.25, 57.25],
  [-6.0, 56.45],
  [-5.22, 55.6],
  [-6.95, 58.0],
  [-2.2, 55.25],
  [-4.0, 57.6],
]
const WOODS: [Point, number, number, boolean][] = [
  [[-3.1, 55.58], 26, 26, false],
  [[-2.95, 55.5], 20, 14, false],
  [[-4.45, 56.64], 22, 9, true],
  [[-3.75, 57.13], 24, 11, true],
  [[-4.95, 57.25], 22, 9, true],
  [[-3.4, 57.03], 18, 6, true],
  [[-2.62, 55.4], 20, 8, false],
  [[-3.85, 56.03], 14, 6, false],
  [[-4.75, 57.7], 20, 8, true],
  [[-5.2, 56.42], 16, 6, true],
  [[-2.55, 54.75], 22, 9, false],
  [[-2.45, 55.13], 20, 8, false],
  [[-3.5, 57.5], 14, 5, true],
  [[-2.62, 57.37], 16, 6, false],
  [[-4.5, 55.4], 16, 5, false],
  [[-2.5, 56.85], 14, 5, false],
]

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
    ...(PLACES[a.id] ? { place: PLACES[a.id] } : {}),
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
