/** Runs a server until it is told to stop. */

import { startServer } from '../server.ts'
import { CannotOpen } from '../storage/trouble.ts'
import { BadSetting, readSettings } from './settings.ts'

/** A shutdown that takes longer is cut short: everything acknowledged is on the disk already. */
const PATIENCE_MS = 10_000
/** How soon a server notices that npm has been stopped. */
const WATCH_MS = 250

/** Answers with the exit code, once stopped. */
export async function serve(args: readonly string[]): Promise<number> {
  let server: Awaited<ReturnType<typeof startServer>>
  try {
    const settings = readSettings(args, process.env)
    server = await startServer(settings)
    server.services.rehearsal.warm()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const said =
      code === 'EADDRINUSE' ? 'The port is in use; choose another with --port.' : errorSentence(error)
    console.error(said)
    return error instanceof BadSetting ? 2 : 1
  }
  console.log(`Muster is at ${server.url}`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
    whenAbandoned(resolve)
  })
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  await server.close()
  return 0
}

/**
 * npm puts a shell between itself and the server, and that shell dies of a signal without passing it on. So a server that
 * npm has started stops when its parent is gone.
 */
function whenAbandoned(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, WATCH_MS)
  timer.unref()
}

const errorSentence = (error: unknown): string =>
  error instanceof BadSetting || error instanceof CannotOpen
    ? error.message
    : `The server could not start: ${error instanceof Error ? error.message : String(error)}`
