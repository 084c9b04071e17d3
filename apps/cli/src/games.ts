/** The catalogue's games with what is the terminal's own: a text map. */
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
}

export interface GameEntry extends Title, Extras {}

/** Views are opaque in the catalogue; the terminal gives each map the view of its own game. */
function extras<V>(map: (view: V, text: GameText, language: Language) => string): Extras {
  return { map: (view, text, language) => map(view as V, text, language) }
}

/** A game without a drawing of its own is shown as its view, so that it can be played at all. */
const PLAIN: Extras = { map: (view) => JSON.stringify(view, null, 1) }

const EXTRAS: Readonly<Record<string, Extras>> = {
  'hammer-of-the-scots': extras<HammerView>(hammerMap),
  'this-war-without-an-enemy': extras<WarView>(warMap),
  'richard-iii': extras<RichardView>(richardMap),
  'ancien-regime': extras<AncienView>(ancienMap),
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
