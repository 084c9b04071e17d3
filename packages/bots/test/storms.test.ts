/** 8.3 Marshals of This War throw the dice before they storm: what comes of it decides, not how the odds look. */
import { listed } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { apply, offersOf, top } from '@muster/kernel/play'
import { startFrom } from '@muster/kernel/position'
import { silentReferee } from '@muster/kernel/referee'
import { actionWords } from '@muster/kernel/words'
import { expect, it } from 'vitest'
import { ask } from '../src/bot.ts'
import { openEye } from '../src/eye.ts'
import { marshal } from '../src/marshal.ts'
import { reasonFor } from '../src/reasons.ts'
import { questionAt } from '../testing/moments.ts'

const ID = 'this-war-without-an-enemy'
const [found, loaded] = [await listed(ID)?.game(), await loadMind(ID)]
if (found === undefined || loaded === null) throw new Error('no mind')
const game = found
const eye = openEye(loaded.mind, loaded.weights)
const bot = marshal('marshal:60', eye, { playouts: 60 })
const KING = 0

/** Before Plymouth in the last Turn of The Early War, which the King wins with one point or more. */
const plymouth = (vp: number) =>
  startFrom(
    game,
    {
      scenario: 'early-war',
      board: {
        devon: 'r-hopton 3, r-rupert 3',
        plymouth: 'p-s-foot-devon 3',
        oxfordshire: 'r-m-foot-pool',
        'buckinghamshire-hertfordshire': 'p-l-foot-london-1',
      },
      given: { year: 1643, turn: 6, winter: true, vp, siege: { plymouth: 1 } },
      begin: 'sieges',
      played: ['parliament: decline'],
    },
    fastChance(1),
  ).state

/** What the King's Marshal does there. */
function beforePlymouth(vp: number, seed: number): string[] {
  const state = plymouth(vp)
  const [chance, said] = [fastChance(seed), [] as string[]]
  while (top(state).step === 'storm') {
    const choice = ask(bot, game, state, KING, offersOf(game, state, KING), chance)
    said.push(actionWords(game, choice))
    apply(game, state, KING, choice, silentReferee(chance))
  }
  return said
}

it.each([1, 2, 3])('storms with everybody where the war is lost otherwise, at whatever odds (%i)', (seed) => {
  expect(beforePlymouth(0, seed)).toEqual(['join r-rupert', 'join r-hopton', 'storm'])
})

it.each([1, 2, 3])('does not storm at bad odds where the war is won without (%i)', (seed) => {
  expect(beforePlymouth(1, seed)).toEqual(['decline'])
})

it('is explained as what it is: played on by a Marshal, at first sight by a Captain', () => {
  const question = questionAt(game, { state: plymouth(0), seat: KING })
  const [choice] = question.offers
  expect(reasonFor('marshal-3', eye, question, [choice])).toEqual({ kind: 'further' })
  expect(reasonFor('captain', eye, question, [choice])).toEqual({ kind: 'first-sight' })
})
