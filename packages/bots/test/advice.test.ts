/** What a good player would do: what a Captain does, and what it would do otherwise. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { apply } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { actionWords, parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { adviceFor } from '../src/advice.ts'
import { captain } from '../src/captain.ts'
import { openEye } from '../src/eye.ts'
import { questionAt, someMoments } from '../testing/moments.ts'

const DECISIONS = 3
const EVERY = 23

describe.each(CATALOGUE)('Advice in $game.title', async ({ game }) => {
  const loaded = await loadMind(game.id)
  if (loaded === null) throw new Error(`${game.id} has no mind`)
  const eye = openEye(loaded.mind, loaded.weights)
  const moments = someMoments(game, DECISIONS, EVERY, 31)
  const said = new Set(Object.values(loaded.mind.words))

  it('is what a Captain would choose and something else, both allowed by the rules, each with a reason that anybody may hear', () => {
    for (const moment of moments) {
      const question = questionAt(game, moment)
      const advice = adviceFor(question, eye)
      expect(advice).toHaveLength(2)
      const chosen = captain(eye).choose(questionAt(game, moment))
      expect(advice[0].choices[0]).toBe(actionWords(game, chosen))
      expect(advice[1].choices[0]).not.toBe(advice[0].choices[0])
      for (const { choices, reason } of advice) {
        const s = copy(question.seen)
        for (const words of choices)
          expect(
            apply(game, s, moment.seat, parseAction(game, words), silentReferee(fastChance(1))),
            words,
          ).toBeNull()
        if (reason.kind === 'eye') for (const words of reason.speaks) expect(said).toContain(words)
      }
    }
  })

  it('says of the one other choice that it is that, or what speaks for it, and never that there is no other', () => {
    const two = someMoments(game, 40, 5, 32).filter((each) => questionAt(game, each).offers.length === 2)
    expect(two.length).toBeGreaterThan(0)
    for (const moment of two.slice(0, 6)) {
      const [best, other] = adviceFor(questionAt(game, moment), eye)
      expect(best.reason.kind).not.toBe('other')
      expect(['other', 'eye', 'end']).toContain(other.reason.kind)
    }
  })

  it('is the same for all that a seat cannot tell apart', () => {
    const [, moment] = moments
    const twin = { ...moment, state: game.redeal(moment.state, moment.seat, fastChance(5)) }
    expect(adviceFor(questionAt(game, twin), eye)).toEqual(adviceFor(questionAt(game, moment), eye))
  })
})

it('does not name two cards of Hammer of the Scots that are the same, if there are others', () => {
  const hammer = CATALOGUE.find(({ game }) => game.id === 'hammer-of-the-scots')
  if (hammer === undefined) throw new Error('it is not in the catalogue')
  const { game, text } = hammer
  return loadMind(game.id).then((loaded) => {
    if (loaded === null) throw new Error(`${game.id} has no mind`)
    const eye = openEye(loaded.mind, loaded.weights)
    let alike = 0
    for (let seed = 1; seed <= 12; seed++) {
      const [moment] = someMoments(game, 1, 1, seed)
      const question = questionAt(game, moment)
      const told = question.offers.map((offer) => text.en.choice(actionWords(game, offer)))
      if (new Set(told).size === told.length || new Set(told).size === 1) continue
      const advice = adviceFor(question, eye)
      const [first, second] = advice.map(({ choices }) => text.en.choice(choices[0]))
      if (told.filter((each) => each === first).length > 1) alike++
      expect(second, `seed ${seed}: ${told.join()}`).not.toBe(first)
    }
    expect(alike).toBeGreaterThan(0)
  })
})
