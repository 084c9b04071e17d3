/** A match played in this browser: the kernel with bots at some of the seats. Runs in a worker and in tests alike. */
import { ask as letChoose } from '@muster/bots/bot'
import { type Eye, openEye } from '@muster/bots/eye'
import { recruitBot } from '@muster/bots/recruit'
import { botCalled } from '@muster/bots/roster'
import { loadMind } from '@muster/catalogue/minds'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { Game, Outcome, Seat, Viewer } from '@muster/kernel/game'
import {
  act,
  actAll,
  attempt,
  decidingSeats,
  type Match,
  seatView,
  startMatch,
  undo,
  undoable,
  undoBar,
} from '@muster/kernel/match'
import { carriedOn, unasked } from '@muster/kernel/only-answer'
import { offersOf } from '@muster/kernel/play'
import { startFrom } from '@muster/kernel/position'
import { type MatchRecord, recordMatch } from '@muster/kernel/record'
import { heardBy, heardByAll } from '@muster/kernel/referee'
import type { Way, WaysRequest } from '@muster/kernel/rehearsal'
import * as rehearsal from '@muster/kernel/rehearsal'
import { commitment, diceOf } from '@muster/kernel/sealed-chance'
import { why as ask, type Question, type WhyAnswer } from '@muster/kernel/why'
import { actionWords, gestureWords, parseAction, parseGesture } from '@muster/kernel/words'
import type { Acted, Heard, Moment } from '@muster/table-kit/match/source.ts'
import { resignation, withEnding } from './ending.ts'
import type { SavedMatch } from './saved.ts'
import { beforeChoosing, brokenWord, ownUp, type Talking } from './talking.ts'
import { DEALING, type Dealt } from './thinking.ts'

export interface Engine {
  readonly match: Match
  readonly saved: SavedMatch
  /** What its bots see with; null where none needs it. */
  readonly eye: Eye | null
  /** Where its bots talk; null where they do not. */
  readonly talking: Talking | null
  /** How its people ended it, if the rules did not. */
  ended: Outcome | null
}

/** What can be seen and asked of any match, a lesson's too. */
type Played = Pick<Engine, 'match'>

/** Opponents that look at first sight need no eye, and a match without bots none at all. */
export async function eyeFor({ game, seats }: SavedMatch): Promise<Eye | null> {
  if (!seats.some(({ kind, name }) => kind === 'bot' && botCalled(name, null) === null)) return null
  const loaded = await loadMind(game)
  return loaded === null ? null : openEye(loaded.mind, loaded.weights)
}

/** A match before its first choice: as its scenario is set up, or from the position that it was given. */
export const beginMatch = (game: Game, { setup, version, position }: SavedMatch, chance: Chance): Match =>
  position === undefined ? startMatch(game, setup, chance, version) : startFrom(game, position, chance)

export function openEngine(
  game: Game,
  saved: SavedMatch,
  eye: Eye | null = null,
  talking: Talking | null = null,
): Engine {
  const match = playAgain(game, saved)
  return { match, saved, eye, talking, ended: match.state.outcome === null ? saved.outcome : null }
}

/** Plays a kept match again; `seen` is told of the set-up and of every gesture when it has been made. */
export function playAgain(
  game: Game,
  saved: SavedMatch,
  seen: (match: Match) => void = () => undefined,
): Match {
  const { seal, log } = saved
  const dice = diceOf(seal)
  const match = beginMatch(game, saved, dice.chance)
  dice.after(0)
  seen(match)
  log.forEach(([seat, words], i) => {
    actAll(match, seat, parseGesture(game, words))
    dice.after(i + 1)
    // What was played in the match that this one goes on from is not taken back in this one.
    if (i + 1 === seal.from?.gestures) match.past = null
    seen(match)
  })
  return match
}

export const logOf = ({ match }: Engine): (readonly [Seat, string])[] =>
  match.log.map((entry) => [entry.seat, gestureWords(match.game, entry.actions)])

/** A moment in which everything is asked, as in a lesson. */
export function momentOf({ match }: Played, viewer: Viewer): Moment {
  const count = viewer < 0 ? 0 : undoable(match, viewer)
  const last = count === 0 ? [] : (match.log.at(-1)?.actions ?? [])
  return {
    at: match.log.length,
    viewer,
    seen: seatView(match.game, match.state, viewer),
    undoable: count,
    undoes: last.map((action) => actionWords(match.game, action)),
    undoBar: viewer < 0 ? null : undoBar(match, viewer),
    unasked: null,
  }
}

/** Whether other people are at the table. */
const isWatched = ({ seats }: SavedMatch, seat: Seat): boolean =>
  seats.some(({ kind }, i) => kind !== 'bot' && i !== seat)

export function momentFor(engine: Engine, viewer: Viewer): Moment {
  const moment = momentOf(engine, viewer)
  if (engine.ended !== null) {
    const seen = { view: moment.seen.view, deciding: [], outcome: engine.ended }
    return { ...moment, seen, undoable: 0, undoes: [] }
  }
  return {
    ...moment,
    unasked: viewer < 0 ? null : unasked(engine.match, viewer, isWatched(engine.saved, viewer)),
  }
}

export const outcomeOf = ({ match, ended }: Engine): Outcome | null => match.state.outcome ?? ended

/** Ends the match as a seat that gives up does; one that is over stays as it ended. */
export function resign(engine: Engine, seat: Seat): void {
  if (outcomeOf(engine) === null) engine.ended = resignation(seat, engine.match.seats.length)
}

/** `viewer` null: all that was told to anybody. */
export function heardAt({ match }: Played, viewer: Viewer | null, at: number): Heard {
  const entry = at === 0 ? null : match.log[at - 1]
  const told = entry?.told ?? match.opening.told
  return {
    at,
    seat: entry?.seat ?? null,
    events: told.map((each) => (viewer === null ? heardByAll(each) : heardBy(each, viewer))),
  }
}

export const heardSoFar = (engine: Played, viewer: Viewer): Heard[] =>
  Array.from({ length: engine.match.log.length + 1 }, (_, at) => heardAt(engine, viewer, at))

/** A seat's gesture; what stands in its way, if anything does. */
export function choose({ match, saved, ended }: Engine, seat: Seat, choices: readonly string[]): Acted {
  if (ended !== null) return { kind: 'rejected' }
  const actions = choices.map((words) => parseAction(match.game, words))
  const attempted = attempt(match, seat, actions)
  if (attempted.kind === 'refused') return attempted
  const { actions: made, final } = carriedOn(match, attempted.entry, isWatched(saved, seat))
  return { kind: 'made', made: made.length, final }
}

export const takeBack = ({ match }: Engine, seat: Seat): void => undo(match, seat)

/** Lets one bot choose, if it is for one to choose. */
export function botActs({ match, saved, eye, talking, ended }: Engine): boolean {
  if (ended !== null) return false
  const { game, state } = match
  const seat = decidingSeats(game, state).find((each) => saved.seats[each].kind === 'bot')
  if (seat === undefined) return false
  const bot = botCalled(saved.seats[seat].name, eye) ?? recruitBot
  const thoughts = thoughtsAt(saved, match.log.length)
  const all = offersOf(game, state, seat)
  const offers = talking === null ? all : beforeChoosing(talking, match, seat, all, thoughts)
  const chosen = letChoose(bot, game, state, seat, offers, thoughts)
  const broken = talking === null ? [] : brokenWord(talking, match, seat, all, chosen, thoughts)
  act(match, seat, chosen)
  if (talking !== null) ownUp(talking, match, seat, broken)
  return true
}

/** A bot's own luck when so many gestures have been made: apart from the sealed dice, and the same after a reload. */
export const thoughtsAt = ({ id }: SavedMatch, gestures: number): Chance =>
  fastChance(seedOf(id) + gestures * 7919)

function seedOf(id: string): number {
  let seed = 17
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) | 0
  return seed
}

export const fileOf = (engine: Engine): MatchRecord => {
  const { match, saved, ended } = engine
  return withEnding(recordMatch(match, saved.seal, outcomeOf(engine) !== null), ended)
}

export const sealOf = ({ saved }: Pick<Engine, 'saved'>): string => commitment(saved.seal.seed)

export const why = ({ match }: Played, seat: Seat, question: Question): WhyAnswer =>
  ask(match.game, match.state, seat, question)

/** The position as a seat could take it to be: the same for all that it cannot tell apart. */
export const dealtFor = ({ match }: Played, seat: Seat): Dealt => ({
  state: match.game.redeal(match.state, seat, fastChance(DEALING)),
  seat,
})

export const waysFrom = ({ match }: Played, seat: Seat, request: WaysRequest): Way[] =>
  rehearsal.waysFrom(match.game, match.state, seat, request)
