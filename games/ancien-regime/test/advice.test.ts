import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { advise } from '../advice.ts'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'
import { VICTORY } from '../tables.ts'

const game: Game<State> = ancienRegime

/** The offer that looks best on a state with all that is hidden from the seat dealt again. */
function wellAdvised(s: State, seat: number, chance: Chance): Action {
  const seen = game.redeal(s, seat, chance)
  const rated = offersOf(game, s, seat).map((action) => {
    const look = advise(seen, seat, game.verbs[verbOf(action)], firstOf(action), secondOf(action))
    return { action, look: look + chance.below(100) / 1000 }
  })
  return rated.reduce((best, each) => (each.look > best.look ? each : best)).action
}

type Player = (s: State, seat: number, chance: Chance) => Action

const random: Player = (s, seat, chance) => {
  const offers = offersOf(game, s, seat)
  return offers[chance.below(offers.length)]
}

function play(scenario: string, players: number, seed: number, choose: Player): State {
  const referee = silentReferee(fastChance(seed * 2))
  const thoughts = fastChance(seed * 2 + 1)
  const s = game.setup(checkSetup(game, { scenario, players }), referee)
  advance(game, s, referee)
  for (let i = 0; i < 20_000 && s.outcome === null; i++) {
    const [seat] = decidingSeats(game, s)
    expect(apply(game, s, seat, choose(s, seat, thoughts), referee)).toBeNull()
  }
  return s
}

describe('well advised players end every match by the rules, at 25 Influence', () => {
  for (const scenario of ['1740', '1756']) {
    it.each([4, 5, 6, 7])(`${scenario} with %i players`, (players) => {
      for (let seed = 1; seed <= 8; seed++) {
        const s = play(scenario, players, seed, wellAdvised)
        expect(s.outcome?.rule).toBe('4.1')
        expect(s.influence[s.outcome?.winners[0] ?? 0]).toBeGreaterThanOrEqual(VICTORY)
        expect(s.round).toBeGreaterThanOrEqual(2)
        expect(s.round).toBeLessThanOrEqual(12)
        expect(game.faults(s)).toEqual([])
      }
    })
  }
})

describe('advice is worth having', () => {
  it('one well advised player among six random ones wins most matches', () => {
    let wins = 0
    for (let seed = 1; seed <= 14; seed++) {
      const advised = seed % 7
      const s = play('1756', 7, seed, (state, seat, chance) =>
        seat === advised ? wellAdvised(state, seat, chance) : random(state, seat, chance),
      )
      if (s.outcome?.winners.includes(advised)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(11)
  })
})

describe('advice rests on what a seat may see', () => {
  it('it is the same where everything hidden from the seat has been dealt again', () => {
    const chance = fastChance(9)
    let asked = 0
    play('1756', 5, 3, (s, seat, thoughts) => {
      const redealt = game.redeal(s, seat, chance)
      for (const action of offersOf(game, s, seat)) {
        const look = (state: State) =>
          advise(state, seat, game.verbs[verbOf(action)], firstOf(action), secondOf(action))
        expect(look(redealt)).toBe(look(s))
        asked++
      }
      return wellAdvised(s, seat, thoughts)
    })
    expect(asked).toBeGreaterThan(1000)
  })
})
