/** `muster bench web`: the built site in Chromium, served compressed by the real server. */
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { TITLES } from '@muster/catalogue/listed'
import { serveHere } from '@muster/server/testing/serving'
import type { Browser } from 'playwright-core'
import { launch } from '../browser.ts'
import { keepIn } from '../positions.ts'
import { middleOf } from '../scenes.ts'
import { accessibility } from './accessibility.ts'
import { drag, type Frames } from './dragging.ts'
import {
  type BenchWeb,
  type DragResult,
  type PageResult,
  TARGETS,
  type WebReport,
  type Wish,
} from './report.ts'
import { type Form, performanceScore } from './score.ts'
import { loadPage, SCREENS } from './vitals.ts'

const PLAYABLE = TITLES.map((each) => each.id)
const PAGES: readonly { name: string; hash: string; ready: string; game?: string }[] = [
  { name: 'home', hash: '#/', ready: '.games' },
  ...PLAYABLE.map((game) => ({ name: `table ${game}`, hash: `#/match/${game}`, ready: '.stand', game })),
]

const median = <T>(all: readonly T[], by: (each: T) => number): T =>
  all.toSorted((a, b) => by(a) - by(b))[Math.floor(all.length / 2)]

/** A profile that has seen nothing yet but its own matches. */
async function freshProfile(browser: Browser, base: string, form: Form, game?: string) {
  const context = await browser.newContext({ ...SCREENS[form], locale: 'en-GB', serviceWorkers: 'block' })
  if (game !== undefined) {
    const page = await context.newPage()
    await page.goto(`${base}/app.webmanifest`)
    await keepIn(page, [await middleOf(game)])
    await page.close()
  }
  return context
}

async function measurePage(
  browser: Browser,
  base: string,
  form: Form,
  { name, hash, ready, game }: (typeof PAGES)[number],
): Promise<PageResult> {
  const context = await freshProfile(browser, base, form, game)
  try {
    const { page, vitals, scriptBytes } = await loadPage(context, `${base}/${hash}`, ready, form)
    return {
      page: name,
      form,
      performance: performanceScore(vitals, form),
      vitals,
      scriptBytes,
      accessibility: await accessibility(page),
    }
  } finally {
    await context.close()
  }
}

async function measureDragging(browser: Browser, base: string, game: string): Promise<DragResult> {
  const context = await freshProfile(browser, base, 'desktop', game)
  try {
    const page = await context.newPage()
    await page.goto(`${base}/#/match/${game}`)
    await page.locator('.stand').first().waitFor()
    await page.waitForTimeout(1500)
    return { game, map: await drag(page, false), blocks: await drag(page, true) }
  } finally {
    await context.close()
  }
}

async function measureBlank(browser: Browser): Promise<Frames | null> {
  const page = await browser.newPage()
  await page.setContent('<div class="stage" style="height: 90vh"></div>')
  return drag(page, false)
}

function buildSite(): void {
  const script = fileURLToPath(new URL('../site.ts', import.meta.url))
  const built = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw new Error('the site could not be built')
}

async function measurePages(base: string, { runs, progress }: Wish): Promise<PageResult[]> {
  const browser = await launch()
  const results: PageResult[] = []
  try {
    for (const form of ['desktop', 'mobile'] as const)
      for (const each of PAGES) {
        progress(`${each.name}, ${form}`)
        const all: PageResult[] = []
        for (let run = 0; run < runs; run++) all.push(await measurePage(browser, base, form, each))
        results.push(median(all, (result) => result.performance))
      }
    return results
  } finally {
    await browser.close()
  }
}

async function measureFrames(
  base: string,
  { progress }: Wish,
): Promise<Pick<WebReport, 'dragging' | 'blank'>> {
  // A frame may come as soon as it is ready, so that the times are those of the work and not of the screen.
  const browser = await launch('--disable-frame-rate-limit', '--disable-gpu-vsync')
  try {
    const blank = await measureBlank(browser)
    const dragging: DragResult[] = []
    for (const game of PLAYABLE) {
      progress(`dragging, ${game}`)
      dragging.push(await measureDragging(browser, base, game))
    }
    return { blank, dragging }
  } finally {
    await browser.close()
  }
}

export const benchWeb: BenchWeb = async (wish) => {
  buildSite()
  const server = await serveHere()
  try {
    const pages = await measurePages(server.url, wish)
    return {
      targets: TARGETS,
      scriptBytesBeforeBoard: pages[0].scriptBytes,
      pages,
      ...(await measureFrames(server.url, wish)),
      node: process.version,
      cpus: cpus().length,
      loadAverage: Number(loadavg()[0].toFixed(1)),
    }
  } finally {
    await server.close()
  }
}
