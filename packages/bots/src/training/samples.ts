/** Positions from matches, as rows of notes, with what became of them. */
import type { Seat } from '@muster/kernel/game'

/** One row for each seat whose side of a position was noted. */
export interface Rows {
  readonly width: number
  readonly length: number
  row(i: number): Float32Array
}

const ROWS_IN_A_BLOCK = 4096

/** Grows by blocks, so that hundreds of thousands of rows need neither copying nor a guess beforehand. */
export class Samples implements Rows {
  readonly width: number
  readonly #blocks: Float32Array[] = []
  length = 0
  /** By row: the match, the stretch between two checkpoints, the seat; and whether stock was taken there. */
  readonly match: number[] = []
  readonly stretch: number[] = []
  readonly seat: Seat[] = []
  readonly isStock: boolean[] = []
  /** By match: what each seat got of it, from 0 to 1. */
  readonly results: (readonly number[])[] = []

  constructor(width: number) {
    this.width = width
  }

  add(notes: Float64Array, match: number, stretch: number, seat: Seat, isStock: boolean): void {
    const place = this.length % ROWS_IN_A_BLOCK
    if (place === 0) this.#blocks.push(new Float32Array(ROWS_IN_A_BLOCK * this.width))
    this.#blocks[this.#blocks.length - 1].set(notes.subarray(0, this.width), place * this.width)
    this.match.push(match)
    this.stretch.push(stretch)
    this.seat.push(seat)
    this.isStock.push(isStock)
    this.length++
  }

  row(i: number): Float32Array {
    const place = (i % ROWS_IN_A_BLOCK) * this.width
    return this.#blocks[Math.floor(i / ROWS_IN_A_BLOCK)].subarray(place, place + this.width)
  }
}
