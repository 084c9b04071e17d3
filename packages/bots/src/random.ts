/** The random player: any offer, each as likely as the other. It looks at nothing but the offers. */
import type { BlindBot } from './bot.ts'

export const randomBot: BlindBot = {
  id: 'random',
  blind: true,
  pick: (offers, chance) => offers[chance.below(offers.length)],
}
