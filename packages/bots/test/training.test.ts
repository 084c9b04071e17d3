import { titleCalled } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { fitLogistic } from '../src/training/fit.ts'
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
