/**
 * How likely it looks to win, by what is left of both sides: at first by a rule of thumb, then as it went in earlier fights.
 * What a throw changes in that, against what was to be expected of it, is nothing on average, however good the outlook is.
 */
import type { Throw } from '@muster/kernel/odds'

/** More strength than this looks like this. */
const MOST = 39
const SIZE = MOST + 1
/** So many fights the rule of thumb counts for. */
const THUMB = 3

const within = (strength: number): number => Math.max(0, Math.min(MOST, strength))

export class Outlook {
  /** By who threw last, own strength and enemy strength. */
  readonly #won = new Float64Array(2 * SIZE * SIZE)
  readonly #seen = new Float64Array(2 * SIZE * SIZE)
  readonly #path: number[] = []

  begin(): void {
    this.#path.length = 0
  }

  /** What a throw changed beyond what was to be expected, when both sides have so much strength left. */
  changed({ dice, hits, chance }: Throw, isOwn: boolean, own: number, enemy: number): number {
    const first = isOwn ? 0 : SIZE * SIZE
    // A hit of the one takes strength of the other.
    const spot = (taken: number): number =>
      isOwn
        ? first + within(own) * SIZE + within(enemy - taken)
        : first + within(own - taken) * SIZE + within(enemy)
    const then = spot(hits)
    this.#path.push(then)
    if (chance <= 0 || chance >= 1) return 0
    let expected = 0
    let likely = (1 - chance) ** dice
    for (let i = 0; i <= dice; i++) {
      expected += likely * this.#at(spot(i))
      likely *= ((dice - i) / (i + 1)) * (chance / (1 - chance))
    }
    return this.#at(then) - expected
  }

  end(hasWon: boolean): void {
    for (const spot of this.#path) {
      this.#seen[spot]++
      if (hasWon) this.#won[spot]++
    }
  }

  #at(spot: number): number {
    const own = Math.floor(spot / SIZE) % SIZE
    const enemy = spot % SIZE
    const thumb = own === 0 ? 0 : (own * own) / (own * own + enemy * enemy)
    return (THUMB * thumb + this.#won[spot]) / (THUMB + this.#seen[spot])
  }
}
