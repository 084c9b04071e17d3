/** How many playouts a core plays in a second: what a Marshal's time is worth. */
import type { Eye } from '@muster/bots/eye'
import { carryOut, lowestSeat } from '@muster/bots/foresight'
import { playOut } from '@muster/bots/playout'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Setup } from '@muster/kernel/game'
import { advance, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'

/** Choices of a match after which playouts begin: all through it, for they differ. */
const POSITIONS = 40
const CHOICES_APART = 25

export function playoutsPerSecond(game: Game, setup: Setup, eye: Eye, milliseconds: number): number {
  const positions = positionsOf(game, setup)
  const run = (limit: number): number => {
    let played = 0
    const began = process.cpuUsage()
    const spent = (): number => {
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1000
    }
    while (spent() < limit) {
      const chance = fastChance(played)
      const from = positions[played % positions.length]
      const seat = lowestSeat(deciding(game, from))
      const s = game.redeal(from, seat, chance)
      const offers = offersOf(game, s, seat)
      carryOut(game, s, seat, offers[chance.below(offers.length)], chance)
      playOut(game, eye, s, seat, chance, eye.mind.checkpoint(from))
      played++
    }
    return (played * 1000) / spent()
  }
  run(milliseconds)
  return Math.round(run(milliseconds))
}

/** Positions of a match at random, from its beginning on. */
function positionsOf(game: Game, setup: Setup): BaseState[] {
  const chance = fastChance(1)
  const referee = silentReferee(chance)
  const state = game.setup(setup, referee)
  advance(game, state, referee)
  const positions: BaseState[] = []
  for (let i = 0; positions.length < POSITIONS && deciding(game, state) !== 0; i++) {
    if (i % CHOICES_APART === 0) positions.push(copy(state))
    const seat = lowestSeat(deciding(game, state))
    const offers = offersOf(game, state, seat)
    carryOut(game, state, seat, offers[chance.below(offers.length)], chance)
  }
  return positions
}
