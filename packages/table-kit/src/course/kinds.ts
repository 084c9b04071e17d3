/**
 * The kinds of beats in which a match is shown, how long each lasts, and which of them wait for the player. A game says
 * of each of its events what kind it is; nothing here names a game's event.
 */
import type { GameEvent } from '@muster/kernel/game'
import type { BattleWord } from './report.ts'

/** Milliseconds at the pace “normal”, and for each thing more in the same beat. */
export interface Length {
  readonly ms: number
  readonly more?: number
}

export const LENGTHS = {
  /** Cards turned up, with the reason who is first. */
  cards: { ms: 1800 },
  /** An event used: what the card does. */
  event: { ms: 1600 },
  /** A die that is not rolled in a battle. */
  die: { ms: 2000 },
  march: { ms: 900, more: 120 },
  voyage: { ms: 1100, more: 120 },
  strategic: { ms: 1000 },
  recruit: { ms: 700, more: 120 },
  attack: { ms: 500 },
  /** A battle is announced on the map, before anything of it is shown. */
  announced: { ms: 700 },
  /** The blocks of a battle turn up, one after the other. */
  opening: { ms: 1600, more: 80 },
  withdrawal: { ms: 1800 },
  pursuit: { ms: 1400 },
  rout: { ms: 1600 },
  /** One side's dice: tumble 600, read 1400; and each hit falling. */
  roll: { ms: 2000, more: 300 },
  /** A hit taken by the choice of its owner, after the roll. */
  hit: { ms: 700, more: 300 },
  fall: { ms: 700, more: 300 },
  /** An heir or a king falls. */
  heir: { ms: 1400 },
  retreat: { ms: 500, more: 500 },
  treachery: { ms: 2000 },
  sides: { ms: 1200, more: 400 },
  round: { ms: 1200 },
  /** Cards of a battle turned up one by one, with the running total. */
  count: { ms: 1600, more: 500 },
  result: { ms: 2600 },
  bombardment: { ms: 1600 },
  storm: { ms: 1000 },
  surrender: { ms: 1800 },
  city: { ms: 1600 },
  /** Raid, supply, attrition: one table. */
  attrition: { ms: 1200, more: 60 },
  /** What a winter, a political turn, a year's end did. */
  table: { ms: 1400 },
  crown: { ms: 2400 },
  /** Quiet actions of a turn, all in one table. */
  quiet: { ms: 2400 },
  arbiter: { ms: 700 },
  permit: { ms: 500 },
  statuses: { ms: 2600 },
  vote: { ms: 450 },
  emperor: { ms: 1600 },
  influence: { ms: 900 },
  /** Told in the log, in no time of its own. */
  line: { ms: 0 },
} as const satisfies Readonly<Record<string, Length>>

export type BeatKind = keyof typeof LENGTHS

/** Belongs to the beat before it, if that is of the same step: a hit to its roll. */
export type Joining = 'joins'

/** What can be set to wait for “Go on”. */
export const WAITS = ['sides', 'results', 'attacks', 'cards', 'all'] as const
export type Wait = (typeof WAITS)[number]

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

export const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }

/** What waits at each pace, unless the player has said otherwise. */
export const WAITS_AT: Readonly<Record<Pace, readonly Wait[]>> = {
  slow: ['sides', 'results', 'attacks'],
  normal: ['sides', 'results', 'attacks'],
  fast: ['sides'],
  instant: [],
}

/** Under which setting a kind of beat waits, if it waits at all. */
export const WAIT_OF: Readonly<Partial<Record<BeatKind, Wait>>> = {
  sides: 'sides',
  treachery: 'sides',
  heir: 'sides',
  crown: 'sides',
  city: 'sides',
  statuses: 'sides',
  result: 'results',
  table: 'results',
  count: 'results',
  announced: 'attacks',
  cards: 'cards',
}

/** Kinds that show nothing new to whoever has just chosen them; what follows from the choice is nobody's (beats.ts). */
export const OWN_AT_ONCE: ReadonlySet<BeatKind> = new Set([
  'march',
  'voyage',
  'strategic',
  'recruit',
  'attack',
  'event',
  'announced',
  'hit',
  'retreat',
  'quiet',
  'arbiter',
  'permit',
  'vote',
  'storm',
  'attrition',
  'table',
  'line',
])

/** What is shortened never gets shorter than this. */
export const SHORTEST: Readonly<Partial<Record<BeatKind, number>>> = {
  roll: 1200,
  cards: 1000,
  sides: 1200,
  treachery: 1200,
}

/** Kinds that have a card of their own over the board. */
export const ON_A_CARD: ReadonlySet<BeatKind> = new Set([
  'cards',
  'event',
  'die',
  'withdrawal',
  'crown',
  'bombardment',
  'surrender',
  'emperor',
  'statuses',
])

/** Kinds that end a battle. */
export const ENDS: ReadonlySet<BeatKind> = new Set(['result', 'count'])

/** A piece that goes from one place to another, as an event tells it. */
export interface Going {
  readonly piece: string
  readonly from: string
  readonly to: string
}

/** What a block hits with. */
export interface Strength {
  readonly rating: number
  /** Names a line of the game's words: at home, behind walls. */
  readonly because: string | null
  readonly rule: string | null
}

/** Something that is counted, by the name that the game's words give it. */
export interface Score {
  readonly name: string
  readonly values: readonly number[]
  /** Of how many in all, if that is so. */
  readonly of?: number
}

/** Where a moment stands in its match: its year, campaign or round, and whether it is one of rest. */
export interface When {
  readonly chapter: number
  readonly winter?: boolean
}

/** How a game's matches are shown. */
export interface Course {
  /** What kind of beat an event is. */
  kind(event: GameEvent): BeatKind | Joining
  /** The kind of beat that an event is to the seat whose own it is, where that differs from what it is to others. */
  owned?(event: GameEvent, seat: number, view: unknown): BeatKind | null
  /** Whether everybody has been shown before that it would be so: told, but nobody goes on from it by hand. */
  known?(event: GameEvent): boolean
  /** Events that only say that somebody is done: told in the log, but no line of a table of quiet things. */
  readonly idle?: ReadonlySet<string>
  /** Events that change the score: their lines stand out. */
  readonly counts?: ReadonlySet<string>
  /** Lengths that differ from those of the other games. */
  readonly lengths?: Readonly<Partial<Record<BeatKind, Length>>>
  /** The stretch between two choices of the viewer lasts at most so long at “normal”. */
  readonly budget: number
  /** What is seen after an event, when the choice it came of is not yet shown to its end; `after` is how that ends. */
  happens(view: unknown, event: GameEvent, after: unknown): unknown
  /** What is seen when a battle has ended and the choice that ended it has more to tell: pieces as yet where they were. */
  leaves(view: unknown, after: unknown): unknown
  /** Where a fight ends without being told: what is told instead, at the table alone. */
  over?(before: unknown, after: unknown, events: readonly GameEvent[]): GameEvent | null
  /** Whether a seat fights in the battle that an event tells of, by what is seen then; every seat does, if absent. */
  fights?(event: GameEvent, seat: number, view: unknown): boolean
  /** Events with which a year or a campaign is over: the table that tells of one is read before the next begins. */
  readonly closes?: readonly string[]
  /** Events that are always the choice of whoever chose in that step, also where several choices are told in one. */
  readonly chosen?: readonly string[]
  /** Events that are nobody's choice, even if nothing else came of one. */
  readonly nobodys?: readonly string[]
  /** The prompts at which somebody says which battle is next: elsewhere one only follows from what was chosen. */
  readonly namesBattle?: readonly string[]
  /** Whether the battle board shows although no battle goes on: for the choices before one. */
  staged?(view: unknown): boolean
  /** Whose block it is. */
  seatOf?(block: string): number
  /** What an event says of a battle, for its result. */
  says?(event: GameEvent): BattleWord | null
  /** What a block in a battle hits with now, and why that is not what is printed on it; null where it cannot be told. */
  hitsWith?(view: unknown, block: string): Strength | null
  /** What is counted in this game: nobles, heirs, points; a number for each seat. */
  scores?(view: unknown): readonly Score[]
  /** The chapter of the match to which a moment belongs; all is one chapter, if absent. */
  when?(view: unknown): When
  /** The seat that wears the crown, where there is one to wear; -1 for nobody. */
  crown?(view: unknown): number
  /** The cards that an event turns up, and whose they were; what was seen before it, and all that happened with it. */
  turnedUp?(
    event: GameEvent,
    before: unknown,
    events: readonly GameEvent[],
  ): readonly { readonly seat: number; readonly card: string }[]
  /** By seat: in how many areas it stands. */
  areas?(view: unknown): readonly number[]
  /** The piece that moves, for events that move one. */
  going(event: GameEvent): Going | null
}
