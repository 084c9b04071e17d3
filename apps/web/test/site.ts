/** The built site, a browser, and pages in it (global-setup.ts). A test file calls `useSite` once. */
import type { Pace } from '@muster/table-kit/course/kinds.ts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { keepIn } from '../tools/positions.ts'

/** Tests that are not about pace see everything at once, and those that are not about newcomers have no coach. */
export interface PageOptions extends BrowserContextOptions {
  readonly pace?: Pace
  readonly coach?: boolean
  readonly sound?: boolean
  /** The page's own time goes so many times as fast: what it measures and shows stays the same, by its clock. */
  readonly speed?: number
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
    async open(
      hash,
      { pace = 'instant', coach = false, sound = false, speed = 1, ...options } = {},
      matches = [],
    ) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      await page.addInitScript((wished) => {
        if (location.protocol === 'about:' || localStorage.getItem('muster-settings') !== null) return
        localStorage.setItem('muster-settings', wished)
      }, JSON.stringify({ pace, coach, sound }))
      if (speed !== 1) await page.addInitScript(hastenTime, speed)
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

/** Runs in the page before anything else: timers are shorter, and the clocks that are read go as much faster. */
function hastenTime(speed: number): void {
  const later = window.setTimeout.bind(window)
  const often = window.setInterval.bind(window)
  const frame = window.requestAnimationFrame.bind(window)
  const now = performance.now.bind(performance)
  Object.assign(window, {
    setTimeout: (then: () => void, ms = 0) => later(then, ms / speed),
    setInterval: (then: () => void, ms = 0) => often(then, ms / speed),
    requestAnimationFrame: (then: (at: number) => void) => frame((at) => then(at * speed)),
  })
  performance.now = () => now() * speed
}

/** Ends a page with its profile. */
export const leave = (page: Page): Promise<void> => page.context().close()
