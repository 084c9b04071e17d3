/** What counsel calls out of the question is chosen by nobody who trusts it, however good it looks a little way on. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { OUT_OF_THE_QUESTION } from '@muster/kernel/mind'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { expect, it } from 'vitest'
import { ask } from '../src/bot.ts'
import { captain } from '../src/captain.ts'
import { openEye } from '../src/eye.ts'
import { lowestSeat } from '../src/foresight.ts'
import { marshal } from '../src/marshal.ts'

const ASKED = 10

it('neither a Captain nor a Marshal chooses what counsel rules out', async () => {
  for (const { game } of CATALOGUE) {
    const loaded = await loadMind(game.id)
    if (loaded?.mind.trusts !== 'counsel') continue
    const { mind, weights } = loaded
    const eye = openEye(mind, weights)
    const bots = [captain(eye), marshal('marshal:4', eye, { playouts: 4 })]
    const chance = fastChance(8)
    const referee = silentReferee(fastChance(9))
    const s = game.setup(checkSetup(game, {}), referee)
    advance(game, s, referee)
    for (let asked = 0; asked < ASKED && s.outcome === null; ) {
      const seat = lowestSeat(deciding(game, s))
      const offers = offersOf(game, s, seat)
      const isOut = (offer: number): boolean =>
        mind.counsel?.(s, seat)(game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer)) ===
        OUT_OF_THE_QUESTION
      const isTold = offers.some(isOut) && !offers.every(isOut)
      const chosen = (isTold ? bots : bots.slice(0, 1)).map((bot) => ask(bot, game, s, seat, offers, chance))
      if (isTold) {
        asked++
        expect(chosen.filter(isOut)).toEqual([])
      }
      apply(game, s, seat, chosen[0], referee)
    }
  }
})

it('a Marshal without time to try anything chooses what a Captain does', async () => {
  for (const { game } of CATALOGUE) {
    const loaded = await loadMind(game.id)
    if (loaded?.mind.trusts !== 'counsel') continue
    const eye = openEye(loaded.mind, loaded.weights)
    let now = 0
    const clock = (): number => {
      now += 1000
      return now
    }
    const hurried = marshal('marshal', eye, { ms: 1, now: clock })
    const referee = silentReferee(fastChance(3))
    const s = game.setup(checkSetup(game, {}), referee)
    advance(game, s, referee)
    for (let asked = 0; asked < ASKED; asked++) {
      const seat = lowestSeat(deciding(game, s))
      const offers = offersOf(game, s, seat)
      const chosen = ask(captain(eye), game, s, seat, offers, fastChance(asked))
      expect(ask(hurried, game, s, seat, offers, fastChance(asked))).toBe(chosen)
      apply(game, s, seat, chosen, referee)
    }
  }
})
