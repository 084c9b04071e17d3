/**
 * Practice before the first question: Recruits play until they fight, and their battle is reckoned. Whoever is asked for
 * odds then has all at hand, and does it as quickly as ever after.
 */
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import type { Odds } from '@muster/kernel/odds'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { seenBy } from './bot.ts'
import { lowestSeat } from './foresight.ts'
import { BattleSampler } from './odds.ts'
import { firstSight } from './recruit.ts'

const SEED = 1485
/** Choices of a match in which nobody will fight. */
const PATIENCE = 1500
const DEALS = 60

/** Goes on a little whenever it is asked to; at its end it says whether a battle was reckoned. */
export function* practice(game: Game, odds: Odds): Generator<void, boolean> {
  const chance = fastChance(SEED)
  const referee = silentReferee(chance)
  const [{ id, players }] = game.scenarios
  const s = game.setup(checkSetup(game, { scenario: id, players: players[0] }), referee)
  advance(game, s, referee)
  for (let i = 0; i < PATIENCE && s.outcome === null; i++) {
    const seat = lowestSeat(deciding(game, s))
    if (odds.by === 'reckoning') {
      if (odds.reckon(s, seat, null) !== null) return true
    } else if (odds.battles.place(s) >= 0) {
      const sampler = new BattleSampler(game, odds.battles, seenBy(game, s, seat, chance), seat, null)
      for (let deal = 0; deal < DEALS; deal++) {
        sampler.fight()
        yield
      }
      if (sampler.expected !== null) return true
    }
    apply(game, s, seat, firstSight(game, s, seat, offersOf(game, s, seat), 0, chance), referee)
    yield
  }
  return false
}
