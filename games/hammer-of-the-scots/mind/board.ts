/** The board at a glance: how much each side has where. Made once and filled again for each position. */
import type { State } from '../state.ts'
import { AREAS, EVERY_BLOCK, isNoble, neighboursOf, onMap, RATING, SIDE, THE_ENGLAND } from '../tables.ts'

/** Hits a block is good for in a round: a die for each step, of which its rating in six hit. */
export const firepower = (s: State, block: number): number => (s.steps[block] * RATING[block]) / 6

/** Two numbers for each area, one a side. */
const SPOTS = AREAS.length * 2
export const spotOf = (area: number, side: number): number => area * 2 + side

/** Raiders come out of England one by one, and those who are fighting go nowhere. */
const SHARE_FROM_ENGLAND = 0.4
const SHARE_FROM_BATTLE = 0.2

export class Board {
  /** By spot: the firepower, steps and nobles that stand there. */
  readonly fire = new Float64Array(SPOTS)
  readonly steps = new Float64Array(SPOTS)
  readonly nobles = new Float64Array(SPOTS)
  /** By spot: the firepower that stands next door. */
  readonly near = new Float64Array(SPOTS)
  /** By side: all firepower on the map. */
  readonly total = new Float64Array(2)

  fill(s: State): void {
    this.fire.fill(0)
    this.steps.fill(0)
    this.nobles.fill(0)
    this.near.fill(0)
    this.total.fill(0)
    for (let block = 0; block < EVERY_BLOCK.length; block++) {
      const at = s.at[block]
      if (!onMap(at)) continue
      const here = spotOf(at, SIDE[block])
      const fire = firepower(s, block)
      this.fire[here] += fire
      this.steps[here] += s.steps[block]
      if (isNoble(block)) this.nobles[here]++
      this.total[SIDE[block]] += fire
    }
    for (let area = 0; area < AREAS.length; area++) this.#spread(s, area)
  }

  #spread(s: State, area: number): void {
    const english = this.fire[area * 2]
    const scottish = this.fire[area * 2 + 1]
    if (english === 0 && scottish === 0) return
    const isBattle = s.count[area * 2] > 0 && s.count[area * 2 + 1] > 0
    const share = area === THE_ENGLAND ? SHARE_FROM_ENGLAND : isBattle ? SHARE_FROM_BATTLE : 1
    const neighbours = neighboursOf(area)
    for (let i = 0; i < neighbours.length; i++) {
      this.near[neighbours[i] * 2] += english * share
      this.near[neighbours[i] * 2 + 1] += scottish * share
    }
  }
}
