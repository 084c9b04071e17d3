import { CATALOGUE } from '@muster/catalogue/catalogue'
import { copy } from '@muster/kernel/copy'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import type { Bot } from '../src/bot.ts'
import { recruitBot } from '../src/recruit.ts'

/** Every list and record within a value. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found
  found.add(value)
  for (const part of Object.values(value)) partsOf(part, found)
  return found
}

describe('copies of states', () => {
  it.each(CATALOGUE)('of $game.id are equal and share nothing, all through a match', ({ game }) => {
    const setup = checkSetup(game, {})
    const bots: Bot[] = Array.from({ length: setup.players }, () => recruitBot)
    for (let actions = 0; actions < 400; actions += 23) {
      const { state } = playMatch(game, setup, bots, 8, actions)
      const twin = copy(state)
      expect(twin).toEqual(state)
      const parts = partsOf(state)
      expect([...partsOf(twin)].filter((part) => parts.has(part))).toEqual([])
    }
  })
})
