import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import type { Game, Setup } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import { ask, type Bot } from '../src/bot.ts'
import { randomBot } from '../src/random.ts'
import { recruitBot } from '../src/recruit.ts'

/** Who reaches it dawdles. The longest are campaigns of Hammer of the Scots, which no date ends. */
const MAX_ACTIONS = 20_000

/** Matches won by one Recruit among random players, the same number of them in each seat. */
function winsOfOne(game: Game, setup: Setup, matches: number): number {
  let wins = 0
  for (let seed = 1; seed <= matches; seed++) {
    for (let seat = 0; seat < setup.players; seat++) {
      const bots: Bot[] = Array.from({ length: setup.players }, () => randomBot)
      bots[seat] = recruitBot
      const { state, finished } = playMatch(game, setup, bots, seed, MAX_ACTIONS)
      expect(finished).toBe(true)
      if (state.outcome?.winners.includes(seat)) wins++
    }
  }
  return wins
}

/** Every scenario of every game that has advice, with every number of players. */
const setups = CATALOGUE.filter(({ game }) => game.advise !== undefined).flatMap(({ game }) =>
  game.scenarios.flatMap(({ id: scenario, players }) =>
    players.map((count) => ({
      game,
      scenario,
      players: count,
      setup: checkSetup(game, { scenario, players: count }),
    })),
  ),
)
const duels = setups.filter(({ players }) => players === 2)
const councils = setups.filter(({ players }) => players > 2)

describe('the Recruit against random play', () => {
  const firsts = duels.filter(({ game, scenario }) => game.scenarios[0].id === scenario)
  it.each(firsts)('wins at least 90% of paired matches of $game.id, $scenario', ({ game, setup }) => {
    const pairs = 5
    expect(winsOfOne(game, setup, pairs)).toBeGreaterThanOrEqual(pairs * 2 * 0.9)
  })

  // Some of these begin so unevenly that the weaker side loses even to a fool now and then.
  const others = duels.filter(({ game, scenario }) => game.scenarios[0].id !== scenario)
  it.each(others)('wins at least 75% of paired matches of $game.id, $scenario', ({ game, setup }) => {
    const pairs = 2
    expect(winsOfOne(game, setup, pairs)).toBeGreaterThanOrEqual(pairs * 2 * 0.75)
  })

  it.each(councils)(
    'wins twice its fair share of $game.id, $scenario with $players',
    ({ game, setup, players }) => {
      const matches = 1
      expect(winsOfOne(game, setup, matches)).toBeGreaterThanOrEqual(matches * players * (2 / players))
    },
  )
})

describe('Recruits among themselves', () => {
  it.each(setups)('end matches of $game.id, $scenario with $players', ({ game, setup, players }) => {
    const bots = Array.from({ length: players }, () => recruitBot)
    const { state, finished } = playMatch(game, setup, bots, 1, MAX_ACTIONS)
    expect(finished).toBe(true)
    expect(state.outcome?.winners).toHaveLength(1)
    expect(game.faults(state)).toEqual([])
  })
})

describe('the Recruit', () => {
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
    ask(recruitBot, spy, state, 0, [1, 2], fastChance(1))
    expect(new Set(heard)).toEqual(new Set(['redealt']))
  })
})
