import type { AreaSpec, BoardSpec, Hatch, PrintedSign, SignSpec } from '@muster/map-maker/board-spec'
import { type Place, placed, readData } from '@muster/map-maker/boards/common'
import type { Point } from '@muster/map-maker/geometry'
import { projector } from '@muster/map-maker/projection'
import { WORDS } from '../text/board.ts'
import { ROUTES, STRAITS } from './seaways.ts'

interface Territory {
  id: string
  name: string
  type: 'home' | 'capital' | 'disputed' | 'undisputed' | 'impassable'
  owner: string | null
  stripes: string[]
  value: number | null
  elector: boolean
}
interface MapData {
  territories: Territory[]
  adjacency: { a: string; b: string; kind: 'land' | 'strait'; name?: string }[]
  seaRoutes: { controller: string; a: string; b: string }[]
}
interface Gazetteer {
  projection: { parallels: [number, number]; rotate: [number, number]; center: [number, number] }
  territories: { id: string; label: { lon: number; lat: number }; points: Place[] }[]
  offMap: { name: string; points: Place[] }[]
  rivers: { name: string; line: Point[] }[]
  ranges: { name: string; territory: string | null; line: Point[] }[]
}

const MUNICIPAL = /^(London|Paris|Wien|Berlin|Madrid|Constantinople|St\. Petersburg)$/

const HATCHES: Readonly<Record<string, Hatch>> = {
  britain: { tile: [3.6, 8], d: 'M1.8,-1V9' },
  france: { tile: [8, 3.6], d: 'M-1,1.8H9' },
  austria: { tile: [9, 9], d: '' },
  prussia: { tile: [4, 4], d: 'M2,-1V5M-1,2H5' },
  russia: { tile: [5, 5], d: 'M-1,-1L6,6M-1,4L1,6M4,-1L6,1' },
  spain: { tile: [5.2, 5.2], d: 'M1.2,1.3h.2M3.8,3.9h.2', dots: true },
  ottoman: { tile: [5, 5], d: 'M6,-1L-1,6M1,-1L-1,1M6,4L4,6' },
}
const SIGNS: Readonly<Record<string, PrintedSign>> = {
  'route-britain': { svg: '<path d="M-46,0H46" class="route route-britain"/>' },
  'route-spain': { svg: '<path d="M-46,0H46" class="route route-spain"/>' },
}

/** Berlin is low and wide: its signs stand left of its Generals, or these would stand in Saxonia and Silesia. */
const PLACES: Readonly<Record<string, AreaSpec['place']>> = {
  berlin: {
    name: [1765, 1007.5],
    signs: [
      [1696, 1044],
      [1734, 1044],
    ],
    zone: [1756, 1028, 1826, 1100],
  },
  // Its neighbours stay clear of it.
  wielkopolska: { name: [1940.5, 1033], signs: [[1848.7, 1033]], zone: [1872.1, 1055, 2011.3, 1126.9] },
  silesia: { name: [1938.5, 1241], signs: [[1881, 1241]], zone: [1849.4, 1147, 1988.6, 1218.9] },
}

export function spec(): BoardSpec {
  const map = readData<MapData>('ancien-regime', 'map')
  const gazetteer = readData<Gazetteer>('ancien-regime', 'gazetteer')
  const margin = 46
  const pxPerKm = 0.8
  const width = 3400
  const height = 2640
  const project = projector({
    kind: 'equal-area',
    ...gazetteer.projection,
    pxPerKm,
    anchor: { lonLat: [15, 49.5], at: [margin + 2185 * pxPerKm, margin + 1575 * pxPerKm] },
  })
  const signs = (t: Territory): SignSpec[] => {
    const out: SignSpec[] = []
    if (t.value !== null) out.push({ symbol: 'value', width: 36, height: 36, text: String(t.value) })
    if (t.elector) out.push({ symbol: 'elector', width: 36, height: 34 })
    return out
  }
  const tintOf = (t: Territory): string =>
    t.type === 'home' || t.type === 'capital'
      ? `home-${t.owner}`
      : t.type === 'disputed'
        ? 'disputed'
        : t.type === 'impassable'
          ? 'impassable'
          : 'undisputed'
  const areas: AreaSpec[] = map.territories.map((t) => {
    const g = gazetteer.territories.find((q) => q.id === t.id)
    if (!g) throw new Error(`no gazetteer of ${t.id}`)
    return {
      id: t.id,
      name: t.id === 'patrimonium-st-petri' ? ['Patrimonium', 'St. Petri'] : [t.name],
      kind: t.type === 'impassable' ? 'impassable' : 'play',
      tint: tintOf(t),
      claimants: t.stripes,
      points: placed(project, g.points),
      label: project([g.label.lon, g.label.lat]),
      signs: signs(t),
      towns: (t.type === 'impassable' ? [] : g.points)
        .map((p) => p.name)
        .filter((n) => !MUNICIPAL.test(n) && n !== t.name)
        .slice(0, 2),
      nameStyle: t.type === 'capital' ? 'capital' : t.type === 'impassable' ? 'range' : 'plain',
      place: PLACES[t.id],
    }
  })
  gazetteer.offMap.forEach((o, k) => {
    areas.push({
      id: `off-map-${k}`,
      name: [],
      kind: 'scenery',
      tint: 'scenery',
      points: placed(project, o.points),
      label: project([o.points[0].lon, o.points[0].lat]),
      signs: [],
      towns: [],
      nameStyle: 'plain',
    })
  })
  const kindOf = new Map(map.territories.map((t) => [t.id, t]))
  const realm = (id: string) => kindOf.get(id)?.owner ?? id
  const barred = (id: string) => id.startsWith('off-map') || kindOf.get(id)?.type === 'impassable'
  const along = (line: readonly Point[]) => line.map(project)
  return {
    game: 'ancien-regime',
    width,
    height,
    margin,
    strip: 424,
    pxPerKm,
    project,
    window: [-32, 30, 62, 72],
    cell: 2,
    warp: [
      [7, 60],
      [3, 22],
    ],
    rounding: 4,
    seed: 23,
    smallest: 420,
    islet: 60,
    coastTolerance: 0.95,
    arcTolerance: 0.9,
    areaTolerance: 1.1,
    grain: 0.5,
    waterLines: [3, 6.8, 11.4, 17],
    areas,
    borders: map.adjacency.map((b) => ({
      a: b.a,
      b: b.b,
      type: b.kind,
      style: realm(b.a) === realm(b.b) ? 'inner' : 'state',
    })),
    threshold: 12,
    allowedTouch: (a, b) => barred(a) || barred(b),
    straits: map.adjacency
      .filter((b) => b.kind === 'strait')
      .map((b) => ({ a: b.a, b: b.b, name: b.name ?? '', line: along(STRAITS[`${b.a}/${b.b}`]) })),
    rivers: gazetteer.rivers.map((r) => ({ name: r.name, line: along(r.line), label: r.name })),
    lakes: [
      {
        line: along([
          [30.9, 60.3],
          [31.4, 60.9],
          [31.5, 61.5],
        ]),
        width: 90,
      },
      {
        line: along([
          [34.8, 61.2],
          [35.3, 61.7],
          [35.6, 62.3],
        ]),
        width: 50,
      },
      {
        line: along([
          [12.9, 58.5],
          [13.3, 58.9],
          [13.6, 59.2],
        ]),
        width: 34,
      },
      {
        line: along([
          [14.2, 57.9],
          [14.5, 58.3],
          [14.8, 58.7],
        ]),
        width: 12,
      },
      {
        line: along([
          [27.6, 58.0],
          [27.5, 58.5],
          [27.3, 58.9],
        ]),
        width: 26,
      },
      {
        line: along([
          [17.4, 46.75],
          [17.8, 46.9],
          [18.1, 47.0],
        ]),
        width: 8,
      },
      {
        line: along([
          [6.2, 46.3],
          [6.5, 46.45],
          [6.9, 46.4],
        ]),
        width: 8,
      },
      {
        line: along([
          [9.1, 47.7],
          [9.4, 47.6],
        ]),
        width: 8,
      },
    ],
    ranges: gazetteer.ranges.map((r) => ({
      line: along(r.line),
      size: r.territory ? 1.1 : 0.85,
      spread: r.territory ? 34 : 16,
      density: r.territory ? 22 : 8,
    })),
    woods: [
      { at: project([8.2, 48.3]), radius: 14, count: 6, pine: true },
      { at: project([28.5, 51.8]), radius: 40, count: 22, pine: true },
      { at: project([14.5, 61]), radius: 60, count: 30, pine: true },
      { at: project([27, 61.8]), radius: 60, count: 30, pine: true },
      { at: project([33, 58.5]), radius: 60, count: 30, pine: true },
      { at: project([23.8, 52.8]), radius: 22, count: 10, pine: false },
      { at: project([-0.9, 44.5]), radius: 18, count: 7, pine: true },
      { at: project([5.3, 49.9]), radius: 14, count: 6, pine: false },
      { at: project([36.5, 54.5]), radius: 40, count: 18, pine: false },
    ],
    seaNames: [
      { text: 'Atlantic', at: [170, 1270], size: 42, turn: 0, tracking: 8 },
      { text: 'Ocean', at: [170, 1330], size: 42, turn: 0, tracking: 10 },
      { text: 'German', at: project([3.4, 56.4]), size: 36, turn: 0, tracking: 8 },
      { text: 'Ocean', at: project([3.4, 55.85]), size: 36, turn: 0, tracking: 8 },
      { text: 'Mare Balticum', at: project([18.9, 56.3]), size: 28, turn: -66, tracking: 6 },
      { text: 'Bay of Biscay', at: project([-5.2, 45.6]), size: 28, turn: 0, tracking: 6 },
      { text: 'Mediterranean Sea', at: project([8.2, 37.95]), size: 34, turn: -2, tracking: 10 },
      { text: 'Adriatic Sea', at: project([15.7, 43.0]), size: 20, turn: 41, tracking: 5 },
      { text: 'Ionian Sea', at: project([18.6, 37.6]), size: 26, turn: 0, tracking: 6 },
      { text: 'Archipelago', at: project([25.1, 39.2]), size: 18, turn: 58, tracking: 4 },
      { text: 'The Black Sea', at: project([33.8, 43.4]), size: 38, turn: 8, tracking: 11 },
      { text: 'Tyrrhenian Sea', at: project([12.1, 39.6]), size: 20, turn: 0, tracking: 4 },
      { text: 'Gulf of Bothnia', at: project([19.6, 62.0]), size: 20, turn: -66, tracking: 4 },
      { text: 'English Channel', at: project([-2.5, 49.95]), size: 15, turn: -12, tracking: 2 },
    ],
    routes: map.seaRoutes.map((r) => {
      const course = ROUTES[`${r.a}/${r.b}`]
      if (!course) throw new Error(`no course for ${r.a}/${r.b}`)
      return {
        a: r.a,
        b: r.b,
        power: r.controller,
        letter: r.controller[0].toUpperCase(),
        line: along(course),
      }
    }),
    title: {
      at: [430, 330],
      scale: 1.5,
      lines: ['Ancien', 'or the coalitions of', 'Régime'],
      motto: 'motto',
      arms: ['britain', 'france'],
    },
    legend: {
      at: [62, 600],
      width: 372,
      rows: [
        ...['britain', 'france', 'austria', 'prussia', 'russia', 'spain', 'ottoman'].map((p) => ({
          key: p,
          sample: { hatch: p },
        })),
        { key: 'state', sample: { border: 'state' as const } },
        { key: 'inner', sample: { border: 'inner' as const } },
        { key: 'value', sample: { symbols: [{ id: 'value', scale: 0.9, text: '2' }] } },
        { key: 'elector', sample: { symbols: [{ id: 'elector', scale: 0.9 }] } },
        { key: 'route-britain', sample: { symbols: [{ id: 'route-britain', scale: 1 }] } },
        { key: 'route-spain', sample: { symbols: [{ id: 'route-spain', scale: 1 }] } },
        { key: 'strait', sample: { symbols: [{ id: 'strait', scale: 1 }] } },
      ],
    },
    rose: { at: [1200, 330], radius: 110 },
    scaleBar: { at: [2700, 2560], km: 500, step: 100 },
    ships: [
      { at: [180, 1660], scale: 1.1, kind: 'galleon' },
      { at: project([31.5, 42.6]), scale: 0.9, kind: 'galleon' },
      { at: project([16.8, 36.0]), scale: 0.9, kind: 'galleon' },
    ],
    boxes: [
      { id: 'british-coalition', title: 'british-coalition', box: [2130, 2834, 300, 168], side: 'britain' },
      { id: 'french-coalition', title: 'french-coalition', box: [2444, 2834, 300, 168], side: 'france' },
      { id: 'neutral', title: 'neutral', box: [2758, 2834, 290, 168] },
      { id: 'expansionist', title: 'expansionist', box: [3062, 2834, 290, 168] },
    ],
    tracks: [
      {
        id: 'influence',
        title: 'influence',
        at: [106, 2720],
        columns: 26,
        step: [76, 0],
        radius: 30,
        spaces: Array.from({ length: 26 }, (_, i) => ({ id: String(i), text: String(i) })),
      },
      {
        id: 'morale',
        title: 'morale',
        at: [2190, 2720],
        columns: 16,
        step: [74, 0],
        radius: 30,
        spaces: Array.from({ length: 16 }, (_, i) => ({ id: String(i), text: String(i) })),
      },
      {
        id: 'wheel',
        title: 'wheel',
        at: [190, 2890],
        columns: 7,
        step: [290, 0],
        radius: 40,
        spaces: [
          'drill',
          'taxation',
          'subsidies',
          'leadership',
          'mobilisation',
          'gainInfluence',
          'movement',
        ].map((id, i) => ({
          id,
          text: String(i + 1),
          sub: id,
        })),
      },
    ],
    words: WORDS,
    arms: {
      // The crosses of the union flag: at this size the royal arms would be a blur, and weigh ten times as much.
      britain: 'azure | saltire argent | cross argent | cross-thin gules',
      france: 'azure | 3 fleur or',
    },
    signs: SIGNS,
    hatches: HATCHES,
    blockSize: 58,
    nameScale: 1.14,
    meridians: { minutes: 60, label: 5 },
    graticule: 5,
  }
}
