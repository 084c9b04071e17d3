/**
 * A short playout: everybody plays at first sight, or by the mind's rule of thumb, until nothing is under way, and the eye
 * judges what stands there.
 */
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import { deciding, listOffers } from '@muster/kernel/play'
import type { Eye } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { firstSight } from './recruit.ts'

const MAX_ACTIONS = 250
const HESITATION = 0.3

/** How the players of a playout look at a choice. */
export const sightOf = <S extends BaseState>(game: Game<S>, { mind }: Eye<S>): Game<S>['advise'] =>
  mind.counsel === undefined ? game.advise : (s, seat, verb, a, b) => mind.counsel?.(s, seat, verb, a, b) ?? 0

/** Counts what playouts cost: choices made in them. */
export interface Meter {
  choices: number
}

/** Plays a position of one's own on, and answers how good it turned out for a seat. */
export function playOut<S extends BaseState>(
  game: Game<S>,
  eye: Eye<S>,
  s: S,
  seat: Seat,
  chance: Chance,
  since: number,
  meter?: Meter,
): number {
  const sight = sightOf(game, eye)
  const offers: Action[] = []
  let i = 0
  for (; i < MAX_ACTIONS; i++) {
    const seats = deciding(game, s)
    if (seats === 0 || eye.mind.quiet(s, since)) break
    const chooser = lowestSeat(seats)
    offers.length = 0
    listOffers(game, s, chooser, offers)
    // What several choose at the same time, such as cards laid face down, is anybody's guess, unless there is counsel.
    const isGuess = eye.mind.counsel === undefined && (seats & (seats - 1)) !== 0
    const action = isGuess
      ? offers[chance.below(offers.length)]
      : firstSight(game, s, chooser, offers, HESITATION, chance, sight)
    carryOut(game, s, chooser, action, chance)
  }
  if (meter !== undefined) meter.choices += i
  return eye.value(s, seat)
}
