/** Threads written in TypeScript, as everything else. */
import { Worker } from 'node:worker_threads'

/** Starts a thread; the module finds `data` beside `module` in its workerData. */
export const startThread = (module: URL, data: Readonly<Record<string, unknown>> = {}): Worker =>
  new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...data, module: module.href },
    execArgv: [],
  })
