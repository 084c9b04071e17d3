/** What can be set up by hand in a game: its pieces, the circumstances, and the moments at which play can begin. */

import { fastChance } from './chance.ts'
import type { BaseState, Game, Seat } from './game.ts'
import type { Position } from './position.ts'
import type { FaultWords } from './position-faults.ts'
import { silentReferee } from './referee.ts'
import type { InEveryLanguage } from './text.ts'

export interface LabPiece {
  readonly id: string
  /** Whose it is; below 0: nobody's. */
  readonly seat: Seat
  /** The strengths that it can have on the map; `most` is 0 for what has none. */
  readonly least: number
  readonly most: number
  /** What it is called, where the game's words have no name for it. */
  readonly name?: InEveryLanguage
  /** Pieces of which it does not matter which one it is. */
  readonly alike?: string
}

/** A piece somewhere: on the map, or in a box beside it. */
export interface Stood {
  readonly piece: string
  readonly place: string
  readonly strength: number
  /** The place it came from this turn. */
  readonly from: string | null
  readonly reserve: boolean
}

/** What else is so: something that a position gives, and how it is chosen. `domain`: where the values have names. */
export type LabField = { readonly key: string; readonly label: InEveryLanguage } & LabValue
export type LabValue =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly domain?: string }
  /** A hand for each of two seats, of the cards of the game. */
  | { readonly kind: 'hands'; readonly cards: readonly string[]; readonly size: number }
  /** A value for each of several things: Powers, Cities. */
  | {
      readonly kind: 'each'
      readonly domain: string
      readonly of: readonly string[]
      readonly value: LabEach
    }
export type LabEach =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly domain: string }
  | { readonly kind: 'words' }

/** What the moment at which a position begins is about: a domain of the game, `seat`, or a number. */
export interface LabMoment {
  readonly word: string
  readonly label: InEveryLanguage
  readonly about: readonly string[]
  /** What each of them is asked for, where the domain's values do not say it themselves. */
  readonly asks?: readonly InEveryLanguage[]
}

export interface Lab {
  readonly pieces: readonly LabPiece[]
  /** The places beside the map, by name. Without any, what is not on the map is nowhere. */
  readonly boxes: Readonly<Record<string, InEveryLanguage>>
  /** Whether one says from where a piece came, and that it is in reserve. */
  readonly ways: { readonly from: boolean; readonly reserve: boolean }
  readonly fields: readonly LabField[]
  readonly moments: readonly LabMoment[]
  /** What can be wrong with a position of this game and of no other, in words. */
  readonly faults: FaultWords
  /** Things that only moments speak of, by domain and id, with their names. */
  readonly domains?: Readonly<Record<string, Readonly<Record<string, InEveryLanguage>>>>
  /** The words of a board, piece by piece; throws `bad-position`. */
  read(board: Position['board']): readonly Stood[]
  write(stood: readonly Stood[]): Position['board']
}

/** The same position with every piece said and everything given; as it is, if it cannot be laid. */
export function spelledOut<S extends BaseState>(game: Game<S>, position: Position): Position {
  if (game.lay === undefined || game.describe === undefined || position.exact !== undefined) return position
  try {
    const { board, given } = game.describe(game.lay(position, silentReferee(fastChance(1))))
    return { ...position, board, given: { ...given, ...position.given } }
  } catch {
    return position
  }
}
