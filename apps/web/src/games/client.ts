/** What a table needs to know of a game besides its rules: how to draw it, name it and lead through its choices. */
import type { BlockFace, Side } from '@muster/board-kit/block'
import type { CardFace } from '@muster/board-kit/card'
import type { GameEvent } from '@muster/kernel/game'
import type { GameText, Language } from '@muster/kernel/text'
import type { Component } from 'svelte'
import type { Table } from '../table/table.svelte.ts'
import type { Terms } from '../text/index.svelte.ts'

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

/** One kind of action among several that a decision offers. */
export interface Mode {
  readonly id: string
  readonly verbs: readonly string[]
}

/** A block that lies beside the board and can be picked from there. */
export interface SpareBlock {
  readonly block: string
  readonly side: Side
  readonly face: BlockFace
}

export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface GameClient {
  readonly id: string
  readonly vocabulary: {
    readonly verbs: readonly string[]
    readonly verbArgs: readonly (readonly string[])[]
    readonly domains: Readonly<Record<string, readonly string[]>>
  }
  readonly text: Readonly<Record<Language, GameText>>
  /** What the site says otherwise at this table, in the terms of the game's rulebook. */
  readonly terms?: Readonly<Partial<Record<Language, Terms>>>
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
    /** Where blocks march as one column: the verb that opens the move of an area, which they then `start` together. */
    readonly opens?: string
    /** The decisions in which `start` begins a march; all of them if nothing is said. */
    readonly prompts?: readonly string[]
  } | null
  /** Decisions that offer several kinds of action side by side, by prompt; the board shows one kind at a time. */
  readonly modes?: Readonly<Record<string, readonly Mode[]>>
  modeName?(id: string, language: Language): string
  /** The viewer's blocks beside the board. */
  spare?(view: unknown): readonly SpareBlock[]
  /** A panel in the dock for decisions that are best answered in a way of their own, and the prompts it answers. */
  readonly Orders?: Component<{ table: Table }>
  readonly ordered?: readonly string[]
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
  /** What an area is: castle, city, whose home; and what has become of it. */
  area(id: string, language: Language, view: unknown): readonly string[]
  rule(id: string, language: Language): RuleText
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
    case 'this-war-without-an-enemy':
      return (await import('./this-war-without-an-enemy/client.ts')).warClient
    default:
      throw new Error(`there is no table for ${id} yet`)
  }
}
