/** The opponents that can be named on the command line. */
import type { Bot } from '@muster/bots/bot'
import { type Eye, openEye } from '@muster/bots/eye'
import { botCalled, ROSTER } from '@muster/bots/roster'
import { loadMind } from '@muster/catalogue/minds'
import { UsageError } from './usage.ts'

/** What the bots of a game see with; null if they only look at first sight. */
export async function eyeFor(game: string): Promise<Eye | null> {
  const loaded = await loadMind(game)
  return loaded === null ? null : openEye(loaded.mind, loaded.weights)
}

export function namedBot(id: string, eye: Eye | null): Bot {
  const found = botCalled(id, eye)
  if (found !== null) return found
  throw new UsageError(
    `There is no bot called "${id}". The bots are: ${ROSTER.join(', ')}; marshal:<playouts> also counts.`,
  )
}

/** One bot for every seat: the one that is named, or one for each seat in order. */
export function botsFor(names: string, seats: readonly string[], eye: Eye | null): Bot[] {
  const bots = names.split(',').map((each) => namedBot(each.trim(), eye))
  if (bots.length === 1) return seats.map(() => bots[0])
  if (bots.length === seats.length) return bots
  throw new UsageError(`--bots names ${bots.length} bots for ${seats.length} seats (${seats.join(', ')}).`)
}
