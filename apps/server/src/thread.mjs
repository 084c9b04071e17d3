/** Where every thread enters: a thread does not inherit the TypeScript loader, so it brings its own. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.module)
