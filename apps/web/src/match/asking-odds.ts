/** Questions about odds that were put to a worker, and who waits for their answers. */
import type { Expected, Meant } from '@muster/kernel/odds'
import type { MatchSource } from '@muster/table-kit/match/source.ts'
import type { OddsTold } from './thinking.ts'

export type Odds = NonNullable<MatchSource['odds']>

export interface AskingOdds {
  readonly odds: Odds
  /** What the worker says. */
  hear(told: OddsTold): void
}

/** `ask` puts a question under its number, if it is still wanted; `stop` says that nobody waits for it any more. */
export function askingOdds(
  ask: (number: number, meant: Meant | null, isWanted: () => boolean) => Promise<unknown>,
  stop: (number: number) => void,
): AskingOdds {
  let asked = 0
  const waiting = new Map<number, (odds: Expected | null) => void>()
  return {
    odds(meant, hear) {
      const number = ++asked
      waiting.set(number, hear)
      const isWanted = (): boolean => waiting.has(number)
      ask(number, meant, isWanted).catch(() => {
        if (waiting.delete(number)) hear(null)
      })
      return () => {
        if (waiting.delete(number)) stop(number)
      }
    },
    hear({ number, odds, last }) {
      const hears = waiting.get(number)
      if (last) waiting.delete(number)
      hears?.(odds)
    },
  }
}
