import type { Point } from './geometry.ts'

/** How a border is drawn. Each can be told from the others in one colour. */
export type BorderStyle =
  | 'open'
  | 'limited'
  | 'river'
  | 'mountain'
  | 'kingdom'
  | 'kingdom-limited'
  | 'inner'
  | 'state'

/** A sign that stands in an area: what it is, and where it would like to be. */
export interface SignSpec {
  readonly symbol: string
  readonly width: number
  readonly height: number
  /** Board pixels; signs without a place of their own go with the name of the area. */
  readonly near?: Point
  /** Small text printed on the sign (a limit, a value). */
  readonly text?: string
  /** The town this sign stands for: its name is then written beside the sign. */
  readonly town?: string
  /** May stand on the water (ports). */
  readonly overSea?: boolean
}

/** What a sign looks like, for one that only this board prints. */
export interface PrintedSign {
  readonly svg: string
  /** How far it is moved down, so that its middle is where the sign stands. */
  readonly lower?: number
  /** Where its text goes, and how large it is. */
  readonly numeral?: { readonly dy: number; readonly size: number }
}

/** Engravers' hatching: one tile of it. */
export interface Hatch {
  readonly tile: readonly [w: number, h: number]
  readonly d: string
  readonly dots?: boolean
}

export interface AreaSpec {
  readonly id: string
  /** Lines of the printed name. Empty for mere scenery. */
  readonly name: readonly string[]
  readonly kind: 'play' | 'exile' | 'impassable' | 'scenery'
  /** Class of its colouring: `tint-0`…, `region-north`, `home-france`, `disputed`… */
  readonly tint: string
  readonly claimants?: readonly string[]
  readonly points: readonly { readonly name: string; readonly at: Point }[]
  readonly label: Point
  readonly signs: readonly SignSpec[]
  /** Towns worth naming, the most important first. */
  readonly towns: readonly string[]
  readonly nameStyle: 'ribbon' | 'plain' | 'capital' | 'country' | 'range'
  /** Drawn as a box of its own (x, y, width, height), because its land is off the map or too small. */
  readonly box?: readonly [number, number, number, number] | undefined
  /** Set by hand where nothing that is tried fits: the centres of name and signs, and the corners of the room for pieces. */
  readonly place?:
    | {
        readonly name: Point
        readonly signs: readonly Point[]
        readonly zone: readonly [number, number, number, number]
      }
    | undefined
}

export interface BorderSpec {
  readonly a: string
  readonly b: string
  readonly style: BorderStyle
  /** The type's name in the game's data. */
  readonly type: string
}

export interface RangeSpec {
  readonly line: readonly Point[]
  readonly size: number
  readonly spread: number
  readonly density: number
}

export interface SeaNameSpec {
  readonly text: string
  readonly at: Point
  readonly size: number
  readonly turn: number
  readonly tracking: number
}

export interface RouteSpec {
  readonly a: string
  readonly b: string
  readonly power: string
  /** Written on its seal, so that a route is not only a coloured dash. */
  readonly letter: string
  readonly line: readonly Point[]
}

export interface BoxSpec {
  readonly id: string
  /** Key of the words table, or a proper name printed as it is. */
  readonly title: string
  readonly box: readonly [x: number, y: number, w: number, h: number]
  readonly side?: string
}

export interface TrackSpec {
  readonly id: string
  readonly title: string
  readonly at: Point
  readonly columns: number
  readonly step: Point
  readonly radius: number
  readonly spaces: readonly { readonly id: string; readonly text: string; readonly sub?: string }[]
}

export interface LegendRow {
  readonly key: string
  readonly sample:
    | { readonly border: BorderStyle }
    | { readonly symbols: readonly { readonly id: string; readonly scale: number; readonly text?: string }[] }
    | { readonly hatch: string }
}

export interface BoardSpec {
  readonly game: string
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Height of the plain strip under the map for pools and tracks. */
  readonly strip: number
  readonly pxPerKm: number
  readonly project: (lonLat: Point) => Point
  readonly window: readonly [west: number, south: number, east: number, north: number]
  readonly cell: number
  readonly warp: readonly (readonly [number, number])[]
  readonly rounding: number
  readonly seed: number
  readonly smallest: number
  readonly islet: number
  readonly coastTolerance: number
  /** How far, in pixels, the lines of borders and of area outlines may be thinned. */
  readonly arcTolerance: number
  readonly areaTolerance: number
  /** Rounding of coast and outlines, in pixels. */
  readonly grain: number
  readonly waterLines: readonly number[]
  readonly areas: readonly AreaSpec[]
  readonly borders: readonly BorderSpec[]
  /** Touching of this many pixels or less is not a border. */
  readonly threshold: number
  /** Pairs that touch on the map but are no border in the rules (impassable ranges). */
  readonly allowedTouch: (a: string, b: string) => boolean
  /** Rules borders that cross the water and are drawn as a strait. */
  readonly straits: readonly {
    readonly a: string
    readonly b: string
    readonly name: string
    readonly line: readonly Point[]
  }[]
  readonly rivers: readonly {
    readonly name: string
    readonly line: readonly Point[]
    readonly label?: string
  }[]
  readonly lakes: readonly { readonly line: readonly Point[]; readonly width: number }[]
  readonly ranges: readonly RangeSpec[]
  readonly woods: readonly {
    readonly at: Point
    readonly radius: number
    readonly count: number
    readonly pine: boolean
  }[]
  readonly seaNames: readonly SeaNameSpec[]
  readonly routes: readonly RouteSpec[]
  readonly title: {
    readonly at: Point
    readonly scale: number
    readonly lines: readonly [string, string, string]
    readonly motto: string
    readonly arms: readonly [string, string]
  }
  readonly legend: { readonly at: Point; readonly width: number; readonly rows: readonly LegendRow[] }
  readonly rose: { readonly at: Point; readonly radius: number } | null
  readonly scaleBar: { readonly at: Point; readonly km: number; readonly step: number } | null
  readonly ships: readonly {
    readonly at: Point
    readonly scale: number
    readonly kind: 'cog' | 'serpent' | 'galleon'
  }[]
  readonly boxes: readonly BoxSpec[]
  readonly tracks: readonly TrackSpec[]
  /** Words of the legend, tracks and boxes and names of areas, in both languages: the board leaves room for the longer. */
  readonly words: {
    readonly en: Readonly<Record<string, string>>
    readonly pl: Readonly<Record<string, string>>
  }
  /** Shields printed on the board, by id: a blazon. */
  readonly arms: Readonly<Record<string, string>>
  /** Signs that only this board prints, by id. */
  readonly signs?: Readonly<Record<string, PrintedSign>>
  /** Who claims areas, each with a hatching by which it is told without its colour. */
  readonly hatches?: Readonly<Record<string, Hatch>>
  readonly blockSize: number
  /** Names and loose signs grow with the board they stand on. */
  readonly nameScale: number
  readonly meridians: { readonly minutes: number; readonly label: number }
  readonly graticule?: number
}
