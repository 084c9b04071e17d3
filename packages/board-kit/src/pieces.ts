/** The pieces, cards and set-ups of a game as drawings: what the gallery lays out, reached by the game's title. */
import type { Language } from '@muster/kernel/text'
import type { BlockFace } from './block.ts'
import type { CardFace } from './card.ts'
import type { BlockColour } from './colours.ts'
import { escapeText } from './svg.ts'

/** Where there is room on a drawn board. Boxes are x, y, width, height. */
export interface BoardPlaces {
  readonly width: number
  readonly height: number
  readonly blockSize: number
  readonly areas: Readonly<
    Record<
      string,
      {
        readonly zone: readonly number[]
        readonly label: readonly number[]
        readonly box?: readonly number[]
      }
    >
  >
  readonly boxes: Readonly<Record<string, readonly number[]>>
  readonly tracks: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>
}

export interface ShownBlock {
  readonly id: string
  readonly side: string
  /** With whom it stands, if its colour does not say so. */
  readonly ally?: string
  /** One of two that are the same block for either side: a sheet shows the other. */
  readonly twin?: boolean
  readonly face: BlockFace
}

/** Where everything stands at the start of a scenario: areas and boxes of the board, with block ids. */
export interface ShownSetup {
  readonly id: string
  readonly name: string
  readonly at: ReadonlyMap<string, readonly string[]>
}

/** Drawings of one size under a heading, in as many rows as they need. */
export interface SheetPart {
  readonly head: string
  readonly cell: readonly [w: number, h: number]
  readonly items: readonly ((x: number, y: number) => string)[]
}

export interface BlockSet {
  readonly blocks: readonly ShownBlock[]
  /** Coats of arms by id: a blazon. */
  readonly arms: Readonly<Record<string, string>>
  /** Every colour of its blocks; the first two fight each other. */
  readonly colours: Readonly<Record<string, BlockColour>>
  /** What its box holds besides. */
  readonly more?: readonly SheetPart[]
}

export interface CounterSet {
  readonly sheet: readonly SheetPart[]
  /** Everything that stands on the board at the start of a scenario. */
  place(scenario: string, board: BoardPlaces): string
}

export interface Pieces {
  /** With whose eyes a set-up can be looked at; nobody's where everything is open. */
  readonly eyes: readonly string[]
  /** The words that are printed on its board. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>
  readonly setups: readonly ShownSetup[]
  readonly set: BlockSet | CounterSet
  cards(language: Language): readonly CardFace[]
}

export interface Put {
  readonly block: string
  readonly area: string
}

/** Blocks by the place where they stand. */
export function standing(
  puts: readonly Put[],
  boxes: Readonly<Record<string, readonly string[] | undefined>>,
): ReadonlyMap<string, readonly string[]> {
  const at = new Map<string, readonly string[]>()
  for (const { area, block } of puts) at.set(area, [...(at.get(area) ?? []), block])
  for (const [box, ids] of Object.entries(boxes)) if (ids?.length) at.set(box, ids)
  return at
}

export const caption = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" class="word mid" style="--s:14px">${escapeText(text)}</text>`
