/**
 * `npm run screenshots [-- word …]`: every picture of shots.ts on a desk and a phone, in both languages. Words choose:
 * desk, phone, en, pl, or how the name of a picture begins.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { type BusyLobby, busyLobby } from './lobby.ts'
import { keepIn } from './positions.ts'
import { serveFiles } from './serve.ts'
import { MATCHES, type Shot, shotsOf } from './shots.ts'

const FOLDER = fileURLToPath(new URL('../../../.tmp/screenshots/', import.meta.url))
const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const
const LANGUAGES = ['en', 'pl'] as const

const words = process.argv.slice(2)
/** Those of a kind that were asked for; all when none was. */
function asked<T extends string>(all: readonly T[]): readonly T[] {
  const some = all.filter((each) => words.includes(each))
  return some.length > 0 ? some : all
}
const kinds: readonly string[] = [...Object.keys(DEVICES), ...LANGUAGES]
const names = words.filter((word) => !kinds.includes(word))
const isAsked = ({ name }: Shot): boolean =>
  names.length === 0 || names.some((begins) => name.startsWith(begins))

/** The match that a page is about, or a few for the page that lists them. */
const matchesOf = ({ hash }: Shot) =>
  hash === '#/' ? MATCHES.slice(0, 3) : MATCHES.filter(({ id }) => hash.split(/[/?]/).includes(id))

/** Until pictures and letters are there and the table, if it is one, shows all that may be chosen. */
async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForFunction(() => document.querySelector('.dock[aria-busy="true"]') === null)
  await page.waitForTimeout(400)
}

async function take(
  browser: Browser,
  base: string,
  lobby: BusyLobby,
  device: keyof typeof DEVICES,
  language: (typeof LANGUAGES)[number],
): Promise<void> {
  const context = await browser.newContext({
    ...DEVICES[device],
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Warsaw',
    locale: language,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(device, language, page.url(), error.message))
  for (const shot of shotsOf(lobby).filter(isAsked)) {
    await context.clearCookies()
    if (shot.on === 'anna' || shot.on === 'host') await lobby.be(context, shot.on)
    // Another address first: two pictures of one page would otherwise share what the first has opened.
    await page.goto(`${base}/app.webmanifest`)
    await keepIn(page, matchesOf(shot))
    await page.goto(`${shot.on === undefined ? base : lobby.url}/${shot.hash}`)
    await ready(page)
    await shot.act?.(page)
    if (shot.act !== undefined) await ready(page)
    await page.screenshot({ path: `${FOLDER}${shot.name}-${device}-${language}.png`, timeout: 120_000 })
  }
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const lobby = await busyLobby(true)
const site = await serveFiles()
const browser = await launch()
try {
  for (const device of asked(Object.keys(DEVICES) as (keyof typeof DEVICES)[]))
    for (const language of asked(LANGUAGES)) await take(browser, site.base, lobby, device, language)
} finally {
  await browser.close()
  await site.close()
  await lobby.close()
}
console.log(FOLDER)
