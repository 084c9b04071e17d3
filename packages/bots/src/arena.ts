/** Bots against bots: plays matches to their end, as fast as the rules allow, through the same door as everyone. */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game, Seat, Setup } from '@muster/kernel/game'
import { advance, apply, deciding, listOffers } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { ask, type Bot } from './bot.ts'
import { lowestSeat } from './foresight.ts'

export interface PlayedMatch<S> {
  readonly state: S
  readonly actions: number
  /** Whether it was played to its end, or stopped at the limit of actions. */
  readonly finished: boolean
}

/** Plays one match. The dice and the bots draw from streams of their own, so that bots do not change the dice. */
export function playMatch<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  bots: readonly Bot[],
  seed: number,
  limit: number,
): PlayedMatch<S> {
  const referee = silentReferee(fastChance(seed * 2))
  const thoughts = fastChance(seed * 2 + 1)
  const state = game.setup(setup, referee)
  advance(game, state, referee)
  const offers: Action[] = []
  let actions = 0
  for (; actions < limit; actions++) {
    const seats = deciding(game, state)
    if (seats === 0) return { state, actions, finished: true }
    const seat = lowestSeat(seats)
    const action = decide(game, state, bots[seat], seat, offers, thoughts)
    const refusal = apply(game, state, seat, action, referee)
    if (refusal !== null) throw new MusterError('not-offered', { rule: refusal.rule, reason: refusal.code })
  }
  return { state, actions, finished: false }
}

function decide<S extends BaseState>(
  game: Game<S>,
  state: S,
  bot: Bot,
  seat: Seat,
  offers: Action[],
  chance: Chance,
): Action {
  offers.length = 0
  listOffers(game, state, seat, offers)
  if (offers.length === 0)
    throw new MusterError('broken-rules', { game: game.id, step: state.stack.at(-1)?.step ?? '' })
  return ask(bot, game, state, seat, offers, chance)
}
