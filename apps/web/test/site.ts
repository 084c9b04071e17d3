/** The built site, a browser, and pages in it; made once for all tests of this folder. */
import { fileURLToPath } from 'node:url'
import type { Pace } from '@muster/table-kit/course/kinds.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import type { SavedMatch } from '../src/match/saved.ts'
import { launch } from '../tools/browser.ts'
import { keepIn } from '../tools/positions.ts'
import { type Serving, serveFiles } from '../tools/serve.ts'

/** Tests that are not about pace see everything at once. */
export interface PageOptions extends BrowserContextOptions {
  readonly pace?: Pace
}

export interface Site {
  readonly base: string
  /** A fresh browser profile on a page (of this site, or at a whole address), with matches already kept in it. */
  open(hash: string, options?: PageOptions, matches?: readonly SavedMatch[]): Promise<Page>
  /** What went wrong in any page so far. */
  readonly problems: string[]
}

/** Builds what people get: a test runner's own NODE_ENV would make Vite build for development, several times slower. */
async function buildSite(): Promise<void> {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' })
  } finally {
    process.env.NODE_ENV = before
  }
}

let browser: Browser | undefined
let serving: Serving | undefined
const problems: string[] = []

export async function openSite(): Promise<Site> {
  await buildSite()
  serving = await serveFiles()
  const { base } = serving
  browser = await launch()
  const chromium = browser
  return {
    base,
    problems,
    async open(hash, { pace = 'instant', ...options } = {}, matches = []) {
      const context = await chromium.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      await page.addInitScript((wanted) => {
        if (location.protocol === 'about:') return
        const kept = JSON.parse(localStorage.getItem('muster-settings') ?? '{}')
        if (kept.pace === undefined)
          localStorage.setItem('muster-settings', JSON.stringify({ ...kept, pace: wanted }))
      }, pace)
      page.setDefaultTimeout(30_000)
      page.on('pageerror', (error) => problems.push(`${hash}: ${error.message}`))
      if (matches.length > 0) {
        await page.goto(`${base}/app.webmanifest`)
        await keepIn(page, matches)
      }
      await page.goto(/^(http|about):/.test(hash) ? hash : `${base}/${hash}`)
      return page
    },
  }
}

export async function closeSite(): Promise<void> {
  await browser?.close()
  await serving?.close()
}

/** Ends a page with its profile. */
export const leave = (page: Page): Promise<void> => page.context().close()
