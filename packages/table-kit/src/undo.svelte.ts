/** Taking back, in the steps a player thinks in: what one gesture did is taken back with one. */
import type { MatchSource, Moment } from './match/source.ts'

/** What one gesture did: the moments before and after it. */
interface Stride {
  readonly from: number
  readonly to: number
}

export class Undo {
  #source: MatchSource
  #moment: () => Moment
  #strides = $state.raw<readonly Stride[]>([])

  constructor(source: MatchSource, moment: () => Moment) {
    this.#source = source
    this.#moment = moment
  }

  /** One gesture took the match from one moment to another. */
  made(from: number, to: number): void {
    if (to > from) this.#strides = [...this.#strides.filter((each) => each.to <= from), { from, to }]
  }

  /** How many choices the next undo takes back. */
  get count(): number {
    const { at, undoable } = this.#moment()
    const last = this.#strides.findLast((each) => each.to <= at)
    // Between what the gesture did and now there is only what the rules did by themselves.
    const whole = last === undefined || last.to !== at ? 1 : last.to - last.from
    return Math.min(undoable, whole)
  }

  async take(): Promise<void> {
    const { count } = this
    const { at } = this.#moment()
    this.#strides = this.#strides.filter((each) => each.to < at || each.from < at - count)
    for (let i = count; i > 0; i--) await this.#source.undo()
  }
}
