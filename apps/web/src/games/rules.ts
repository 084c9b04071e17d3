/** The rules of a game, loaded when they are played. */
import { titleCalled } from '@muster/catalogue/listed'
import type { Game } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'

export interface RulesEntry {
  readonly game: Game
  /** Where a match stands, in a few public words. */
  caption(view: unknown, language: Language): string
}

export async function loadRules(id: string): Promise<RulesEntry> {
  const title = titleCalled(id)
  const [game, caption] = await Promise.all([title.game(), title.caption()])
  return { game, caption }
}
