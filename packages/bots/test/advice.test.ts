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

  it('is the same for all that a seat cannot tell apart', () => {
    const [, moment] = moments
    const twin = { ...moment, state: game.redeal(moment.state, moment.seat, fastChance(5)) }
    expect(adviceFor(questionAt(game, twin), eye)).toEqual(adviceFor(questionAt(game, moment), eye))
  })
})
