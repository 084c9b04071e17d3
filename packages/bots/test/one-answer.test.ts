/** Two states that a seat cannot tell apart get the same answer, at every level of every game. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { actionWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { ask, type Bot } from '../src/bot.ts'
import { openEye } from '../src/eye.ts'
import { lowestSeat } from '../src/foresight.ts'
import { recruitBot } from '../src/recruit.ts'
import { botCalled } from '../src/roster.ts'

/** Enough decisions of a match to meet its whole course, few enough for a Marshal of some playouts. */
const DECISIONS = 30
const EVERY = 23
const LEVELS = [
  ['random', DECISIONS],
  ['recruit', DECISIONS],
  ['captain', 6],
  ['marshal:4', 4],
] as const

interface Moment {
  readonly state: BaseState
  readonly seat: Seat
}

/** Moments of a match of Recruits in which a seat has something to choose. */
function momentsOf(game: Game, scenario: string): Moment[] {
  const referee = silentReferee(fastChance(11))
  const luck = fastChance(12)
  const state = game.setup(checkSetup(game, { scenario }), referee)
  advance(game, state, referee)
  const moments: Moment[] = []
  for (let choices = 0; moments.length < DECISIONS; choices++) {
    const seats = deciding(game, state)
    if (seats === 0) break
    const seat = lowestSeat(seats)
    const offers = offersOf(game, state, seat)
    if (choices % EVERY === 0 && offers.length > 1) moments.push({ state: copy(state), seat })
    apply(game, state, seat, ask(recruitBot, game, state, seat, offers, luck), referee)
  }
  return moments
}

/** Some of them, from all of the match. */
const spread = (moments: readonly Moment[], count: number): Moment[] =>
  moments.filter((_, i) => i % Math.ceil(moments.length / count) === 0)

const answers = (bot: Bot, game: Game, { state, seat }: Moment): string =>
  actionWords(game, ask(bot, game, state, seat, offersOf(game, state, seat), fastChance(77)))

describe.each(CATALOGUE)('$game.title', ({ game }) => {
  const moments = momentsOf(game, game.scenarios[0].id)

  it('deals one and the same state for all that a seat cannot tell apart', () => {
    let differ = 0
    for (const { state, seat } of moments) {
      const twin = game.redeal(state, seat, fastChance(5))
      expect(game.view(twin, seat)).toEqual(game.view(state, seat))
      if (JSON.stringify(twin) !== JSON.stringify(state)) differ++
      expect(game.redeal(twin, seat, fastChance(9))).toEqual(game.redeal(state, seat, fastChance(9)))
    }
    expect(differ).toBeGreaterThan(moments.length / 2)
  })

  it.each(LEVELS)('%s gives one answer to both', async (level, count) => {
    const loaded = await loadMind(game.id)
    const bot = botCalled(level, loaded === null ? null : openEye(loaded.mind, loaded.weights)) ?? recruitBot
    for (const moment of spread(moments, count)) {
      const twin = { ...moment, state: game.redeal(moment.state, moment.seat, fastChance(6)) }
      expect(answers(bot, game, twin)).toBe(answers(bot, game, moment))
    }
  })
})
