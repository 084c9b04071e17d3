import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { die, fastChance, scriptedChance, shuffle } from '../src/chance.ts'
import { commitment, diceOf, sealedChance } from '../src/sealed-chance.ts'
import { fromHex, hmacSha256, sha256, toHex, utf8 } from '../src/sha256.ts'

describe('SHA-256', () => {
  it('agrees with the platform for every message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
      { seed: 7 },
    )
  })

  it('agrees with the platform for HMAC, long keys included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 100 }), (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
      { seed: 7 },
    )
  })

  it('reads hexadecimal and refuses what is not', () => {
    expect(fromHex('00ff')).toEqual(Uint8Array.from([0, 255]))
    expect(fromHex('0')).toBeNull()
    expect(fromHex('zz')).toBeNull()
  })
})

describe('a sealed stream of chance', () => {
  const SEED = 'c0ffee'.repeat(10)

  it('goes on from another match with new dice, after as many gestures as it shares with it', () => {
    const first = { seed: SEED, nonces: ['a'] }
    const second = { seed: 'feed'.repeat(16), nonces: ['b'], from: { ...first, gestures: 2 } }
    const third = { seed: 'beef'.repeat(16), nonces: ['c'], from: { ...second, gestures: 3 } }
    const dice = diceOf(third)
    const alone = [first, second, third].map(({ seed, nonces }) => sealedChance(seed, nonces))
    const drawn = [0, 1, 2, 3, 4].map((gestures) => {
      dice.after(gestures)
      return dice.chance.below(1_000_000)
    })
    const [a, b, c] = alone.map((chance) => [chance.below(1_000_000), chance.below(1_000_000)])
    expect(drawn).toEqual([a[0], a[1], b[0], c[0], c[1]])
  })

  it('is committed by the hash of its seed', () => {
    const bytes = fromHex(SEED) ?? utf8('')
    expect(commitment(SEED)).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  it('gives the same draws again from seed, nonces and number of the draw', () => {
    const first = sealedChance(SEED, ['a', 'b'])
    const draws = Array.from({ length: 40 }, () => first.below(6))
    const again = sealedChance(SEED, ['a', 'b'], 25)
    expect(Array.from({ length: 15 }, () => again.below(6))).toEqual(draws.slice(25))
    expect(again.drawn).toBe(40)
  })

  it('changes with every nonce, and nonces cannot be moved between seats', () => {
    const draws = (nonces: string[]) => {
      const chance = sealedChance(SEED, nonces)
      return Array.from({ length: 12 }, () => chance.below(1000)).join()
    }
    const all = [['ab', 'c'], ['a', 'bc'], ['ab,c'], ['', 'abc'], ['c', 'ab']].map(draws)
    expect(new Set(all).size).toBe(all.length)
  })

  it('favours no number: a chi-square test on 12,000 dice', () => {
    const chance = sealedChance(SEED, [])
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 12_000; i++) counts[die(chance) - 1]++
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    // 20.5 is exceeded once in a thousand by fair dice; the seed is fixed, so this never flickers.
    expect(chi).toBeLessThan(20.5)
  })
})

describe('a fast stream of chance', () => {
  it('is determined by its seed and stays below n', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const [one, two] = [fastChance(seed), fastChance(seed)]
        for (let i = 0; i < 20; i++) {
          const draw = one.below(n)
          expect(draw).toBe(two.below(n))
          expect(draw).toBeGreaterThanOrEqual(0)
          expect(draw).toBeLessThan(n)
        }
      }),
      { seed: 7 },
    )
  })

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const shuffled = shuffle(fastChance(seed), items.slice())
        expect(shuffled.sort((a, b) => a - b)).toEqual(items.sort((a, b) => a - b))
      }),
      { seed: 7 },
    )
  })

  it('deals every order equally often: a chi-square test on 24,000 shuffles of four', () => {
    const chance = fastChance(7)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(counts.size).toBe(24)
    expect(chi).toBeLessThan(49.7)
  })
})

describe('scripted chance', () => {
  it('gives what it is told and fails when asked for more', () => {
    const chance = scriptedChance([0, 5])
    expect([chance.below(6), chance.below(6), chance.drawn]).toEqual([0, 5, 2])
    expect(() => chance.below(6)).toThrow(/no draw number 3/)
    expect(() => scriptedChance([6]).below(6)).toThrow(/not below 6/)
  })
})
