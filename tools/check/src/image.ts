/**
 * `npm run image`: the steps of the Dockerfile without Docker. They run in a temporary copy of what git has, each stage
 * in a folder of its own that stands for the image's file system; then the server is started as the image starts it,
 * and as `npm start` does without development dependencies, must become healthy, serve the site, and stop on SIGTERM.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { healthCommand, programOf, type Stage, stagesOf, variablesOf } from './dockerfile.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const READY_WITHIN_MS = 60_000
const STOPPED_WITHIN_MS = 12_000

/** Where a stage's file system lies here, and what it has said so far. */
interface Built {
  readonly folder: string
  workdir: string
  environment: Record<string, string>
  health: string
  program: readonly string[]
}

/** Paths of the image as they are here, and its user as whoever runs this. */
const here = (folder: string, text: string): string =>
  text
    .replace(/(^|[\s=])\/(?=\w)/g, `$1${folder}/`)
    .replace(/\bchown node\b/g, `chown ${process.getuid?.() ?? 0}`)

function build(stage: Stage, folder: string, earlier: ReadonlyMap<string, Built>): Built {
  const built: Built = { folder, workdir: folder, environment: {}, health: '', program: [] }
  for (const { instruction, rest } of stage.steps) {
    console.log(`${instruction} ${rest}`)
    switch (instruction) {
      case 'WORKDIR':
        built.workdir = here(folder, rest)
        mkdirSync(built.workdir, { recursive: true })
        break
      case 'COPY':
        copy(rest, built, earlier)
        break
      case 'RUN':
        shell(here(folder, rest), built)
        break
      case 'ENV':
        Object.assign(built.environment, variablesOf(here(folder, rest)))
        break
      case 'HEALTHCHECK':
        built.health = healthCommand(rest)
        break
      case 'CMD':
        built.program = programOf(rest)
        break
      default:
        // USER, VOLUME and EXPOSE say how a container is run.
        break
    }
  }
  return built
}

function copy(rest: string, into: Built, earlier: ReadonlyMap<string, Built>): void {
  const from = /^--from=(\S+) (\S+) \.$/.exec(rest)
  if (from !== null) {
    const source = earlier.get(from[1])
    if (source === undefined) throw new Error(`No stage is called ${from[1]}.`)
    cpSync(here(source.folder, from[2]), into.workdir, { recursive: true, verbatimSymlinks: true })
  } else if (rest === '. .') {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
    })
    for (const file of files
      .toString()
      .split('\0')
      .filter((each) => each !== '')) {
      mkdirSync(join(into.workdir, dirname(file)), { recursive: true })
      cpSync(join(ROOT, file), join(into.workdir, file), { force: true })
    }
  } else throw new Error(`COPY ${rest} is not tried here.`)
}

const environmentOf = (built: Built): NodeJS.ProcessEnv => ({
  ...process.env,
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  ...built.environment,
})

function shell(command: string, built: Built): void {
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: built.workdir,
    env: environmentOf(built),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`"${command}" ended with ${status}.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode)))

/** The program has ended, with this code if one is asked for, and so has the server, which may be another process. */
async function stopped(child: ChildProcess, port: string, wanted: number | null): Promise<void> {
  const code = await Promise.race([ended(child), sleep(STOPPED_WITHIN_MS, 'late' as const, { ref: false })])
  if (code === 'late') throw new Error('It does not end on SIGTERM.')
  if (wanted !== null && code !== wanted) throw new Error(`On SIGTERM it ended with ${code}.`)
  const deadline = Date.now() + STOPPED_WITHIN_MS
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
  while (await answers()) {
    if (Date.now() > deadline) throw new Error('The server outlives the program that started it.')
    await sleep(100)
  }
}

/** Starts it, waits until the image's own health check is content, asks for the site, and stops it as Docker would. */
async function serves(image: Built, program: readonly string[], code: number | null): Promise<void> {
  console.log(`\n${program.join(' ')}`)
  const PORT = String(await freePort())
  const env = { ...environmentOf(image), HOST: '127.0.0.1', PORT, LOG_LEVEL: 'warn' }
  const child = spawn(program[0], program.slice(1), {
    cwd: image.workdir,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const deadline = Date.now() + READY_WITHIN_MS
    while (spawnSync('sh', ['-c', image.health], { cwd: image.workdir, env }).status !== 0) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} instead of serving.`)
      if (Date.now() > deadline) throw new Error('It was not healthy in time.')
      await sleep(200)
    }
    const page = await (await fetch(`http://127.0.0.1:${PORT}/`)).text()
    if (!page.includes('<script type="module"')) throw new Error('It does not serve the site.')
    child.kill('SIGTERM')
    await stopped(child, PORT, code)
    console.log('healthy, serves the site, stops on SIGTERM')
  } finally {
    child.kill('SIGKILL')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muster-image-'))
try {
  const stages = new Map<string, Built>()
  let last: Built | undefined
  for (const stage of stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
    last = build(stage, join(folder, stage.name), stages)
    stages.set(stage.name, last)
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.')
  await serves(last, last.program, 0)
  // npm itself ends by the signal; what matters is that the server does not stay behind.
  await serves(last, ['npm', 'start'], null)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
