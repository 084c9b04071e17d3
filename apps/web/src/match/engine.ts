/** A match played in this browser: the kernel with bots at some of the seats. Runs in a worker and in tests alike. */
import { BOTS } from '@muster/bots/roster'
import { pack } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Seat, Viewer } from '@muster/kernel/game'
import { act, decidingSeats, type Match, seatView, startMatch, undo, undoable } from '@muster/kernel/match'
import { apply, currentStep, explain, offersOf, top } from '@muster/kernel/play'
import { recordMatch } from '@muster/kernel/record'
import { commitment, sealedChance } from '@muster/kernel/sealed-chance'
import { heardBy, silentTable } from '@muster/kernel/table'
import { no, type Refusal } from '@muster/kernel/verdict'
import { actionWords, parseAction } from '@muster/kernel/words'
import type { SavedMatch } from './saved.ts'
import type { Answer, Ask, Chain, ChainRequest, Heard, Moment, Trial, UndoBar } from './source.ts'

export interface Engine {
  readonly match: Match
  readonly saved: SavedMatch
}

export function openEngine(game: Game, saved: SavedMatch): Engine {
  const match = startMatch(game, saved.setup, sealedChance(saved.seal.seed, saved.seal.nonces))
  for (const [seat, words] of saved.log) act(match, seat, parseAction(game, words))
  return { match, saved }
}

export const logOf = ({ match }: Engine): (readonly [Seat, string])[] =>
  match.log.map((entry) => [entry.seat, actionWords(match.game, entry.action)])

export function momentFor({ match }: Engine, viewer: Viewer): Moment {
  const count = viewer < 0 ? 0 : undoable(match, viewer)
  const last = match.log.at(-1)
  const bar: UndoBar = last === undefined ? 'nothing' : last.seat === viewer ? 'final' : 'others'
  return {
    at: match.log.length,
    viewer,
    seen: seatView(match.game, match.state, viewer),
    undoable: count,
    undoes: count > 0 && last !== undefined ? actionWords(match.game, last.action) : null,
    undoBar: bar,
  }
}

export function heardAt({ match }: Engine, viewer: Viewer, at: number): Heard {
  const entry = at === 0 ? null : match.log[at - 1]
  const told = entry?.told ?? match.opening.told
  return { at, seat: entry?.seat ?? null, events: told.map((each) => heardBy(each, viewer)) }
}

export const heardSoFar = (engine: Engine, viewer: Viewer): Heard[] =>
  Array.from({ length: engine.match.log.length + 1 }, (_, at) => heardAt(engine, viewer, at))

/** A seat's choice; what stands in its way, if anything does. */
export function choose({ match }: Engine, seat: Seat, words: string): Trial {
  const action = parseAction(match.game, words)
  const refusal = explain(match.game, match.state, seat, action)
  if (refusal !== null) return { index: 0, refusal }
  act(match, seat, action)
  return null
}

export const takeBack = ({ match }: Engine, seat: Seat): void => undo(match, seat)

/** Lets one bot choose, if it is for one to choose. */
export function botActs({ match, saved }: Engine): boolean {
  const { game, state } = match
  const seat = decidingSeats(game, state).find((each) => saved.seats[each].kind === 'bot')
  if (seat === undefined) return false
  const bot = BOTS.find((each) => each.id === saved.seats[seat].name) ?? BOTS[0]
  // Its own thoughts, apart from the sealed dice, and the same after a reload.
  const thoughts = fastChance(seedOf(saved.id) + match.log.length * 7919)
  act(match, seat, bot.choose(game, state, seat, offersOf(game, state, seat), thoughts))
  return true
}

function seedOf(id: string): number {
  let seed = 17
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) | 0
  return seed
}

export const fileOf = ({ match, saved }: Engine) =>
  recordMatch(match, saved.seal, match.state.outcome !== null)

export const sealOf = ({ saved }: Engine): string => commitment(saved.seal.seed)

/** Why a thing is not offered: the reasons of the current step, the first that most readings have in common. */
export function why({ match }: Engine, seat: Seat, ask: Ask): Answer {
  const { game, state } = match
  const actions = readings(match, seat, ask)
  const allowed = actions.filter((action) => explain(game, state, seat, action) === null)
  if (allowed.length > 0) return { kind: 'allowed', words: allowed.map((each) => actionWords(game, each)) }
  const refusals = actions.flatMap((action) => explain(game, state, seat, action) ?? [])
  return { kind: 'refused', refusal: commonest(refusals) ?? notNow(match, seat) }
}

function notNow({ game, state }: Match, seat: Seat): Refusal {
  if (state.outcome !== null || state.stack.length === 0) return no('9.0', 'match-over')
  const mine = decidingSeats(game, state).includes(seat)
  return no(currentStep(game, state).step.rule, mine ? 'not-now' : 'not-your-decision')
}

/** The choices of the current step that somebody who points at a thing could mean. */
function readings(match: Match, seat: Seat, { domain, id, chosen }: Ask): number[] {
  const { game, state } = match
  if (state.outcome !== null || state.stack.length === 0) return []
  const number = game.domains[domain]?.indexOf(id) ?? -1
  if (number < 0) return []
  const numbers = (of: string): number[] =>
    chosen.map((each) => game.domains[of]?.indexOf(each) ?? -1).filter((each) => each >= 0)
  return currentStep(game, state).choices.flatMap(({ verb, choice }) => {
    const [first, second] = choice.args
    const v = game.verbs.indexOf(verb)
    if (second === undefined) return first === domain ? [pack(v, number)] : []
    const pairs = choice.among?.(state, top(state), seat) ?? []
    const firsts = numbers(first)
    if (second === domain && firsts.length > 0) return firsts.map((each) => pack(v, each, number))
    const other = first === domain ? 0 : second === domain ? 10 : -1
    return other < 0
      ? []
      : pairs.filter((each) => ((each >> other) & 1023) === number).map((each) => pack(v) | each)
  })
}

function commonest(refusals: readonly Refusal[]): Refusal | undefined {
  const key = (refusal: Refusal): string =>
    `${refusal.rule} ${refusal.code} ${JSON.stringify(refusal.params)}`
  const counts = new Map<string, number>()
  for (const each of refusals) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1)
  return [...refusals].sort((a, b) => (counts.get(key(b)) ?? 0) - (counts.get(key(a)) ?? 0))[0]
}

/** Plays choices on a copy, for as long as nothing is rolled: never shows more than the offers would. */
function rehearse(game: Game, state: BaseState, seat: Seat, words: string): BaseState | Refusal | null {
  const next = copy(state)
  const chance = fastChance(1)
  const refusal = apply(game, next, seat, parseAction(game, words), silentTable(chance))
  if (refusal !== null) return refusal
  return chance.drawn > 0 ? null : next
}

const isRefusal = (result: BaseState | Refusal): result is Refusal => 'code' in result

export function tryOut({ match }: Engine, seat: Seat, words: readonly string[]): Trial {
  let state: BaseState = match.state
  for (const [index, each] of words.entries()) {
    const next = rehearse(match.game, state, seat, each)
    if (next === null) return null
    if (isRefusal(next)) return { index, refusal: next }
    state = next
  }
  return null
}

interface Going {
  readonly state: BaseState
  readonly words: readonly string[]
  readonly path: readonly string[]
}

/** Every place that can be reached from each beginning, by the fewest choices. */
export function chainsFrom({ match }: Engine, seat: Seat, request: ChainRequest): Chain[] {
  const begin = (state: BaseState, words: readonly string[]): Going | null => {
    let now = state
    for (const each of words) {
      const next = rehearse(match.game, now, seat, each)
      if (next === null || isRefusal(next)) return null
      now = next
    }
    return { state: now, words, path: [] }
  }
  const reach = (starts: readonly string[]): Chain[] => {
    const begun = begin(match.state, [...(request.column ?? []), ...starts])
    return begun === null ? [] : goOn(match.game, seat, request, starts, begun)
  }
  return request.column === undefined
    ? request.starts.flatMap((start) => reach([start]))
    : columnsOf(request.starts, reach)
}

function goOn(
  game: Game,
  seat: Seat,
  request: ChainRequest,
  starts: readonly string[],
  begun: Going,
): Chain[] {
  const found: Chain[] = []
  const reached = new Set<string>()
  const offered = (state: BaseState): string[] =>
    offersOf(game, state, seat).map((action) => actionWords(game, action))
  let edge: Going[] = [begun]
  while (edge.length > 0) {
    const next: Going[] = []
    for (const { state, words, path } of edge) {
      for (const offer of offered(state)) {
        const [verb, place] = offer.split(' ')
        if (!request.follow.includes(verb) || place === undefined || reached.has(place)) continue
        const after = rehearse(game, state, seat, offer)
        if (after === null || isRefusal(after)) continue
        reached.add(place)
        const going = offered(after).includes(request.stop)
        const said = [...words, offer]
        found.push({ starts, words: going ? [...said, request.stop] : said, path: [...path, place] })
        if (going) next.push({ state: after, words: said, path: [...path, place] })
      }
    }
    edge = next
  }
  return found
}

const endOf = (chain: Chain): string => chain.path[chain.path.length - 1]

/** Where a column can go as a whole; and where only part of it can, with as many as can, the first named first. */
function columnsOf(starts: readonly string[], reach: (starts: readonly string[]) => Chain[]): Chain[] {
  const found = new Map(reach(starts).map((chain) => [endOf(chain), chain]))
  if (starts.length === 1) return [...found.values()]
  const alone = starts.flatMap((start) => reach([start]))
  for (const place of new Set(alone.map(endOf))) {
    if (found.has(place)) continue
    let best: Chain | undefined
    let before = -1
    // Twice over: who needs an escort may be named before it.
    for (let pass = 0; pass < 2 && (best?.starts.length ?? 0) > before; pass++) {
      before = best?.starts.length ?? 0
      for (const start of starts) {
        if (best?.starts.includes(start) === true) continue
        const wider = reach([...(best?.starts ?? []), start]).find((chain) => endOf(chain) === place)
        if (wider !== undefined) best = wider
      }
    }
    if (best !== undefined) found.set(place, best)
  }
  return [...found.values()]
}
