/** Decisions out of a match between Recruits, and the questions that a bot is asked at them. */
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { ask, type Question, seenBy } from '../src/bot.ts'
import { lowestSeat } from '../src/foresight.ts'
import { recruitBot } from '../src/recruit.ts'

export interface Moment {
  readonly state: BaseState
  readonly seat: Seat
}

/** So many decisions at which there is a choice, at least so many choices apart. */
export function someMoments(game: Game, count: number, every: number, seed: number): Moment[] {
  const referee = silentReferee(fastChance(seed))
  const luck = fastChance(seed + 1)
  const state = game.setup(checkSetup(game, {}), referee)
  advance(game, state, referee)
  const moments: Moment[] = []
  for (let choices = 0; moments.length < count; choices++) {
    const seat = lowestSeat(deciding(game, state))
    const offers = offersOf(game, state, seat)
    if (choices >= moments.length * every && offers.length > 1) moments.push({ state: copy(state), seat })
    apply(game, state, seat, ask(recruitBot, game, state, seat, offers, luck), referee)
  }
  return moments
}

export function questionAt(game: Game, { state, seat }: Moment): Question {
  const chance = fastChance(33)
  return { game, seen: seenBy(game, state, seat, chance), seat, offers: offersOf(game, state, seat), chance }
}
