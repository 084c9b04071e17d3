/**
 * What a battle is likely to come to: rounds of expected hits by letter, the defender before the attacker, each side
 * striking with what it has left. Opponents reckon with it thousands of times a second, so it is filled and used again.
 */
const LETTERS = 4

export class Odds {
  /** By side: the share of its steps that is left in the end. */
  readonly left = new Float64Array(2)
  /** By side: the steps that take part. */
  readonly steps = new Float64Array(2)
  readonly #hits = new Float64Array(2 * LETTERS)
  readonly #late = new Float64Array(2 * LETTERS)

  clear(): void {
    this.#hits.fill(0)
    this.#late.fill(0)
    this.steps.fill(0)
  }

  /** One more block, or several: their letter, the hits they may expect in a round, and whether they come later. */
  add(side: number, letter: number, hits: number, steps: number, isLate: boolean): void {
    const slot = side * LETTERS + letter
    if (isLate) this.#late[slot] += hits
    else this.#hits[slot] += hits
    this.steps[side] += steps
  }

  /** Fights the rounds from one to another. Those who come later are there from the second on. */
  fight(attacker: number, from: number, to: number): void {
    const { left, steps } = this
    left[0] = steps[0] > 0 ? 1 : 0
    left[1] = steps[1] > 0 ? 1 : 0
    for (let round = Math.max(1, from); round <= to && left[0] > 0 && left[1] > 0; round++) {
      for (let letter = 0; letter < LETTERS; letter++) {
        this.#strike(1 - attacker, letter, round)
        this.#strike(attacker, letter, round)
      }
    }
  }

  #strike(side: number, letter: number, round: number): void {
    const enemy = 1 - side
    const slot = side * LETTERS + letter
    const hits = (this.#hits[slot] + (round > 1 ? this.#late[slot] : 0)) * this.left[side]
    if (hits > 0) this.left[enemy] = Math.max(0, this.left[enemy] - hits / this.steps[enemy])
  }
}
