/** How a choice looks to those who go by first sight, or by the mind's rule of thumb where it has one. */
import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { BaseState, Game } from '@muster/kernel/game'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'

export const sightOf = <S extends BaseState>(game: Game<S>, { mind }: Eye<S>): Game<S>['advise'] =>
  mind.counsel === undefined ? game.advise : (s, seat, verb, a, b) => mind.counsel?.(s, seat, verb, a, b) ?? 0

/** By offer: how it looks. */
export function likings<S extends BaseState>(
  { game, seen, seat, offers }: Question<S>,
  eye: Eye<S>,
): number[] {
  const sight = sightOf(game, eye)
  return offers.map((offer) =>
    sight === undefined ? 0 : sight(seen, seat, game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer)),
  )
}
