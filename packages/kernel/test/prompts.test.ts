import { describe, expect, it } from 'vitest'
import { brokenPromises, type Promised } from '../conformance/prompts.ts'
import { joined, offeredIn } from '../src/wording.ts'

const PROMISES: readonly Promised[] = [
  [/retreat/, 'retreat'],
  [/pass/, 'pass', 'hold'],
]

describe('what a prompt promises', () => {
  it('is noticed when it cannot be chosen', () => {
    const sentence = 'Wallace acts: fight, retreat or pass.'
    expect(brokenPromises(sentence, ['fight wallace', 'hold wallace'], PROMISES)).toEqual([
      '“Wallace acts: fight, retreat or pass.” speaks of retreat, and none of retreat is offered',
    ])
    expect(brokenPromises(sentence, ['retreat wallace fife', 'hold wallace'], PROMISES)).toEqual([])
  })
})

describe('what is offered, as prompts ask for it', () => {
  it('by verb, and with what', () => {
    const on = offeredIn([
      'fight wallace',
      'fight bruce',
      'retreat wallace fife',
      'retreat wallace mar',
      'end',
    ])
    expect(on.has('pass', 'end')).toBe(true)
    expect(on.has('pass')).toBe(false)
    expect(on.of('retreat')).toEqual(['wallace'])
    expect(on.of('fight')).toEqual(['wallace', 'bruce'])
    expect(on.of('end')).toEqual([])
  })
  it('is joined without what is not', () => {
    expect(joined(['fight', false, 'pass'], 'or')).toBe('fight or pass')
    expect(joined(['walka', 'ucieczka', 'pas'], 'lub')).toBe('walka, ucieczka lub pas')
    expect(joined([false], 'or')).toBe('')
  })
})
