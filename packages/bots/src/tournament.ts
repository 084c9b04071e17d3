/** Which matches are played to compare bots, and what they say: paired seeds, seats rotated, shares with intervals. */
import type { Seat } from '@muster/kernel/game'

/** One match of a pairing: the first bot in one seat, the second in all others. */
export interface Bout {
  readonly one: string
  readonly two: string
  readonly seat: Seat
  readonly seed: number
}

export interface Result extends Bout {
  /** What the first bot got of it, from 0 to 1. */
  readonly won: number
  readonly actions: number
}

export type Pair = Pick<Bout, 'one' | 'two'>

/** Every two of these. */
export const pairsOf = (bots: readonly string[]): Pair[] =>
  bots.flatMap((one, i) => bots.slice(i + 1).map((two) => ({ one, two })))

/** Each pair meets in so many matches: the same seeds with the first bot in each seat in turn. */
export const boutsOf = (pairs: readonly Pair[], seats: number, games: number, seed: number): Bout[] =>
  pairs.flatMap((pair) =>
    Array.from({ length: games }, (_, n) => ({
      ...pair,
      seat: n % seats,
      seed: seed + Math.floor(n / seats),
    })),
  )

export interface Share {
  readonly games: number
  readonly share: number
  /** The 95 % interval (Wilson). */
  readonly low: number
  readonly high: number
}

const Z = 1.96

export function shareOf(results: readonly Result[]): Share {
  const games = results.length
  if (games === 0) return { games, share: 0, low: 0, high: 1 }
  const share = results.reduce((sum, each) => sum + each.won, 0) / games
  const middle = share + Z ** 2 / (2 * games)
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  const whole = 1 + Z ** 2 / games
  return { games, share, low: (middle - spread) / whole, high: (middle + spread) / whole }
}

export interface PairingTable {
  readonly one: string
  readonly two: string
  readonly all: Share
  readonly bySeat: readonly Share[]
}

export function tablesOf(results: readonly Result[], seats: number): PairingTable[] {
  const pairings = new Map<string, Result[]>()
  for (const each of results) {
    const key = `${each.one} ${each.two}`
    pairings.set(key, [...(pairings.get(key) ?? []), each])
  }
  return [...pairings.values()].map((some) => ({
    one: some[0].one,
    two: some[0].two,
    all: shareOf(some),
    bySeat: Array.from({ length: seats }, (_, seat) => shareOf(some.filter((each) => each.seat === seat))),
  }))
}
