/** An opponent. It gets the game's state as it could be from its seat, and answers with one of the offers. */
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat } from '@muster/kernel/game'

export interface Bot {
  readonly id: string
  /**
   * Chooses one of `offers`, which is never empty. `state` is the referee's: a bot that looks at anything hidden
   * from its seat must first `redeal` it.
   */
  choose<S extends BaseState>(
    game: Game<S>,
    state: S,
    seat: Seat,
    offers: readonly Action[],
    chance: Chance,
  ): Action
}
