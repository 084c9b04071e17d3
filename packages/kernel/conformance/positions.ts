/** Any moment of any match can be written as a position, sent as text, and read again: the same moment. */
import { expect } from 'vitest'
import { fastChance } from '../src/chance.ts'
import type { BaseState, Game, Setup } from '../src/game.ts'
import { seatView } from '../src/match.ts'
import { positionAt, startFrom } from '../src/position.ts'
import { positionText, readPosition } from '../src/position-text.ts'
import { walk } from './walk.ts'

/** How many moments there were, and the longest text of one. */
export interface Written {
  readonly moments: number
  readonly longest: number
  /** Of how many moments the words alone said everything. */
  readonly inWords: number
}

/** Walks through random matches, and compares every nth moment with what is read from its text. */
export function checkPositions<S extends BaseState, V>(
  game: Game<S, V>,
  setup: Setup,
  seeds: readonly number[],
  limit: number,
  every: number,
): Written {
  let [moments, longest, inWords] = [0, 0, 0]
  for (const seed of seeds) {
    walk(game, setup, seed, limit, ({ number, state }) => {
      if ((number + seed) % every !== 0) return
      const written = positionAt(game, state, setup)
      if (written === null) throw new Error(`${game.id} cannot write positions`)
      const text = positionText(written)
      const read = readPosition(text, game.title)
      expect(positionText(read)).toBe(text)
      const again = startFrom(game, read, fastChance(9))
      expect(sorted(again.state)).toBe(sorted(state))
      again.seats.forEach((_, seat) => {
        expect(sorted(seatView(game, again.state, seat))).toBe(sorted(seatView(game, state, seat)))
      })
      moments++
      longest = Math.max(longest, text.length)
      if (written.exact === undefined) inWords++
    })
  }
  return { moments, longest, inWords }
}

/** All of it as text, the same for the same parts in whatever order. */
const sorted = (part: object): string =>
  JSON.stringify(part, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
      : value,
  )
