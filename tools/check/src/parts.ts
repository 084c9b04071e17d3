/** The parts of a check, side by side. */
import type { Tally } from './tally.ts'

export interface Done {
  readonly name: string
  readonly seconds: number
  readonly tally: Tally
  /** The command that runs this part alone. */
  readonly repeat: string
}

/** Runs all, so many at a time, and answers in their order. */
export async function side<T>(parts: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < parts.length) {
      const at = next++
      done[at] = await parts[at]()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, worker))
  return done
}
