import { titleCalled } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { fitLogistic } from '../src/training/fit.ts'
import { mixed } from '../src/training/mix.ts'
import { Samples } from '../src/training/samples.ts'
import { Training } from '../src/training/train.ts'

describe('fitting', () => {
  it('finds the weights that made the results, and leaves out what never changes', () => {
    const samples = new Samples(3)
    const chance = fastChance(1)
    const targets: number[] = []
    const notes = new Float64Array(3)
    for (let i = 0; i < 6000; i++) {
      notes[0] = chance.below(100) / 50 - 1
      notes[1] = chance.below(100) / 50 - 1
      notes[2] = 7
      samples.add(notes, i, 0, 0, true)
      const p = 1 / (1 + Math.exp(-(0.5 + 2 * notes[0] - notes[1])))
      targets.push(chance.below(1000) < p * 1000 ? 1 : 0)
    }
    const all = targets.map((_, i) => i)
    const fit = fitLogistic({
      rows: samples,
      learn: all,
      check: [],
      targets: Float64Array.from(targets),
      columns: 3,
      epochs: 20,
      decay: 0,
      seed: 1,
    })
    expect(fit.weights[0]).toBeCloseTo(2, 0)
    expect(fit.weights[1]).toBeCloseTo(-1, 0)
    expect(fit.weights[2]).toBe(0)
  })
})

describe('training', () => {
  it('learns the same from the same seed, and something else from another', async () => {
    const { game } = titleCalled('hammer-of-the-scots')
    const setup = checkSetup(game, {})
    const loaded = await loadMind(game.id)
    if (loaded === null) throw new Error('no mind')
    const learn = (seed: number) => {
      const run = new Training(game, [setup], loaded.mind, {
        recruits: 3,
        captains: [1],
        trials: 2,
        seed,
      }).run()
      for (;;) {
        const step = run.next()
        if (step.done) return step.value
      }
    }
    const first = learn(1)
    expect(first).toMatchObject({ id: 'braveheart', matches: 4 })
    expect(first.trials).toHaveLength(2)
    expect(learn(1)).toEqual(first)
    expect(learn(2).book).not.toEqual(first.book)
  })
})

describe('a book learned anew', () => {
  const before = { byHand: ['verdict'], bias: 0.2, weights: { verdict: 2.5, margin: 0.4, gone: 0.1 } }
  const learned = { bias: 0, weights: { verdict: 0.3, margin: 0.2, hungry: -0.06 } }

  it('is mixed with the one before as far as that is kept', () => {
    expect(mixed(before, learned, 0.5)).toEqual({
      byHand: ['verdict'],
      bias: 0.1,
      weights: { verdict: 2.5, margin: 0.3, hungry: -0.03, gone: 0.05 },
    })
  })

  it('leaves alone what was set by hand, whatever is kept', () => {
    expect(mixed(before, learned, 0).weights).toEqual({ verdict: 2.5, margin: 0.2, hungry: -0.06 })
    expect(mixed(undefined, learned, 0.5)).toEqual(learned)
  })
})
