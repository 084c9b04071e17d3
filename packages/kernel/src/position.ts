/**
 * A match can begin anywhere: from a position said in a few words of the game. Lessons and puzzles are such positions,
 * and rules tests speak the same language. It is plain data, so it can be kept, sent and written by hand.
 */
import { type Chance, fastChance, preparedChance } from './chance.ts'
import { copy } from './copy.ts'
import type { BaseState, Game, Referee, Setup } from './game.ts'
import { namedTold } from './ids.ts'
import type { Match } from './match.ts'
import { advance, apply } from './play.ts'
import { badPosition, faultOf } from './position-faults.ts'
import { listeningReferee, silentReferee } from './referee.ts'
import { checkSetup } from './setup.ts'
import { choicesIn, parseAction } from './words.ts'

export interface Position {
  readonly scenario?: string
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
  /** What stands where: { fife: 'wallace 4, douglas 3' }. */
  readonly board: Readonly<Record<string, string>>
  /** What else is so: the year, the hands, who is king. Each game says what it knows. */
  readonly given?: object
  /** The moment: 'turn move-1-1 move-3-1', 'battle fife england', 'winter'. */
  readonly begin: string
  /** Choices made since then, seat by seat: 'scotland: move wallace; to fife; stop'. They cannot be taken back. */
  readonly played?: readonly string[]
  /** The next dice, in the order in which they are rolled; after them they fall as they like. */
  readonly dice?: readonly number[]
  /**
   * What the words cannot say of a moment in the middle of something: the parts of the state that differ from what the
   * words alone would lay, with the version of the rules. Written by `positionAt`; nobody writes it by hand.
   */
  readonly exact?: Exact
}

export interface Exact {
  readonly rules: number
  readonly state: Readonly<Record<string, unknown>>
}

/** Begins a match from a position, under the newest rules. Throws `bad-position` when it is nonsense. */
export function startFrom<S extends BaseState, V>(
  game: Game<S, V>,
  position: Position,
  otherwise: Chance,
): Match<S, V> {
  const setup = checkSetup(game, position)
  const chance = preparedChance(checkDice(game.title, position.dice ?? []), otherwise)
  const referee = listeningReferee(chance)
  const state = lay(game, position, referee)
  playWords(game, setup, state, position.played ?? [], referee)
  const opening = { draws: referee.draws, told: namedTold(game, referee.told) }
  const seats = game.seats(setup)
  return {
    game,
    setup,
    seats,
    chance,
    opening,
    state,
    log: [],
    past: null,
    keepsPast: true,
    before: null,
    from: position,
  }
}

function lay<S extends BaseState, V>(game: Game<S, V>, position: Position, referee: Referee): S {
  if (game.lay === undefined) throw badPosition(game.title, faultOf('no-words'))
  const state = game.lay(position, referee)
  state.rules = game.version
  if (position.exact !== undefined) makeExact(game, state, position.exact)
  const [fault] = game.faults(state)
  if (typeof fault === 'string') throw badPosition(game.title, faultOf('impossible', { fault }))
  if (fault !== undefined) throw badPosition(game.title, fault)
  advance(game, state, referee)
  return state
}

export function playWords<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  state: S,
  played: readonly string[],
  referee: Referee,
): void {
  const seats = game.seats(setup)
  for (const words of played) {
    const [name, gesture] = words.split(': ')
    const seat = seats.indexOf(name)
    if (seat < 0 || gesture === undefined) throw badPosition(game.title, faultOf('not-a-seat', { words }))
    for (const choice of choicesIn(gesture)) {
      const refusal = apply(game, state, seat, parseAction(game, choice), referee)
      if (refusal === null) continue
      const { rule, code } = refusal
      throw badPosition(game.title, faultOf('played-refused', { words, rule, code }))
    }
  }
}

function checkDice(title: string, dice: readonly number[]): readonly number[] {
  const wrong = dice.find((roll) => !Number.isInteger(roll) || roll < 1 || roll > 6)
  if (wrong === undefined) return dice
  throw badPosition(title, faultOf('no-die', { roll: wrong }))
}

// A moment of a match as a position

type Parts = Record<string, unknown>

/** A moment as a position that begins there: in words as far as they go, and exact beyond them. Null: the game has none. */
export function positionAt<S extends BaseState, V>(
  game: Game<S, V>,
  state: S,
  setup: Setup,
): Position | null {
  if (game.lay === undefined || game.describe === undefined) return null
  const chosen = game.options.filter(({ id, initial }) => setup.options[id] !== initial)
  const options = Object.fromEntries(chosen.map(({ id }) => [id, setup.options[id]]))
  const { scenario, players } = setup
  const words = { scenario, players, ...(chosen.length > 0 ? { options } : {}), ...game.describe(state) }
  const laid = game.lay(words, silentReferee(fastChance(1))) as unknown as Parts
  laid.rules = state.rules
  const parts = Object.entries(state).filter(([name, part]) => !isSame(part, laid[name]))
  if (parts.length === 0) return words
  const exactly = Object.fromEntries(parts.map(([name, part]) => [name, changesIn(part, laid[name])]))
  return { ...words, exact: { rules: state.rules ?? game.version, state: exactly } }
}

/** A list of numbers by what is different in it, { 3: 1 }; anything else as it is. */
function changesIn(part: unknown, laid: unknown): unknown {
  if (!isNumbers(part) || !isNumbers(laid) || part.length !== laid.length) return copy(part)
  return Object.fromEntries(part.flatMap((value, i) => (value === laid[i] ? [] : [[i, value]])))
}

const isNumbers = (part: unknown): part is readonly number[] =>
  Array.isArray(part) && part.length > 0 && part.every((each) => typeof each === 'number')
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Puts the parts of a moment in the place of what the words laid. They have to be of the same kind. */
function makeExact<S extends BaseState>(game: Game<S>, laid: S, { rules, state }: Exact): void {
  if (!game.plays.includes(rules))
    throw badPosition(game.title, faultOf('other-rules', { version: rules, known: game.plays.join(', ') }))
  laid.rules = rules
  const into = laid as unknown as Parts
  for (const [part, value] of Object.entries(state)) {
    if (!(part in into)) throw badPosition(game.title, faultOf('unknown-part', { part }))
    const made = changed(into[part], value)
    if (made === undefined) throw badPosition(game.title, faultOf('unknown-part', { part }))
    into[part] = made
  }
  const stranger = laid.stack.find((frame) => game.steps[frame.step] === undefined)
  if (stranger !== undefined)
    throw badPosition(game.title, faultOf('unknown-part', { part: String(stranger.step) }))
}

/** A part with changes made, or another in its place; undefined if that would be of another kind. */
function changed(laid: unknown, value: unknown): unknown {
  if (isNumbers(laid) && isObject(value)) {
    const isKnown = ([i, number]: [string, unknown]): boolean => i in laid && Number.isInteger(number)
    return Object.entries(value).every(isKnown) ? Object.assign(laid.slice(), value) : undefined
  }
  const isAlike = laid === null || value === null || Array.isArray(laid) === Array.isArray(value)
  return isAlike && (laid === null || value === null || typeof laid === typeof value)
    ? copy(value)
    : undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
