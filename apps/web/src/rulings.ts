/** The rulings of each game, from its RULINGS.md, loaded when the rules are read. */
import { type Ruling, rulingsIn } from '@muster/kernel/rulings'

const FILES = import.meta.glob<string>('../../../games/*/RULINGS.md', { query: '?raw', import: 'default' })

/** A game may have none. */
export async function loadRulings(game: string): Promise<readonly Ruling[]> {
  const source = await FILES[`../../../games/${game}/RULINGS.md`]?.()
  return source === undefined ? [] : rulingsIn(source)
}
