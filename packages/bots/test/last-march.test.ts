/** The Captain of This War sees which march decides the war by the end of the Turn. */
import { listed } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { expect, it } from 'vitest'
import { captain } from '../src/captain.ts'
import { openEye } from '../src/eye.ts'
import { choiceOf } from '../src/puzzles.ts'

const ID = 'this-war-without-an-enemy'
const [title, loaded] = [listed(ID), await loadMind(ID)]
const [game, all] = [await title?.game(), await title?.puzzles?.()]
if (game === undefined || all === undefined || loaded === null) throw new Error('no mind')
const { puzzles } = all
const bot = captain(openEye(loaded.mind, loaded.weights))

it.each([
  ['10.0 takes the City that is the third point', 'one-more-march'],
  ['9.2 relieves the City that would surrender, and with it the war', 'york-must-be-relieved'],
])('%s', (_, id) => {
  const puzzle = puzzles.find((each) => each.id === id)
  if (puzzle === undefined) throw new Error('no such puzzle')
  for (const seed of [1, 2, 3]) expect(puzzle.best).toContain(choiceOf(bot, game, puzzle, seed))
})
