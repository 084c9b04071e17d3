/**
 * A match: its set-up, its log of choices and the state they have led to, with undo up to the last die, reveal or
 * choice of another seat. The state is the referee's; seats get `seatView`.
 */
import type { Action } from './action.ts'
import type { Chance } from './chance.ts'
import { copy } from './copy.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game, Message, Seat, Setup, Told, Viewer } from './game.ts'
import { advance, apply, deciding, offersOf, promptFor } from './play.ts'
import { type ListeningTable, listeningTable } from './table.ts'
import type { Refusal } from './verdict.ts'
import { actionWords } from './words.ts'

export interface Entry {
  readonly seat: Seat
  readonly action: Action
  /** The numbers that chance gave while this was carried out. */
  readonly draws: readonly number[]
  readonly told: readonly Told[]
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
  /** The states to which the seat that chose last may still go back, oldest first. */
  past: S[]
}

export function startMatch<S extends BaseState, V>(
  game: Game<S, V>,
  setup: Setup,
  chance: Chance,
): Match<S, V> {
  const table = listeningTable(chance)
  const state = game.setup(setup, table)
  advance(game, state, table)
  const opening = { draws: table.draws, told: table.told }
  return { game, setup, seats: game.seats(setup), chance, opening, state, log: [], past: [] }
}

/** Carries out a seat's choice, or throws a typed error and changes nothing. */
export function act<S extends BaseState, V>(match: Match<S, V>, seat: Seat, action: Action): Entry {
  const { game, state } = match
  checkSeat(match, seat)
  const before = copy(state)
  const table = listeningTable(match.chance)
  const refusal = apply(game, state, seat, action, table)
  if (refusal !== null) throw refusalError(match, refusal)
  const entry = { seat, action, draws: table.draws, told: table.told }
  const last = match.log.at(-1)
  match.log.push(entry)
  if (isFinal(table, seat)) match.past = []
  else if (last === undefined || last.seat !== seat) match.past = [before]
  else match.past.push(before)
  return entry
}

/**
 * A choice is final once chance has spoken or something hidden has been revealed by it; and also when it set off
 * something of which others know more than whoever chose, for then the chooser has seen hidden things at work.
 */
export function isFinal(table: ListeningTable, seat: Seat): boolean {
  if (table.draws.length > 0 || table.revealed) return true
  return table.told.some((each) => each.to !== undefined && ((each.to >> seat) & 1) === 0)
}

/** How many of its last choices a seat may still take back. */
export function undoable(match: Match, seat: Seat): number {
  return match.log.at(-1)?.seat === seat ? match.past.length : 0
}

/** Takes back the last choice of a seat. */
export function undo<S extends BaseState, V>(match: Match<S, V>, seat: Seat): void {
  checkSeat(match, seat)
  const last = match.log.at(-1)
  if (last === undefined) throw cannotUndo('nothing-chosen')
  if (last.seat !== seat) throw cannotUndo('another-seat')
  const before = match.past.pop()
  if (before === undefined) throw cannotUndo('final')
  match.state = before
  match.log.pop()
}

const HORIZONS = {
  'nothing-chosen': 'nothing has been chosen yet',
  'another-seat': 'another seat has chosen since',
  final: 'dice, cards or blocks were revealed by your last choice',
} as const

const cannotUndo = (because: keyof typeof HORIZONS): MusterError =>
  new MusterError('nothing-to-undo', { because, reason: HORIZONS[because] })

export interface SeatView<V> {
  readonly view: V
  /** The seats that must choose now. */
  readonly deciding: readonly Seat[]
  /** What this viewer is asked, and may answer; absent when they have nothing to decide. */
  readonly decision?: { readonly prompt: Message; readonly offers: readonly string[] }
  readonly outcome: BaseState['outcome']
}

/** All that a viewer may get: their view and their offers, nothing else. */
export function seatView<S extends BaseState, V>(game: Game<S, V>, s: S, viewer: Viewer): SeatView<V> {
  const seats = decidingSeats(game, s)
  const seen = { view: game.view(s, viewer), deciding: seats, outcome: s.outcome }
  if (!seats.includes(viewer)) return seen
  const offers = offersOf(game, s, viewer).map((action) => actionWords(game, action))
  return { ...seen, decision: { prompt: promptFor(game, s, viewer), offers } }
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

function refusalError(match: Match, refusal: Refusal): MusterError {
  if (refusal.code === 'match-over') return new MusterError('match-over')
  const known = decidingSeats(match.game, match.state).map((seat) => match.seats[seat])
  if (refusal.code === 'not-your-decision') {
    return new MusterError('not-your-turn', { seat: 'This seat', known: known.join(' and ') })
  }
  return new MusterError('not-offered', { rule: refusal.rule, reason: refusal.code })
}
