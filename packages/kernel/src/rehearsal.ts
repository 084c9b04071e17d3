/**
 * Trying choices on a copy, before they are made: where a march could lead, and where it would be refused. It never
 * goes on past anything that could not be taken back, so that it tells a seat no more than choosing and undoing would.
 */
import { fastChance } from './chance.ts'
import { copy } from './copy.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { isFinal } from './match.ts'
import { apply, offersOf } from './play.ts'
import { listeningTable } from './table.ts'
import type { Refusal } from './verdict.ts'
import { actionWords, parseAction } from './words.ts'

/** A sequence of choices: where it is refused, or null if it all goes, as far as can be told. */
export type Trial = { readonly index: number; readonly refusal: Refusal } | null

/** A way in which a piece can go: the words to say one after the other, and the places it passes. */
export interface Chain {
  readonly start: string
  readonly words: readonly string[]
  readonly path: readonly string[]
}

export interface ChainRequest {
  /** The choices that begin it, such as `move wallace`. */
  readonly starts: readonly string[]
  /** The verbs that go on, and the one that ends it early. */
  readonly follow: readonly string[]
  readonly stop: string
}

/** Different ways to one place that are worth telling apart, and choices tried in all. */
const WAYS_MOST = 3
const TRIED_MOST = 3000

type Tried =
  | { readonly kind: 'on'; readonly state: BaseState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It goes, and nobody can know beforehand what comes of it. */
  | { readonly kind: 'final' }

function rehearse(game: Game, state: BaseState, seat: Seat, words: string): Tried {
  const next = copy(state)
  // What is drawn here is thrown away with all that follows from it.
  const table = listeningTable(fastChance(1))
  const refusal = apply(game, next, seat, parseAction(game, words), table)
  if (refusal !== null) return { kind: 'refused', refusal }
  return isFinal(table, seat) ? { kind: 'final' } : { kind: 'on', state: next }
}

export function tryOut(game: Game, state: BaseState, seat: Seat, words: readonly string[]): Trial {
  let now = state
  for (const [index, each] of words.entries()) {
    const next = rehearse(game, now, seat, each)
    if (next.kind === 'final') return null
    if (next.kind === 'refused') return { index, refusal: next.refusal }
    now = next.state
  }
  return null
}

/** The places that can be reached from each beginning, each by a few ways, those of the fewest choices first. */
export function chainsFrom(game: Game, state: BaseState, seat: Seat, request: ChainRequest): Chain[] {
  const { starts, follow, stop } = request
  const found: Chain[] = []
  let tried = 0
  for (const start of starts) {
    const begun = rehearse(game, state, seat, start)
    if (begun.kind !== 'on') continue
    const ways = new Map<string, number>()
    let edge = [{ state: begun.state, words: [start] as readonly string[], path: [] as readonly string[] }]
    while (edge.length > 0) {
      const next: typeof edge = []
      for (const here of edge) {
        for (const offer of offersOf(game, here.state, seat).map((action) => actionWords(game, action))) {
          const [verb, place] = offer.split(' ')
          if (!follow.includes(verb) || place === undefined || here.path.includes(place)) continue
          const known = ways.get(place) ?? 0
          if (known >= WAYS_MOST || tried++ > TRIED_MOST) continue
          const after = rehearse(game, here.state, seat, offer)
          if (after.kind === 'refused') continue
          ways.set(place, known + 1)
          const words = [...here.words, offer]
          const path = [...here.path, place]
          const goes =
            after.kind === 'on' &&
            offersOf(game, after.state, seat).some((each) => actionWords(game, each) === stop)
          found.push({ start, words: goes ? [...words, stop] : words, path })
          if (goes) next.push({ state: after.state, words, path })
        }
      }
      edge = next
    }
  }
  return found
}
