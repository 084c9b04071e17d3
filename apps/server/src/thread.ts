/** Threads written in TypeScript, as everything else. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a thread says when it can be asked. Loading takes time on a busy machine, and is not thinking. */
export const READY = 'ready'

/** Threads that think give way to the one that serves people. */
const POLITE = 10

/** Starts a thread; the module finds `data` beside `module` in its workerData. */
export const startThread = (module: URL, data: Readonly<Record<string, unknown>> = {}): Worker =>
  new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...data, module: module.href },
    execArgv: [],
  })

/** Only Linux can tell threads apart here; elsewhere they all run alike. */
export function beModest(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), POLITE)
  } catch {
    // Thinking as fast as the server serves is allowed too.
  }
}
