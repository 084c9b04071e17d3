/** What a table needs to know of a game besides its rules: how to draw it, name it and lead through its choices. */
import type { BlockFace, PieceState } from '@muster/board-kit/block'
import type { CardFace } from '@muster/board-kit/card'
import type { GameEvent, Message } from '@muster/kernel/game'
import type { EndingText, GameText, Language } from '@muster/kernel/text'
import type { Component } from 'svelte'
import type { Coaching } from './coach/lines.ts'
import type { Course } from './course/kinds.ts'
import type { Timed } from './course/plan.ts'
import type { Table } from './table.svelte.ts'
import type { Terms } from './text/index.svelte.ts'

/** The colour of a seat and its pieces: how their classes in the style sheet end. */
export type Colour = string

/** A piece that is no block: how it is drawn, and all that is to be said of it. */
export interface Counter {
  paint(size: number, state: PieceState): string
  label(language: Language): string
}

export interface PieceScene {
  /** Stays the same for as long as an attentive player could follow the piece. */
  readonly key: string
  /** Which block it is, if the viewer knows. */
  readonly block: string | null
  readonly side: Colour
  readonly seat: number
  readonly area: string
  readonly moved: boolean
  readonly reserve: boolean
  readonly face: BlockFace | null
  /** The sign on its back; for a block. */
  readonly back?: string
  readonly counter?: Counter
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
        /** Where its name is printed; a place within an area has none. */
        readonly label?: readonly [number, number, number, number]
        /** The printed box that holds its pieces, beside its land or beyond the map. */
        readonly box?: readonly [number, number, number, number]
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
  /** The printed tracks: where the spaces of each are, by what is written on them. */
  readonly tracks?: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>
  readonly boxes?: Readonly<Record<string, readonly [number, number, number, number]>>
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

/** A marker on a space of a printed track, or in a box (a track of that name): a ring, or somebody's disc. */
export interface Marker {
  readonly track: string
  /** Empty for a box. */
  readonly space: string
  readonly of?: { readonly colour: Colour; readonly letter: string }
}

/** One kind of action among several that a decision offers. */
export interface Mode {
  readonly id: string
  readonly verbs: readonly string[]
}

/** A block that lies beside the board and can be picked from there. */
export interface SpareBlock {
  readonly block: string
  readonly side: Colour
  readonly face: BlockFace
}

export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface FightWords {
  /** “Storming of York”. */
  title(place: string): string
  /** Who had the place still has it; null: the viewer. */
  stays(place: string, holder: string | null): string
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
  /** What kind it is, in one word. */
  readonly kind: string
  /** How many blocks may cross it. */
  readonly limit: number
  readonly rule: string
}

/** Choices that are made together, and why these, in the reader's language. */
export interface Suggestion {
  readonly choices: readonly string[]
  readonly why: string
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
  readonly sides: readonly Colour[]
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
  card(id: string, language: Language): CardFace
  /** The verbs that name the next battle, and the prompts at which one is prepared: its odds are shown there. */
  readonly battleVerbs?: readonly string[]
  readonly prepares?: readonly string[]
  /** What its rule book calls a retreat, where the usual word is another. */
  retreat?(language: Language): string
  /** Verbs by which a piece goes somewhere over no border, even where there is one; and the one of them that goes by sea. */
  readonly leaps?: readonly string[]
  readonly sails?: string
  /** The prompts that ask each block apart what it does: in a battle, blocks act one by one. */
  readonly apart?: readonly string[]
  /** The prompts that follow a battle in its area: where its winners go. */
  readonly afterBattle?: readonly string[]
  /** Prompts at which whoever is left behind, because no way is open any more, is lost. */
  readonly lostIfLeft?: readonly string[]
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
  /** A seat's own view with every piece face up: where one person plays all the seats. */
  faceUp?(views: readonly unknown[], seat: number): unknown
  /** The areas that an event speaks of. */
  places(event: GameEvent): readonly string[]
  /** The spaces of the printed tracks that are current. */
  markers?(view: unknown): readonly Marker[]
  /** Whose colour a line of the log has; null for nobody's. */
  seatOf(event: GameEvent): number | null
  /** In which beats its matches are shown, and how long. */
  readonly course: Course
  /** Whether a line of the log is worth its own time when it happens. */
  weight(event: GameEvent): number
  /** Whether others hear less of this than the viewer. */
  isSecret(event: GameEvent): boolean
  /** Lines that begin a new heading in the log. */
  heading(event: GameEvent, language: Language): string | null
  readonly Rail: Component<{ table: Table }>
  readonly Strip: Component<{ table: Table }>
  readonly Battle: Component<{ table: Table }>

  /** A block's face at a strength. */
  face?(block: string, steps: number): BlockFace | null
  /** What is said of its end, and of the parts of a match. */
  readonly ending?: Readonly<Record<Language, EndingText>>
  /** What is counted, in words: nobles, heirs, Victory Points; and `crown`, where one is worn. */
  scoreName?(name: string, language: Language): string
  /** How a seat stands, in words, where a number alone would mislead. */
  scoreValue?(value: number, seat: number, language: Language): string

  /** What is said of a fight that is no battle, by its kind: a storm, a sally. */
  fightWords?(as: string, language: Language): FightWords | null

  /** A battle that is decided by counting: what was counted, and the result. */
  readonly Counted?: Component<{ table: Table; beat: Timed }>
  /** Prompts of which `Ask` has only what else can be done: it comes after what the board offers. */
  readonly asksLast?: readonly string[]
  /** What all had laid in secret, turned up; its sentence on a card, if absent. */
  readonly Revealed?: Component<{ table: Table; beat: Timed }>

  /** What is told to newcomers. */
  readonly loadCoach?: () => Promise<Coaching>
  /** What one plays for in a scenario, in two sentences. */
  aim?(scenario: string, language: Language): string

  // What only some games need.

  /** What the game calls its pieces and places, if not `block` and `area`. */
  readonly domains?: { readonly piece: string; readonly place: string }
  /** Of what is offered, what board, hand and plain buttons show; `Ask` shows the rest. */
  shown?(offers: readonly string[], mode: string): readonly string[]
  /** Pieces are picked one by one, not by whole stacks. */
  readonly alone?: boolean
  /** A piece that is no block, by its id and strength, for those who set up a position. */
  painted?(piece: string, strength: number): { readonly side: Colour; readonly counter: Counter }
  /** Pieces beside the board that can be sent somewhere. */
  beside?(view: unknown): readonly string[]
  /** Moves of several places that begin with a piece and its first place. */
  readonly ways?: { readonly start: string; readonly follow: readonly string[]; readonly stop: string }
  /** Whether the viewer would find enemies there; if absent, wherever somebody else stands. */
  attacks?(view: unknown, viewer: number, area: string): boolean
  /** What a choice is about before it is made: the dice that it rolls and what is needed; empty if nothing is to be said. */
  stakes?(table: Table, words: string): string
  /** How much there is to a place that may be chosen: where there is more, it is listed first. */
  worth?(table: Table, words: string): number
  /** By how much a choice changes the strength of the block that it is about. */
  changes?(table: Table, words: string): number
  /** How many blocks can be sent together where a prompt allows no more; null where it does not say. */
  most?(prompt: Message): number | null
  /** Lines in which several events of one kind in a row are told together; null where each is told by itself. */
  together?(events: readonly GameEvent[], language: Language): readonly string[] | null
  /** What a newcomer may as well answer to a question that nobody understands in a first match; null for other questions. */
  suggests?(table: Table): Suggestion | null
  /** The areas in which there is a battle to come; if absent, wherever two sides stand. */
  fights?(view: unknown): readonly string[]
  /** Who holds an area, in words. */
  holder?(view: unknown, area: string, language: Language): string
  /** The one sentence, where the game says it better than prompt and names can. */
  sentence?(table: Table): string | null
  /** The buttons of a choice that loses something: back, and go on with it. */
  confirms?(language: Language): readonly [back: string, go: string]
  /** An answer that the player has given beforehand to what is asked now, and the line that says so. */
  standing?(table: Table): { readonly words: string; readonly notice: string } | null
  /** What is asked and cannot be pointed at on the board. */
  readonly Ask?: Component<{ table: Table; sheet: boolean }>
  readonly Hand?: Component<{ table: Table; touch: boolean }>
  /** Decisions that are answered only beside the board: they take the places of info and hand as well. */
  readonly whole?: readonly string[]
  /** What people say to each other, where a game has its own way of it. */
  readonly Talks?: Component<{ table: Table }>
}
