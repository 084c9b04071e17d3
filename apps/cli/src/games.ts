/** The catalogue's games with their text maps. */
import { CATALOGUE, type LoadedTitle } from '@muster/catalogue/catalogue'
import { MusterError } from '@muster/kernel/errors'
import type { GameText, Language } from '@muster/kernel/text'

export interface GameEntry extends LoadedTitle {
  /** The table as text, from a seat's view. */
  map(view: unknown, text: GameText, language: Language): string
}

export const GAMES: readonly GameEntry[] = await Promise.all(
  CATALOGUE.map(async (each) => ({ ...each, map: await each.title.terminal() })),
)

export function gameCalled(id: string): GameEntry {
  const found = GAMES.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
