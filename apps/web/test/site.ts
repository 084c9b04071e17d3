/** The built site, a browser, and pages in it (global-setup.ts). A test file calls `useSite` once. */
import type { Pace } from '@muster/table-kit/course/kinds.ts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { keepIn } from '../tools/positions.ts'

/** Tests that are not about pace see everything at once. */
export interface PageOptions extends BrowserContextOptions {
  readonly pace?: Pace
}

export interface Site {
  readonly base: string
  /** A fresh browser profile on a page (of this site, or at a whole address), with matches already kept in it. */
  open(hash: string, options?: PageOptions, matches?: readonly SavedMatch[]): Promise<Page>
}

export function useSite(): Site {
  const base = inject('site')
  let browser: Browser
  /** What went wrong in any page since the last test. */
  let problems: string[] = []
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterEach(() => {
    const found = problems
    problems = []
    expect(found, 'errors thrown in pages').toEqual([])
  })
  afterAll(() => browser.close())
  return {
    base,
    async open(hash, { pace = 'instant', ...options } = {}, matches = []) {
      const context = await browser.newContext({
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

/** Ends a page with its profile. */
export const leave = (page: Page): Promise<void> => page.context().close()
