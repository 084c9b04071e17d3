/**
 * `npm run measure [-- positions]`: so many random positions of every scenario (200 unless told) at three sizes: what is
 * offered and neither in sight nor pointed at, what covers the board, how small blocks are. Fails if anything is wrong.
 */
import { launch } from './browser.ts'
import { measureTable, zonesOf } from './measure-table.ts'
import { keepIn } from './positions.ts'
import { randomPositions } from './random-positions.ts'
import { serveFiles } from './serve.ts'

const SIZES = [
  { width: 1440, height: 900, chipped: 0.03 },
  { width: 1280, height: 720, chipped: 0.03 },
  { width: 390, height: 844, chipped: 0.15 },
] as const

const count = Number(process.argv[2] ?? 200)
const positions = randomPositions(count)
const site = await serveFiles()
const browser = await launch()
let wrong = 0
for (const { width, height, chipped } of SIZES) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // tsx marks functions by name, those that run in the page too.
  await context.addInitScript('globalThis.__name = (each) => each')
  const page = await context.newPage()
  await page.goto(`${site.base}/app.webmanifest`)
  await page.evaluate(() => localStorage.setItem('muster-settings', JSON.stringify({ pace: 'instant' })))
  await keepIn(
    page,
    positions.map(({ match }) => match),
  )
  let offered = 0
  let chips = 0
  for (const { game, match } of positions) {
    await page.goto(`${site.base}/#/match/${match.id}`)
    await page.locator('.dock[aria-busy="false"]').waitFor()
    await page.waitForTimeout(350)
    if ((await page.locator('.arena').count()) > 0) continue
    const found = await measureTable(page, zonesOf(game))
    offered += found.offered
    chips += found.chips
    const bad = [
      ...found.lost.map((area) => `${area} unseen`),
      ...(found.covered > 0.005 ? [`${found.covered} covered`] : []),
      ...(found.chipped > chipped ? [`${found.chipped} under chips`] : []),
      ...(found.onBlocks > 0 ? [`${found.onBlocks} chips on blocks`] : []),
      ...(found.smallest < 35.5 ? [`a block of ${found.smallest} px`] : []),
    ]
    wrong += bad.length
    if (bad.length > 0) console.log(`${width}×${height} ${match.id}: ${bad.join('; ')}`)
  }
  console.log(`${width}×${height}: ${positions.length} positions, ${offered} offered places, ${chips} chips`)
  await context.close()
}
await browser.close()
await site.close()
console.log(wrong === 0 ? 'Everything offered can be seen.' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1
