/** Why a bot made a gesture: the match is played again up to it, and the bot sees what it saw then. Only when asked. */
import { seenBy } from '@muster/bots/bot'
import { reasonFor } from '@muster/bots/reasons'
import { copy } from '@muster/kernel/copy'
import type { BaseState } from '@muster/kernel/game'
import type { Mind, Reason } from '@muster/kernel/mind'
import { offersOf, top } from '@muster/kernel/play'
import { type Engine, logOf, playAgain, thoughtsAt } from './engine.ts'

/** Why the gesture with this number was made, which must be a bot's. */
export function reasonAt(engine: Engine, at: number): Reason {
  const states: BaseState[] = []
  const saved = { ...engine.saved, log: logOf(engine) }
  playAgain(engine.match.game, saved, ({ state }) => states.push(copy(state)))
  return reasonFrom(engine, states, at)
}

/** The same of a match whose positions, before each gesture, are known already. */
export function reasonFrom(
  { saved, eye, match }: Omit<Engine, 'talking' | 'ended'>,
  states: readonly BaseState[],
  at: number,
): Reason {
  const { game, log } = match
  const seat = log[at - 1]?.seat
  const plan = saved.seats[seat]
  if (plan?.kind !== 'bot') throw new Error(`no bot made gesture ${at}`)
  let begin = at - 1
  while (log[begin - 1]?.seat === seat && isUnderWay(eye?.mind, states[begin])) begin--
  const { length: depth } = states[begin].stack
  let end = begin + 1
  while (log[end]?.seat === seat && states[end].stack.length > depth) end++

  const chance = thoughtsAt(saved, begin)
  const offers = offersOf(game, states[begin], seat)
  const seen = seenBy(game, states[begin], seat, chance)
  const choices = log.slice(begin, end).flatMap(({ actions }) => actions)
  return reasonFor(plan.name, eye, { game, seen, seat, offers, chance }, choices)
}

/** Whether a plan has been begun in an earlier gesture: its reason is that of its beginning. */
const isUnderWay = (mind: Mind | undefined, s: BaseState): boolean =>
  mind?.plans?.steps.has(top(s).step) === true && mind.plans.rest !== top(s).step
