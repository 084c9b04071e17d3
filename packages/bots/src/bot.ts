/** An opponent: it gets what its seat may know, and answers with one of the offers. */
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat } from '@muster/kernel/game'

declare const seenFromASeat: unique symbol

/**
 * A position as a seat could take it to be: all that is hidden from the seat has been dealt again. Only `seenBy` makes
 * one, so a bot, which takes nothing else, cannot be handed the referee's state.
 */
export type Seen<S extends BaseState = BaseState> = S & { readonly [seenFromASeat]: true }

/** What a seat knows of a position. */
export const seenBy = <S extends BaseState>(game: Game<S>, state: S, seat: Seat, chance: Chance): Seen<S> =>
  game.redeal(state, seat, chance) as Seen<S>

/** A position that somebody else has dealt again already, such as the process that sent it. */
export const alreadySeen = <S extends BaseState>(dealt: S): Seen<S> => dealt as Seen<S>

export interface Question<S extends BaseState = BaseState> {
  readonly game: Game<S>
  readonly seen: Seen<S>
  readonly seat: Seat
  /** Never empty. */
  readonly offers: readonly Action[]
  /** The bot's own luck. */
  readonly chance: Chance
}

/** A bot that looks at the position. */
export interface SeeingBot {
  readonly id: string
  readonly blind?: false
  choose<S extends BaseState>(question: Question<S>): Action
}

/** A bot that looks at nothing but the offers, so that nothing need be dealt again for it. */
export interface BlindBot {
  readonly id: string
  readonly blind: true
  pick(offers: readonly Action[], chance: Chance): Action
}

export type Bot = SeeingBot | BlindBot

/** Lets a bot choose in the referee's state: what it is given is dealt again first. */
export function ask<S extends BaseState>(
  bot: Bot,
  game: Game<S>,
  state: S,
  seat: Seat,
  offers: readonly Action[],
  chance: Chance,
): Action {
  if (offers.length === 1) return offers[0]
  if (bot.blind === true) return bot.pick(offers, chance)
  return bot.choose({ game, seen: seenBy(game, state, seat, chance), seat, offers, chance })
}

/** Lets a bot answer a question that was put elsewhere. */
export function answer<S extends BaseState>(bot: Bot, question: Question<S>): Action {
  const { offers, chance } = question
  if (offers.length === 1) return offers[0]
  return bot.blind === true ? bot.pick(offers, chance) : bot.choose(question)
}
