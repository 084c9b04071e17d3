/**
 * `npm run screenshots [-- word …]`: every picture of shots.ts on a desk and a phone, in both languages. Words choose:
 * desk, phone, wide, side; en, pl; period, dark, plain; or how the name of a picture begins. A picture that could not be
 * taken is told at the end.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { siteIsBuilt } from './build-site.ts'
import { type BusyLobby, busyLobby } from './lobby.ts'
import { keepIn } from './positions.ts'
import { serveFiles } from './serve.ts'
import { MATCHES, type Shot, shotsOf } from './shots.ts'

const FOLDER = fileURLToPath(new URL('../../../.tmp/screenshots/', import.meta.url))
const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  wide: { viewport: { width: 2560, height: 1440 } },
  /** A phone on its side. */
  side: { viewport: { width: 844, height: 390 }, hasTouch: true },
} as const
type Device = keyof typeof DEVICES
const LANGUAGES = ['en', 'pl'] as const
const THEMES = ['period', 'dark', 'plain'] as const

/** How a picture is taken. */
interface Way {
  readonly device: Device
  readonly language: (typeof LANGUAGES)[number]
  readonly theme: (typeof THEMES)[number]
}

const words = process.argv.slice(2)
/** Those of a kind that were asked for; the usual ones when none was. */
function asked<T extends string>(all: readonly T[], usual: readonly T[]): readonly T[] {
  const some = all.filter((each) => words.includes(each))
  return some.length > 0 ? some : usual
}
const devices = asked(Object.keys(DEVICES) as Device[], ['desk', 'phone'])
const languages = asked(LANGUAGES, LANGUAGES)
const themes = asked(THEMES, ['period'])
const kinds: readonly string[] = [...Object.keys(DEVICES), ...LANGUAGES, ...THEMES]
const names = words.filter((word) => !kinds.includes(word))
const isAsked = ({ name }: Shot): boolean =>
  names.length === 0 || names.some((begins) => name.startsWith(begins))

/** The match that a page is about, or a few for the page that lists them. */
const matchesOf = ({ hash }: Shot) =>
  hash === '#/' ? MATCHES.slice(0, 3) : MATCHES.filter(({ id }) => hash.split(/[/?]/).includes(id))

/** Until pictures and letters are there, the table, if it is one, shows all that may be chosen, and a result its story. */
async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForFunction(
    () => document.querySelector('.dock[aria-busy="true"], .result:not(:has(header .label))') === null,
  )
  await page.waitForTimeout(400)
}

const fileOf = ({ name }: Shot, { device, language, theme }: Way): string =>
  [name, device, language, ...(theme === 'period' ? [] : [theme])].join('-')

async function take(page: Page, base: string, lobby: BusyLobby, shot: Shot, way: Way): Promise<void> {
  const context = page.context()
  if (shot.on === 'anna' || shot.on === 'host') await lobby.be(context, shot.on)
  await page.goto(`${base}/app.webmanifest`)
  await keepIn(page, matchesOf(shot))
  await page.goto(`${shot.on === undefined ? base : lobby.url}/${shot.hash}`)
  await ready(page)
  await shot.act?.(page)
  if (shot.act !== undefined) await ready(page)
  await page.screenshot({ path: `${FOLDER}${fileOf(shot, way)}.png`, timeout: 120_000 })
}

/** A browser of its own for every picture: none hangs because of another, or knows whom another has met. */
async function contextFor(browser: Browser, way: Way): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[way.device],
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Warsaw',
    locale: way.language,
    serviceWorkers: 'block',
  })
  await context.addInitScript((theme) => {
    localStorage.setItem('muster-settings', JSON.stringify({ theme, coach: false }))
  }, way.theme)
  return context
}

/** Every picture that was asked for, taken this way; what could not be taken, and why. */
async function takeAll(browser: Browser, base: string, lobby: BusyLobby, way: Way): Promise<string[]> {
  const missed: string[] = []
  for (const shot of shotsOf(lobby).filter(isAsked)) {
    const context = await contextFor(browser, way)
    const page = await context.newPage()
    page.on('pageerror', (error) => missed.push(`${fileOf(shot, way)}: ${error.message}`))
    await take(page, base, lobby, shot, way).catch((error: Error) => {
      missed.push(`${fileOf(shot, way)}: ${error.message}`)
    })
    await context.close()
  }
  return missed
}

if (!siteIsBuilt()) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const lobby = await busyLobby(true)
const site = await serveFiles()
const browser = await launch()
const missed: string[] = []
try {
  for (const device of devices)
    for (const language of languages)
      for (const theme of themes)
        missed.push(...(await takeAll(browser, site.base, lobby, { device, language, theme })))
} finally {
  await browser.close()
  await site.close()
  await lobby.close()
}
console.log(FOLDER)
if (missed.length > 0) {
  console.error(`\nNot as they should be:\n${missed.join('\n')}`)
  process.exitCode = 1
}
