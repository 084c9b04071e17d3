/** What Marshals make more of than the books do. */
import { TITLES } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { advance } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { emphasised, namesOf } from '../src/eye.ts'

it('weighs what fits more or less, by the first that fits, and leaves the rest and the bias alone', () => {
  const books = { war: { bias: 0.5, weights: { 'sieges, fall': 2, 'sieges, hold': 1, land: 3 } } }
  const { books: keener } = emphasised({ game: 'a', version: 1, books }, [
    { name: 'falls', notes: /fall$/, factor: 2 },
    { name: 'sieges', notes: /^sieges/, factor: 0.5 },
  ])
  expect(keener).toEqual({ war: { bias: 0.5, weights: { 'sieges, fall': 4, 'sieges, hold': 0.5, land: 3 } } })
})

for (const title of TITLES) {
  const [game, loaded] = [await title.game(), await loadMind(title.id)]
  const emphasis = loaded?.mind.emphasis
  if (loaded === null || emphasis === undefined) continue

  describe(`the emphasis of ${game.title}`, () => {
    it('is on notes that its eye takes', () => {
      const referee = silentReferee(fastChance(1))
      const state = game.setup(checkSetup(game, {}), referee)
      advance(game, state, referee)
      const names = namesOf(loaded.mind, state)
      const used = new Set(names.map((name) => emphasis.find(({ notes }) => notes.test(name))?.name))
      expect(emphasis.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
    })
  })
}
