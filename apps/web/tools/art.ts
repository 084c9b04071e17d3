/**
 * `npm run art`: the little pictures of the home page, cut from the real boards as the gallery draws them. Writes
 * games/<game>/cover.webp, cover-small.webp for phones and lists, and board-small.webp, which a phone shows while the
 * board itself comes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gallery, listen } from '@muster/gallery/server'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { PICTURED, scenesOf } from './scenes.ts'

const WIDTH = 680
const HEIGHT = 320
const SMALL = 400

/** How wide the whole board is drawn, and how wide it is packed: it is looked at for a second. */
const BOARD_DRAWN = 960
const BOARD = 400

/** A picture as the browser packs it, so many pixels wide. */
async function packed(page: Page, png: Buffer, width: number, quality: number): Promise<Buffer> {
  const script = `(async () => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob())
    const canvas = new OffscreenCanvas(${width}, Math.round((${width} * picture.height) / picture.width))
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })()`
  return Buffer.from((await page.evaluate(script)) as number[])
}

interface View {
  readonly size: readonly [number, number]
  readonly camera: string
}

/** A board of the gallery, as it is seen through a window of some size. */
async function drawn(
  page: Page,
  { game, show, eyes }: { readonly game: string; readonly show: string; readonly eyes: string },
  view: View,
): Promise<Buffer> {
  await page.setViewportSize({ width: view.size[0], height: view.size[1] })
  const query = new URLSearchParams({ game, show, theme: 'period', lang: 'en', eyes })
  await page.goto(`http://127.0.0.1:${port}/gallery?${query}`)
  await page.addStyleTag({
    content: `header,footer{display:none!important}.camera{transform:${view.camera}!important}`,
  })
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(400)
  return page.screenshot({ type: 'png' })
}

const games = fileURLToPath(new URL('../../../games/', import.meta.url))
const server = gallery()
const port = await listen(server, 0)
const browser = await launch()
try {
  const page = await browser.newPage({ deviceScaleFactor: 1, reducedMotion: 'reduce' })
  for (const game of PICTURED) {
    const folder = `${games}${game}`
    const { cover: cut } = await scenesOf(game)
    const [x, y] = [WIDTH / 2 - cut.at[0] * cut.scale, HEIGHT / 2 - cut.at[1] * cut.scale]
    const camera = `translate(${x}px,${y}px) scale(${cut.scale})`
    const shown = { game, show: `setup:${cut.scenario}`, eyes: cut.eyes }
    const cover = await drawn(page, shown, { size: [WIDTH, HEIGHT], camera })
    writeFileSync(`${folder}/cover.webp`, await packed(page, cover, WIDTH, 0.72))
    writeFileSync(`${folder}/cover-small.webp`, await packed(page, cover, SMALL, 0.72))

    const { width, height } = JSON.parse(readFileSync(`${folder}/board/generated/geometry.json`, 'utf8')) as {
      width: number
      height: number
    }
    const scale = BOARD_DRAWN / width
    const whole = { size: [BOARD_DRAWN, Math.round(height * scale)], camera: `scale(${scale})` } as const
    const board = await drawn(page, { game, show: 'board', eyes: 'all' }, whole)
    writeFileSync(`${folder}/board-small.webp`, await packed(page, board, BOARD, 0.42))
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
