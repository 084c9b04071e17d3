/** Asking for the odds of a battle: a game's worker reckons them from what the viewer sees. */
import type { Expected } from '@muster/block-kit/battle-odds'

/** Of the battle that is fought, in which these have not had their turn yet; or of an attack before it is sent. */
export interface OddsQuestion {
  readonly view: unknown
  readonly seat: number
  readonly waiting: readonly string[]
  readonly attack?: { readonly area: string; readonly blocks: readonly string[] } | undefined
}

export type AskOdds = (question: OddsQuestion) => Promise<Expected | null>

/** Asks a worker that is hired with the first question. */
export function oddsBy(hire: () => Worker): AskOdds {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, (odds: Expected | null) => void>()
  return (question) => {
    if (worker === null) {
      worker = hire()
      worker.onmessage = ({ data }: MessageEvent<{ number: number; odds: Expected | null }>) => {
        waiting.get(data.number)?.(data.odds)
        waiting.delete(data.number)
      }
    }
    const number = ++asked
    worker.postMessage({ number, question })
    return new Promise((resolve) => waiting.set(number, resolve))
  }
}

/** In the worker: answers with what the game reckons. */
export function answerOdds(reckon: (question: OddsQuestion) => Expected | null): void {
  self.onmessage = ({ data }: MessageEvent<{ number: number; question: OddsQuestion }>) =>
    self.postMessage({ number: data.number, odds: reckon(data.question) })
}
