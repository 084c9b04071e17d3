import { describe, expect, it } from 'vitest'
import { gameCalled, testsOf } from '../src/games.ts'
import { side } from '../src/parts.ts'
import { tableOf } from '../src/tally.ts'

describe('parts side by side', () => {
  it('run so many at a time and answer in their order', async () => {
    let running = 0
    let most = 0
    const part = (name: string, turns: number) => async () => {
      most = Math.max(most, ++running)
      for (let i = 0; i < turns; i++) await Promise.resolve()
      running--
      return name
    }
    expect(await side([part('long', 9), part('short', 1), part('last', 1)], 2)).toEqual([
      'long',
      'short',
      'last',
    ])
    expect(most).toBe(2)
  })
})

describe('the table', () => {
  it('says part, seconds, result and how to run it again', () => {
    const tally = { passed: 1, failed: 0, skipped: 0 }
    const parts = [
      { name: 'types', seconds: 12.34, tally, repeat: 'npm run types' },
      { name: 'tests', seconds: 100, tally: { passed: 7, failed: 2, skipped: 0 }, repeat: 'npm run unit' },
    ]
    expect(tableOf(parts).split('\n')).toEqual([
      'part   seconds  result                       again',
      'types     12.3  1 passed, 0 failed           npm run types',
      'tests    100.0  FAILED (7 passed, 2 failed)  npm run unit',
    ])
  })
})

describe('the loop of one game', () => {
  const games = ['ancien-regime', 'hammer-of-the-scots', 'richard-iii', 'this-war-without-an-enemy']
  it.each([
    ['hammer', 'hammer-of-the-scots'],
    ['war', 'this-war-without-an-enemy'],
    ['richard-iii', 'richard-iii'],
    ['chess', null],
    ['', null],
    [undefined, null],
  ])('is for %s: %s', (name, game) => {
    expect(gameCalled(games, name)).toBe(game)
  })
  it('has the tests called by a chapter; the laws are all others', () => {
    const files = ['5-battles.test.ts', '10-victory.test.ts', 'laws.test.ts', 'golden', 'opening.ts']
    expect(testsOf(files, 'rules')).toEqual(['5-battles.test.ts', '10-victory.test.ts'])
    expect(testsOf(files, 'laws')).toEqual(['laws.test.ts'])
  })
})
