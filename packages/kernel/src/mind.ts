/**
 * What a game tells its opponents: what to look at in a position, when to take stock, what needs no long thought.
 * The weights of what they see are learned (`muster train`) and kept as data beside it.
 */
import type { BaseState, Seat } from './game.ts'
import type { Language } from './text.ts'

/**
 * Where an eye notes what it sees, one number after the other, always in the same order. A list of names can be kept
 * along with them, so that numbers and names cannot come apart.
 */
export class Sheet {
  readonly numbers: Float64Array
  length = 0
  readonly #names: string[] | null

  constructor(size: number, names: string[] | null = null) {
    this.numbers = new Float64Array(size)
    this.#names = names
  }

  note(name: string, value: number): void {
    if (this.#names !== null) this.#names.push(name)
    this.numbers[this.length++] = value
  }

  clear(): void {
    this.length = 0
  }
}

/** Something that is said, in every language. */
export type Words = Readonly<Record<Language, string>>

/** Why a bot chose what it chose, without anything that only the bot may know. */
export type Reason =
  | {
      readonly kind: 'only' | 'luck' | 'first-sight' | 'counsel' | 'alike' | 'further' | 'end'
      /** What spoke for it, though as a whole it looked no better than the next best choice. */
      readonly speaks?: readonly Words[]
    }
  | {
      readonly kind: 'eye'
      /** What spoke for it most against the next best choice: one or two groups of notes. */
      readonly speaks: readonly Words[]
      /** Its chance to win as it saw it, before and after. */
      readonly before: number
      readonly after: number
    }

/** One thing that a good player would do: the choice, in words, with what follows from it, and why. */
export interface Advice {
  readonly choices: readonly string[]
  /** `other`: it is the one choice beside the best. */
  readonly reason: Reason | { readonly kind: 'other'; readonly speaks?: readonly Words[] }
}

export interface Mind<S extends BaseState = BaseState> {
  /** A game of two seats, of which what one wins the other loses. */
  readonly duel: boolean
  /** How many play, where it is not a duel. */
  seats?(s: S): number
  /**
   * Notes what matters about a position. In a duel it is always seat 0's side of it; otherwise the given seat's.
   * It is asked some ten thousand times a second: no allocation.
   */
  look(s: S, seat: Seat, sheet: Sheet): void
  /** How many of the first notes are broad enough to learn the results of whole matches from; all unless said. */
  readonly broad?: number
  /** Changes whenever stock is taken: at the start of a year, a campaign, a turn. Never goes down. */
  checkpoint(s: S): number
  /**
   * Whether nothing is under way, so that a position can be judged as it stands: short playouts end here. `since` is the
   * checkpoint at which the playout began.
   */
  quiet(s: S, since: number): boolean
  /** The weights that fit a position: of its scenario, and of the number of players. */
  book(s: S): string
  /** Steps whose choices hang on little but themselves (losses, builds): no playouts are spent on them. */
  readonly routine: ReadonlySet<string>
  /**
   * Which judgement of a choice counts until playouts say otherwise: the eye's, first sight's (`advise`), or that which
   * `thoughts` names for the step.
   */
  readonly trusts: 'eye' | 'first-sight' | 'counsel'
  /**
   * A rule of thumb of somebody who knows the game, for every choice of a seat as long as the position stands: playouts
   * follow it instead of first sight.
   */
  counsel?(s: S, seat: Seat): Sight
  /** The same by somebody who knows it better still, for Marshals. */
  bestCounsel?(s: S, seat: Seat): Sight
  /** By step, how a Captain that trusts counsel comes to its decision; a step that is not named follows counsel. */
  readonly thoughts?: Readonly<Record<string, Thought>>
  /**
   * Where counsel is trusted: how a Marshal plays the Captain's best choices on from here; null where a Captain's
   * thought will do.
   */
  trial?(s: S): Trial<S> | null
  /** By step of a `sequence`: the choice that ends it. A sequence is judged as if it ended there. */
  readonly ends?: Readonly<Record<string, string>>
  /** Steps in which first sight knows more than the eye (who fires at whom, who takes a hit): they are left to it. */
  readonly instinct?: ReadonlySet<string>
  /** Steps in which one chooses whether to fight (on): first sight is taken up on it by throwing the dice many times. */
  readonly fights?: ReadonlySet<string>
  /**
   * Steps in which a Marshal takes up the Captain's choice on it, by playing on from there over and over: whoever withdraws,
   * retreats or storms sees within a few dice what comes of it.
   */
  readonly weighs?: ReadonlySet<string>
  /**
   * What is weighed there as a whole: to storm with all these, or not at all, where one block alone would look like nothing.
   * None where it is settled, and gone on with at first sight; null where each choice stands for itself.
   */
  assaults?(s: S, seat: Seat): readonly Course[] | null
  /**
   * Verbs that are never worth a thought where another one is offered, with that one: to hold one's fire where one may
   * fire. What an eye would gain by them is only what it does not see.
   */
  readonly idle?: Readonly<Record<string, string>>
  /**
   * What Marshals make more (or less) of than the book does, as the results of matches have shown: a book that is learned from
   * estimates errs where the estimates do.
   */
  readonly emphasis?: readonly Emphasis[]
  /** The group that a note belongs to, for a sentence that says why. */
  group(note: string): string
  /**
   * What its groups of notes mean in words. The groups are broad enough that naming one does not tell who stands where
   * or what is in a hand.
   */
  readonly words: Readonly<Record<string, Words>>
  /** What is worth thinking of as a whole, in steps of moves. */
  readonly plans?: Plans<S>
}

/** How much more is made of some notes: a note goes by the first that fits it. */
export interface Emphasis {
  readonly name: string
  readonly notes: RegExp
  readonly factor: number
}

/**
 * Ways to a decision: by looking at what stands there after the choice, by playing a little way on, by playing on only
 * until what was asked is settled, or by looking at where whole sequences of one's own choices lead.
 */
export type Thought = 'look' | 'try' | 'settle' | 'sequence'

/** How choices are played on before they are judged. */
export interface Trial<S extends BaseState> {
  /** When a playout has gone far enough. */
  isOver(later: S): boolean
  /** How many choices are compared at most. */
  readonly most: number
  /** What one playout counts for of a Marshal's budget: 1, or less if it is brief. */
  readonly weight: number
}

/** How good a choice looks: the higher the better. */
export type Sight = (verb: string, a: number, b: number) => number

/** What counsel says of a choice that is not worth a thought. */
export const OUT_OF_THE_QUESTION = -100

/** Whole plans: choices that make sense together, of which each alone would look like nothing or like a mistake. */
export interface Plans<S extends BaseState> {
  /** The steps in which plans are made, and the one in which what came of them can be judged. */
  readonly steps: ReadonlySet<string>
  readonly rest: string
  /** The choice, at rest, to plan no further. */
  readonly done: Choice
  /** How Marshals compare courses, where it is not as usual. */
  readonly comparison?: Comparison
  /** Pieces may also go one by one: what each could do by itself is looked at besides the courses. */
  readonly singly?: boolean
  /** Courses that a seat might take now. */
  courses(s: S, seat: Seat): readonly Course[]
  /** The few of them that may decide the match: where first sight is trusted they are played out whatever it thinks of them. */
  strokes?(s: S, seat: Seat): readonly Course[]
  /** Where a course leads, if pieces go there one by one: those that go to one place belong together. */
  goal?(course: Course): number | null
}

/** What Marshals go by where they compare courses. */
export interface Comparison {
  /** The eye's opinion: on so many deals of what is hidden. */
  readonly deals: number
  /** Playouts that it takes to say more than that; with fewer there are none. */
  readonly playouts: number
  /** How much counts the opinion, what stands there when all have marched, and what the dice then make of it each time. */
  readonly opinion: number
  readonly marched: number
  readonly fought: number
}

/** Choices one after the other. What the rules refuse on the way is left out. */
export type Course = readonly Choice[]
export type Choice = readonly [verb: string, a?: number, b?: number]

/** Learned numbers by the name of what they weigh. */
export interface Weights {
  readonly game: string
  /** The version of the rules with which they were learned. */
  readonly version: number
  readonly books: Readonly<Record<string, Book>>
}

export interface Book {
  /** The command that makes it again. */
  readonly command?: string
  /** Notes whose weights were set by hand: what is learned anew leaves them as they are. */
  readonly byHand?: readonly string[]
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** Sorts notes into groups: a note is of the first group whose pattern it fits, and of the last one if it fits none. */
export const grouping =
  (patterns: readonly (readonly [group: string, fits: RegExp])[], rest: string): Mind['group'] =>
  (note) =>
    patterns.find(([, fits]) => fits.test(note))?.[0] ?? rest
