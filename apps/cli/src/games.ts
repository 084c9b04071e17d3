/** All games that the terminal knows, with what is a game's own: its words, its text map, its coverage. */
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { en as hammerEn } from '@muster/hammer-of-the-scots/text/en'
import { pl as hammerPl } from '@muster/hammer-of-the-scots/text/pl'
import type { HammerView } from '@muster/hammer-of-the-scots/view'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game } from '@muster/kernel/game'
import type { GameText, Language } from '@muster/kernel/text'
import { richardIII } from '@muster/richard-iii/game'
import { en as richardEn } from '@muster/richard-iii/text/en'
import { pl as richardPl } from '@muster/richard-iii/text/pl'
import type { RichardView } from '@muster/richard-iii/view'
import { hammerMap } from './maps/hammer-of-the-scots.ts'
import { richardMap } from './maps/richard-iii.ts'

export interface GameEntry {
  readonly game: Game
  readonly text: Readonly<Record<Language, GameText>>
  /** The table as text, from a seat's view. */
  map(view: unknown, text: GameText, language: Language): string
  /** Worked examples and rulings that tests should cite, besides the sections of the rulebook. */
  readonly references: readonly string[]
}

/**
 * A game with its state and view made opaque, as the commands handle it: what they put in is always what the same
 * game has given out.
 */
function entry<S extends BaseState, V>(own: {
  game: Game<S, V>
  text: Readonly<Record<Language, GameText>>
  map(view: V, text: GameText, language: Language): string
  references: readonly string[]
}): GameEntry {
  return {
    game: own.game as unknown as Game,
    text: own.text,
    map: (view, text, language) => own.map(view as V, text, language),
    references: own.references,
  }
}

const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`)

export const GAMES: readonly GameEntry[] = [
  entry<Parameters<typeof hammerOfTheScots.view>[0], HammerView>({
    game: hammerOfTheScots,
    text: { en: hammerEn, pl: hammerPl },
    map: hammerMap,
    references: [...numbered('EX-', 21), ...numbered('H-', 47)],
  }),
  entry<Parameters<typeof richardIII.view>[0], RichardView>({
    game: richardIII,
    text: { en: richardEn, pl: richardPl },
    map: richardMap,
    references: [...numbered('EX-', 20), ...numbered('R-', 51)],
  }),
]

export function gameCalled(id: string): GameEntry {
  const found = GAMES.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
