import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import { randomBot } from '../src/random.ts'
import { recruitBot } from '../src/recruit.ts'

/** Pairs of matches, one on each side. */
const PAIRS = 15

describe('the Recruit', () => {
  const duels = CATALOGUE.filter(
    ({ game }) => game.advise !== undefined && game.scenarios[0].players.includes(2),
  )
  for (const { game } of duels) {
    it(`beats random play in at least 90% of paired matches of ${game.id}`, () => {
      const setup = checkSetup(game, {})
      let wins = 0
      for (let seed = 1; seed <= PAIRS; seed++) {
        for (const seat of [0, 1]) {
          const bots = [randomBot, randomBot]
          bots[seat] = recruitBot
          const { state, finished } = playMatch(game, setup, bots, seed, 20_000)
          expect(finished).toBe(true)
          if (state.outcome?.winners.includes(seat)) wins++
        }
      }
      expect(wins).toBeGreaterThanOrEqual(PAIRS * 2 * 0.9)
    })
  }

  it('plays at random where a game has no advice', () => {
    const [{ game }] = CATALOGUE
    const { advise: _, ...without } = game
    const { finished } = playMatch(without, checkSetup(game, {}), [recruitBot, recruitBot], 1, 20_000)
    expect(finished).toBe(true)
  })

  it('is given nothing that its seat may not know: advice hears a redealt state', () => {
    const [{ game }] = CATALOGUE
    const setup = checkSetup(game, {})
    const { state } = playMatch(game, setup, [randomBot, randomBot], 3, 30)
    const heard: unknown[] = []
    const spy = {
      ...game,
      redeal: () => 'redealt',
      advise: (s: unknown) => heard.push(s),
    } as unknown as typeof game
    recruitBot.choose(spy, state, 0, [1, 2], fastChance(1))
    expect(new Set(heard)).toEqual(new Set(['redealt']))
  })
})
