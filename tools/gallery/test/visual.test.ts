import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from '../src/browser.ts'
import { gallery, listen } from '../src/server.ts'
import { shoot } from '../src/shoot.ts'
import { SHOTS } from './shots.ts'

/** `UPDATE_SHOTS=1 npx vitest run tools/gallery` takes the pictures anew, after you have looked at them. */
const UPDATE = process.env.UPDATE_SHOTS === '1'
const kept = (name: string): URL => new URL(`./shots/${name}.png`, import.meta.url)
const failed = new URL('../../../.tmp/shots/', import.meta.url)

/** Share of pixels that differ by more than a little; computed in the browser, which can read PNG anyway. */
const DIFFERENCE = `async ([a, b]) => {
  const load = async (data) => createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())
  const [one, two] = [await load(a), await load(b)]
  if (one.width !== two.width || one.height !== two.height) return 1
  const pixels = (image) => { const c = new OffscreenCanvas(image.width, image.height).getContext('2d'); c.drawImage(image, 0, 0); return c.getImageData(0, 0, image.width, image.height).data }
  const [p, q] = [pixels(one), pixels(two)]
  let off = 0
  for (let i = 0; i < p.length; i += 4) if (Math.abs(p[i] - q[i]) + Math.abs(p[i + 1] - q[i + 1]) + Math.abs(p[i + 2] - q[i + 2]) > 72) off++
  return off / (p.length / 4)
}`

let server: Server
let browser: Browser
let page: Page
let base = ''
beforeAll(async () => {
  server = gallery()
  base = `http://127.0.0.1:${await listen(server, 0)}`
  browser = await launch()
  page = await (await browser.newContext()).newPage()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

describe('the gallery looks as it did', () => {
  it.each(SHOTS.map((s) => [s.name, s] as const))('%s', async (name, shot) => {
    const now = await shoot(browser, base, shot)
    if (UPDATE || !existsSync(kept(name))) {
      expect(UPDATE, `no picture of ${name} is kept`).toBe(true)
      mkdirSync(new URL('./shots/', import.meta.url), { recursive: true })
      writeFileSync(kept(name), now)
      return
    }
    const was = readFileSync(kept(name))
    const share = (await page.evaluate(
      `(${DIFFERENCE})(${JSON.stringify([was.toString('base64'), now.toString('base64')])})`,
    )) as number
    if (share > 0.002) {
      mkdirSync(failed, { recursive: true })
      writeFileSync(new URL(`${name}.png`, failed), now)
    }
    expect(share, `${name} changed; the new picture is in .tmp/shots`).toBeLessThanOrEqual(0.002)
  })
})
