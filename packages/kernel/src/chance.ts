/**
 * Chance is handed in. Rules ask for a number below n, a die or a shuffle; they never know where it comes from.
 * Every draw is counted, so that the kernel knows when a choice has become final.
 */
export interface Chance {
  /** How many numbers have been drawn since the beginning. */
  readonly drawn: number
  /** A number from 0 to n - 1, each as likely as the other. `isDie`: it is rolled, not drawn or shuffled. */
  below(n: number, isDie?: boolean): number
}

export const die = (chance: Chance): number => chance.below(6, true) + 1

/** Fisher–Yates, in place. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const kept = items[i]
    items[i] = items[j]
    items[j] = kept
  }
  return items
}

/** A fast generator (sfc32) for simulations and searches. Not for matches: whoever knows the seed knows the dice. */
export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  let drawn = 0
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return {
    get drawn() {
      return drawn
    },
    below(n) {
      drawn++
      return Math.floor((next() / 4294967296) * n)
    },
  }
}

/** Chance whose next dice are told beforehand, for lessons and tests. All else, and all dice after them, come otherwise. */
export function preparedChance(
  dice: readonly number[],
  otherwise: Chance,
): Chance & { readonly left: number } {
  let rolled = 0
  return {
    get drawn() {
      return otherwise.drawn + rolled
    },
    /** Dice that are still to be rolled. */
    get left() {
      return dice.length - rolled
    },
    below: (n, isDie) =>
      isDie === true && rolled < dice.length ? dice[rolled++] - 1 : otherwise.below(n, isDie),
  }
}

/** Chance that gives what a test tells it to, and fails when it is asked for more. */
export function scriptedChance(numbers: readonly number[]): Chance {
  let drawn = 0
  return {
    get drawn() {
      return drawn
    },
    below(n) {
      if (drawn >= numbers.length) throw new Error(`the script has no draw number ${drawn + 1} (below ${n})`)
      const number = numbers[drawn++]
      if (number < 0 || number >= n) throw new Error(`the script draws ${number}, which is not below ${n}`)
      return number
    },
  }
}
