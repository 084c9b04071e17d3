/**
 * `npm run first-odds`: opens tables in the middle of a battle, each in a browser of its own, and says how much processor
 * time its threads had from the question to the first odds on the screen, and how long that took. On Linux: /proc counts it.
 * Time that passes says more of how busy the machine is; what the worker and the page need is the same.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from '../test/matches.ts'
import { launch } from './browser.ts'
import { siteIsBuilt } from './build-site.ts'
import { keepIn } from './positions.ts'
import { serveFiles } from './serve.ts'

const MATCHES = [
  hammerMatch({ id: 'hammer', seat: 1, until: 'battle', skip: 4 }),
  richardMatch({ id: 'richard', seat: 0, until: 'battle', skip: 3 }),
  warMatch({ id: 'war', seat: 0, until: 'fire-or-engage', skip: 1 }),
  warMatch({ id: 'storm', seat: 0, until: 'storm' }),
  ancienMatch({ id: 'ancien', seat: 3, until: 'cards' }, 5),
]
/** Milliseconds between two looks at the threads. */
const OFTEN = 4

/** Remembers when odds were first asked for and when they were first seen. */
const WATCH = `
  localStorage.setItem('muster-settings', JSON.stringify({ pace: 'instant', coach: false, sound: false }))
  const Real = Worker
  globalThis.Worker = class extends Real {
    postMessage(said, ...more) {
      if (said.request?.type === 'odds') globalThis.asked ??= Date.now()
      super.postMessage(said, ...more)
    }
  }
  new MutationObserver(() => {
    if (document.querySelector('.odds') !== null) globalThis.shown ??= Date.now()
  }).observe(document, { childList: true, subtree: true })`
declare const asked: number
declare const shown: number

/** Milliseconds that each thread of a process has had, by its name and number. */
function threadsOf(pid: number): Map<string, number> {
  const folder = `/proc/${pid}/task`
  const had = new Map<string, number>()
  for (const thread of readdirSync(folder)) {
    try {
      const name = readFileSync(`${folder}/${thread}/comm`, 'utf8').trim()
      const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')
      had.set(`${name} ${thread}`, Number(nanoseconds) / 1e6)
    } catch {
      // It has ended since.
    }
  }
  return had
}

if (!siteIsBuilt()) process.exit(1)
const serving = await serveFiles()
for (const match of MATCHES) {
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await page.goto(`${serving.base}/app.webmanifest`)
  await keepIn(page, [match])
  await page.addInitScript(WATCH)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []))
  const looks: (readonly [at: number, had: Map<string, number>])[] = []
  const looking = setInterval(() => {
    for (const pid of pids) looks.push([Date.now(), threadsOf(pid)])
  }, OFTEN)
  await page.goto(`${serving.base}/#/match/${match.id}`)
  await page.locator('.odds').first().waitFor()
  clearInterval(looking)
  const [from, to] = await page.evaluate(() => [asked, shown])
  const at = (time: number): Map<string, number> => looks.findLast(([when]) => when <= time)?.[1] ?? new Map()
  const before = at(from)
  const spent = [...at(to)].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)] as const)
  const most = (begins: string): number =>
    Math.max(0, ...spent.flatMap(([name, ms]) => (name.startsWith(begins) ? [ms] : [])))
  console.log(
    `${match.id}: the worker ${most('DedicatedWorker').toFixed(0)} ms, the page ${most('chromium').toFixed(0)} ms; ${to - from} ms passed`,
  )
  await browser.close()
}
await serving.close()
