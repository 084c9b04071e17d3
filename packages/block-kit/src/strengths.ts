/** The board at a glance: how much each side has where, and how much next door. Filled and used again. */
import type { AreaMap, BorderData } from './area-map.ts'

/** Two numbers for each area, one a side. */
export const spotOf = (area: number, side: number): number => area * 2 + side

export class Strengths {
  /** By spot: the hits that what stands there may expect in a round, its steps, and those who matter most in it. */
  readonly hits: Float64Array
  readonly steps: Float64Array
  readonly lords: Float64Array
  /** By spot: the hits of those next door. */
  readonly near: Float64Array
  /** By side: all hits on the map. */
  readonly total = new Float64Array(2)
  readonly #map: AreaMap<BorderData>

  constructor(map: AreaMap<BorderData>) {
    this.#map = map
    const spots = map.areas.length * 2
    this.hits = new Float64Array(spots)
    this.steps = new Float64Array(spots)
    this.lords = new Float64Array(spots)
    this.near = new Float64Array(spots)
  }

  clear(): void {
    this.hits.fill(0)
    this.steps.fill(0)
    this.lords.fill(0)
    this.near.fill(0)
    this.total.fill(0)
  }

  add(area: number, side: number, hits: number, steps: number, isLord: boolean): void {
    const spot = spotOf(area, side)
    this.hits[spot] += hits
    this.steps[spot] += steps
    if (isLord) this.lords[spot]++
    this.total[side] += hits
  }

  /** Lets an area be felt next door: a share of it, for some cannot leave. */
  spread(area: number, share: number): void {
    const one = this.hits[area * 2] * share
    const two = this.hits[area * 2 + 1] * share
    if (one === 0 && two === 0) return
    const neighbours = this.#map.neighbours[area]
    for (let i = 0; i < neighbours.length; i++) {
      this.near[neighbours[i] * 2] += one
      this.near[neighbours[i] * 2 + 1] += two
    }
  }
}
