import { expect, it } from 'vitest'
import { stepsOf } from '../src/advice/steps.ts'

const one = { start: 'move', follow: ['to', 'sail'], stop: 'stop', farRule: '', haltRule: '' }
const column = { start: 'join', follow: ['march'], stop: 'halt', opens: 'group', farRule: '', haltRule: '' }

it('tells who goes where, not each step of the way', () => {
  expect(stepsOf(['move fraser', 'to ross', 'to buchan', 'move moray', 'to ross', 'to buchan'], one)).toEqual(
    [{ blocks: ['fraser', 'moray'], to: 'buchan' }],
  )
  expect(stepsOf(['move fraser', 'to ross', 'move moray', 'to buchan', 'stop', 'end'], one)).toEqual([
    { blocks: ['fraser'], to: 'ross' },
    { blocks: ['moray'], to: 'buchan' },
    'stop',
    'end',
  ])
})

it('tells a column as one march', () => {
  const choices = [
    'group devon',
    'join essex',
    'join cannon',
    'march dorset',
    'march kent',
    'done',
    'group york',
  ]
  expect(stepsOf(choices, column)).toEqual([
    { blocks: ['essex', 'cannon'], to: 'kent' },
    'done',
    'group york',
  ])
})

it('leaves all else as it is said', () => {
  expect(stepsOf(['to ross', 'to buchan'], one)).toEqual(['to ross', 'to buchan'])
  expect(stepsOf(['move fraser'], one)).toEqual(['move fraser'])
  expect(stepsOf(['march frederick-ii saxonia'], null)).toEqual(['march frederick-ii saxonia'])
})
