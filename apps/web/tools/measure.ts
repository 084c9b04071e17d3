/**
 * `npm run measure [-- positions [game …]]`: so many random positions of every scenario (200 unless told), of all games
 * or these, at three sizes, before and after a group is chosen: what is offered and neither in sight nor pointed at, what
 * covers the board, how small things on it are. Fails if anything is wrong.
 *
 * A table is opened for each scenario and seat; its worker is then given one match after the other, as if the player
 * came to the table anew each time. So a position costs what drawing it costs, and 200 of each scenario take minutes.
 */
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { siteIsBuilt } from './build-site.ts'
import { faultsOf, type Measured, measureTable, type Size, zonesOf } from './measure-table.ts'
import { keepIn } from './positions.ts'
import { type Position, randomPositions } from './random-positions.ts'
import { serveFiles } from './serve.ts'

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

/** A machine may be busy with other things, and this runs for long. */
const PATIENCE = 300_000

/** Remembers the worker that plays the match. (tsx marks functions by name, those that run in the page too.) */
const CATCH_WORKER = `
  globalThis.__name = (each) => each
  const Real = Worker
  globalThis.Worker = class extends Real {
    constructor(url, options) {
      super(url, options)
      if (/\\/worker-/.test(String(url))) globalThis.player = this
    }
  }`
declare const player: Worker

/** Gives the open table another match. Runs in the page. */
function deal(match: Position['match']): Promise<string> {
  // Nobody was away: what happened before is not told.
  localStorage.removeItem('muster-looks')
  return new Promise((resolve) => {
    const answered = ({ data }: MessageEvent<{ number?: number; type: string; reason?: string }>): void => {
      if (data.number !== -1) return
      player.removeEventListener('message', answered)
      resolve(data.type === 'done' ? '' : (data.reason ?? 'unknown'))
    }
    player.addEventListener('message', answered)
    player.postMessage({ number: -1, request: { type: 'try', match, open: false } })
  })
}

/** Until all that may be chosen is shown. Runs in the page. */
async function settle(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  do {
    await frame()
    await frame()
  } while (document.querySelector('.dock[aria-busy="false"]') === null)
  await frame()
}

/** Chooses the first group that the column offers, if it does. Runs in the page. */
function chooseGroup(): boolean {
  const group = document.querySelector<HTMLElement>('.dock .group')
  group?.click()
  return group !== null
}

interface Tally {
  positions: number
  offered: number
  chips: number
  wrong: number
}

async function measureAt(
  page: Page,
  size: Size,
  positions: readonly Position[],
  base: string,
): Promise<Tally> {
  const tally: Tally = { positions: 0, offered: 0, chips: 0, wrong: 0 }
  const count = (name: string, found: Measured): void => {
    tally.offered += found.offered
    tally.chips += found.pointed
    const faults = faultsOf(found, size)
    tally.wrong += faults.length
    if (faults.length > 0) console.log(`${size.width}×${size.height} ${name}: ${faults.join('; ')}`)
  }
  let open = ''
  for (const { game, seat, scenario, match } of positions) {
    const table = `${game} ${scenario} ${seat}`
    if (table !== open) {
      await keepIn(page, [match])
      await page.goto(`${base}/#/match/${match.id}`)
      await page.locator('.dock[aria-busy="false"]').waitFor()
      await page.locator('.at-table .area').first().waitFor()
      // Nothing is measured on the printed board, and colours are not measured: painting would take most of the time.
      await page.addStyleTag({ content: '.ground { display: none !important } html { opacity: 0 }' })
      if (!open.startsWith(`${game} ${scenario} `))
        console.log(`${told(size, tally)}: now ${game} ${scenario}`)
      open = table
    } else {
      const failed = await page.evaluate(deal, match)
      if (failed !== '') throw new Error(`${match.id}: ${failed}`)
    }
    await page.evaluate(settle)
    if ((await page.locator('.arena').count()) > 0) continue
    tally.positions++
    const zones = zonesOf(game)
    count(match.id, await measureTable(page, zones))
    if (!(await page.evaluate(chooseGroup))) continue
    await page.evaluate(settle)
    count(`${match.id}, group chosen`, await measureTable(page, zones))
    await page.keyboard.press('Escape')
  }
  return tally
}

const started = Date.now()
const minutes = (): string => `${((Date.now() - started) / 60_000).toFixed(1)} min`
const told = ({ width, height }: Size, { positions, offered, chips, wrong }: Tally): string =>
  `${width}×${height}: ${positions} positions, ${offered} offered places, ${chips} by chips, ${wrong} wrong, ${minutes()}`
const [count = '200', ...games] = process.argv.slice(2)
const positions = [...randomPositions(Number(count), games)].sort(
  (a, b) => a.game.localeCompare(b.game) || a.scenario.localeCompare(b.scenario) || a.seat - b.seat,
)
console.log(`${positions.length} positions played, ${minutes()}`)
if (!siteIsBuilt()) process.exit(1)
const site = await serveFiles()
const browser = await launch()
const tallies = await Promise.all(
  SIZES.map(async (viewport) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await context.addInitScript(CATCH_WORKER)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    await page.goto(`${site.base}/app.webmanifest`)
    const wishes = JSON.stringify({ pace: 'instant', odds: false, coach: false, sound: false })
    await page.evaluate((kept) => localStorage.setItem('muster-settings', kept), wishes)
    const tally = await measureAt(page, viewport, positions, site.base)
    console.log(told(viewport, tally))
    await context.close()
    return tally
  }),
)
await browser.close()
await site.close()
const wrong = tallies.reduce((sum, each) => sum + each.wrong, 0)
console.log(wrong === 0 ? 'Everything offered can be seen.' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1
