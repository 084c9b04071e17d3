/** A thread that copies the database and tries the copy, so that nobody waits for it. */
import { parentPort, workerData } from 'node:worker_threads'
import { backup, tryBackup } from './backup.ts'

const { dataDir, file } = workerData as { dataDir: string; file: string }
const bytes = backup(dataDir, file)
parentPort?.postMessage({ bytes, ...(await tryBackup(file)) })
