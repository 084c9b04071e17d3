/** Rounds for games of more than two: tables of players with scores as near as can be, who have met as little as can be. */
import type { Chance } from '@muster/kernel/chance'

/** Tables for so many, none too small or too large for the game and all of about the size wanted; null: it cannot be. */
export function tableSizes(count: number, wanted: number, allowed: readonly number[]): number[] | null {
  for (let tables = Math.ceil(count / wanted); tables >= 1; tables--) {
    const sizes = Array.from(
      { length: tables },
      (_, i) => Math.floor(count / tables) + (i < count % tables ? 1 : 0),
    )
    if (sizes.every((size) => allowed.includes(size))) return sizes
  }
  return null
}

/** `ranked`: the best first. At each table sits whoever is next, unless one of the few after them has met its players less. */
export function dealTables(
  ranked: readonly number[],
  sizes: readonly number[],
  met: (one: number, two: number) => number,
): number[][] {
  const left = [...ranked]
  return sizes.map((size) => {
    const table = left.splice(0, 1)
    while (table.length < size) {
      const near = left.slice(0, size)
      const meetings = near.map((each) => table.reduce((sum, other) => sum + met(each, other), 0))
      const chosen = meetings.indexOf(Math.min(...meetings))
      table.push(...left.splice(chosen, 1))
    }
    return table
  })
}

/** Lots: the same ones in an order that only chance decides. */
export function drawLots<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items]
  return items.map(() => left.splice(chance.below(left.length), 1)[0])
}
