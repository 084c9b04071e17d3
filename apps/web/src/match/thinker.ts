/** Somebody who thinks for a player, in a worker of its own, so that neither page nor match wait for it. */
import type { Advice } from '@muster/kernel/mind'
import type { MatchSource } from '@muster/table-kit/match/source.ts'
import type { Dealt, Thinks, Thought } from './thinking.ts'

type Odds = NonNullable<MatchSource['odds']>

export interface Thinker {
  readonly odds: Odds
  readonly advice: () => Promise<readonly Advice[]>
  dismiss(): void
}

/**
 * Is hired and prepares itself while the player still looks: when the mouse first moves or something is touched, long before
 * there is a battle; at the latest with the first question. `deal` gives the position as the viewer could take it to be.
 */
export function thinkerFor(game: string, deal: () => Promise<Dealt>): Thinker {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, (thinks: Thinks) => void>()
  const tell = (thought: Thought): void => {
    worker ??= hire((thinks) => waiting.get(thinks.number)?.(thinks))
    worker.postMessage(thought)
  }
  const untouched = new AbortController()
  const prepare = (): void => {
    untouched.abort()
    if (worker === null) tell({ type: 'prepare', game })
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, prepare, { capture: true, signal: untouched.signal })
  return {
    odds(meant, hear) {
      const number = ++asked
      waiting.set(number, (thinks) => {
        if (thinks.type !== 'odds') return
        if (thinks.last) waiting.delete(number)
        hear(thinks.odds)
      })
      deal().then(
        (dealt) => waiting.has(number) && tell({ type: 'odds', number, game, meant, ...dealt }),
        () => hear(null),
      )
      return () => {
        if (waiting.delete(number)) tell({ type: 'stop', number })
      }
    },
    async advice() {
      const number = ++asked
      const dealt = await deal()
      return new Promise((resolve) => {
        waiting.set(number, (thinks) => {
          if (thinks.type !== 'advice') return
          waiting.delete(number)
          resolve(thinks.advice)
        })
        tell({ type: 'advice', number, game, ...dealt })
      })
    },
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
