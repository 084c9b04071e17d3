/** One match of the arena, from the names of those who play it. */
import { playMatch } from '@muster/bots/arena'
import type { Bot } from '@muster/bots/bot'
import { type Eye, valueOfOutcome } from '@muster/bots/eye'
import type { Bout, Result } from '@muster/bots/tournament'
import type { Game, Setup } from '@muster/kernel/game'
import { namedBot } from '../bots.ts'

/** None of the games comes near it; a match that does is nobody's. */
const MAX_ACTIONS = 60_000

export function playBout(game: Game, setup: Setup, eye: Eye | null, bout: Bout): Result {
  const two = namedBot(bout.two, eye)
  const bots: Bot[] = Array.from({ length: setup.players }, () => two)
  bots[bout.seat] = namedBot(bout.one, eye)
  const { state, actions } = playMatch(game, setup, bots, bout.seed, MAX_ACTIONS)
  const won = state.outcome === null ? 0 : valueOfOutcome(state.outcome.winners, bout.seat)
  return { ...bout, won, actions }
}
