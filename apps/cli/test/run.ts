/** The real terminal app, as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { vi } from 'vitest'
import { run } from '../src/cli.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MAIN = join(ROOT, 'apps/cli/src/main.ts')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs `muster …args` in this process: for what reads no input and ends at once. */
export async function musterHere(args: readonly string[]): Promise<Ran> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const code = await run(args)
    const said = (spy: typeof log): string => spy.mock.calls.map((call) => `${format(...call)}\n`).join('')
    return { code, out: said(log), err: said(error) }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

/** Runs `muster …args`, types `input` and waits for the end. */
export function muster(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LANG: 'C', LC_ALL: '', MUSTER_DEBUG: undefined }
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], { cwd: ROOT, env })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => {}) // It may have left before it has read everything.
    child.stdin.end(input)
  })
}

export const typed = (...lines: string[]): string => `${lines.join('\n')}\n`

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'muster-cli-'))
