/** How a choice looks to those who go by first sight, or by the mind's rule of thumb where it has one. */
import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Sight } from '@muster/kernel/mind'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'

/** How choices look to a seat, as long as the position stands. */
export type Sights<S extends BaseState> = (s: S, seat: Seat) => Sight

/** First sight, as the game gives it. */
export function firstSights<S extends BaseState>({ advise }: Game<S>): Sights<S> | undefined {
  return advise === undefined ? undefined : (s, seat) => (verb, a, b) => advise(s, seat, verb, a, b)
}

export const sightsOf = <S extends BaseState>(game: Game<S>, { mind }: Eye<S>): Sights<S> | undefined =>
  mind.counsel ?? firstSights(game)

/** By offer: how it looks. */
export function likings<S extends BaseState>(
  { game, seen, seat, offers }: Question<S>,
  eye: Eye<S>,
): number[] {
  const sight = sightsOf(game, eye)?.(seen, seat)
  return offers.map((offer) => sight?.(game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer)) ?? 0)
}
