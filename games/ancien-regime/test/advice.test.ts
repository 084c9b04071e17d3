import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { silentTable } from '@muster/kernel/table'
import { describe, expect, it } from 'vitest'
import { advise } from '../advice.ts'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'

const game: Game<State> = ancienRegime

const looks = (s: State, seat: number, offer: number): number =>
  advise(s, seat, game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer))

/** The offer that looks best; among equals, any. */
function best(s: State, seat: number, offers: readonly number[], chance: Chance): number {
  const likings = offers.map((offer) => looks(s, seat, offer) + chance.below(100) / 1000)
  return offers[likings.indexOf(Math.max(...likings))]
}

describe('advice', () => {
  it('looks only at what its seat may see: it says the same where everything hidden has been dealt again', () => {
    const chance = fastChance(9)
    const table = silentTable(fastChance(6))
    const thoughts = fastChance(7)
    const s = game.setup(checkSetup(game, { scenario: '1756', players: 5 }), table)
    advance(game, s, table)
    let asked = 0
    while (s.outcome === null) {
      const [seat] = decidingSeats(game, s)
      const offers = offersOf(game, s, seat)
      if (++asked % 7 === 0) {
        const redealt = game.redeal(s, seat, chance)
        expect(offers.map((offer) => looks(redealt, seat, offer))).toEqual(
          offers.map((offer) => looks(s, seat, offer)),
        )
      }
      expect(apply(game, s, seat, best(s, seat, offers, thoughts), table)).toBeNull()
    }
    expect(asked).toBeGreaterThan(100)
    expect(game.faults(s)).toEqual([])
  })
})
