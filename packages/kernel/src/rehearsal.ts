/**
 * Trying choices on a copy, before they are made: where a march could lead, and where it would be refused. It never
 * goes on past anything that could not be taken back, so that it tells a seat no more than choosing and undoing would.
 */
import { fastChance } from './chance.ts'
import { copy } from './copy.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { namedRefusal } from './ids.ts'
import { finalityOf } from './match.ts'
import { apply, offersOf } from './play.ts'
import { listeningReferee } from './referee.ts'
import type { Refusal } from './verdict.ts'
import { actionWords, parseAction } from './words.ts'

/** A sequence of choices: where it is refused, or null if it all goes, as far as can be told. */
export type Rehearsed = { readonly index: number; readonly refusal: Refusal } | null

/** A way in which pieces can go: the words to say one after the other, and the places they pass. */
export interface Way {
  /** Which of the beginnings asked about it takes. */
  readonly starts: readonly string[]
  readonly words: readonly string[]
  readonly path: readonly string[]
  /** Why it is refused to those who would follow there: with those who were asked about before them, no more may go. */
  readonly behind?: Refusal | undefined
}

export interface WaysRequest {
  /** The choices that begin it, such as `move wallace`. */
  readonly starts: readonly string[]
  /** They go as one column: all of these begin it together, after these words. */
  readonly column?: readonly string[] | undefined
  /** The verbs that go on, and the one that ends it early. */
  readonly follow: readonly string[]
  readonly stop: string
  /** Each begins the way of another piece, and they mean to go to one place one after the other. */
  readonly inTurn?: boolean | undefined
}

/** Different ways to one place that are worth telling apart, and choices tried in all. */
const MAX_WAYS = 3
const MAX_TRIED = 3000

export type Tried =
  | { readonly kind: 'on'; readonly state: BaseState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It goes, and nobody can know beforehand what comes of it. */
  | { readonly kind: 'final' }

/** One choice on a copy. */
export function rehearse(game: Game, state: BaseState, seat: Seat, words: string): Tried {
  const next = copy(state)
  // What is drawn here is thrown away with all that follows from it.
  const referee = listeningReferee(fastChance(1))
  const refusal = apply(game, next, seat, parseAction(game, words), referee)
  if (refusal !== null) return { kind: 'refused', refusal: namedRefusal(game, refusal) }
  return finalityOf(referee, seat) === null ? { kind: 'on', state: next } : { kind: 'final' }
}

/** Choices one after the other, as far as they go. */
function rehearseAll(game: Game, state: BaseState, seat: Seat, words: readonly string[]): Tried {
  let now = state
  for (const each of words) {
    const next = rehearse(game, now, seat, each)
    if (next.kind !== 'on') return next
    now = next.state
  }
  return { kind: 'on', state: now }
}

export function tryOut(game: Game, state: BaseState, seat: Seat, words: readonly string[]): Rehearsed {
  let now = state
  for (const [index, each] of words.entries()) {
    const next = rehearse(game, now, seat, each)
    if (next.kind === 'final') return null
    if (next.kind === 'refused') return { index, refusal: next.refusal }
    now = next.state
  }
  return null
}

interface Going {
  readonly state: BaseState
  readonly words: readonly string[]
  readonly path: readonly string[]
}

/** The places that can be reached from each beginning, each by a few ways, those of the fewest choices first. */
export function waysFrom(game: Game, state: BaseState, seat: Seat, request: WaysRequest): Way[] {
  const budget = { left: MAX_TRIED }
  const reach = (starts: readonly string[]): Way[] => {
    const words = [...(request.column ?? []), ...starts]
    let now = state
    for (const each of words) {
      if (budget.left-- <= 0) return []
      const next = rehearse(game, now, seat, each)
      if (next.kind !== 'on') return []
      now = next.state
    }
    return goOn(game, seat, request, starts, { state: now, words, path: [] }, budget)
  }
  if (request.column !== undefined) return columnsOf(request.starts, reach)
  const found = request.starts.flatMap((start) => reach([start]))
  return request.inTurn === true && request.starts.length > 1
    ? [...new Set(found.map(endOf))].flatMap((place) =>
        inTurn(game, state, seat, placed(found, place), request.starts, budget),
      )
    : found
}

const endOf = (way: Way): string => way.path[way.path.length - 1]
const placed = (found: readonly Way[], place: string): Way[] => found.filter((way) => endOf(way) === place)

/** All ways to one place. Each goes the way of the first, if it can; whoever is then refused falls behind. */
function inTurn(
  game: Game,
  state: BaseState,
  seat: Seat,
  ways: readonly Way[],
  starts: readonly string[],
  budget: { left: number },
): Way[] {
  const path = ways[0].path.join()
  const behind = new Map<Way, Refusal>()
  let now = state
  for (const start of starts) {
    const own = ways.filter((way) => way.starts[0] === start)
    if (own.length === 0) continue
    const meant = own.find((way) => way.path.join() === path) ?? own[0]
    budget.left -= meant.words.length
    if (budget.left <= 0) break
    const gone = rehearseAll(game, now, seat, meant.words)
    if (gone.kind === 'final') break
    if (gone.kind === 'on') now = gone.state
    else behind.set(meant, gone.refusal)
  }
  return ways.map((way) => {
    const refusal = behind.get(way)
    return refusal === undefined ? way : { ...way, behind: refusal }
  })
}

const verbOf = (words: string): string => words.split(' ')[0]

function goOn(
  game: Game,
  seat: Seat,
  { follow, stop }: WaysRequest,
  starts: readonly string[],
  begun: Going,
  budget: { left: number },
): Way[] {
  const found: Way[] = []
  const ways = new Map<string, number>()
  const offered = (state: BaseState): string[] =>
    offersOf(game, state, seat).map((action) => actionWords(game, action))
  for (let edge = [begun]; edge.length > 0; ) {
    const next: Going[] = []
    for (const here of edge) {
      for (const offer of offered(here.state)) {
        const [verb, place] = offer.split(' ')
        if (!follow.includes(verb) || place === undefined || here.path.includes(place)) continue
        const known = ways.get(place) ?? 0
        if (known >= MAX_WAYS || budget.left-- <= 0) continue
        const after = rehearse(game, here.state, seat, offer)
        if (after.kind === 'refused') continue
        const words = [...here.words, offer]
        const path = [...here.path, place]
        const then = after.kind === 'on' ? offered(after.state) : []
        const goes = then.includes(stop)
        // Nothing but to go on: this is no place to go to, but on the way to one.
        if (after.kind === 'on' && then.length > 0 && then.every((each) => follow.includes(verbOf(each)))) {
          next.push({ state: after.state, words, path })
          continue
        }
        ways.set(place, known + 1)
        found.push({ starts, words: goes ? [...words, stop] : words, path })
        if (after.kind === 'on' && goes) next.push({ state: after.state, words, path })
      }
    }
    edge = next
  }
  return found
}

/** Where a column can go as a whole; and where only part of it can, with as many as can, the first named first. */
function columnsOf(starts: readonly string[], reach: (starts: readonly string[]) => Way[]): Way[] {
  const whole = reach(starts)
  if (starts.length === 1) return whole
  const reached = new Set(whole.map(endOf))
  const found = [...whole]
  const alone = starts.flatMap((start) => reach([start]))
  for (const place of new Set(alone.map(endOf))) {
    if (reached.has(place)) continue
    let best: Way | undefined
    let before = -1
    // Twice over: who needs an escort may be named before it.
    for (let pass = 0; pass < 2 && (best?.starts.length ?? 0) > before; pass++) {
      before = best?.starts.length ?? 0
      for (const start of starts) {
        if (best?.starts.includes(start) === true) continue
        const wider = reach([...(best?.starts ?? []), start]).find((way) => endOf(way) === place)
        if (wider !== undefined) best = wider
      }
    }
    if (best !== undefined) found.push(best)
  }
  return found
}
