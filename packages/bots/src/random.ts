/** The random player: any offer, each as likely as the other. It looks at nothing but the offers. */
import type { Bot } from './bot.ts'

export const randomBot: Bot = {
  id: 'random',
  choose: (_game, _state, _seat, offers, chance) => offers[chance.below(offers.length)],
}
