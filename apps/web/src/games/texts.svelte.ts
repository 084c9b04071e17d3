/** The words of games, loaded when a list first speaks of one: a home page without matches loads none. */
import { listed } from '@muster/catalogue/listed'
import type { GameText, Language } from '@muster/kernel/text'
import { settings } from '@muster/table-kit/settings.svelte.ts'

let texts = $state.raw<Readonly<Record<string, Readonly<Record<Language, GameText>>>>>({})
const asked = new Set<string>()

/** The words of a game in the reader's language; null until they have come. */
export function wordsOf(game: string): GameText | null {
  if (!asked.has(game)) {
    asked.add(game)
    void listed(game)
      ?.text()
      .then((text) => {
        texts = { ...texts, [game]: text }
      })
      .catch(() => asked.delete(game))
  }
  return texts[game]?.[settings.language] ?? null
}
