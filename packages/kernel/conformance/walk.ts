/** A random walk through a game, for the laws: it goes through the same door as everyone else. */
import type { Action } from '../src/action.ts'
import { type Chance, fastChance } from '../src/chance.ts'
import type { BaseState, Game, Referee, Seat, Setup } from '../src/game.ts'
import { decidingSeats } from '../src/match.ts'
import { advance, apply, offersOf } from '../src/play.ts'
import { silentReferee } from '../src/referee.ts'

export interface Moment<S> {
  /** Number of actions so far. */
  readonly number: number
  readonly state: S
  readonly seat: Seat
  readonly offers: readonly Action[]
  readonly action: Action
}

export interface Walk<S> {
  readonly state: S
  readonly actions: number
  readonly finished: boolean
}

/** Starts a match for the laws. Dice and choices come from two streams, so that a check may draw without harm. */
export function begin<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  chance: Chance,
): { state: S; referee: Referee } {
  const referee = silentReferee(chance)
  const state = game.setup(setup, referee)
  advance(game, state, referee)
  return { state, referee }
}

/**
 * Plays a random match to its end or to the limit. `visit` is called before each action is carried out and must
 * leave the state as it is.
 */
export function walk<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  limit: number,
  visit: (moment: Moment<S>) => void = () => {},
): Walk<S> {
  const { state, referee } = begin(game, setup, fastChance(seed * 2))
  return walkOn(game, state, referee, fastChance(seed * 2 + 1), limit, visit)
}

/** Plays on at random from a state, which it changes. `prefer` may narrow the offers down to those worth trying. */
export function walkOn<S extends BaseState>(
  game: Game<S>,
  state: S,
  referee: Referee,
  choices: Chance,
  limit: number,
  visit: (moment: Moment<S>) => void,
  prefer: (offers: readonly Action[], choices: Chance) => readonly Action[] = (offers) => offers,
): Walk<S> {
  for (let number = 0; number < limit; number++) {
    const seats = decidingSeats(game, state)
    if (seats.length === 0) return { state, actions: number, finished: true }
    const seat = seats[choices.below(seats.length)]
    const offers = offersOf(game, state, seat)
    if (offers.length === 0) {
      throw new Error(`${game.id}: seat ${seat} must choose in ${state.stack.at(-1)?.step} and has no offer`)
    }
    const preferred = prefer(offers, choices)
    const action = preferred[choices.below(preferred.length)]
    visit({ number, state, seat, offers, action })
    const refusal = apply(game, state, seat, action, referee)
    if (refusal !== null) throw new Error(`${game.id}: an offer was refused: ${refusal.rule} ${refusal.code}`)
  }
  return { state, actions: limit, finished: false }
}
