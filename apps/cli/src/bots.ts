/** The opponents that can be named on the command line. */
import type { Bot } from '@muster/bots/bot'
import { BOTS } from '@muster/bots/roster'
import { UsageError } from './usage.ts'

export function botCalled(id: string): Bot {
  const found = BOTS.find((each) => each.id === id)
  if (found !== undefined) return found
  throw new UsageError(
    `There is no bot called "${id}". The bots are: ${BOTS.map((each) => each.id).join(', ')}.`,
  )
}

/** One bot for every seat: the one that is named, or one for each seat in order. */
export function botsFor(names: string | undefined, seats: readonly string[]): Bot[] {
  const ids = (names ?? BOTS[0].id).split(',').map((each) => each.trim())
  const bots = ids.map(botCalled)
  if (bots.length === 1) return seats.map(() => bots[0])
  if (bots.length === seats.length) return bots
  throw new UsageError(`--bots names ${bots.length} bots for ${seats.length} seats (${seats.join(', ')}).`)
}
