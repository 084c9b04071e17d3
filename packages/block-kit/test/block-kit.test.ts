import { fastChance } from '@muster/kernel/chance'
import { silentReferee } from '@muster/kernel/referee'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaMap, inward, NO_BORDER } from '../src/area-map.ts'
import { blockFaults, blocksOf, isContested, isFriendly, isNeutral, newBlocks, put } from '../src/blocks.ts'
import { countHits, isDefendersTurn, letterOfTurn, strongest } from '../src/combat.ts'
import { faceUp, forget, mix, redealBlocks, rename, standUp } from '../src/fog.ts'
import { freeToLeave } from '../src/pinning.ts'

const SET = { side: [0, 0, 1, 1], maxSteps: [4, 3, 2, 4] }

describe('a map', () => {
  const map = areaMap(
    ['a', 'b', 'c'],
    [
      { a: 'a', b: 'b', limit: 6 },
      { a: 'c', b: 'b', limit: 2 },
    ],
  )

  it('knows neighbours and the border between two areas, both ways', () => {
    expect(map.neighbours).toEqual([[1], [0, 2], [1]])
    expect([map.between[1], map.between[3], map.between[2]]).toEqual([0, 0, NO_BORDER])
    expect(inward(0, 1, 5)).not.toBe(inward(1, 0, 5))
  })

  it('refuses data that makes no sense', () => {
    expect(() => areaMap(['a'], [{ a: 'a', b: 'x', limit: 1 }])).toThrow('no area')
    expect(() =>
      areaMap(
        ['a', 'b'],
        [
          { a: 'a', b: 'b', limit: 1 },
          { a: 'b', b: 'a', limit: 1 },
        ],
      ),
    ).toThrow('twice')
  })
})

describe('blocks', () => {
  it('are counted by place and side', () => {
    const s = newBlocks(SET, 3, 2)
    put(s, SET, 0, 1)
    put(s, SET, 2, 1)
    expect([blocksOf(s, 0, 1), blocksOf(s, 1, 1), blocksOf(s, 0, 2)]).toEqual([1, 1, 1])
    expect([isContested(s, 1), isFriendly(s, 0, 1), isNeutral(s, 0)]).toEqual([true, false, true])
    put(s, SET, 2, 2)
    expect([isContested(s, 1), isFriendly(s, 0, 1)]).toEqual([false, true])
  })

  it('report broken bookkeeping', () => {
    const s = newBlocks(SET, 3, 2)
    expect(blockFaults(s, SET, (place) => place < 2)).toEqual([])
    put(s, SET, 0, 1)
    expect(blockFaults(s, SET, (place) => place < 2)).toEqual(['block 0 is on the map without a step'])
    s.steps[0] = 9
    s.count[0]++
    expect(blockFaults(s, SET, (place) => place < 2)).toHaveLength(2)
  })
})

describe('combat', () => {
  it('goes by letter, the defender first', () => {
    expect([0, 1, 2, 3].map((turn) => [letterOfTurn(turn), isDefendersTurn(turn)])).toEqual([
      [0, true],
      [0, false],
      [1, true],
      [1, false],
    ])
  })

  it('finds the strongest of those who take part', () => {
    const s = newBlocks(SET, 3, 2)
    s.steps = [2, 3, 3, 4]
    expect(strongest(s, [0, 1, 2, 3], (block) => block < 3)).toEqual([1, 2])
    expect(strongest(s, [], () => true)).toEqual([])
  })

  it('counts dice at or below the rating', () => {
    expect(countHits([1, 2, 3, 4, 5, 6], 3)).toBe(3)
  })

  it('pins as many as attack', () => {
    expect([freeToLeave(6, 5), freeToLeave(2, 3)]).toEqual([1, 0])
  })
})

describe('the fog of war', () => {
  it('hands out new tokens by lot, never an old one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const s = newBlocks(SET, 3, 2)
        rename(s, fastChance(seed), [0, 1, 2, 3])
        const before = s.token.slice()
        rename(s, fastChance(seed + 1), [1, 3])
        expect(new Set(s.token).size).toBe(4)
        expect([s.token[0], s.token[2]]).toEqual([before[0], before[2]])
        expect(before).not.toContain(s.token[1])
      }),
      { seed: 7 },
    )
  })

  it('gives the first token to any block equally often', () => {
    let first = 0
    for (let seed = 0; seed < 1000; seed++) {
      const s = newBlocks(SET, 3, 2)
      rename(s, fastChance(seed), [0, 1])
      if (s.token[0] < s.token[1]) first++
    }
    expect(first).toBeGreaterThan(420)
    expect(first).toBeLessThan(580)
  })

  /** Four blocks of one side, three of them hidden: two on the map, one in the pool; no block 3 at the spot of 0. */
  const POOL = 2
  const ONE_SIDE = { ...SET, side: [0, 0, 0, 0] }
  const dealt = (
    identities: readonly number[],
    strengths: readonly number[],
    seed: number,
    likelihood?: (block: number, spot: number) => number,
  ) => {
    const s = newBlocks(ONE_SIDE, 3, POOL)
    identities.forEach((block, spot) => {
      put(s, ONE_SIDE, block, [0, 1, POOL][spot])
      s.token[block] = 10 + spot
      s.steps[block] = strengths[spot]
    })
    const hidden = identities.toSorted()
    const isOnMap = (place: number): boolean => place !== POOL
    // What is likely may depend on the place, which everybody sees, and not on who stands there.
    const places = s.at.slice()
    const byPlace = (block: number, spot: number): number => likelihood?.(block, places[spot]) ?? 1
    const fog = { hidden, bySpot: [s.token], fits: () => true, isOnMap }
    redealBlocks(
      s,
      ONE_SIDE,
      likelihood === undefined ? fog : { ...fog, likelihood: byPlace },
      fastChance(seed),
    )
    return s
  }

  it('deals identities again and leaves the spots as they were', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const s = dealt([0, 1, 3], [1, 2, 0], seed)
        const spots = [0, 1, 3].map((block) => [s.at[block], s.token[block]])
        expect(spots.toSorted()).toEqual([
          [0, 10],
          [1, 11],
          [POOL, 12],
        ])
        for (const block of [0, 1, 3]) {
          expect(s.steps[block] > 0).toBe(s.at[block] !== POOL)
          expect(s.steps[block]).toBeLessThanOrEqual(SET.maxSteps[block])
        }
      }),
      { seed: 7 },
    )
  })

  it('makes one deal of all that look alike, whoever stands where and however strong', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.shuffledSubarray([0, 1, 3], { minLength: 3 }),
        fc.boolean(),
        (seed, who, turned) => {
          expect(dealt(who, turned ? [2, 1, 0] : [1, 2, 0], seed)).toEqual(dealt([0, 1, 3], [1, 2, 0], seed))
        },
      ),
      { seed: 7 },
    )
  })

  it('deals the likelier block as much oftener, and one deal still of all that look alike', () => {
    // Block 3 is in the pool eight times as likely as anywhere else.
    const likelihood = (block: number, place: number): number => (block === 3 && place === POOL ? 8 : 1)
    let inPool = 0
    for (let seed = 0; seed < 500; seed++) {
      const s = dealt([0, 1, 3], [1, 1, 0], seed, likelihood)
      expect(dealt([3, 0, 1], [1, 1, 0], seed, likelihood)).toEqual(s)
      if (s.at[3] === POOL) inPool++
    }
    expect(inPool / 500).toBeGreaterThan(0.75)
    expect(inPool / 500).toBeLessThan(0.85)
  })

  it('keeps a block from a spot where it cannot be', () => {
    for (let seed = 0; seed < 50; seed++) {
      const s = newBlocks(SET, 3, POOL)
      for (const block of [0, 1, 3]) put(s, SET, block, block === 3 ? POOL : block)
      const fits = (block: number, spot: number): boolean => block !== 3 || spot !== 0
      const holder = redealBlocks(
        s,
        SET,
        { hidden: [0, 1, 3], bySpot: [], fits, isOnMap: () => false },
        fastChance(seed),
      )
      expect(holder[0]).not.toBe(3)
    }
  })

  describe('what has been seen', () => {
    const FOUR = { side: [1, 1, 1, 1], maxSteps: [4, 4, 4, 4] }
    /** Four blocks in two areas that have been in a battle, face up, and stand again. */
    const seen = () => {
      const s = newBlocks(FOUR, 3, POOL)
      const referee = silentReferee(fastChance(1))
      for (const block of [0, 1, 2, 3]) {
        put(s, FOUR, block, block % 2)
        s.steps[block] = block + 1
      }
      rename(s, referee.chance, [0, 1, 2, 3])
      for (const block of [0, 1, 2]) {
        faceUp(s, referee, block, 3)
        standUp(s, FOUR, block)
      }
      return s
    }
    const OUT = (place: number): boolean => place !== POOL
    /** By block, over many deals: all places and strengths in which it is taken to be. */
    const guesses = (s: ReturnType<typeof seen>) => {
      const found = [0, 1, 2, 3].map(() => new Set<string>())
      for (let seed = 0; seed < 60; seed++) {
        const twin = structuredClone(s)
        const fog = { hidden: [0, 1, 2, 3], bySpot: [twin.token], fits: () => true, isOnMap: OUT }
        redealBlocks(twin, FOUR, fog, fastChance(seed))
        found.forEach((some, block) => {
          some.add(`${twin.at[block]}:${twin.steps[block]}`)
        })
      }
      return found.map((some) => [...some].toSorted())
    }

    it('is known as long as everybody can follow it, with its strength, and whoever is left over too', () => {
      const s = seen()
      put(s, FOUR, 0, 1)
      s.steps[1]--
      expect(guesses(s)).toEqual([['1:1'], ['1:1'], ['0:3'], ['1:4']])
    })

    it('is known but for which is which when it was shuffled', () => {
      const s = seen()
      mix(s, fastChance(2), [0, 1])
      expect(guesses(s)).toEqual([
        ['0:1', '0:2', '1:1', '1:2'],
        ['0:1', '0:2', '1:1', '1:2'],
        ['0:3'],
        ['1:4'],
      ])
    })

    it('is forgotten when it slips away, together with those it could have been', () => {
      const s = seen()
      mix(s, fastChance(2), [0, 1])
      forget(s, 1)
      expect(guesses(s)[2]).toEqual(['0:3'])
      for (const block of [0, 1, 3]) expect(guesses(s)[block]).toHaveLength(6)
      // One who was never seen is among those who are shuffled.
      const other = seen()
      mix(other, fastChance(2), [2, 3])
      expect(guesses(other)[0]).toEqual(['0:1'])
      expect(guesses(other)[2]).toHaveLength(4)
    })
  })
})
