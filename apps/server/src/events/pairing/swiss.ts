/**
 * The next round of a Swiss event for two at a table, as the rules of Swiss pairing want it, the weightier first:
 * nobody meets anybody twice, nobody has two byes; nobody who has had one side twice more gets it again;
 * the bye goes to the lowest; opponents have scores as near as can be; sides are balanced; within a group of equal scores the upper half
 * meets the lower half in order (the Dutch way). Each is a cost, and the cheapest pairing of all is taken, so that one rule gives way only
 * to a weightier one.
 */
import { cheapestPairs } from './matching.ts'

/** Everything above fits into whole numbers up to here. */
export const MAX_ENTRANTS = 128

export interface Contender {
  readonly entrant: number
  /** In half points. */
  readonly score: number
  /** How many times more they had the first side than the second. */
  readonly surplus: number
  /** The side they had last: 0 the first, 1 the second; null before their first match. */
  readonly last: 0 | 1 | null
  readonly met: ReadonlySet<number>
  readonly hadBye: boolean
}

export interface Round {
  /** Whoever is named first has the first side. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly bye: number | null
}

const AGAINST_THE_RULES = 2 ** 42
const BYE = 2 ** 35
const SCORE = 2 ** 21
const SIDES = 2 ** 13
/** A difference beyond this is as bad as any. */
const MAX_DIFFERENCE = 15

/** `ranked`: the best first, by score and then as they were seeded. `sides`: whether sides are to be balanced. */
export function swissRound(ranked: readonly Contender[], sides: boolean, firstLot: 0 | 1): Round {
  const count = ranked.length
  const nobody = count % 2 === 1 ? count : -1
  const wanted = opposites(ranked)
  const pairs = cheapestPairs(count + (count % 2), (one, two) =>
    two === nobody ? byeCost(ranked, one) : pairCost(ranked, one, two, wanted, sides),
  )
  const bye = pairs.find(([, two]) => two === nobody)
  return {
    pairs: pairs
      .filter((each) => each !== bye)
      .map(([one, two], board) => seated(ranked[one], ranked[two], ((board + firstLot) % 2) as 0 | 1)),
    bye: bye === undefined ? null : ranked[bye[0]].entrant,
  }
}

const byeCost = (ranked: readonly Contender[], one: number): number =>
  (ranked[one].hadBye ? 2 * AGAINST_THE_RULES : 0) + (ranked.length - 1 - one) * BYE

function pairCost(
  ranked: readonly Contender[],
  one: number,
  two: number,
  wanted: readonly number[],
  sides: boolean,
): number {
  const [a, b] = [ranked[one], ranked[two]]
  const rematch = a.met.has(b.entrant) ? 2 : 0
  const clash = sides ? clashOf(a, b) : 0
  const difference = Math.min(Math.abs(a.score - b.score), MAX_DIFFERENCE)
  return (
    (rematch + (clash === 2 ? 1 : 0)) * AGAINST_THE_RULES +
    difference * difference * SCORE +
    clash * SIDES +
    Math.min(Math.abs(wanted[one] - two), Math.abs(wanted[two] - one))
  )
}

/** 2: both have had the same side twice more; 1: both are due the same side. */
function clashOf(a: Contender, b: Contender): number {
  if (a.surplus * b.surplus <= 0)
    return a.surplus === 0 && b.surplus === 0 && a.last !== null && a.last === b.last ? 1 : 0
  return Math.min(Math.abs(a.surplus), Math.abs(b.surplus)) >= 2 ? 2 : 1
}

/** For each by rank, the rank of whoever they would meet in a group of equal scores: the upper half meets the lower. */
function opposites(ranked: readonly Contender[]): number[] {
  const wanted: number[] = []
  for (let from = 0; from < ranked.length; ) {
    const end = ranked.findIndex((each, i) => i > from && each.score !== ranked[from].score)
    const to = end === -1 ? ranked.length : end
    const half = Math.ceil((to - from) / 2)
    for (let i = from; i < to; i++) wanted.push(i < from + half ? i + half : i - half)
    from = to
  }
  return wanted
}

/** Whoever has had the first side more often gets the second; of equals, whoever had it last; otherwise `lot` says who is first. */
function seated(a: Contender, b: Contender, lot: 0 | 1): readonly [number, number] {
  const due = a.surplus - b.surplus || (b.last ?? 0) - (a.last ?? 0) || (lot === 0 ? -1 : 1)
  return due < 0 ? [a.entrant, b.entrant] : [b.entrant, a.entrant]
}
