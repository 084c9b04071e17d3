/**
 * A match in memory as the fold of its log. Every process that folds the same entries comes to the same place, which
 * is why an undo is an entry of its own: the log only grows, versions only rise, and whoever was away can be told.
 */
import { titleCalled } from '@muster/catalogue/catalogue'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game, Seat, Setup, Told } from '@muster/kernel/game'
import {
  actAll,
  checkRules,
  decidingSeats,
  type Entry,
  type Finality,
  forgetSettled,
  type Match,
  startMatch,
  undo,
} from '@muster/kernel/match'
import { carriedOn } from '@muster/kernel/only-answer'
import { promptFor } from '@muster/kernel/play'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { gestureWords, parseGesture } from '@muster/kernel/words'
import type { Ending } from '@muster/protocol/matches'
import type { EntryKind } from '@muster/protocol/play'
import type { TimeControl } from '@muster/protocol/time'
import type { Awaited } from '../clocks/clocks.ts'
import {
  afterGesture,
  checkOut,
  nowAwaited,
  startTiming,
  type Timing,
  takenBack,
  timeTold,
  vacationed,
} from '../clocks/timing.ts'
import { Rejected } from '../errors.ts'

/** What a seat is being asked, from which version on. */
interface Asked {
  readonly since: number
  readonly what: string
}

export interface Live {
  readonly game: Game
  readonly match: Match
  /** The version of the last entry folded. */
  version: number
  /** By seat; null when it has nothing to decide. */
  asked: (Asked | null)[]
  /** The versions of the gestures in `match.log`, oldest first. */
  chosenAt: number[]
  /** Seats that have offered a draw or agreed to one. */
  agreed: Seat[]
  /** Seats handed over to a bot, by resigning or when their time was up. */
  resigned: Seat[]
  /** By seat, the version since which it has been awaited without a break; null when it is not. */
  awaited: (number | null)[]
  /** Null in a match without clocks. */
  timing: Timing | null
  ending: Ending | null
}

/** What the dice and the set-up of a match come from. */
export interface Origin {
  readonly game: string
  readonly rulesVersion: number
  readonly setup: Setup
  readonly seed: string
  readonly nonces: readonly string[]
  readonly time: TimeControl | null
  /** The instant at which it began, for its clocks. */
  readonly began: number
}

/**
 * An entry before it has a version. `words`: the gesture, offer and decline, the seat claimed from, days of vacation, or
 * nothing.
 */
export interface Move {
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly words: string
  /** For the clocks, if there are any. */
  readonly instant?: number | null
  /** For a gesture that is new: what then has one answer is carried out with it. */
  readonly carryOn?: CarryOn | undefined
}

export interface CarryOn {
  /** Whether other people are at the table, who might draw conclusions. */
  readonly watched: boolean
}

export interface Folded {
  readonly told: readonly Told[]
  /** For an undo: the version taken back. */
  readonly undoes: number | null
  /** For a gesture: as much of it as was made, and what made it final. */
  readonly made: { readonly words: string; readonly final: Finality | null } | null
}

function gameOf(origin: Origin): Game {
  const { game } = titleCalled(origin.game)
  checkRules(game, origin.rulesVersion)
  return game
}

export function begin(origin: Origin): Live {
  const game = gameOf(origin)
  const chance = sealedChance(origin.seed, origin.nonces)
  const match = startMatch(game, origin.setup, chance, origin.rulesVersion)
  const live = liveFrom(game, match, 0)
  if (origin.time !== null) live.timing = startTiming(origin.time, match.seats.length)
  ask(live, null)
  runClocks(live, null, origin.began)
  return live
}

const liveFrom = (game: Game, match: Match, version: number): Live => ({
  game,
  match,
  version,
  asked: match.seats.map(() => null),
  chosenAt: [],
  agreed: [],
  resigned: [],
  awaited: match.seats.map(() => null),
  timing: null,
  ending: null,
})

/** Folds the next entry, or throws a typed error and changes nothing. */
export function fold(live: Live, move: Move): Folded {
  if (live.ending !== null) throw new Rejected('match-over')
  const folded = carryOut(live, move)
  live.version++
  if (move.kind === 'act') live.chosenAt.push(live.version)
  forgetSettled(live.match)
  live.chosenAt.splice(0, live.chosenAt.length - live.match.log.length)
  ask(live, move.seat)
  runClocks(live, move.kind === 'act' ? move.seat : null, instantOf(move))
  const { outcome } = live.match.state
  if (outcome !== null) {
    live.ending = { by: 'rules', winners: outcome.winners, code: outcome.code, rule: outcome.rule }
  }
  return folded
}

const NOTHING: Folded = { told: [], undoes: null, made: null }

/** Whoever is asked something is awaited, bots aside that have taken a seat over. */
export function awaitedNow(live: Live): Pick<Awaited, 'seats' | 'place'> {
  const { stack } = live.match.state
  const seats = decidingNow(live).filter((seat) => !live.resigned.includes(seat))
  return { seats, place: `${stack.length} ${stack.at(-1)?.step}` }
}

function runClocks(live: Live, chose: Seat | null, at: number): void {
  if (live.timing !== null) live.timing = nowAwaited(live.timing, { ...awaitedNow(live), at }, chose)
}

const instantOf = ({ instant }: Move): number => instant ?? 0

function timingOf(live: Live): Timing {
  if (live.timing === null) throw new Rejected('no-claim')
  return live.timing
}

function carryOut(live: Live, move: Move): Folded {
  const { kind, seat, words, carryOn } = move
  if (kind === 'abandon' || kind === 'close') {
    const by = kind === 'close' ? 'host' : 'abandonment'
    live.ending = { by, winners: [], code: '', rule: '' }
    return NOTHING
  }
  if (seat === null) throw new MusterError('unknown-seat', { seat: -1 })
  switch (kind) {
    case 'act': {
      const { told, actions, final } = gesture(live, seat, words, carryOn)
      if (live.timing !== null) live.timing = afterGesture(live.timing, live.match.past?.gestures ?? 0)
      // Whoever plays on no longer offers: an offer stands until the next choice of its seat.
      live.agreed = live.agreed.filter((each) => each !== seat)
      return { told, undoes: null, made: { words: gestureWords(live.game, actions), final } }
    }
    case 'undo': {
      const timing = live.timing === null ? null : takenBack(live.timing, seat, instantOf(move))
      undo(live.match, seat)
      live.timing = timing
      return { ...NOTHING, undoes: live.chosenAt.pop() ?? null }
    }
    case 'resign':
      if (live.match.seats.length > 2) handOver(live, seat)
      else end(live, 'resignation', seat)
      return NOTHING
    case 'draw':
      drawOffer(live, seat, words)
      return NOTHING
    case 'time':
      live.timing = timeTold(timingOf(live), seat, instantOf(move))
      if (live.timing.control.atEnd === 'bot') handOver(live, seat)
      return NOTHING
    case 'claim':
      claim(live, seat, Number(words), instantOf(move))
      return NOTHING
    case 'vacation':
      if (live.timing === null) throw new Rejected('no-vacation', { left: 0 })
      live.timing = vacationed(live.timing, seat, Number(words), instantOf(move))
      return NOTHING
    case 'start':
      throw new MusterError('corrupt-save', { reason: 'it begins twice' })
  }
}

function gesture({ game, match }: Live, seat: Seat, words: string, carryOn: CarryOn | undefined): Entry {
  const entry = actAll(match, seat, parseGesture(game, words))
  return carryOn === undefined ? entry : carriedOn(match, entry, carryOn.watched)
}

/** The match goes on for those who stay, and a bot plays the seat. */
function handOver(live: Live, seat: Seat): void {
  live.resigned = [...live.resigned, seat]
  live.agreed = []
}

/** All but one seat win. */
function end(live: Live, by: Ending['by'], loser: Seat): void {
  const winners = live.match.seats.map((_, i) => i).filter((each) => each !== loser)
  live.ending = { by, winners, code: '', rule: '' }
}

/** Of two, whoever claims wins. Of more, a bot plays on for the seat whose time is up. */
function claim(live: Live, seat: Seat, from: Seat, at: number): void {
  const timing = timingOf(live)
  if (timing.control.atEnd !== 'claim' || from === seat) throw new Rejected('no-claim')
  checkOut(timing, from, at)
  if (live.match.seats.length > 2) handOver(live, from)
  else end(live, 'time', from)
}

function drawOffer(live: Live, seat: Seat, words: string): void {
  if (words === 'decline') {
    if (live.agreed.length === 0) throw new Rejected('no-draw-offered')
    live.agreed = []
    return
  }
  if (!live.agreed.includes(seat)) live.agreed = [...live.agreed, seat]
  if (live.agreed.length === live.match.seats.length) {
    live.ending = { by: 'agreement', winners: [], code: '', rule: '' }
  }
}

/**
 * Renews what each seat is asked. It stays the same decision while only others chose, so that seats which decide at
 * the same time do not make each other's answers stale; it is a new one once the seat itself has chosen, or is asked
 * something else.
 */
function ask(live: Live, chose: Seat | null): void {
  const { game, match } = live
  const seats = live.ending === null ? decidingSeats(game, match.state) : []
  live.asked = live.asked.map((before, seat) => {
    if (!seats.includes(seat)) return null
    const { stack } = match.state
    const what = `${stack.length} ${stack.at(-1)?.step} ${JSON.stringify(promptFor(game, match.state, seat))}`
    if (before !== null && before.what === what && seat !== chose) return before
    return { since: live.version, what }
  })
  live.awaited = awaitedBy(live)
}

/** Whoever goes on deciding has been awaited all the time. */
const awaitedBy = ({ asked, awaited, version }: Live): (number | null)[] =>
  asked.map((each, seat) => (each === null ? null : (awaited[seat] ?? version)))

export function decidingNow({ asked }: Live): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < asked.length; seat++) if (asked[seat] !== null) seats.push(seat)
  return seats
}

interface Snapshot {
  readonly state: BaseState
  readonly before: Pick<Entry, 'seat' | 'final'> | null
  readonly drawn: number
  readonly asked: Live['asked']
  readonly agreed: Seat[]
  readonly resigned: Seat[]
  readonly awaited?: (number | null)[]
  readonly timing?: Timing | null
  readonly ending: Ending | null
}

/** Whether this moment can be gone back to: nothing before it may still be undone. */
export const isSettled = (live: Live): boolean => live.match.past === null

export function snapshot(live: Live): string {
  const { asked, agreed, resigned, awaited, timing, ending, match } = live
  const last = match.log.at(-1)
  const before = last === undefined ? match.before : { seat: last.seat, final: last.final }
  const { state, chance } = match
  const kept: Snapshot = {
    state,
    before,
    drawn: chance.drawn,
    asked,
    agreed,
    resigned,
    awaited,
    timing,
    ending,
  }
  return JSON.stringify(kept)
}

export function restore(origin: Origin, version: number, text: string): Live {
  const game = gameOf(origin)
  const { state, before, drawn, ...kept } = JSON.parse(text) as Snapshot
  const chance = sealedChance(origin.seed, origin.nonces, drawn)
  const match: Match = {
    game,
    setup: origin.setup,
    seats: game.seats(origin.setup),
    chance,
    opening: { draws: [], told: [] },
    state,
    log: [],
    past: null,
    keepsPast: true,
    before: before ?? null,
  }
  return { ...liveFrom(game, match, version), ...kept }
}
