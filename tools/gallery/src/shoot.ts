import type { Browser } from 'playwright-core'

export interface Shot {
  readonly name: string
  readonly query: string
  readonly width: number
  readonly height: number
}

/** A picture of a gallery page without its header: the drawing alone, fitted to the viewport. */
export async function shoot(browser: Browser, base: string, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${base}/gallery?${shot.query}`)
    await page.addStyleTag({
      content: `header,footer{display:none!important}.sheet .camera>svg{width:${shot.width}px;height:auto}.sheet{overflow:hidden}`,
    })
    // As text: this package is typed without the browser's globals.
    await page.evaluate('document.fonts.ready.then(() => { window.camera?.fit(); window.camera?.settle() })')
    await page.waitForTimeout(60)
    return await page.screenshot({ timeout: 120_000 })
  } finally {
    await context.close()
  }
}
