/** Where several seats choose at once it does not matter who is quicker. */
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, explain, offersOf, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'

const game: Game<State> = ancienRegime
const AT_ONCE = ['actions', 'status', 'bid', 'consent']

/** Plays the step on top to its end at random, the lowest seat first. Answers what each seat did, in its own order. */
function finishAtRandom(s: State, seed: number): Map<number, Action[]> {
  const frame = top(s)
  const referee = silentReferee(fastChance(seed))
  const pick = fastChance(seed + 31)
  const done = new Map<number, Action[]>()
  while (top(s) === frame) {
    const [seat] = decidingSeats(game, s)
    const offers = offersOf(game, s, seat)
    const action = offers[pick.below(offers.length)]
    done.set(seat, [...(done.get(seat) ?? []), action])
    apply(game, s, seat, action, referee)
  }
  return done
}

/** The same choices again, but the highest seat goes first whenever it can. */
function finishAgain(s: State, seed: number, choices: Map<number, Action[]>): void {
  const frame = top(s)
  const referee = silentReferee(fastChance(seed))
  while (top(s) === frame) {
    const ready = decidingSeats(game, s).filter((seat) => {
      const next = choices.get(seat)?.[0]
      return next !== undefined && explain(game, s, seat, next) === null
    })
    const seat = ready[ready.length - 1]
    const next = choices.get(seat)?.shift()
    if (next === undefined) throw new Error('the others cannot go first here')
    apply(game, s, seat, next, referee)
  }
}

describe('9.0.1, 7.3, 12.4.2, 7.5.2 seats that choose at once', () => {
  it.each([
    ['1740', 7],
    ['1740', 4],
    ['1756', 5],
    ['1756', 6],
  ])('%s with %i players: the first and the last come to the same position', (scenario, players) => {
    const referee = silentReferee(fastChance(players))
    const choices = fastChance(players + 50)
    const s = game.setup(checkSetup(game, { scenario, players }), referee)
    advance(game, s, referee)
    const compared = new Map<string, number>()
    for (let i = 0; i < 4000 && s.outcome === null; i++) {
      const { step } = top(s)
      if (AT_ONCE.includes(step) && decidingSeats(game, s).length > 1) {
        const [one, other] = [copy(s), copy(s)]
        finishAgain(other, i, finishAtRandom(one, i))
        expect(JSON.stringify(other), `${step} at action ${i}`).toBe(JSON.stringify(one))
        compared.set(step, (compared.get(step) ?? 0) + 1)
      }
      const seats = decidingSeats(game, s)
      const seat = seats[choices.below(seats.length)]
      const offers = offersOf(game, s, seat)
      apply(game, s, seat, offers[choices.below(offers.length)], referee)
    }
    expect(compared.get('actions') ?? 0).toBeGreaterThan(50)
    expect(compared.get('status') ?? 0).toBeGreaterThan(2)
    if (players < 7) expect(compared.get('bid') ?? 0).toBeGreaterThan(2)
  })
})
