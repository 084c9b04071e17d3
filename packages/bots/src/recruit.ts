/** The Recruit: quick and sane, without search. It takes the offer that looks best at first sight. */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { SeeingBot } from './bot.ts'
import { firstSights } from './sight.ts'

/** A little hesitation between offers that look alike, so that it does not play the same match twice. */
const HESITATION = 0.05

/** The offer that looks best at first sight, give or take some hesitation. */
export function firstSight<S extends BaseState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  offers: readonly Action[],
  hesitation: number,
  chance: Chance,
  sights = firstSights(game),
): Action {
  const { verbs } = game
  if (sights === undefined) return offers[chance.below(offers.length)]
  const sight = sights(s, seat)
  let best = offers[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]
    const look = sight(verbs[verbOf(offer)], firstOf(offer), secondOf(offer))
    const liking = look + (chance.below(1000) / 1000) * hesitation
    if (liking > most) {
      most = liking
      best = offer
    }
  }
  return best
}

export const recruitBot: SeeingBot = {
  id: 'recruit',
  choose: ({ game, seen, seat, offers, chance }) => firstSight(game, seen, seat, offers, HESITATION, chance),
}
