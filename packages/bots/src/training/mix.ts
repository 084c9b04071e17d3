/** A book that was learned anew beside the one before it: two books of different matches err in different places. */
import type { Book } from '@muster/kernel/mind'

/** So much of the book before is kept (0 to 1), and all that was set in it by hand. */
export function mixed(before: Book | undefined, learned: Book, kept: number): Book {
  if (before === undefined) return learned
  const mean = (old: number, now: number): number => Number((kept * old + (1 - kept) * now).toPrecision(5))
  const byHand = before.byHand ?? []
  const notes = new Set([...Object.keys(learned.weights), ...Object.keys(before.weights)])
  const weights: [string, number][] = []
  for (const note of notes) {
    const [old, now] = [before.weights[note] ?? 0, learned.weights[note] ?? 0]
    const weight = byHand.includes(note) ? old : mean(old, now)
    if (weight !== 0) weights.push([note, weight])
  }
  const hand = byHand.length > 0 ? { byHand } : {}
  return { ...hand, bias: mean(before.bias, learned.bias), weights: Object.fromEntries(weights) }
}
