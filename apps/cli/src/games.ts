/** The catalogue's games with what is the terminal's own: a text map, and what tests should cite. */
import type { AncienView } from '@muster/ancien-regime/view'
import { CATALOGUE, type Title } from '@muster/catalogue/catalogue'
import type { HammerView } from '@muster/hammer-of-the-scots/view'
import { MusterError } from '@muster/kernel/errors'
import type { GameText, Language } from '@muster/kernel/text'
import type { RichardView } from '@muster/richard-iii/view'
import type { WarView } from '@muster/this-war-without-an-enemy/view'
import { ancienMap } from './maps/ancien-regime.ts'
import { hammerMap } from './maps/hammer-of-the-scots.ts'
import { richardMap } from './maps/richard-iii.ts'
import { warMap } from './maps/this-war-without-an-enemy.ts'

interface Extras {
  /** The table as text, from a seat's view. */
  map(view: unknown, text: GameText, language: Language): string
  /** Worked examples and rulings that tests should cite, besides the sections of the rulebook. */
  readonly references: readonly string[]
}

export interface GameEntry extends Title, Extras {}

/** Views are opaque in the catalogue; the terminal gives each map the view of its own game. */
function extras<V>(own: {
  map(view: V, text: GameText, language: Language): string
  references: readonly string[]
}): Extras {
  return {
    map: (view, text, language) => own.map(view as V, text, language),
    references: own.references,
  }
}

const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`)

/** A game without a drawing of its own is shown as its view, so that it can be played at all. */
const PLAIN: Extras = { map: (view) => JSON.stringify(view, null, 1), references: [] }

const EXTRAS: Readonly<Record<string, Extras>> = {
  'hammer-of-the-scots': extras<HammerView>({
    map: hammerMap,
    references: [...numbered('EX-', 21), ...numbered('H-', 47)],
  }),
  'this-war-without-an-enemy': extras<WarView>({
    map: warMap,
    references: [...numbered('EX-', 7), ...numbered('W-', 43)],
  }),
  'richard-iii': extras<RichardView>({
    map: richardMap,
    references: [...numbered('EX-', 20), ...numbered('R-', 51)],
  }),
  'ancien-regime': extras<AncienView>({
    map: ancienMap,
    references: [...numbered('TC', 13), ...numbered('R', 52)],
  }),
}

export const GAMES: readonly GameEntry[] = CATALOGUE.map((title) => ({
  ...title,
  ...(EXTRAS[title.game.id] ?? PLAIN),
}))

export function gameCalled(id: string): GameEntry {
  const found = GAMES.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
