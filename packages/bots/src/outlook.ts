/**
 * How likely it looks to win, by what is left of both sides: by rules of thumb, and as it went in earlier fights. What a
 * throw changes in that, against what was to be expected of it, is nothing on average, however good the outlook is.
 */
import type { Throw } from '@muster/kernel/odds'

/** How much the stronger side is favoured, by each rule of thumb. */
const STEEP = [2, 5]
/** The rules of thumb, and what was learned. */
export const OUTLOOKS = STEEP.length + 1
/** How far a fight moves what was learned, the first of them and those after so many. */
const PACE = 0.36
const SETTLES = 60
/** Strength is counted in tens, so that what is learned from it moves as far as the rest. */
const TENTH = 0.1

export class Outlook {
  /** What was learned: of being who one is, of being stronger in proportion and in all, and of having thrown last. */
  readonly #weights = Float64Array.of(0, 2, TENTH, 0)
  /** After each throw of this fight: 1 if it was one's own, -1 if not, and what was left of both sides. */
  readonly #path: number[] = []
  #fights = 0

  begin(): void {
    this.#path.length = 0
    this.#fights++
  }

  /** Adds to the sums what a throw changed beyond what was to be expected, when both sides have so much strength left. */
  addChanges(thrown: Throw, isOwn: boolean, own: number, enemy: number, sums: Float64Array): void {
    const { dice, hits, chance } = thrown
    const mark = isOwn ? 1 : -1
    const isOnOwn = (thrown.decides === undefined) !== isOwn
    const ownAfter = (count: number): number => (isOnOwn ? own - takenBy(thrown, count) : own)
    const enemyAfter = (count: number): number => (isOnOwn ? enemy : enemy - takenBy(thrown, count))
    this.#path.push(mark, ownAfter(hits), enemyAfter(hits))
    if (chance <= 0 || chance >= 1) return
    let likely = (1 - chance) ** dice
    for (let count = 0; count <= dice; count++) {
      const weight = (count === hits ? 1 : 0) - likely
      const [ownThen, enemyThen] = [ownAfter(count), enemyAfter(count)]
      for (let k = 0; k < STEEP.length; k++) sums[k] += weight * byThumb(ownThen, enemyThen, STEEP[k])
      sums[STEEP.length] += weight * this.#learned(mark, ownThen, enemyThen)
      likely *= ((dice - count) / (count + 1)) * (chance / (1 - chance))
    }
  }

  /** Learns from how it ended what it looked like on the way (logistic regression, a step for each throw). */
  end(hasWon: boolean): void {
    const path = this.#path
    const weights = this.#weights
    const pace = PACE / (1 + this.#fights / SETTLES) / Math.max(3, path.length / 3)
    for (let i = 0; i < path.length; i += 3) {
      const [mark, own, enemy] = [path[i], path[i + 1], path[i + 2]]
      const missed = pace * ((hasWon ? 1 : 0) - this.#learned(mark, own, enemy))
      weights[0] += missed
      weights[1] += missed * lead(own, enemy)
      weights[2] += missed * (own - enemy) * TENTH
      weights[3] += missed * mark
    }
  }

  #learned(mark: number, own: number, enemy: number): number {
    if (own <= 0 || enemy <= 0) return own <= 0 ? 0 : 1
    const [base, ratio, more, last] = this.#weights
    const odds = base + ratio * lead(own, enemy) + more * (own - enemy) * TENTH + last * mark
    return 1 / (1 + Math.exp(-odds))
  }
}

/** What so many hits take: strength of the other side; or what whoever throws has at stake. */
const takenBy = ({ dice, decides, stake = 0 }: Throw, hits: number): number =>
  decides === undefined ? hits : stake * (decides === 1 ? hits : dice - hits)

const lead = (own: number, enemy: number): number =>
  Math.log((Math.max(0, own) + 0.5) / (Math.max(0, enemy) + 0.5))

function byThumb(own: number, enemy: number, steep: number): number {
  if (own <= 0 || enemy <= 0) return own <= 0 ? 0 : 1
  const power = own ** steep
  return power / (power + enemy ** steep)
}
