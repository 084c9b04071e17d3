/** The table of an event: points and tie-breaks, from the pairings and their results. */

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

export type EventKind = 'swiss' | 'round-robin' | 'knockout'

const others = ({ entrants }: Pairing, entrant: number): number[] => entrants.filter((each) => each !== entrant)

/** `entrants`: as they were seeded. */
export function tableOf(kind: EventKind, entrants: readonly number[], pairings: readonly Pairing[]): Line[] {
  const decided = pairings.filter((each) => each.points !== null)
  const mine = (entrant: number): Pairing[] => decided.filter((each) => each.entrants.includes(entrant))
  const got = (pairing: Pairing, entrant: number): number =>
    pairing.points?.[pairing.entrants.indexOf(entrant)] ?? 0
  const points = new Map(
    entrants.map((each) => [each, mine(each).reduce((sum, pairing) => sum + got(pairing, each), 0)]),
  )
  const pointsOf = (entrant: number): number => points.get(entrant) ?? 0
  /** Without an opponent one counts as having met somebody of one's own score (FIDE's virtual opponent). */
  const metPoints = (pairing: Pairing, entrant: number): number => {
    const met = others(pairing, entrant)
    return met.length === 0
      ? pointsOf(entrant)
      : met.reduce((sum, each) => sum + pointsOf(each), 0) / met.length
  }
  const lines = entrants.map((entrant) => ({
    entrant,
    points: pointsOf(entrant),
    buchholz: Math.round(mine(entrant).reduce((sum, each) => sum + metPoints(each, entrant), 0)),
    sonneborn: Math.round(
      mine(entrant).reduce((sum, each) => sum + (metPoints(each, entrant) * got(each, entrant)) / POINT, 0),
    ),
    wins: mine(entrant).filter((each) => each.entrants.length > 1 && got(each, entrant) > each.entrants.length ** -1 * POINT)
      .length,
    reached: kind === 'knockout' ? Math.max(0, ...mine(entrant).map((each) => each.round + (isThrough(each, entrant, decided) ? 1 : 0))) : 0,
  }))
  type Draft = (typeof lines)[number]
  /** What was scored among those who are level, if all of them have met each other. */
  const direct = (level: readonly Draft[]): ((line: Draft) => number) => {
    const who = new Set(level.map((each) => each.entrant))
    const among = decided.filter(({ entrants: seated }) => seated.length === 2 && seated.every((each) => who.has(each)))
    const met = new Set(among.map(({ entrants: [one, two] }) => `${Math.min(one, two)} ${Math.max(one, two)}`))
    if (met.size < (level.length * (level.length - 1)) / 2) return () => 0
    return ({ entrant }) =>
      among.reduce((sum, each) => sum + (each.entrants.includes(entrant) ? got(each, entrant) : 0), 0)
  }
  const by =
    (key: (line: Draft) => number) =>
    (): ((line: Draft) => number) =>
      key
  const orders: Readonly<Record<EventKind, readonly ((level: readonly Draft[]) => (line: Draft) => number)[]>> = {
    swiss: [by((each) => each.points), by((each) => each.buchholz), by((each) => each.sonneborn), direct, by((each) => each.wins)],
    'round-robin': [by((each) => each.points), direct, by((each) => each.sonneborn), by((each) => each.wins)],
    knockout: [by((each) => each.reached), by((each) => each.points)],
  }
  const groups = orders[kind].reduce<Draft[][]>(
    (levels, order) => levels.flatMap((level) => split(level, order(level))),
    [lines],
  )
  let place = 1
  return groups.flatMap((group) => {
    const shared = place
    place += group.length
    return group.map(({ reached: _, ...line }) => ({ ...line, place: shared }))
  })
}

/** Those who are level on a key stay together, the greater first. */
function split<T>(level: readonly T[], key: (each: T) => number): T[][] {
  const groups = new Map<number, T[]>()
  for (const each of level) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return [...groups].sort(([one], [two]) => two - one).map(([, group]) => group)
}

/** Whether somebody is through a round of a knockout. */
function isThrough({ round, board, entrants }: Pairing, entrant: number, decided: readonly Pairing[]): boolean {
  return entrants.length === 1 || winnerOf(decided.filter((each) => each.round === round && each.board === board)) === entrant
}

/** Who has more points of a pairing's matches; null while they are level. */
export function winnerOf(legs: readonly Pairing[]): number | null {
  const [first] = legs
  if (first === undefined || legs.some((each) => each.points === null)) return null
  if (first.entrants.length === 1) return first.entrants[0]
  const total = (entrant: number): number =>
    legs.reduce((sum, each) => sum + (each.points?.[each.entrants.indexOf(entrant)] ?? 0), 0)
  const [one, two] = first.entrants
  return total(one) === total(two) ? null : total(one) > total(two) ? one : two
}
