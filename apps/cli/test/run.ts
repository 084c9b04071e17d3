/** The real terminal app, as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MAIN = join(ROOT, 'apps/cli/src/main.ts')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
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
