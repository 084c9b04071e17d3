/** The Recruit: quick and sane, without search. It takes the offer that looks best at first sight. */
import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'

/** A little hesitation between offers that look alike, so that it does not play the same match twice. */
const HESITATION = 0.05

export const recruitBot: Bot = {
  id: 'recruit',
  choose(game, state, seat, offers, chance) {
    const { advise, verbs } = game
    if (advise === undefined) return randomBot.choose(game, state, seat, offers, chance)
    if (offers.length === 1) return offers[0]
    const seen = game.redeal(state, seat, chance)
    let best = offers[0]
    let most = Number.NEGATIVE_INFINITY
    for (const offer of offers) {
      const look = advise(seen, seat, verbs[verbOf(offer)], firstOf(offer), secondOf(offer))
      const liking = look + (chance.below(1000) / 1000) * HESITATION
      if (liking > most) {
        most = liking
        best = offer
      }
    }
    return best
  },
}
