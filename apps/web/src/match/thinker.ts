/** Somebody who thinks for a player, in a worker of its own, so that neither page nor match wait for it. */
import type { Advice } from '@muster/kernel/mind'
import { askingOdds, type Odds } from './asking-odds.ts'
import type { Dealt, Thinks, Thought } from './thinking.ts'

export interface Thinker {
  readonly odds: Odds
  readonly advice: () => Promise<readonly Advice[]>
  /** Loads what it thinks with, before it is asked. */
  prepare(): void
  dismiss(): void
}

/**
 * Is hired when it is to prepare itself, or when the mouse first moves or something is touched; at the latest with the first
 * question. `deal` gives the position as the viewer could take it to be.
 */
export function thinkerFor(game: string, deal: () => Promise<Dealt>): Thinker {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, (advice: readonly Advice[]) => void>()
  const tell = (thought: Thought): void => {
    worker ??= hire((thinks) => {
      if (thinks.type === 'odds') return asking.hear(thinks)
      waiting.get(thinks.number)?.(thinks.advice)
      waiting.delete(thinks.number)
    })
    worker.postMessage(thought)
  }
  const asking = askingOdds(
    async (number, meant, isWanted) => {
      const dealt = await deal()
      if (isWanted()) tell({ type: 'odds', number, game, meant, ...dealt })
    },
    (number) => tell({ type: 'stop', number }),
  )
  const untouched = new AbortController()
  const prepare = (): void => {
    untouched.abort()
    if (worker === null) tell({ type: 'prepare', game })
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, prepare, { capture: true, signal: untouched.signal })
  return {
    odds: asking.odds,
    async advice() {
      const number = ++asked
      const dealt = await deal()
      return new Promise((resolve) => {
        waiting.set(number, resolve)
        tell({ type: 'advice', number, game, ...dealt })
      })
    },
    prepare,
    dismiss() {
      untouched.abort()
      worker?.terminate()
    },
  }
}

function hire(hear: (thinks: Thinks) => void): Worker {
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Thinks>) => hear(data)
  return worker
}
