/** The Captain: it tries every offer on what its seat knows, and takes the one after which its eye likes things best. */
import type { SeeingBot } from './bot.ts'
import { firstAndRivals, isFight, reconsider, weighFight } from './careful.ts'
import type { Eye } from './eye.ts'
import { bestOf, byInstinct, isInstinct, judge, worthwhile } from './judgement.ts'
import { byThought } from './thought.ts'

/**
 * Where first sight is trusted: playouts spent on whether to think again, and between how many offers. What is laid at
 * the start of a turn has a whole turn of some eighty choices before it, at some 15 microseconds each.
 */
const SECOND_THOUGHTS = { playouts: 32, choices: 1500 }
const CANDIDATES = 4

export function captain(eye: Eye): SeeingBot {
  return {
    id: 'captain',
    choose(asked) {
      // A bot plays any game; the eye it was given is that of the game it is asked about.
      const own = eye as unknown as Eye<typeof asked.seen>
      const question = worthwhile(asked, own)
      if (isFight(question, own)) return weighFight(question, own, SECOND_THOUGHTS)
      if (isInstinct(question, own)) return byInstinct(question, own)
      switch (eye.mind.trusts) {
        case 'eye':
          return question.offers[bestOf(judge(question, own).values)]
        case 'first-sight':
          return reconsider(question, own, SECOND_THOUGHTS, firstAndRivals(question, own, CANDIDATES))
        case 'counsel':
          return question.offers[bestOf(byThought(question, own))]
      }
    },
  }
}
