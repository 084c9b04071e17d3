/**
 * What luck had to do with it. How many more dice hit than was to be expected says much about who won, and on average it is
 * nothing: so what luck explains can be taken out of the results of some fights, and far fewer of them say as much.
 */
import type { Throw } from '@muster/kernel/odds'
import { OUTLOOKS, Outlook } from './outlook.ts'

/**
 * Luck of both sides, how uneven each was, and both together; what the throws changed; luck in what decides something else, of
 * each kind and side: each of them is nothing on average.
 */
const CHANGED = 5
const DECIDED = CHANGED + OUTLOOKS
const KINDS = DECIDED + 4
/** What counts as none. */
const NOTHING = 1e-9
/** Of fewer fights luck cannot be told from what they would have come to without it. */
const FEWEST = 5 * KINDS

/** The luck of some fights. */
export class Luck {
  readonly #sums = new Float64Array(KINDS)
  readonly #changes = this.#sums.subarray(CHANGED, DECIDED)
  readonly #outlook = new Outlook()
  #own = 0
  #enemy = 0
  #ownSpread = 0
  #enemySpread = 0
  #ownBefore = -1
  #enemyBefore = -1
  #onOwn = 0
  #onEnemy = 0

  clear(): void {
    this.#sums.fill(0)
  }

  begin(): void {
    this.#own = this.#enemy = this.#ownSpread = this.#enemySpread = 0
    this.#ownBefore = this.#enemyBefore = -1
    this.#onOwn = this.#onEnemy = 0
    this.#outlook.begin()
  }

  /** A throw, when both sides have so much strength left. */
  add(thrown: Throw, isOwn: boolean, own: number, enemy: number): void {
    const { dice, hits, chance, decides } = thrown
    const luck = hits - dice * chance
    const sums = this.#sums
    this.#expect(own, enemy)
    this.#outlook.addChanges(thrown, isOwn, own - this.#onOwn, enemy - this.#onEnemy, this.#changes)
    if (decides !== undefined) {
      sums[DECIDED + (decides - 1) * 2 + (isOwn ? 0 : 1)] += luck
      return
    }
    const spread = dice * chance * (1 - chance)
    if (isOwn) {
      this.#own += luck
      this.#ownSpread += spread
      this.#onEnemy += hits
    } else {
      this.#enemy += luck
      this.#enemySpread += spread
      this.#onOwn += hits
    }
  }

  /** Hits of several throws may wait to be taken; when strength has changed they have been. */
  #expect(own: number, enemy: number): void {
    if (own === this.#ownBefore && enemy === this.#enemyBefore) return
    this.#ownBefore = own
    this.#enemyBefore = enemy
    this.#onOwn = this.#onEnemy = 0
  }

  end(hasWon: boolean): void {
    const sums = this.#sums
    sums[0] += this.#own
    sums[1] += this.#enemy
    sums[2] += this.#own * this.#own - this.#ownSpread
    sums[3] += this.#enemy * this.#enemy - this.#enemySpread
    sums[4] += this.#own * this.#enemy
    this.#outlook.end(hasWon)
  }

  get kinds(): Float64Array {
    return this.#sums
  }
}

/** What came of fights, and what would have come of them without luck (least squares). */
export class WithoutLuck {
  #count = 0
  readonly #size: number
  /** Sums of products of all with all: kinds of luck first, then results, then 1. */
  readonly #sums: Float64Array
  readonly #row: Float64Array

  constructor(results: number) {
    this.#size = KINDS + results + 1
    this.#sums = new Float64Array(this.#size * this.#size)
    this.#row = new Float64Array(this.#size)
    this.#row[this.#size - 1] = 1
  }

  get count(): number {
    return this.#count
  }

  add(luck: Luck, results: Float64Array): void {
    const row = this.#row
    const size = this.#size
    row.set(luck.kinds)
    row.set(results, KINDS)
    for (let i = 0; i < size; i++) {
      if (row[i] !== 0) for (let j = i; j < size; j++) this.#sums[i * size + j] += row[i] * row[j]
    }
    this.#count++
  }

  /** How much two of them go together, about their means. */
  #together(i: number, j: number): number {
    const size = this.#size
    const [low, high] = i < j ? [i, j] : [j, i]
    return this.#sums[low * size + high] - (this.#sum(i) * this.#sum(j)) / this.#count
  }

  #sum(i: number): number {
    return this.#sums[i * this.#size + this.#size - 1]
  }

  /** How much of a result each kind of luck makes. */
  #weights(result: number): Float64Array {
    const table = Array.from({ length: KINDS }, (_, i) =>
      Float64Array.from({ length: KINDS + 1 }, (__, j) =>
        this.#together(i, j === KINDS ? KINDS + result : j),
      ),
    )
    return solve(table)
  }

  /** The mean of a result without luck, and its standard error. */
  of(result: number): { readonly mean: number; readonly error: number } {
    const n = this.#count
    const weights = n < FEWEST ? new Float64Array(KINDS) : this.#weights(result)
    let mean = this.#sum(KINDS + result) / n
    let spread = this.#together(KINDS + result, KINDS + result)
    for (let i = 0; i < KINDS; i++) {
      mean -= (weights[i] * this.#sum(i)) / n
      spread -= weights[i] * this.#together(i, KINDS + result)
    }
    return { mean, error: Math.sqrt(Math.max(0, spread) / n / Math.max(1, n - KINDS)) }
  }
}

/** Gauss and Jordan; what there was none of weighs nothing. */
function solve(table: readonly Float64Array[]): Float64Array {
  const size = table.length
  const scale = table.map((row, i) => row[i])
  const isKnown = table.map((row, i) => {
    if (row[i] <= NOTHING * Math.max(1, scale[i])) return false
    for (let other = 0; other < size; other++) {
      if (other === i) continue
      const share = table[other][i] / row[i]
      for (let j = i; j <= size; j++) table[other][j] -= share * row[j]
    }
    return true
  })
  return Float64Array.from(table, (row, i) => (isKnown[i] ? row[size] / row[i] : 0))
}
