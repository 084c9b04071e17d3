/**
 * `npm run filmstrip -- hammer-of-the-scots [phone] [pl] [folder]`: stills of a first match, ten a second through one battle
 * and one opponent's turn, and a contact sheet: to be looked at as a stranger would.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { siteIsBuilt } from './build-site.ts'
import { keepIn } from './positions.ts'
import { matchAt, PICTURED, scenesOf } from './scenes.ts'
import { serveFiles } from './serve.ts'

const EVERY = 100
/** So many seconds of film; a battle that is on then is filmed to its result, if that comes in as many again. */
const SECONDS = 75

const [game = PICTURED[0], ...words] = process.argv.slice(2)
if (!PICTURED.includes(game)) throw new Error(`one of ${PICTURED.join(', ')}`)
if (!siteIsBuilt()) process.exit(1)
const onPhone = words.includes('phone')
const inPolish = words.includes('pl')
const [folder = join('/tmp', ['filmstrip', game, ...words].join('-'))] = words.filter(
  (word) => word !== 'phone' && word !== 'pl',
)
const SCREEN = onPhone
  ? { viewport: { width: 390, height: 844 }, hasTouch: true }
  : { viewport: { width: 1440, height: 900 } }

/** What is on the screen, in short: the name of the still. */
const caption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const beat = document.querySelector<HTMLElement>('.beats')?.dataset.beat ?? 'choice'
    const sentence = document.querySelector('.sentence')?.textContent ?? ''
    return `${beat}: ${sentence}`
  })

const FIRST = [
  '.hand button.offered:enabled',
  '.dock [data-target]:enabled',
  '.dock :is(.act, .pick).gold:enabled',
]
const ENDS = '.dock .act:enabled:not(.undo, .let-go)'
const PICKS = '.dock .pick:enabled'
let answers = 0

/** Presses something sensible when the player is asked: the first thing that is offered, as a newcomer might. */
async function answer(page: Page): Promise<void> {
  if ((await page.locator('.beats[data-waits="true"]').count()) > 0) {
    await page.keyboard.press('Space')
    return
  }
  if ((await page.locator('.dock[aria-busy="false"]').count()) === 0) return
  // Now a group is picked and now the moves are ended, so that armies march and no turn lasts for ever.
  const rest = answers++ % 3 === 2 ? [ENDS, PICKS] : [PICKS, ENDS]
  for (const selector of [...FIRST, ...rest]) {
    const found = page
      .locator(selector)
      .filter({ hasNotText: /undo|cofnij/i })
      .first()
    if ((await found.count()) === 0) continue
    await found.click({ timeout: 2000 }).catch(() => undefined)
    return
  }
}

async function film(page: Page): Promise<{ file: string; caption: string }[]> {
  const stills: { file: string; caption: string }[] = []
  const began = Date.now()
  let held = 0
  const goesOn = async (): Promise<boolean> => {
    const seconds = (Date.now() - began) / 1000
    return seconds < SECONDS || (seconds < 2 * SECONDS && (await page.locator('.arena').count()) > 0)
  }
  for (let i = 0; await goesOn(); i++) {
    const due = began + i * EVERY
    if (Date.now() < due) await new Promise((resolve) => setTimeout(resolve, due - Date.now()))
    const file = `${String(stills.length).padStart(4, '0')}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 })
    const now = await caption(page)
    stills.push({ file, caption: `${((Date.now() - began) / 1000).toFixed(1)} s  ${now}` })
    const asked = await page.evaluate(
      () => document.querySelector('.beats[data-waits="true"], .dock[aria-busy="false"]') !== null,
    )
    // A person takes a moment to read before going on.
    held = asked ? held + 1 : 0
    if (held > 8) {
      held = 0
      await answer(page)
    }
  }
  return stills
}

/** One picture with the first still of everything that was shown. */
async function contactSheet(page: Page, stills: readonly { file: string; caption: string }[]): Promise<void> {
  const kept = stills.filter(
    (still, i) => i === 0 || still.caption.split('  ')[1] !== stills[i - 1].caption.split('  ')[1],
  )
  const cells = await Promise.all(
    kept.slice(0, onPhone ? 96 : 60).map(async ({ file, caption: text }) => {
      const data = (await readFile(join(folder, file))).toString('base64')
      return `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${text.replace(/[<&]/g, '')}</figcaption></figure>`
    }),
  )
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.setContent(
    `<style>body{margin:12px;background:#2a3140;color:#fff;font:13px sans-serif;display:grid;grid-template-columns:repeat(${onPhone ? 8 : 3},1fr);gap:10px}figure{margin:0}img{width:100%}</style>${cells.join('')}`,
  )
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const { setup, film: moment } = await scenesOf(game)
const match = await matchAt('film', titleCalled(game), setup, moment)
const serving = await serveFiles()
const browser = await launch()
try {
  const context = await browser.newContext({ ...SCREEN, locale: inPolish ? 'pl' : 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${serving.base}/app.webmanifest`)
  await keepIn(page, [match])
  await page.goto(`${serving.base}/#/match/film`)
  await page.locator('.dock').first().waitFor()
  const stills = await film(page)
  await writeFile(
    join(folder, 'stills.txt'),
    stills.map((still) => `${still.file}  ${still.caption}`).join('\n'),
  )
  await contactSheet(page, stills)
  console.log(`${(await readdir(folder)).length} files in ${folder}`)
} finally {
  await browser.close()
  await serving.close()
}
