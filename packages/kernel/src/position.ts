/**
 * A match can begin anywhere: from a position said in a few words of the game. Lessons and puzzles are such positions,
 * and rules tests speak the same language. It is plain data, so it can be kept, sent and written by hand.
 */
import { type Chance, preparedChance } from './chance.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game, Referee, Setup } from './game.ts'
import { namedTold } from './ids.ts'
import type { Match } from './match.ts'
import { advance, apply } from './play.ts'
import { listeningReferee } from './referee.ts'
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
}

export const badPosition = (game: string, reason: string): MusterError =>
  new MusterError('bad-position', { game, reason })

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
  return { game, setup, seats, chance, opening, state, log: [], past: [], before: null, from: position }
}

function lay<S extends BaseState, V>(game: Game<S, V>, position: Position, referee: Referee): S {
  if (game.lay === undefined) throw badPosition(game.title, 'this game has no words for positions yet')
  const state = game.lay(position, referee)
  state.rules = game.version
  const [fault] = game.faults(state)
  if (fault !== undefined) throw badPosition(game.title, fault)
  advance(game, state, referee)
  return state
}

function playWords<S extends BaseState>(
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
    if (seat < 0 || gesture === undefined)
      throw badPosition(game.title, `"${words}" does not begin with a seat`)
    for (const choice of choicesIn(gesture)) {
      const refusal = apply(game, state, seat, parseAction(game, choice), referee)
      if (refusal === null) continue
      throw badPosition(game.title, `"${words}" is refused by rule ${refusal.rule} (${refusal.code})`)
    }
  }
}

function checkDice(title: string, dice: readonly number[]): readonly number[] {
  const wrong = dice.find((roll) => !Number.isInteger(roll) || roll < 1 || roll > 6)
  if (wrong === undefined) return dice
  throw badPosition(title, `no die shows ${wrong}`)
}
