/** The site as the server serves it, under its content policy: what was built must also show. */
import { SETTINGS, startServer } from '@muster/server/server'
import { temporaryFolder } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { complaintsOf } from './complaints.ts'
import { leave, useSite } from './site.ts'

/** Every picture on the page, in HTML or in SVG, with its width once it is loaded; 0 if it cannot be. */
const pictures = (page: Page): Promise<{ from: string; width: number }[]> =>
  page.evaluate(() => {
    const sources = [
      ...[...document.querySelectorAll('img')].map((each) => each.src),
      ...[...document.querySelectorAll('image')].map((each) => each.getAttribute('href') ?? ''),
    ]
    return Promise.all(
      sources.map(async (from) => {
        const picture = new Image()
        picture.src = from
        await picture.decode().catch(() => {})
        return { from: from.slice(0, 60), width: picture.naturalWidth }
      }),
    )
  })

const site = useSite()

describe('Served by the server', () => {
  it('home and a table show all their pictures, and the browser has no complaint', async () => {
    const folder = temporaryFolder()
    const store = { dataDir: folder.path, databaseUrl: undefined }
    const server = await startServer({ ...SETTINGS, logLevel: 'silent', port: 0, store })
    try {
      const page = await site.open('about:blank')
      const complaints = complaintsOf(page)
      const board = page.waitForResponse((response) => /\/board-[^/]+\.svg$/.test(response.url()))
      const answer = await page.goto(`${server.url}/`)
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
      await page.locator('.games > li').first().waitFor()
      const covers = await pictures(page)
      expect(covers.length).toBeGreaterThan(3)
      expect(covers.filter((each) => each.width === 0)).toEqual([])

      await page.getByRole('link', { name: 'Play a bot now: Hammer of the Scots' }).click()
      await page.getByRole('button', { name: 'Start' }).click()
      await page.locator('.stand').first().waitFor()
      // Packed when it was built, and never asked for again: it carries its hash in its name.
      const { 'content-encoding': packed, 'cache-control': kept } = (await board).headers()
      expect(packed).toBe('br')
      expect(kept).toContain('immutable')
      const ground = (await pictures(page)).filter((each) => each.from.startsWith('data:image/'))
      expect(ground.length).toBeGreaterThan(0)
      expect(ground.filter((each) => each.width === 0)).toEqual([])
      expect(complaints).toEqual([])
      await leave(page)
    } finally {
      await server.close()
      folder.remove()
    }
  })
})
