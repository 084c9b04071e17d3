/** Pairing and tables of events, against the rules of Swiss pairing, round robin and knockout. */
import { sealedChance } from '@muster/kernel/sealed-chance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bracket, nextBracket } from '../src/events/pairing/knockout.ts'
import { cheapestPairs } from '../src/events/pairing/matching.ts'
import { roundRobin } from '../src/events/pairing/round-robin.ts'
import { type Contender, type Round, swissRound } from '../src/events/pairing/swiss.ts'
import { dealTables, drawLots, tableSizes } from '../src/events/pairing/tables.ts'
import { type Pairing, POINT, tableOf, winnerOf } from '../src/events/table.ts'

/** The least cost of all pairings there are, one by one. */
function leastCost(left: readonly number[], cost: (one: number, two: number) => number): number {
  const [first, ...rest] = left
  if (first === undefined) return 0
  return Math.min(
    ...rest.map(
      (each) =>
        cost(first, each) +
        leastCost(
          rest.filter((other) => other !== each),
          cost,
        ),
    ),
  )
}

describe('the cheapest pairing', () => {
  it('is as cheap as the best of all that there are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 4, 6, 8),
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 64, maxLength: 64 }),
        (count, costs) => {
          const cost = (one: number, two: number): number => costs[one * 8 + two]
          const pairs = cheapestPairs(count, cost)
          expect(pairs.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
          expect(pairs.reduce((sum, [one, two]) => sum + cost(one, two), 0)).toBe(
            leastCost(
              Array.from({ length: count }, (_, i) => i),
              cost,
            ),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
  it('of 128 with large costs takes no time to speak of', () => {
    const pairs = cheapestPairs(
      128,
      (one, two) => ((one * 7919 + two * 104_729) % 1000) * 2 ** 40 + one + two,
    )
    expect(pairs).toHaveLength(64)
  })
})

type Player = { -readonly [K in keyof Contender]: Contender[K] } & { met: Set<number>; strength: number }

const player = (entrant: number, strength = 0): Player => ({
  entrant,
  score: 0,
  surplus: 0,
  last: null,
  met: new Set(),
  hadBye: false,
  strength,
})

const ranked = (players: readonly Player[]): Player[] =>
  players.toSorted((one, two) => two.score - one.score || one.entrant - two.entrant)

/** Enters a round's results: 0 the first wins, 1 the second, 2 a draw. */
function enter(players: readonly Player[], { pairs, bye }: Round, results: readonly number[]): void {
  const by = (entrant: number): Player => players[entrant - 1]
  pairs.forEach(([one, two], i) => {
    const [a, b] = [by(one), by(two)]
    a.met.add(two)
    b.met.add(one)
    a.surplus++
    b.surplus--
    a.last = 0
    b.last = 1
    const result = results[i % results.length]
    a.score += result === 0 ? 2 : result === 2 ? 1 : 0
    b.score += result === 1 ? 2 : result === 2 ? 1 : 0
  })
  if (bye !== null) {
    by(bye).hadBye = true
    by(bye).score += 2
  }
}

describe('Swiss pairing', () => {
  const events = fc.record({
    // So many that a pairing without a rematch exists in every round, whatever happened before (Dirac).
    count: fc.integer({ min: 8, max: 24 }),
    rounds: fc.integer({ min: 2, max: 4 }),
    results: fc.array(fc.constantFrom(0, 1, 2), { minLength: 20, maxLength: 60 }),
    lot: fc.constantFrom(0 as const, 1 as const),
  })
  it('pairs everybody once, nobody with anybody twice, nobody with two byes, sides within two', () => {
    fc.assert(
      fc.property(events, ({ count, rounds, results, lot }) => {
        const players = Array.from({ length: count }, (_, i) => player(i + 1))
        for (let round = 0; round < rounds; round++) {
          const order = ranked(players)
          const next = swissRound(order, true, lot)
          const named = [...next.pairs.flat(), ...(next.bye === null ? [] : [next.bye])]
          expect(named.toSorted((a, b) => a - b)).toEqual(players.map((each) => each.entrant))
          for (const [one, two] of next.pairs) expect(players[one - 1].met.has(two)).toBe(false)
          expect(next.bye === null).toBe(count % 2 === 0)
          if (next.bye !== null) expect(players[next.bye - 1].hadBye).toBe(false)
          enter(players, next, results.slice(round * 7))
          for (const each of players) expect(Math.abs(each.surplus)).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: 200 },
    )
  })
  it('gives the bye to the lowest who has had none', () => {
    const players = Array.from({ length: 7 }, (_, i) => player(i + 1))
    const first = swissRound(ranked(players), true, 0)
    expect(first.bye).toBe(7)
    enter(players, first, [0])
    const lowest = ranked(players).filter((each) => !each.hadBye)
    expect(swissRound(ranked(players), true, 0).bye).toBe(lowest[lowest.length - 1].entrant)
  })
  it('pairs the upper half with the lower, and then winners with winners', () => {
    const players = Array.from({ length: 8 }, (_, i) => player(i + 1))
    const first = swissRound(ranked(players), true, 0)
    expect(first.pairs.map((pair) => pair.toSorted((a, b) => a - b))).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ])
    // Whoever sits first: sides alternate from board to board.
    expect(first.pairs.map(([one]) => one)).toEqual([1, 6, 3, 8])
    enter(players, first, [0])
    for (const [one, two] of swissRound(ranked(players), true, 0).pairs) {
      expect(players[one - 1].score).toBe(players[two - 1].score)
    }
  })
  it('lets somebody float rather than play a rematch, and floats as little as can be', () => {
    const players = [1, 2, 3, 4].map((each) => player(each))
    players[0].score = players[1].score = 2
    players[0].met.add(2)
    players[1].met.add(1)
    const { pairs } = swissRound(ranked(players), true, 0)
    expect(pairs.map((pair) => pair.toSorted((a, b) => a - b))).toEqual([
      [1, 3],
      [2, 4],
    ])
  })
  it('plays a rematch only where nothing else is left', () => {
    const players = [player(1), player(2)]
    enter(players, swissRound(ranked(players), true, 0), [0])
    expect(swissRound(ranked(players), true, 0).pairs).toHaveLength(1)
  })
  it('changes sides from round to round', () => {
    const players = [1, 2, 3, 4].map((each) => player(each))
    for (let round = 0; round < 2; round++) enter(players, swissRound(ranked(players), true, 0), [2])
    expect(players.map((each) => each.surplus)).toEqual([0, 0, 0, 0])
  })
})

describe('round robin', () => {
  it('everybody meets everybody once, nobody twice in a round, sides within one', () => {
    for (let count = 2; count <= 17; count++) {
      const entrants = Array.from({ length: count }, (_, i) => i + 1)
      const rounds = roundRobin(entrants)
      expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count)
      const met = rounds.flat().map(([one, two]) => `${Math.min(one, two)} ${Math.max(one, two)}`)
      expect(new Set(met).size).toBe((count * (count - 1)) / 2)
      expect(met).toHaveLength((count * (count - 1)) / 2)
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2)
      for (const each of entrants) {
        const first = rounds.flat().filter(([one]) => one === each).length
        expect(Math.abs(first * 2 - (count - 1)), `${each} of ${count}`).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('knockout', () => {
  it('keeps the best apart and gives them the byes', () => {
    expect(bracket([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ])
    expect(bracket([1, 2, 3, 4, 5])).toEqual([
      [1, null],
      [4, 5],
      [2, null],
      [3, null],
    ])
    expect(nextBracket([1, 5, 2, 3])).toEqual([
      [1, 5],
      [2, 3],
    ])
  })
  it('when the better seed always wins, the two best meet in the last round', () => {
    for (let count = 2; count <= 33; count++) {
      let pairs: (readonly [number, number | null])[] = bracket(
        Array.from({ length: count }, (_, i) => i + 1),
      )
      while (pairs.length > 1) pairs = nextBracket(pairs.map(([one, two]) => Math.min(one, two ?? one)))
      expect(pairs[0].toSorted()).toEqual([1, 2])
    }
  })
})

describe('tables of several', () => {
  it('are of about the size wanted and never of one that the game does not have', () => {
    const allowed = [4, 5, 6, 7]
    expect(tableSizes(14, 7, allowed)).toEqual([7, 7])
    expect(tableSizes(8, 7, allowed)).toEqual([4, 4])
    expect(tableSizes(9, 4, allowed)).toEqual([5, 4])
    expect(tableSizes(6, 5, allowed)).toEqual([6])
    expect(tableSizes(3, 7, allowed)).toBeNull()
  })
  it('seat those together who have met the least among those next in rank', () => {
    const met = (one: number, two: number): number => (one <= 4 && two <= 4 ? 1 : 0)
    expect(dealTables([1, 2, 3, 4, 5, 6, 7, 8], [4, 4], met)).toEqual([
      [1, 5, 6, 7],
      [2, 8, 3, 4],
    ])
  })
  it('seats come by lots that anybody can draw again from the seed', () => {
    const lots = (): number[] => drawLots([1, 2, 3, 4, 5, 6, 7], sealedChance('ab12', ['event', '1', '1']))
    expect(lots().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(lots()).toEqual(lots())
    expect(drawLots([1, 2, 3, 4, 5, 6, 7], sealedChance('ab13', ['event', '1', '1']))).not.toEqual(lots())
  })
})

const played = (round: number, one: number, two: number, points: number): Pairing => ({
  round,
  board: 1,
  leg: 1,
  entrants: [one, two],
  points: [points * POINT, (1 - points) * POINT],
})

describe('the table of an event', () => {
  it('breaks ties of a Swiss event by Buchholz, Sonneborn-Berger and the direct encounter', () => {
    const pairings = [
      played(1, 1, 3, 1),
      played(1, 2, 4, 1),
      played(2, 1, 2, 0.5),
      played(2, 3, 4, 1),
      played(3, 1, 4, 0.5),
      played(3, 2, 3, 0.5),
    ]
    const lines = tableOf('swiss', [1, 2, 3, 4], pairings)
    expect(lines.map(({ entrant, place, points }) => `${place}. ${entrant} ${points / POINT}`)).toEqual([
      '1. 1 2',
      '2. 2 2',
      '3. 3 1.5',
      '4. 4 0.5',
    ])
    // 1 met 1.5 + 2 + 0.5; beat 1.5, drew with 2 and 0.5. 2 met 0.5 + 2 + 1.5; beat 0.5, drew with 2 and 1.5.
    const line = (entrant: number) => lines.find((each) => each.entrant === entrant)
    expect(line(1)?.buchholz).toBe(4 * POINT)
    expect(line(1)?.sonneborn).toBe(2.75 * POINT)
    expect(line(2)?.sonneborn).toBe(2.25 * POINT)
  })
  it('a bye is a point, and for Buchholz an opponent of one’s own score', () => {
    const bye: Pairing = { round: 1, board: 2, leg: 1, entrants: [3], points: [POINT] }
    const lines = tableOf('swiss', [1, 2, 3], [played(1, 1, 2, 1), bye])
    expect(lines.find((each) => each.entrant === 3)).toMatchObject({
      points: POINT,
      buchholz: POINT,
      wins: 0,
    })
  })
  it('asks a round robin first who beat whom', () => {
    const pairings = [
      played(1, 1, 2, 0),
      played(1, 3, 4, 0),
      played(2, 1, 3, 1),
      played(2, 2, 4, 0),
      played(3, 1, 4, 1),
      played(3, 2, 3, 1),
    ]
    // 1, 2 and 4 have two points each; 1 beat 4, 4 beat 2, 2 beat 1: the encounters do not decide it, nor does anything else.
    expect(tableOf('round-robin', [1, 2, 3, 4], pairings).map((each) => each.place)).toEqual([1, 1, 1, 4])
    // With a draw between 1 and 4, 2 and 4 are no longer level with 1.
    const drawn = pairings.map((each) =>
      each.entrants[0] === 1 && each.entrants[1] === 4 ? played(3, 1, 4, 0.5) : each,
    )
    expect(tableOf('round-robin', [1, 2, 3, 4], drawn).map((each) => each.entrant)).toEqual([4, 2, 1, 3])
  })
  it('orders a knockout by how far one came', () => {
    const pairings = [
      { ...played(1, 1, 4, 1), board: 1 },
      { ...played(1, 2, 3, 0), board: 2 },
      { ...played(2, 1, 3, 0), board: 1 },
    ]
    expect(
      tableOf('knockout', [1, 2, 3, 4], pairings).map(({ entrant, place }) => `${place}:${entrant}`),
    ).toEqual(['1:3', '2:1', '3:2', '3:4'])
    expect(winnerOf([played(1, 1, 2, 1), { ...played(1, 2, 1, 1), leg: 2 }])).toBeNull()
    expect(winnerOf([played(1, 1, 2, 1), { ...played(1, 2, 1, 0.5), leg: 2 }])).toBe(1)
  })
})
