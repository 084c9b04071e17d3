/** What a phone on a slow line waits for: counted, not timed, so that it is the same on every machine. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@muster/catalogue/listed'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { middleOf } from '../tools/scenes.ts'
import { DIST } from '../tools/serve.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A file as the server sends it: packed, where that is smaller. */
function kilobytes(path: string): number {
  const sizeOf = (file: string): number =>
    statSync(join(DIST, file === '/' ? 'index.html' : file), { throwIfNoEntry: false })?.size ?? 0
  return (sizeOf(`${path === '/' ? '/index.html' : path}.br`) || sizeOf(path)) / 1000
}

/** The most elements that come to the printed board at once. */
const countSheets = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sizeOf = (node: Node): number =>
      node instanceof Element ? 1 + node.getElementsByTagName('*').length : 0
    let most = 0
    new MutationObserver((changes) => {
      const added = changes
        .filter(({ target }) => target instanceof Element && target.closest('.ground') !== null)
        .flatMap(({ addedNodes }) => [...addedNodes])
      // A group that was opened is there with what was put into it.
      const outer = added.filter((node) => !added.some((other) => other !== node && other.contains(node)))
      most = Math.max(
        most,
        outer.reduce((sum, node) => sum + sizeOf(node), 0),
      )
      Object.assign(window, { mostAtOnce: most })
    }).observe(document, { childList: true, subtree: true })
  })

describe.each(TITLES.map(({ id }) => id))('A table of %s on a phone', (game) => {
  it('shows a picture of its board first, comes in few files, and lays its board in sheets', async () => {
    const page = await site.open('about:blank', PHONE, [await middleOf(game)])
    await countSheets(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    let goOn = (): void => undefined
    const seen = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/board-[^/]+\.svg$/, async (route) => {
      await seen
      await route.continue()
    })
    await page.goto(`${site.base}/#/match/${game}`)

    const picture = page.locator('.first-sight')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    const shown = await picture.boundingBox()
    goOn()
    await page.locator('.stand').first().waitFor()
    expect(await picture.count()).toBe(0)
    // Where the picture was, the board is.
    expect(await page.locator('.room').boundingBox()).toEqual(shown)

    const first = (name: RegExp): number => asked.findIndex((path) => name.test(path))
    const seenAt = first(/\/board-small-[^/]+\.webp$/)
    expect(seenAt).toBeGreaterThan(0)
    for (const larger of [/\/table-[^/]+\.js$/, /\/board-[^/]+\.svg$/])
      expect(first(larger), String(larger)).toBeGreaterThan(seenAt)
    const files = asked.filter((path) => !path.endsWith('.woff2') && !path.startsWith('/api/'))
    expect(files.length).toBeLessThanOrEqual(22)
    expect(files.reduce((sum, path) => sum + kilobytes(path), 0)).toBeLessThanOrEqual(460)
    expect(await page.evaluate('mostAtOnce')).toBeLessThanOrEqual(900)
    await leave(page)
  })
})
