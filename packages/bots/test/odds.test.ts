/** Odds against the game itself; `npm run odds` does it with thirty battles of each game, fought 100,000 times. */
import { TITLES } from '@muster/catalogue/listed'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Seat } from '@muster/kernel/game'
import type { Expected } from '@muster/kernel/odds'
import { describe, expect, it } from 'vitest'
import { seenBy } from '../src/bot.ts'
import { BattleSampler } from '../src/odds.ts'
import { fights, momentsOf, NOBODY } from '../testing/odds-trials.ts'

const POSITIONS = 3
const PAIRS = 100
const FOUGHT = 200
/** Two points, and three standard errors of so few fights on each side. */
const POINTS = 2 + 300 * Math.sqrt(0.25 / FOUGHT + 0.25 / (2 * PAIRS))

const games = await Promise.all(
  TITLES.map(async (title) => ({ id: title.id, game: await title.game(), odds: await title.odds?.() })),
)

it('every game has odds', () => {
  expect(games.filter(({ odds }) => odds === undefined)).toEqual([])
})

describe.each(
  games.flatMap(({ id, game, odds }) => (odds?.by === 'rules' ? [{ id, game, battles: odds.battles }] : [])),
)('The odds of battles in $id', ({ game, battles }) => {
  const moments = momentsOf(game, battles, POSITIONS)
  const odds = (state: BaseState, seat: Seat, pairs = PAIRS): Expected => {
    const seen = seenBy(game, state, seat, fastChance(1297))
    const sampler = new BattleSampler(game, battles, seen, seat, null)
    for (let i = 0; i < pairs; i++) sampler.fightTwice()
    if (sampler.expected === null) throw new Error('there is no battle')
    return sampler.expected
  }

  it('are those that Recruits come to who fight them', () => {
    for (const [i, moment] of moments.entries()) {
      const { wins } = odds(moment.state, moment.seat)
      let won = 0
      for (let n = 0; n < FOUGHT; n++) if (fights(game, battles, moment, i * FOUGHT + n)) won++
      const apart = Math.abs(wins - won / FOUGHT) * 100
      expect(apart, `position ${i}: ${wins}, fought ${won / FOUGHT}`).toBeLessThan(POINTS)
    }
  })

  it('are the same for all that a seat cannot tell apart', () => {
    let differ = 0
    for (const { state, seat } of moments) {
      const twin = game.redeal(state, seat, fastChance(5))
      if (JSON.stringify(twin) !== JSON.stringify(state)) differ++
      expect(odds(twin, seat, 10)).toEqual(odds(state, seat, 10))
    }
    expect(differ).toBeGreaterThan(0)
  })

  it('lie between nothing and all there is', () => {
    for (const { state, seat } of moments) {
      const place = battles.place(state)
      const { own } = battles.ranks(state, place, seat) ?? NOBODY
      const strength = own.reduce((sum, piece) => sum + battles.strength(state, piece, place), 0)
      const { wins, wipedOut, loses, enemyLoses } = odds(state, seat, 20)
      expect(strength).toBeGreaterThan(0)
      expect(wins).toBeGreaterThan(0)
      expect(wins + wipedOut).toBeLessThanOrEqual(1)
      expect(loses).toBeLessThanOrEqual(strength)
      expect(loses + enemyLoses).toBeGreaterThan(0)
    }
  })
})
