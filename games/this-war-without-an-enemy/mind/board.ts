/** The board as an opponent sees it at a glance: how strong each side is where, and what it could bring up. */
import { isContested } from '@muster/block-kit/blocks'
import { Strengths, spotOf } from '@muster/block-kit/strengths'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCK_COUNT,
  CITY_COUNT,
  cityOfInside,
  EFFECTIVENESS,
  isArtillery,
  isInside,
  LEADER,
  MAP,
  onBoard,
  REGIONAL_LEADER,
  SCOTLAND,
  SIDE,
  WITHIN_TWO,
} from '../tables.ts'

/** 7.41 Guns fire in the first round only. */
const SHARE_OF_GUNS = 0.4
/** Those who are fighting go nowhere; those two Areas away may be stopped on their way. */
const SHARE_FROM_BATTLE = 0.2
const SHARE_FROM_AFAR = 0.6

/** Hits a block is good for in a round: a die for each strength, of which its effectiveness in six hit. */
export const firepower = (s: State, block: number): number =>
  (s.steps[block] * EFFECTIVENESS[block] * (isArtillery(block) ? SHARE_OF_GUNS : 1)) / 6

export class WarBoard {
  readonly field = new Strengths(MAP)
  /** By City: the hits of those inside, and their strength; whoever they are. */
  readonly inside = new Float64Array(CITY_COUNT)
  readonly insideSteps = new Float64Array(CITY_COUNT)
  /** By spot: guns there, and the hits that could come there from two Areas away or less. */
  readonly guns = new Float64Array((SCOTLAND + 1) * 2)
  readonly reach = new Float64Array((SCOTLAND + 1) * 2)
  /** By side: hits on the board, wherever. */
  readonly total = new Float64Array(2)

  reckon(s: State): void {
    const { field, inside, insideSteps, guns, total } = this
    field.clear()
    inside.fill(0)
    insideSteps.fill(0)
    guns.fill(0)
    total.fill(0)
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const at = s.at[block]
      if (!onBoard(at)) continue
      const side = SIDE[block]
      const hits = firepower(s, block)
      total[side] += hits
      if (at <= SCOTLAND) {
        field.add(at, side, hits, s.steps[block], LEADER[block] || REGIONAL_LEADER[block])
        if (isArtillery(block)) guns[spotOf(at, side)] += s.steps[block]
      } else if (isInside(at)) {
        inside[cityOfInside(at)] += hits
        insideSteps[cityOfInside(at)] += s.steps[block]
      }
    }
    for (let area = 0; area <= SCOTLAND; area++)
      field.spread(area, isContested(s, area) ? SHARE_FROM_BATTLE : 1)
    this.#reachOut()
  }

  #reachOut(): void {
    const { hits, near } = this.field
    for (let area = 0; area < AREA_COUNT; area++) {
      const around = WITHIN_TWO[area]
      let one = -hits[area * 2]
      let two = -hits[area * 2 + 1]
      for (let i = 0; i < around.length; i++) {
        one += hits[around[i] * 2]
        two += hits[around[i] * 2 + 1]
      }
      const [nearOne, nearTwo] = [near[area * 2], near[area * 2 + 1]]
      this.reach[area * 2] = nearOne + Math.max(0, one - nearOne) * SHARE_FROM_AFAR
      this.reach[area * 2 + 1] = nearTwo + Math.max(0, two - nearTwo) * SHARE_FROM_AFAR
    }
  }
}
