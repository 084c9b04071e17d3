import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, withChanges } from '../src/changes.ts'

const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('changes', () => {
  it('say where something is different, and nothing of the rest', () => {
    const before = {
      blocks: [
        { at: 'fife', strength: 3 },
        { at: 'ross', strength: 2 },
      ],
      year: 1297,
    }
    const after = {
      blocks: [
        { at: 'fife', strength: 3 },
        { at: 'moray', strength: 2 },
      ],
      year: 1298,
      fog: true,
    }
    expect(changesBetween(before, after)).toEqual([
      [['blocks', 1, 'at'], 'moray'],
      [['year'], 1298],
      [['fog'], true],
    ])
  })

  it('take away what is no longer there, and replace lists of another length', () => {
    const before = { battle: { area: 'fife' }, hand: ['pillage', 'sea'] }
    const after = { battle: null, hand: ['sea'] }
    expect(changesBetween(before, after)).toEqual([
      [['battle'], null],
      [['hand'], ['sea']],
    ])
    expect(changesBetween({ battle: 1, year: 2 }, { year: 2 })).toEqual([[['battle']]])
    expect(changesBetween({}, { toString: 1 })).toEqual([[['toString'], 1]])
    expect(changesBetween({ valueOf: 1 }, {})).toEqual([[['valueOf']]])
  })

  it('leave the value before them as it was, and share what did not change', () => {
    const before = { blocks: [{ at: 'fife' }, { at: 'ross' }], cards: ['sea'] }
    const kept = onTheWire(before)
    const after = withChanges(before, [[['blocks', 0, 'at'], 'moray']]) as typeof before
    expect(after.blocks[0].at).toBe('moray')
    expect(before).toEqual(kept)
    expect(after.blocks[1]).toBe(before.blocks[1])
    expect(after.cards).toBe(before.cards)
  })

  it('lead from any value to any other, sent as JSON', () => {
    const plain = fc.jsonValue({ maxDepth: 4 }).filter((each) => !JSON.stringify(each).includes('__proto__'))
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const changes = onTheWire(changesBetween(onTheWire(before), onTheWire(after)))
        expect(withChanges(onTheWire(before), changes)).toEqual(onTheWire(after))
      }),
      { numRuns: 500 },
    )
  })
})
