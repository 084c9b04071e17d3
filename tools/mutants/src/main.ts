/**
 * `npm run mutants -- <game> [--sample n] [--seed n] [--file part-of-a-name] [--json]`: how many small wrong changes of a
 * game's rules the tests named by its rules notice. Golden files, laws and whole matches do not count.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameCalled, testsOf } from '@muster/check/games'
import { build } from 'esbuild'
import { type Mutant, mutate } from './mutate.ts'
import { type Fate, fatesOf, reportOf, SPOILT, sampleOf } from './report.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HERE = fileURLToPath(new URL('.', import.meta.url))
/** A mutant that has not been settled in this time goes round in circles, which a player would notice too. */
const PATIENCE_MS = 4_000

interface Built {
  readonly program: string
  readonly mutants: readonly Mutant[]
}

/** The game's tests with all mutants in one file; vitest is replaced by a collector of tests. */
async function bundle(game: string, file: string, folder: string): Promise<Built> {
  const rules = join(ROOT, 'games', game, 'rules')
  const tests = join(ROOT, 'games', game, 'test')
  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  for (const name of readdirSync(rules).sort()) {
    if (!name.endsWith('.ts') || !name.includes(file)) continue
    const path = join(rules, name)
    const { text, mutants: more } = mutate(relative(ROOT, path), readFileSync(path, 'utf8'), mutants.length)
    texts.set(path, text)
    mutants.push(...more)
  }
  // First what says which mutant is in force: the rules ask for it while they are loaded.
  const entry = [
    `export { tryAll } from ${JSON.stringify(join(HERE, 'try.ts'))}`,
    ...testsOf(readdirSync(tests), 'rules').map((name) => `import ${JSON.stringify(join(tests, name))}`),
  ]
  const program = join(folder, 'try.mjs')
  await build({
    stdin: { contents: entry.join('\n'), resolveDir: HERE, loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    alias: { vitest: join(HERE, 'shim.ts') },
    plugins: [
      {
        name: 'mutants',
        setup(to) {
          to.onLoad({ filter: /\/rules\/[^/]+\.ts$/ }, ({ path }) => {
            const contents = texts.get(path)
            return contents === undefined ? undefined : { contents, loader: 'ts' as const }
          })
        },
      },
    ],
  })
  return { program, mutants }
}

/** Tries these mutants one after the other; where the process hangs, that mutant has shown itself, and it goes on behind it. */
async function tried(program: string, ids: readonly number[], folder: string): Promise<Map<number, Fate>> {
  const results = join(folder, 'results.tsv')
  const start = join(folder, 'start.mjs')
  writeFileSync(
    start,
    `import { tryAll } from ${JSON.stringify(program)}\nawait tryAll(${JSON.stringify(ids)})\n`,
  )
  writeFileSync(results, '')
  let skip = 0
  for (;;) {
    const child = spawn(process.execPath, [start, results, String(skip)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = await watched(child, results)
    const fates = fatesOf(readFileSync(results, 'utf8'))
    if (ended) return fates
    if (fates.size === skip) throw new Error('The tests do not end without any mutant either.')
    skip = fates.size
  }
}

/** Whether it came to its end; it is ended when it says nothing new for too long, and ends itself when it is spoilt. */
async function watched(child: ChildProcess, results: string): Promise<boolean> {
  let size = 0
  let since = Date.now()
  while (child.exitCode === null) {
    await sleep(50)
    const now = readFileSync(results).length
    if (now !== size) {
      size = now
      since = Date.now()
    } else if (Date.now() - since > PATIENCE_MS) {
      child.kill('SIGKILL')
      return false
    }
  }
  if (child.exitCode === SPOILT) return false
  if (child.exitCode !== 0) throw new Error(`The tests could not be run: ${child.exitCode}.`)
  return true
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  },
})
const games = readdirSync(join(ROOT, 'games')).filter((each) =>
  existsSync(join(ROOT, 'games', each, 'game.ts')),
)
const game = gameCalled(games, positionals[0])
if (game === null) {
  console.error(
    `Which game? npm run mutants -- <game>; one of ${games.join(', ')}, or the beginning of its name.`,
  )
  process.exitCode = 2
} else {
  const folder = mkdtempSync(join(tmpdir(), 'muster-mutants-'))
  try {
    const { program, mutants } = await bundle(game, values.file ?? '', folder)
    const chosen = sampleOf(mutants, Number(values.sample ?? mutants.length), Number(values.seed ?? 1))
    const fates = await tried(
      program,
      chosen.map((each) => each.id),
      folder,
    )
    const report = reportOf(game, chosen, fates, mutants.length)
    console.log(values.json ? JSON.stringify(report, null, 2) : report.text)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
