/** Servers for tests: in this process, or in one of their own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_LIMITS } from '../src/http/limits.ts'
import { type RunningServer, SETTINGS, type ServerSettings, startServer } from '../src/server.ts'

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'muster-server-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** On SQLite in a folder of its own, unless a database is given. */
export async function serveHere(
  databaseUrl?: string,
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer> {
  const folder = temporaryFolder()
  const server = await startServer({
    ...SETTINGS,
    port: 0,
    limits: NO_LIMITS,
    logLevel: 'silent',
    store: { dataDir: folder.path, databaseUrl },
    ...settings,
  })
  return {
    ...server,
    async close() {
      await server.close()
      folder.remove()
    },
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface OtherProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Everything that it has logged. */
  said(): string
  /** kill -9, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

interface Elsewhere {
  /** Loaded before the server, in its process. */
  readonly preload?: URL | undefined
  /** For Node. */
  readonly flags?: readonly string[] | undefined
  /** The checkout whose server it is; this one unless told. */
  readonly root?: string | undefined
}

export function serveElsewhere(
  env: Readonly<Record<string, string>>,
  { preload, flags = [], root = ROOT }: Elsewhere = {},
): Promise<OtherProcess> {
  const child = spawn(
    process.execPath,
    [
      ...['--max-semi-space-size=16', '--v8-pool-size=1', ...flags, '--import', 'tsx'],
      ...(preload === undefined ? [] : ['--import', preload.href]),
      'apps/server/src/main.ts',
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (part: Buffer): void => {
      said += String(part)
      const url = /Muster is at (\S+)/.exec(said)?.[1]
      if (url !== undefined) {
        resolve({
          url,
          process: child,
          said: () => said,
          kill: () => end('SIGKILL'),
          stop: () => end('SIGTERM'),
        })
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}
