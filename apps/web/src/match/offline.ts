/** A match played in a worker of this browser and kept in it. Needs no server. */
import type { Viewer } from '@muster/kernel/game'
import type { MatchSource, Update } from './source.ts'
import type { Opened, Reply, Request } from './worker-protocol.ts'

export class CannotOpen extends Error {
  readonly code: string
  constructor(code: string, reason: string) {
    super(reason)
    this.code = code
  }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

export async function openOffline(id: string, viewer: Viewer | null = null): Promise<MatchSource> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const ears = new Set<(update: Update) => void>()
  /** What came before anybody listened. */
  const early: Update[] = []
  let number = 0

  worker.onmessage = (message: MessageEvent<Reply>) => {
    const reply = message.data
    if (reply.type === 'update') {
      if (ears.size === 0) early.push(reply.update)
      for (const hear of ears) hear(reply.update)
      return
    }
    const asked = waiting.get(reply.number)
    waiting.delete(reply.number)
    if (reply.type === 'done') asked?.resolve(reply.result)
    else asked?.reject(new CannotOpen(reply.code, reply.reason))
  }
  worker.onerror = (event) => {
    for (const each of waiting.values()) each.reject(new CannotOpen('unexpected', event.message))
    waiting.clear()
  }

  const ask = <T>(request: Request): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.set(++number, { resolve: (result) => resolve(result as T), reject })
      worker.postMessage({ number, request })
    })

  let opened: Opened
  try {
    opened = await ask<Opened>({ type: 'open', id, viewer })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    info: opened.info,
    listen(hear) {
      ears.add(hear)
      for (const update of early.splice(0)) hear(update)
      return () => ears.delete(hear)
    },
    act: (words) => ask({ type: 'act', words }),
    undo: () => ask({ type: 'undo' }),
    look: (eyes) => ask({ type: 'look', viewer: eyes }),
    why: (about) => ask({ type: 'why', ask: about }),
    tryOut: (words) => ask({ type: 'try', words }),
    chains: (request) => ask({ type: 'chains', request }),
    record: () => ask({ type: 'record' }),
    close: () => worker.terminate(),
  }
}
