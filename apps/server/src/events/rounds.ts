/** What comes next in an event: a pure function of who entered and of the pairings so far. */

import { sealedChance } from '@muster/kernel/sealed-chance'
import type { EventKind } from '@muster/protocol/events'
import type { Ending } from '@muster/protocol/matches'
import { bracket, nextBracket } from './pairing/knockout.ts'
import { roundRobin } from './pairing/round-robin.ts'
import { type Contender, swissRound } from './pairing/swiss.ts'
import { dealTables, drawLots, tableSizes } from './pairing/tables.ts'
import { type Pairing, POINT, tableOf, winnerOf } from './table.ts'

export interface Plan {
  readonly id: string
  readonly kind: EventKind
  /** What lots are drawn from. */
  readonly seed: string
  /** Of a Swiss event. */
  readonly rounds: number
  readonly legs: number
  /** At a table. */
  readonly players: number
  /** How many may sit at a table. */
  readonly sizes: readonly number[]
}

export interface Entered {
  readonly entrant: number
  /** From 1, the best first. */
  readonly rank: number
  /** The round from which they take part. */
  readonly since: number
  readonly withdrawn: boolean
}

export type NewPairing = Pick<Pairing, 'board' | 'leg' | 'entrants' | 'points'>

/** Matches in which a tie of a knockout is played off, before the better seed goes on. */
const MAX_DECIDERS = 2

/** Anybody can draw the lots of an event again from its seed: each round and each table has its own. */
const lotsOf = ({ seed, id }: Plan, round: number, what: string) =>
  sealedChance(seed, [id, String(round), what])

/** The pairings of the round after this one; null when the event is over. */
export function nextRound(
  plan: Plan,
  entered: readonly Entered[],
  pairings: readonly Pairing[],
  round: number,
): NewPairing[] | null {
  const next = round + 1
  const present = entered.filter((each) => !each.withdrawn && each.since <= next)
  if (present.length < 2) return null
  if (plan.sizes.some((size) => size > 2)) return nextTables(plan, entered, present, pairings, next)
  switch (plan.kind) {
    case 'swiss':
      return next > plan.rounds ? null : nextSwiss(plan, entered, present, pairings, next)
    case 'round-robin':
      return nextRobin(plan, entered, next)
    case 'knockout':
      return nextKnockout(plan, entered, pairings, next)
  }
}

const byRank = (entered: readonly Entered[]): Entered[] => entered.toSorted((one, two) => one.rank - two.rank)

/** The best first: by points, then as they were seeded. */
function ranked(
  plan: Plan,
  entered: readonly Entered[],
  present: readonly Entered[],
  pairings: readonly Pairing[],
) {
  const seeded = byRank(entered)
  const table = tableOf(
    plan.kind,
    seeded.map((each) => each.entrant),
    pairings,
  )
  const points = new Map(table.map((each) => [each.entrant, each.points]))
  return byRank(present)
    .map(({ entrant }) => ({ entrant, points: points.get(entrant) ?? 0 }))
    .sort((one, two) => two.points - one.points)
}

function nextSwiss(
  plan: Plan,
  entered: readonly Entered[],
  present: readonly Entered[],
  pairings: readonly Pairing[],
  round: number,
): NewPairing[] {
  const contenders = ranked(plan, entered, present, pairings).map(({ entrant, points }): Contender => {
    const mine = pairings.filter((each) => each.entrants.includes(entrant))
    const seats = mine
      .filter((each) => each.entrants.length > 1)
      .toSorted((one, two) => one.round - two.round || one.leg - two.leg)
      .map((each) => each.entrants.indexOf(entrant))
    const last = seats[seats.length - 1]
    return {
      entrant,
      score: Math.round((points * 2) / POINT),
      surplus: seats.reduce((sum, seat) => sum + (seat === 0 ? 1 : -1), 0),
      last: last === 0 ? 0 : last === 1 ? 1 : null,
      met: new Set(mine.flatMap((each) => each.entrants.filter((other) => other !== entrant))),
      hadBye: mine.some((each) => each.entrants.length === 1),
    }
  })
  const lot = lotsOf(plan, round, 'sides').below(2) === 0 ? 0 : 1
  const { pairs, bye } = swissRound(contenders, plan.legs === 1, lot)
  return [
    ...pairs.flatMap((pair, i) => legsOf(plan, pair, i + 1)),
    ...(bye === null ? [] : [alone(bye, pairs.length + 1, POINT)]),
  ]
}

function nextRobin(plan: Plan, entered: readonly Entered[], round: number): NewPairing[] | null {
  const first = byRank(entered).filter((each) => each.since === 1)
  const pairs = roundRobin(first.map((each) => each.entrant))[round - 1]
  return pairs === undefined ? null : pairs.flatMap((pair, i) => met(plan, entered, pair, i + 1))
}

function nextKnockout(
  plan: Plan,
  entered: readonly Entered[],
  pairings: readonly Pairing[],
  round: number,
): NewPairing[] | null {
  if (round === 1) {
    const seeded = byRank(entered).filter((each) => each.since === 1)
    return bracket(seeded.map((each) => each.entrant)).flatMap(([one, two], i) =>
      two === null
        ? [alone(one, i + 1, POINT)]
        : met(plan, entered, sidesByLot(plan, round, i + 1, [one, two]), i + 1),
    )
  }
  const before = boardsOf(pairings, round - 1)
  if (before.length < 2) return null
  const winners = before.map((legs) => winnerOf(legs) ?? betterSeed(entered, legs[0].entrants))
  return nextBracket(winners).flatMap((pair, i) =>
    met(plan, entered, sidesByLot(plan, round, i + 1, pair), i + 1),
  )
}

const sidesByLot = (
  plan: Plan,
  round: number,
  board: number,
  [one, two]: readonly [number, number],
): readonly [number, number] =>
  lotsOf(plan, round, `board ${board}`).below(2) === 0 ? [one, two] : [two, one]

function boardsOf(pairings: readonly Pairing[], round: number): Pairing[][] {
  const boards = new Map<number, Pairing[]>()
  for (const each of pairings.filter((each) => each.round === round)) {
    boards.set(each.board, [...(boards.get(each.board) ?? []), each])
  }
  return [...boards].sort(([one], [two]) => one - two).map(([, legs]) => legs)
}

function betterSeed(entered: readonly Entered[], entrants: readonly number[]): number {
  return byRank(entered.filter((each) => entrants.includes(each.entrant)))[0].entrant
}

/** Matches that are still wanted to decide the ties of a round, with sides swapped each time. */
export function deciders(
  plan: Plan,
  entered: readonly Entered[],
  pairings: readonly Pairing[],
  round: number,
): NewPairing[] {
  if (plan.kind !== 'knockout') return []
  return boardsOf(pairings, round).flatMap((legs): NewPairing[] => {
    const last = legs[legs.length - 1]
    const isGone = last.entrants.some((each) => entered.find(({ entrant }) => entrant === each)?.withdrawn)
    if (winnerOf(legs) !== null || isGone || legs.length >= plan.legs + MAX_DECIDERS) return []
    return [{ board: last.board, leg: last.leg + 1, entrants: last.entrants.toReversed(), points: null }]
  })
}

function nextTables(
  plan: Plan,
  entered: readonly Entered[],
  present: readonly Entered[],
  pairings: readonly Pairing[],
  round: number,
): NewPairing[] | null {
  const sizes = tableSizes(present.length, plan.players, plan.sizes)
  if (round > plan.rounds || sizes === null) return null
  const lots = drawLots(ranked(plan, entered, present, pairings), lotsOf(plan, round, 'order'))
  const order = lots.sort((one, two) => two.points - one.points).map((each) => each.entrant)
  const meetings = (one: number, two: number): number =>
    pairings.filter(({ entrants }) => entrants.includes(one) && entrants.includes(two)).length
  return dealTables(order, sizes, meetings).map((table, i) => ({
    board: i + 1,
    leg: 1,
    entrants: drawLots(table, lotsOf(plan, round, `table ${i + 1}`)),
    points: null,
  }))
}

/** One match, or two with sides swapped. */
const legsOf = ({ legs }: Plan, [one, two]: readonly [number, number], board: number): NewPairing[] => [
  { board, leg: 1, entrants: [one, two], points: null },
  ...(legs === 2 ? [{ board, leg: 2, entrants: [two, one], points: null }] : []),
]

const alone = (entrant: number, board: number, points: number): NewPairing => ({
  board,
  leg: 1,
  entrants: [entrant],
  points: [points],
})

/** Whoever should have met somebody who has withdrawn has the points without a match. */
function met(
  plan: Plan,
  entered: readonly Entered[],
  pair: readonly [number, number],
  board: number,
): NewPairing[] {
  const there = pair.filter((each) => !entered.find(({ entrant }) => entrant === each)?.withdrawn)
  if (there.length === 2) return legsOf(plan, pair, board)
  return [alone(there[0] ?? pair[0], board, there.length === 0 ? 0 : POINT * plan.legs)]
}

/** By seat. Winners share a point; without any, all do who stayed. `left`: seats that a bot took over. */
export function pointsOf({ winners }: Pick<Ending, 'winners'>, left: readonly boolean[]): number[] {
  const stayed = left.flatMap((gone, seat) => (gone ? [] : [seat]))
  const won = winners.filter((seat) => stayed.includes(seat))
  const sharing = won.length > 0 ? won : stayed
  return left.map((_, seat) => (sharing.includes(seat) ? POINT / sharing.length : 0))
}
