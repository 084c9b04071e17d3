/** The one list of games, with their words. Adding a game to Muster is one line here. */
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { en as hammerEn } from '@muster/hammer-of-the-scots/text/en'
import { pl as hammerPl } from '@muster/hammer-of-the-scots/text/pl'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game } from '@muster/kernel/game'
import type { GameText, Language } from '@muster/kernel/text'

export interface Title {
  readonly game: Game
  readonly text: Readonly<Record<Language, GameText>>
}

/**
 * A game with its state and view made opaque, as those who play any game handle it: what they put in is always what
 * the same game has given out.
 */
function title<S extends BaseState, V>(game: Game<S, V>, text: Title['text']): Title {
  return { game: game as unknown as Game, text }
}

export const CATALOGUE: readonly Title[] = [title(hammerOfTheScots, { en: hammerEn, pl: hammerPl })]

export function titleCalled(id: string): Title {
  const found = CATALOGUE.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
