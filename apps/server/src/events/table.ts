/** The table of an event: points and tie-breaks, from the pairings and their results. */
import type { EventKind } from '@muster/protocol/events'

/** A point in whole numbers, of which 1 to 8 winners can have equal shares. */
export const POINT = 840

/** Several matches of one pairing, with sides swapped, are several of these. */
export interface Pairing {
  readonly round: number
  readonly board: number
  readonly leg: number
  /** By seat; a single one has no opponent. */
  readonly entrants: readonly number[]
  /** By seat; null until it is decided. */
  readonly points: readonly number[] | null
}

export interface Line {
  readonly entrant: number
  /** From 1; shared by those whom nothing tells apart. */
  readonly place: number
  readonly points: number
  readonly buchholz: number
  readonly sonneborn: number
  readonly wins: number
}

/** `entrants`: as they were seeded. */
export function tableOf(kind: EventKind, entrants: readonly number[], pairings: readonly Pairing[]): Line[] {
  const scores = new Scores(pairings)
  const groups = ORDERS[kind].reduce<readonly (readonly number[])[]>(
    (levels, order) => levels.flatMap((level) => split(level, order(scores, level))),
    [entrants],
  )
  let place = 1
  return groups.flatMap((group) => {
    const shared = place
    place += group.length
    return group.map((entrant) => ({
      entrant,
      place: shared,
      points: scores.points(entrant),
      buchholz: scores.buchholz(entrant),
      sonneborn: scores.sonneborn(entrant),
      wins: scores.wins(entrant),
    }))
  })
}

/** What those who are level so far are told apart by. */
type Order = (scores: Scores, level: readonly number[]) => (entrant: number) => number

const points: Order = (scores) => (entrant) => scores.points(entrant)
const buchholz: Order = (scores) => (entrant) => scores.buchholz(entrant)
const sonneborn: Order = (scores) => (entrant) => scores.sonneborn(entrant)
const wins: Order = (scores) => (entrant) => scores.wins(entrant)
const reached: Order = (scores) => (entrant) => scores.reached(entrant)
const direct: Order = (scores, level) => scores.among(level)

const ORDERS: Readonly<Record<EventKind, readonly Order[]>> = {
  swiss: [points, buchholz, sonneborn, direct, wins],
  'round-robin': [points, direct, sonneborn, wins],
  knockout: [reached, points],
}

/** Those who are level on a key stay together, the greater first. */
function split(level: readonly number[], key: (entrant: number) => number): number[][] {
  const groups = new Map<number, number[]>()
  for (const each of level) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return [...groups].sort(([one], [two]) => two - one).map(([, group]) => group)
}

class Scores {
  readonly #decided: readonly Pairing[]
  readonly #of = new Map<number, Pairing[]>()

  constructor(pairings: readonly Pairing[]) {
    this.#decided = pairings.filter((each) => each.points !== null)
    for (const pairing of this.#decided)
      for (const each of pairing.entrants) this.#of.set(each, [...this.#played(each), pairing])
  }

  #played(entrant: number): Pairing[] {
    return this.#of.get(entrant) ?? []
  }

  #sum(entrant: number, of: (pairing: Pairing) => number): number {
    return this.#played(entrant).reduce((sum, each) => sum + of(each), 0)
  }

  points(entrant: number): number {
    return this.#sum(entrant, (each) => got(each, entrant))
  }

  /** The points of whoever one met in it; without an opponent, as if it had been somebody of one's own score (FIDE's dummy opponent). */
  #against(pairing: Pairing, entrant: number): number {
    const others = pairing.entrants.filter((each) => each !== entrant)
    if (others.length === 0) return this.points(entrant)
    return others.reduce((sum, each) => sum + this.points(each), 0) / others.length
  }

  buchholz(entrant: number): number {
    return Math.round(this.#sum(entrant, (each) => this.#against(each, entrant)))
  }

  sonneborn(entrant: number): number {
    return Math.round(
      this.#sum(entrant, (each) => (this.#against(each, entrant) * got(each, entrant)) / POINT),
    )
  }

  /** Byes aside. */
  wins(entrant: number): number {
    return this.#played(entrant).filter(
      (each) => each.entrants.length > 1 && got(each, entrant) > POINT / each.entrants.length,
    ).length
  }

  /** The round of a knockout that one came to. */
  reached(entrant: number): number {
    const last = this.#played(entrant).at(-1)
    if (last === undefined) return 0
    const legs = this.#decided.filter((each) => each.round === last.round && each.board === last.board)
    return last.round + (winnerOf(legs) === entrant ? 1 : 0)
  }

  /** What was scored among these, if all of them have met each other; otherwise it tells nobody apart. */
  among(level: readonly number[]): (entrant: number) => number {
    const between = this.#decided.filter(
      ({ entrants }) => entrants.length === 2 && entrants.every((each) => level.includes(each)),
    )
    const met = new Set(between.map(({ entrants }) => entrants.toSorted((a, b) => a - b).join(' ')))
    if (met.size < (level.length * (level.length - 1)) / 2) return () => 0
    return (entrant) =>
      between.reduce((sum, each) => sum + (each.entrants.includes(entrant) ? got(each, entrant) : 0), 0)
  }
}

const got = ({ entrants, points }: Pairing, entrant: number): number =>
  points?.[entrants.indexOf(entrant)] ?? 0

/** Who has more points of a pairing's matches; null while they are level. */
export function winnerOf(legs: readonly Pairing[]): number | null {
  const [first] = legs
  if (first === undefined || legs.some((each) => each.points === null)) return null
  if (first.entrants.length === 1) return first.entrants[0]
  const total = (entrant: number): number => legs.reduce((sum, each) => sum + got(each, entrant), 0)
  const [one, two] = first.entrants
  return total(one) === total(two) ? null : total(one) > total(two) ? one : two
}
