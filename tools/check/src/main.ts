/**
 * `npm test`: everything that must hold before a change lands. Runs every check to its end, so that one run shows
 * all that is wrong, and ends with one line: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lastLine, NOTHING, oneCheck, plus, type Tally, tallyOfReport } from './tally.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

const CHECKS: readonly Check[] = [
  { name: 'types (tsc)', command: ['tsc', '--noEmit'] },
  {
    name: 'types of the web client (svelte-check)',
    command: [
      'svelte-check',
      '--workspace',
      'apps/web',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ],
  },
  { name: 'lint and format (biome)', command: ['biome', 'check', '.'] },
  {
    name: 'dependency direction (dependency-cruiser)',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'games', 'apps', 'tools'],
  },
]

function run([program, ...args]: readonly [string, ...string[]]): number {
  const { status, error } = spawnSync(join(BIN, program), args, { cwd: ROOT, stdio: 'inherit' })
  if (error !== undefined) console.error(`${program} could not be started: ${error.message}`)
  return status ?? 1
}

function heading(name: string): void {
  console.log(`\n— ${name}`)
}

function runCheck({ name, command }: Check): Tally {
  heading(name)
  return oneCheck(run(command) === 0)
}

function runTests(): Tally {
  heading('tests (vitest)')
  const folder = mkdtempSync(join(tmpdir(), 'muster-check-'))
  const report = join(folder, 'vitest.json')
  try {
    const exitCode = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`])
    return tallyOfReport(textOf(report), exitCode)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

let total = NOTHING
for (const check of CHECKS) {
  const tally = runCheck(check)
  if (tally.failed > 0) console.log(`FAILED: ${check.name}`)
  total = plus(total, tally)
}
total = plus(total, runTests())
console.log(`\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
