/**
 * `npm test`: everything that must hold before a change lands. Runs every part to its end, the tests and beside them what
 * looks at the source, so that one run shows all that is wrong, and ends with a table of the parts and one line: `N passed,
 * N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Done, side } from './parts.ts'
import {
  lastLine,
  NOTHING,
  oneCheck,
  plus,
  secondTries,
  type Tally,
  tableOf,
  tallyOfReport,
} from './tally.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A part that runs beside the tests; `npm run <script>` repeats it. */
interface QuietPart {
  readonly name: string
  readonly script: string
}

/** They look at the source without running it. The last one's steps are a shell's. */
const QUIET: readonly QuietPart[] = [
  { name: 'types', script: 'types' },
  { name: 'types of the web client', script: 'types:web' },
  { name: 'lint and format', script: 'lint' },
  { name: 'direction of dependencies', script: 'boundaries' },
  { name: 'dead code', script: 'dead' },
  ...(process.platform === 'win32' ? [] : [{ name: 'image, its steps without Docker', script: 'image' }]),
]
/** While tests wait for a browser or a database, there is a core for these: one after the other where cores are few. */
const AT_ONCE = Math.max(1, availableParallelism() >> 2)

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

/** What it says is kept until it is done: the tests talk meanwhile. */
const quietPart = ({ name, script }: QuietPart): Promise<Done> =>
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
      const said = textOf(report)
      const again = secondTries(said)
      if (again.length > 0) console.log(`\nPassed only when tried again:\n${again.join('\n')}`)
      return tallyOfReport(said, code)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const [tested, quiet] = await Promise.all([
  tests(),
  side(
    QUIET.map((part) => () => quietPart(part)),
    AT_ONCE,
  ),
])
const done = [...quiet, tested]
const total = done.reduce((sum, each) => plus(sum, each.tally), NOTHING)
console.log(`\n${tableOf(done)}\n\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
