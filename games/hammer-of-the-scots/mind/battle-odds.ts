/** What an open battle is likely to come to: rounds of expected hits by letter, the defender before the attacker. */
import { ratingOf } from '../rules/2-armies.ts'
import type { State } from '../state.ts'
import { BLOCKS_OF, LETTER } from '../tables.ts'

const ROUNDS = 3
const LETTERS = 3

export class Odds {
  /** By side: the share of its steps that is left at the end. */
  readonly left = new Float64Array(2)
  /** By side: the steps that took part. */
  readonly steps = new Float64Array(2)
  readonly #fire = new Float64Array(2 * LETTERS)
  readonly #late = new Float64Array(2 * LETTERS)

  /** Works a battle out from the given round on. */
  fight(s: State, area: number, attacker: number, round: number): void {
    this.#fire.fill(0)
    this.#late.fill(0)
    this.#muster(s, area, 0, attacker !== 0)
    this.#muster(s, area, 1, attacker !== 1)
    const { left, steps } = this
    left[0] = 1
    left[1] = 1
    for (let r = Math.max(1, round); r <= ROUNDS; r++) {
      for (let letter = 0; letter < LETTERS; letter++) {
        this.#roll(1 - attacker, letter, r)
        this.#roll(attacker, letter, r)
      }
      if (left[0] <= 0 || left[1] <= 0) break
    }
    if (steps[0] === 0) left[0] = 0
    if (steps[1] === 0) left[1] = 0
  }

  #muster(s: State, area: number, side: number, defends: boolean): void {
    this.steps[side] = 0
    const blocks = BLOCKS_OF[side]
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]
      if (s.at[block] !== area) continue
      const fire = (s.steps[block] * ratingOf(s, block, area, defends)) / 6
      const kept = s.joins[block] > 1 ? this.#late : this.#fire
      kept[side * LETTERS + LETTER[block]] += fire
      this.steps[side] += s.steps[block]
    }
  }

  #roll(side: number, letter: number, round: number): void {
    const enemy = 1 - side
    const { left, steps } = this
    if (left[side] <= 0 || steps[enemy] === 0) return
    const slot = side * LETTERS + letter
    const hits = (this.#fire[slot] + (round > 1 ? this.#late[slot] : 0)) * left[side]
    left[enemy] = Math.max(0, left[enemy] - hits / steps[enemy])
  }
}
