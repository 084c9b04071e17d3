/**
 * The little pictures of the home page, cut from the real boards as the gallery draws them. Writes
 * games/<game>/cover.webp, and cover-small.webp for phones and lists.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gallery, listen } from '@muster/gallery/server'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'

interface Cut {
  readonly game: string
  readonly show: string
  readonly eyes: string
  /** The middle of the cut on the board, and how large the board is drawn. */
  readonly at: readonly [number, number]
  readonly scale: number
}

const CUTS: readonly Cut[] = [
  { game: 'hammer-of-the-scots', show: 'setup:braveheart', eyes: 'scotland', at: [980, 1110], scale: 1.15 },
  { game: 'richard-iii', show: 'setup:wars-of-the-roses', eyes: 'york', at: [1180, 1560], scale: 1.05 },
  {
    game: 'this-war-without-an-enemy',
    show: 'setup:early-war',
    eyes: 'royalist',
    at: [1000, 1330],
    scale: 1,
  },
  { game: 'ancien-regime', show: 'setup:1740', eyes: 'all', at: [1500, 1130], scale: 0.85 },
]
const WIDTH = 680
const HEIGHT = 320
const SMALL = 400

/** A picture as the browser packs it, so many pixels wide. */
async function packed(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const script = `(async () => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob())
    const canvas = new OffscreenCanvas(${width}, Math.round((${width} * picture.height) / picture.width))
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })()`
  return Buffer.from((await page.evaluate(script)) as number[])
}

const games = fileURLToPath(new URL('../../../games/', import.meta.url))
const server = gallery()
const port = await listen(server, 0)
const browser = await launch()
try {
  for (const cut of CUTS) {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    })
    const query = new URLSearchParams({
      game: cut.game,
      show: cut.show,
      theme: 'period',
      lang: 'en',
      eyes: cut.eyes,
    })
    await page.goto(`http://127.0.0.1:${port}/gallery?${query}`)
    const [x, y] = [WIDTH / 2 - cut.at[0] * cut.scale, HEIGHT / 2 - cut.at[1] * cut.scale]
    await page.addStyleTag({
      content: `header,footer{display:none!important}.camera{transform:translate(${x}px,${y}px) scale(${cut.scale})!important}`,
    })
    await page.evaluate('document.fonts.ready')
    await page.waitForTimeout(400)
    const png = await page.screenshot({ type: 'png' })
    writeFileSync(`${games}${cut.game}/cover.webp`, await packed(page, png, WIDTH))
    writeFileSync(`${games}${cut.game}/cover-small.webp`, await packed(page, png, SMALL))
    await page.close()
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
