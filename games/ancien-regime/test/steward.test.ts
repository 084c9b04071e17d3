import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { silentTable } from '@muster/kernel/table'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'
import { chooseAsSteward } from '../steward.ts'
import { VICTORY } from '../tables.ts'

const game: Game<State> = ancienRegime

function play(
  scenario: string,
  players: number,
  seed: number,
  look?: (s: State, seat: number) => void,
): State {
  const table = silentTable(fastChance(seed * 2))
  const thoughts = fastChance(seed * 2 + 1)
  const s = game.setup(checkSetup(game, { scenario, players }), table)
  advance(game, s, table)
  for (let i = 0; i < 20_000 && s.outcome === null; i++) {
    const [seat] = decidingSeats(game, s)
    look?.(s, seat)
    expect(
      apply(game, s, seat, chooseAsSteward(game, s, seat, offersOf(game, s, seat), thoughts), table),
    ).toBeNull()
  }
  return s
}

describe('stewards end every match by the rules, at 25 Influence', () => {
  for (const scenario of ['1740', '1756']) {
    it.each([4, 5, 6, 7])(`${scenario} with %i players`, (players) => {
      for (let seed = 1; seed <= 10; seed++) {
        const s = play(scenario, players, seed)
        expect(s.outcome?.rule).toBe('4.1')
        expect(s.influence[s.outcome?.winners[0] ?? 0]).toBeGreaterThanOrEqual(VICTORY)
        expect(s.round).toBeGreaterThanOrEqual(2)
        expect(s.round).toBeLessThanOrEqual(12)
        expect(game.faults(s)).toEqual([])
      }
    })
  }
})

describe('a steward looks only at what its seat may see', () => {
  it('it chooses the same where everything hidden from it has been dealt again', () => {
    const chance = fastChance(9)
    let asked = 0
    play('1756', 5, 3, (s, seat) => {
      if (++asked % 7 !== 0) return
      const offers = offersOf(game, s, seat)
      const redealt = game.redeal(s, seat, chance)
      const choice = (state: State) => chooseAsSteward(game, state, seat, offers, fastChance(asked))
      expect(choice(redealt)).toBe(choice(s))
    })
    expect(asked).toBeGreaterThan(100)
  })
})
