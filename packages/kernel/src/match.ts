/**
 * A match: its set-up, its log of choices and the state they have led to, with undo up to the last die, reveal or
 * choice of another seat. The state is the referee's; seats get `seatView`.
 */
import type { Action } from './action.ts'
import type { Chance } from './chance.ts'
import { copy } from './copy.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game, Message, Seat, Setup, Told, Viewer } from './game.ts'
import { namedRefusal, namedTold } from './ids.ts'
import { advance, apply, currentStep, deciding, hasOneOffer, offersOf, promptFor } from './play.ts'
import type { Position } from './position.ts'
import { type ListeningReferee, listeningReferee } from './referee.ts'
import type { Refusal } from './verdict.ts'
import { actionWords } from './words.ts'

/** One gesture of a seat: the choices that it made together, and what came of them. They are taken back together too. */
export interface Entry {
  readonly seat: Seat
  readonly actions: readonly Action[]
  /** The numbers that chance gave while this was carried out. */
  readonly draws: readonly number[]
  /** What happened, in names. */
  readonly told: readonly Told[]
  /** What made it final; null while the seat may take it back. */
  readonly final: Finality | null
  /** It was the only answer, and nothing that could be taken back went before it: nor is there any use in taking it back. */
  readonly only: boolean
}

/** What makes a choice final: chance has spoken, something hidden was revealed, or others now know more of it. */
export type Finality = 'chance' | 'reveal' | 'others-know-more'

/** What can still be taken back, by the seat that chose last. One state is kept: the later ones are made again from it. */
export interface Past<S extends BaseState = BaseState> {
  /** The state before the first of these gestures; null where it is not kept. */
  readonly before: S | null
  readonly gestures: number
}

export interface Match<S extends BaseState = BaseState, V = unknown> {
  readonly game: Game<S, V>
  readonly setup: Setup
  readonly seats: readonly string[]
  readonly chance: Chance
  /** What chance and the set-up said before the first choice. */
  readonly opening: { readonly draws: readonly number[]; readonly told: readonly Told[] }
  state: S
  log: Entry[]
  /** Null when nothing can be taken back. */
  past: Past<S> | null
  /** Whether the state to go back to is kept. Whoever has the log elsewhere can make it again when it is wanted. */
  keepsPast: boolean
  /** The last entry before `log` begins, when the match was not loaded from its start. */
  readonly before: Pick<Entry, 'seat' | 'final'> | null
  /** The position that it began from, if it was not the scenario's own set-up. */
  readonly from?: Position | undefined
}

/** Throws when the game has no such version of its rules: the match is older than what is kept, or newer than this. */
export function checkRules(game: Pick<Game, 'title' | 'plays'>, version: number): void {
  if (game.plays.includes(version)) return
  throw new MusterError('wrong-version', { game: game.title, version, known: game.plays.join(', ') })
}

/** Begins a match, under the newest rules unless told. It is played to its end under these. */
export function startMatch<S extends BaseState, V>(
  game: Game<S, V>,
  setup: Setup,
  chance: Chance,
  rules = game.version,
): Match<S, V> {
  checkRules(game, rules)
  const referee = listeningReferee(chance)
  const state = game.setup(setup, referee, rules)
  advance(game, state, referee)
  const opening = { draws: referee.draws, told: namedTold(game, referee.told) }
  const seats = game.seats(setup)
  return { game, setup, seats, chance, opening, state, log: [], past: null, keepsPast: true, before: null }
}

/** What came of a gesture. */
export type Attempt =
  /** `entry.actions` are those that were made; any others were not, because the last one made was final. */
  | { readonly kind: 'made'; readonly entry: Entry }
  /** The rules refuse the choice with this index, and nothing was changed. */
  | { readonly kind: 'refused'; readonly index: number; readonly refusal: Refusal }

/**
 * Carries out the choices of one gesture: all of them or none, up to the first that is final. What comes after that
 * one is left, for whoever chose has not seen yet what came of it.
 */
export function attempt<S extends BaseState, V>(
  match: Match<S, V>,
  seat: Seat,
  actions: readonly Action[],
): Attempt {
  checkSeat(match, seat)
  if (actions.length === 0) throw new MusterError('unknown-choice', { choice: '' })
  const undoes = undoable(match, seat)
  const isOnly = actions.length === 1 && undoes === 0 && hasOneOffer(match.game, match.state, seat)
  // Wanted where a refusal may come half-way, and before the first gesture that can be taken back.
  const before = actions.length > 1 || (match.keepsPast && undoes === 0) ? copy(match.state) : null
  const referee = listeningReferee(match.chance)
  let final: Finality | null = null
  let made = 0
  while (made < actions.length && final === null) {
    const refusal = apply(match.game, match.state, seat, actions[made], referee)
    if (refusal !== null) {
      if (made > 0 && before !== null) match.state = before
      return { kind: 'refused', index: made, refusal: namedRefusal(match.game, refusal) }
    }
    made++
    final = finalityOf(referee, seat)
  }
  const told = namedTold(match.game, referee.told)
  const only = isOnly && final === null
  const entry = { seat, actions: actions.slice(0, made), draws: referee.draws, told, final, only }
  match.past = final === null ? pastWith(match, seat, before) : null
  match.log.push(entry)
  return { kind: 'made', entry }
}

/** What can be taken back once a seat has made another gesture from the state `before`, which is given if it is the first. */
function pastWith<S extends BaseState>(match: Match<S>, seat: Seat, before: S | null): Past<S> {
  const { past } = match
  if (past !== null && match.log.at(-1)?.seat === seat)
    return { before: past.before, gestures: past.gestures + 1 }
  return { before: match.keepsPast ? before : null, gestures: 1 }
}

/** Carries out the choices of a gesture, or throws a typed error and changes nothing. */
export function actAll<S extends BaseState, V>(
  match: Match<S, V>,
  seat: Seat,
  actions: readonly Action[],
): Entry {
  const attempted = attempt(match, seat, actions)
  if (attempted.kind === 'refused') throw refusalError(match, attempted.index, attempted.refusal)
  return attempted.entry
}

/** Carries out one choice of a seat, or throws a typed error and changes nothing. */
export const act = <S extends BaseState, V>(match: Match<S, V>, seat: Seat, action: Action): Entry =>
  actAll(match, seat, [action])

/**
 * A choice is final once chance has spoken or something hidden has been revealed by it; and also when it set off
 * something of which others know more than whoever chose, for then the chooser has seen hidden things at work.
 */
export function finalityOf(referee: ListeningReferee, seat: Seat): Finality | null {
  if (referee.draws.length > 0) return 'chance'
  if (referee.revealed) return 'reveal'
  const isHeardBetter = referee.told.some((each) => each.to !== undefined && ((each.to >> seat) & 1) === 0)
  return isHeardBetter ? 'others-know-more' : null
}

/** Why a seat can take nothing back: nothing was chosen, another seat chose last, or its last gesture is final. */
export type UndoBar = 'nothing-chosen' | 'another-seat' | Finality

type Kept = Pick<Match, 'log' | 'past' | 'before'>

/** Null: the last gesture is this seat's, and may be taken back. */
export function undoBar(match: Kept, seat: Seat): UndoBar | null {
  const last = match.log.at(-1) ?? match.before
  if (last === null) return 'nothing-chosen'
  if (last.seat === seat && last.final !== null) return last.final
  // Another seat that chose and took it back has moved the horizon all the same.
  return undoable(match, seat) > 0 ? null : 'another-seat'
}

/** How many of its last gestures a seat may still take back: none before its first choice between several. */
export function undoable({ log, past }: Kept, seat: Seat): number {
  if (past === null || log.at(-1)?.seat !== seat) return 0
  let count = past.gestures
  while (count > 0 && log[log.length - count].only) count--
  return count
}

/** Takes back the last gesture of a seat, with all its choices. */
export function undo<S extends BaseState, V>(match: Match<S, V>, seat: Seat): void {
  checkSeat(match, seat)
  const { past } = match
  // An only answer was taken back, too, in older logs.
  if (past === null || match.log.at(-1)?.seat !== seat) {
    const because = undoBar(match, seat) ?? 'nothing-chosen'
    throw new MusterError('nothing-to-undo', { because, reason: UNDO_BARS[because] })
  }
  if (past.before === null) throw new Error('the state to go back to was not kept')
  match.log.pop()
  const gestures = past.gestures - 1
  match.state = gestures === 0 ? past.before : madeAgain(match, past.before, gestures)
  match.past = gestures === 0 ? null : { before: past.before, gestures }
}

/** The state after the last so many gestures, made from the one before them. Chance has had no part in any of them. */
function madeAgain<S extends BaseState>({ game, log, chance }: Match<S>, before: S, gestures: number): S {
  const state = copy(before)
  const referee = listeningReferee(chance)
  for (const { seat, actions } of log.slice(-gestures))
    for (const action of actions) apply(game, state, seat, action, referee)
  return state
}

/**
 * Drops the gestures that nobody can take back, but for the one before those that somebody can: it says why not. For whoever keeps
 * the log elsewhere and thousands of matches here.
 */
export function forgetSettled(match: Pick<Match, 'log' | 'past'>): void {
  const settled = match.log.length - (match.past?.gestures ?? 0) - 1
  if (settled > 0) match.log.splice(0, settled)
}

const UNDO_BARS: Readonly<Record<UndoBar, string>> = {
  'nothing-chosen': 'nothing has been chosen yet',
  'another-seat': 'another seat has chosen since',
  chance: 'dice or cards came of your last choice',
  reveal: 'something hidden was revealed by your last choice',
  'others-know-more': 'others know more of what came of your last choice',
}

export interface Decision {
  readonly prompt: Message
  /** The rule by which it is asked. */
  readonly rule: string
  readonly offers: readonly string[]
}

export interface SeatView<V> {
  readonly view: V
  /** The seats that must choose now. */
  readonly deciding: readonly Seat[]
  /** What this viewer is asked, and may answer; absent when they have nothing to decide. */
  readonly decision?: Decision
  readonly outcome: BaseState['outcome']
}

/** All that a viewer may get: their view and their offers, nothing else. `last`: an earlier view of theirs, to share with it what is the same. */
export function seatView<S extends BaseState, V>(
  game: Game<S, V>,
  s: S,
  viewer: Viewer,
  last?: V,
): SeatView<V> {
  const seats = decidingSeats(game, s)
  const view = game.view(s, viewer, last)
  if (!seats.includes(viewer)) return { view, deciding: seats, outcome: s.outcome }
  const offers = offersOf(game, s, viewer).map((action) => actionWords(game, action))
  const { rule } = currentStep(game, s).step
  const decision = { prompt: promptFor(game, s, viewer), rule, offers }
  return { view, deciding: seats, outcome: s.outcome, decision }
}

export function decidingSeats<S extends BaseState>(game: Game<S>, s: S): Seat[] {
  const seats: Seat[] = []
  for (let rest = deciding(game, s), seat = 0; rest !== 0; rest >>= 1, seat++) if (rest & 1) seats.push(seat)
  return seats
}

function checkSeat(match: Match, seat: Seat): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats.length) {
    throw new MusterError('unknown-seat', { seat })
  }
}

function refusalError(match: Match, index: number, refusal: Refusal): MusterError {
  if (refusal.code === 'match-over') return new MusterError('match-over')
  const known = decidingSeats(match.game, match.state).map((seat) => match.seats[seat])
  if (refusal.code === 'not-your-decision' && index === 0) {
    return new MusterError('not-your-turn', { seat: 'This seat', known: known.join(' and ') })
  }
  return new MusterError('not-offered', { rule: refusal.rule, reason: refusal.code, index }, refusal)
}
