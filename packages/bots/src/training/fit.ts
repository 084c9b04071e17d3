/** Fits a logistic model to rows and targets between 0 and 1: Adam on shuffled batches, the same for the same seed. */
import { fastChance, shuffle } from '@muster/kernel/chance'
import { sigmoid } from '../eye.ts'
import type { Rows } from './samples.ts'

export interface Fit {
  readonly bias: number
  readonly weights: Float64Array
  /** On the rows held out: the mean loss, and the share of results called right. */
  readonly loss: number
}

export interface FitOrder {
  readonly rows: Rows
  /** The rows to learn from, and those held out to choose the epoch by. */
  readonly learn: readonly number[]
  readonly check: readonly number[]
  readonly targets: Float64Array
  /** How many of the columns, from the first on, are used. */
  readonly columns: number
  readonly epochs: number
  readonly decay: number
  readonly seed: number
}

const BATCH = 64
const RATE = 0.003
const LAST_RATE = 0.1
const KEEP = 0.9
const KEEP_SQUARES = 0.999
const TINY = 1e-8

export function fitLogistic({ rows, learn, check, targets, columns, epochs, decay, seed }: FitOrder): Fit {
  const { mean, scale } = spreadOf(rows, learn, columns)
  const size = columns + 1
  const weights = new Float64Array(size)
  const gradient = new Float64Array(size)
  const drift = new Float64Array(size)
  const squares = new Float64Array(size)
  const standard = new Float64Array(columns)
  const order = learn.slice()
  const chance = fastChance(seed)
  const steps = Math.ceil(order.length / BATCH) * epochs
  let step = 0
  let best: Fit = { bias: 0, weights: new Float64Array(columns), loss: Number.POSITIVE_INFINITY }
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(chance, order)
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH)
      gradient.fill(0)
      for (let i = from; i < to; i++) {
        const row = rows.row(order[i])
        let sum = weights[columns]
        for (let c = 0; c < columns; c++) {
          standard[c] = (row[c] - mean[c]) * scale[c]
          sum += weights[c] * standard[c]
        }
        const error = (sigmoid(sum) - targets[order[i]]) / (to - from)
        for (let c = 0; c < columns; c++) gradient[c] += error * standard[c]
        gradient[columns] += error
      }
      step++
      const rate = RATE * (1 - (1 - LAST_RATE) * (step / steps))
      for (let c = 0; c < size; c++) {
        drift[c] = KEEP * drift[c] + (1 - KEEP) * gradient[c]
        squares[c] = KEEP_SQUARES * squares[c] + (1 - KEEP_SQUARES) * gradient[c] ** 2
        const m = drift[c] / (1 - KEEP ** step)
        const v = squares[c] / (1 - KEEP_SQUARES ** step)
        weights[c] -= rate * (m / (Math.sqrt(v) + TINY) + (c < columns ? decay * weights[c] : 0))
      }
    }
    const raw = unstandardised(weights, mean, scale, columns)
    const loss = lossOf(rows, check.length > 0 ? check : learn, targets, raw.bias, raw.weights)
    if (loss < best.loss) best = { ...raw, loss }
  }
  return best
}

function spreadOf(
  rows: Rows,
  learn: readonly number[],
  columns: number,
): { mean: Float64Array; scale: Float64Array } {
  const mean = new Float64Array(columns)
  const scale = new Float64Array(columns)
  for (const i of learn) {
    const row = rows.row(i)
    for (let c = 0; c < columns; c++) mean[c] += row[c] / learn.length
  }
  for (const i of learn) {
    const row = rows.row(i)
    for (let c = 0; c < columns; c++) scale[c] += (row[c] - mean[c]) ** 2 / learn.length
  }
  // What never changes says nothing.
  for (let c = 0; c < columns; c++) scale[c] = scale[c] < 1e-9 ? 0 : 1 / Math.sqrt(scale[c])
  return { mean, scale }
}

function unstandardised(
  weights: Float64Array,
  mean: Float64Array,
  scale: Float64Array,
  columns: number,
): { bias: number; weights: Float64Array } {
  const raw = new Float64Array(columns)
  let bias = weights[columns]
  for (let c = 0; c < columns; c++) {
    raw[c] = weights[c] * scale[c]
    bias -= raw[c] * mean[c]
  }
  return { bias, weights: raw }
}

function lossOf(
  rows: Rows,
  some: readonly number[],
  targets: Float64Array,
  bias: number,
  weights: Float64Array,
): number {
  let loss = 0
  for (const i of some) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, worthOf(rows.row(i), bias, weights)))
    loss -= (targets[i] * Math.log(p) + (1 - targets[i]) * Math.log(1 - p)) / some.length
  }
  return loss
}

export function worthOf(row: Float32Array, bias: number, weights: Float64Array): number {
  let sum = bias
  for (let c = 0; c < weights.length; c++) sum += weights[c] * row[c]
  return sigmoid(sum)
}
