/**
 * `npm test`: everything that must hold before a change lands. Runs every part to its end, so that one run shows all that
 * is wrong, and ends with a table of the parts and one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Done, side } from './parts.ts'
import { lastLine, NOTHING, oneCheck, plus, type Tally, tableOf, tallyOfReport } from './tally.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A part that looks at the source without running it; `npm run <script>` repeats it. */
const STATIC = [
  { name: 'types', script: 'types' },
  { name: 'types of the web client', script: 'types:web' },
  { name: 'lint and format', script: 'lint' },
  { name: 'direction of dependencies', script: 'boundaries' },
  { name: 'dead code', script: 'dead' },
] as const

interface Ran {
  readonly code: number
  readonly output: string
}

/** With `heard` its output is passed on at once; otherwise it is kept, so that parts do not talk at the same time. */
function run(script: string, args: readonly string[], heard: boolean): Promise<Ran> {
  const more = args.length > 0 ? ['--', ...args] : []
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...more], {
      cwd: ROOT,
      stdio: ['ignore', heard ? 'inherit' : 'pipe', heard ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const heading = (name: string): void => console.log(`\n— ${name}`)

async function timed(name: string, repeat: string, part: () => Promise<Tally>): Promise<Done> {
  const begun = performance.now()
  const tally = await part()
  return { name, repeat, tally, seconds: (performance.now() - begun) / 1000 }
}

const staticPart = ({ name, script }: (typeof STATIC)[number]): Promise<Done> =>
  timed(name, `npm run ${script}`, async () => {
    const { code, output } = await run(script, [], false)
    heading(name)
    console.log(code === 0 ? 'well' : output)
    return oneCheck(code === 0)
  })

const tests = (): Promise<Done> =>
  timed('tests', 'npm run unit', async () => {
    heading('tests')
    const folder = mkdtempSync(join(tmpdir(), 'muster-check-'))
    const report = join(folder, 'vitest.json')
    try {
      const args = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
      const { code } = await run('unit', args, true)
      return tallyOfReport(textOf(report), code)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

const image = (): Promise<Done> =>
  timed('image, its steps without Docker', 'npm run image', async () => {
    heading('image')
    return oneCheck((await run('image', [], true)).code === 0)
  })

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const done = await side(
  STATIC.map((part) => () => staticPart(part)),
  Math.max(2, availableParallelism()),
)
done.push(await tests())
// Its steps are a shell's.
if (process.platform !== 'win32') done.push(await image())
const total = done.reduce((sum, each) => plus(sum, each.tally), NOTHING)
console.log(`\n${tableOf(done)}\n\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
