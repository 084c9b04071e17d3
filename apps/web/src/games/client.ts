/** What a table needs to know of a game besides its rules: how to draw it, name it and lead through its choices. */
import type { BlockFace, Side } from '@muster/board-kit/block'
import type { CardFace } from '@muster/board-kit/card'
import type { GameEvent } from '@muster/kernel/game'
import type { GameText, Language } from '@muster/kernel/text'
import type { Component } from 'svelte'
import type { Table } from '../table/table.svelte.ts'

export interface PieceScene {
  /** Stays the same for as long as an attentive player could follow the piece. */
  readonly key: string
  /** Which block it is, if the viewer knows. */
  readonly block: string | null
  readonly side: Side
  readonly seat: number
  readonly area: string
  readonly moved: boolean
  readonly reserve: boolean
  readonly face: BlockFace | null
}

export interface Geometry {
  readonly width: number
  readonly height: number
  readonly blockSize: number
  readonly areas: Readonly<
    Record<
      string,
      {
        readonly at: readonly [number, number]
        readonly zone: readonly [number, number, number, number]
        readonly bounds: readonly [number, number, number, number]
      }
    >
  >
  readonly borders: readonly {
    readonly a: string
    readonly b: string
    readonly type: string
    readonly style: string
    readonly at: readonly [number, number]
  }[]
}

export interface BoardData {
  readonly svg: Readonly<Record<Language, string>>
  readonly geometry: Geometry
  /** Coats of arms that pieces use, as symbols. */
  readonly symbols: string
}

export interface Crossing {
  readonly seat: number
  readonly from: string
  readonly to: string
  readonly count: number
  readonly limit: number
  readonly at: readonly [number, number]
}

export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** What a game says of a thing at its table that is no block, area or card: a track, a pool. */
export interface Explained {
  readonly title: string
  readonly text: string
  readonly rule: string
}

export interface BorderFacts {
  /** A whole sentence, and one or two words for a list of borders. */
  readonly text: string
  readonly short: string
  /** How many blocks may cross it. */
  readonly limit: number
  readonly rule: string
}

export interface GameClient {
  readonly id: string
  readonly vocabulary: {
    readonly verbs: readonly string[]
    readonly verbArgs: readonly (readonly string[])[]
    readonly domains: Readonly<Record<string, readonly string[]>>
  }
  readonly text: Readonly<Record<Language, GameText>>
  /** The colour of each seat. */
  readonly sides: readonly Side[]
  /** The verbs of a march: one that picks a block, one that goes on, one that halts. */
  readonly march: {
    readonly start: string
    readonly follow: readonly string[]
    readonly stop: string
    /** The rules on how far a block goes and where it must halt. */
    readonly farRule: string
    readonly haltRule: string
  } | null
  /** Choices that lose something when made early, and cannot be taken back after: asked once more. */
  loses(view: unknown, words: string, offers: readonly string[]): number
  loadBoard(): Promise<BoardData>
  pieces(view: unknown): readonly PieceScene[]
  hand(view: unknown): readonly string[]
  /** The card that lies face down or was played this turn. */
  played(view: unknown): readonly (string | null)[]
  card(id: string, language: Language): CardFace
  /** The area in which a battle is being fought. */
  battle(view: unknown): string | null
  crossings(view: unknown): readonly Crossing[]
  caption(view: unknown, language: Language): string
  /** One line about a block: kind, letter, movement. */
  about(block: string, language: Language): string
  movement(block: string): number
  /** What an area is: castle, city, whose home. */
  area(id: string, language: Language): readonly string[]
  rule(id: string, language: Language): RuleText
  /** The rules behind the things that everybody points at. */
  readonly cites?: {
    readonly block: string
    readonly hidden: string
    readonly area: string
    readonly card: string
  }
  border?(a: string, b: string, language: Language): BorderFacts | null
  /** What one of the game's own things is, by the name that its panels give it in `data-tip`. */
  explains?(what: string, view: unknown, language: Language): Explained | null
  /** One view in which all that any seat sees is seen. */
  merge(views: readonly unknown[]): unknown
  /** The areas that an event speaks of. */
  places(event: GameEvent): readonly string[]
  /** Whose colour a line of the log has; null for nobody's. */
  seatOf(event: GameEvent): number | null
  /** Whether a line of the log is worth its own time when it happens. */
  weight(event: GameEvent): number
  /** Whether others hear less of this than the viewer. */
  isSecret(event: GameEvent): boolean
  /** Lines that begin a new heading in the log. */
  heading(event: GameEvent, language: Language): string | null
  readonly Rail: Component<{ table: Table }>
  readonly Strip: Component<{ table: Table }>
  readonly Battle: Component<{ table: Table }>
}

export async function loadClient(id: string): Promise<GameClient> {
  switch (id) {
    case 'hammer-of-the-scots':
      return (await import('./hammer-of-the-scots/client.ts')).hammerClient
    case 'richard-iii':
      return (await import('./richard-iii/client.ts')).richardClient
    default:
      throw new Error(`there is no table for ${id} yet`)
  }
}
