/** What a Marshal plays out: ways, several of which may begin with the same offer. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import type { Course } from '@muster/kernel/mind'
import { top } from '@muster/kernel/play'
import { expect, it } from 'vitest'
import { openEye } from '../src/eye.ts'
import { contenders, judge, type Opinion } from '../src/judgement.ts'
import { marshal } from '../src/marshal.ts'
import { questionAt, someMoments } from '../testing/moments.ts'

const toLeeds: Course = [['group', 1], ['march', 7], ['done']]
const toHull: Course = [['group', 1], ['march', 8], ['done']]

it('are the best way of each offer, then what else looked good, and nothing that only begins', () => {
  const opinion: Opinion = {
    values: [0.6, 0.5, 0.4, -1],
    courses: [toLeeds, null, null, null],
    ways: [
      { at: 0, course: toLeeds, value: 0.6 },
      { at: 0, course: toHull, value: 0.55 },
      { at: 1, course: null, value: 0.5 },
      { at: 2, course: null, value: 0.4 },
    ],
  }
  const found = contenders([11, 12, 13, 14], opinion, 2)
  expect(found.map(({ at, course }) => [at, course])).toEqual([
    [0, toLeeds],
    [1, null],
    [0, toHull],
  ])
  expect(contenders([11, 12, 13, 14], opinion, 4).map(({ at }) => at)).toEqual([0, 1, 2, 0])
})

it.each(['hammer-of-the-scots', 'this-war-without-an-enemy'])(
  'hold ways that begin alike in matches of %s, each once, the Captain’s own first',
  async (id) => {
    const game = CATALOGUE.find((title) => title.game.id === id)?.game
    const loaded = await loadMind(id)
    if (game === undefined || loaded === null) throw new Error('no mind')
    const eye = openEye(loaded.mind, loaded.weights)
    let alike = 0
    for (const moment of someMoments(game, 12, 15, 5)) {
      const question = questionAt(game, moment)
      if (top(question.seen).step !== loaded.mind.plans?.rest) continue
      const opinion = judge(question, eye)
      const found = contenders(question.offers, opinion, 6)
      expect(found[0].value).toBe(Math.max(...opinion.values))
      expect(new Set(found.map(({ at, course }) => JSON.stringify([at, course]))).size).toBe(found.length)
      if (new Set(found.map(({ at }) => at)).size < found.length) alike++
    }
    expect(alike).toBeGreaterThan(0)
  },
)

it('are not looked for in This War once a march is begun: no playouts change how a Marshal goes on', async () => {
  const game = CATALOGUE.find((title) => title.game.id === 'this-war-without-an-enemy')?.game
  const loaded = await loadMind('this-war-without-an-enemy')
  if (game === undefined || loaded === null) throw new Error('no mind')
  const eye = openEye(loaded.mind, loaded.weights)
  const begun = someMoments(game, 40, 3, 5).filter(({ state }) => top(state).step === 'group-move')
  expect(begun.length).toBeGreaterThan(2)
  for (const moment of begun) {
    // The same luck for both, since a question is made with its own.
    const led = marshal('marshal:10', eye, { playouts: 10 }).choose(questionAt(game, moment))
    expect(led).toBe(marshal('marshal:700', eye, { playouts: 700 }).choose(questionAt(game, moment)))
  }
})
