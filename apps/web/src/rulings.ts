/** The rulings and examples of each game, from its RULINGS.md and EXAMPLES.md, loaded when the rules are read. */
import { type Example, examplesIn, type Ruling, rulingsIn } from '@muster/kernel/rulings'

const FILES = import.meta.glob<string>('../../../games/*/RULINGS.md', { query: '?raw', import: 'default' })

/** A game may have none. */
export async function loadRulings(game: string): Promise<readonly Ruling[]> {
  const source = await FILES[`../../../games/${game}/RULINGS.md`]?.()
  return source === undefined ? [] : rulingsIn(source)
}

const EXAMPLES = import.meta.glob<string>('../../../games/*/EXAMPLES.md', {
  query: '?raw',
  import: 'default',
})

export async function loadExamples(game: string): Promise<readonly Example[]> {
  const source = await EXAMPLES[`../../../games/${game}/EXAMPLES.md`]?.()
  return source === undefined ? [] : examplesIn(source)
}
