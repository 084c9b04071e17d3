/** What stands in the address bar is what is shown, also when it changes on the page that is open. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hammerMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

/** A page that is told late that its address has changed, as on a busy machine. */
async function isToldLate(page: Page): Promise<void> {
  // Before any listener of the page's own.
  await page.addInitScript(() => {
    let held = false
    addEventListener(
      'hashchange',
      (event) => {
        if (held) return
        held = true
        event.stopImmediatePropagation()
        Object.assign(window, { tell: () => dispatchEvent(new HashChangeEvent('hashchange')) })
      },
      true,
    )
  })
}

describe('An address that changes', () => {
  it('leads from the start page of one game to that of another', async () => {
    const page = await site.open('#/start/hammer-of-the-scots')
    await page.getByText(/^Braveheart.* · you play Scotland/).waitFor()
    await page.goto(`${site.base}/#/start/richard-iii`)
    await page.getByRole('heading', { level: 1, name: 'Richard III' }).waitFor()
    await page.getByText(/^Kingmaker.* · you play York/).waitFor()
    expect(await page.getByText(/Braveheart/).count()).toBe(0)
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.waitForURL(/#\/match\//)
    await page.locator('.dock[aria-busy="false"]').waitFor()
    expect(await page.title()).toContain('Richard III')
    await leave(page)
  })

  it('leads to another moment of the match that is looked back at', async () => {
    const page = await site.open('#/replay/back?at=10&as=all', {}, [
      hammerMatch({ id: 'back', seat: 1, until: null }),
    ])
    await page.getByText(/^Step 10 of/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Step 11 of/).waitFor()
    await page.goto(`${site.base}/#/replay/back?at=40&as=1`)
    await page.getByText(/^Step 40 of/).waitFor()
    expect(page.url()).toContain('at=40&as=1')
    await leave(page)
  })

  it('leads to a replay whose title is read whole on a phone, with all its buttons beside it', async () => {
    const page = await site.open('#/replay/back?at=10&as=all', { viewport: { width: 390, height: 844 } }, [
      hammerMatch({ id: 'back', seat: 1, until: null }),
    ])
    await page.getByText(/^Step 10 of/).waitFor()
    const title = page.locator('.title')
    expect(await title.innerText()).toBe('Hammer of the Scots')
    const cut = await title.evaluate(
      (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
    )
    expect(cut).toBe(false)
    await leave(page)
  })

  it('leads out of the lab, also while the link to what stands there is being made', async () => {
    const page = await site.open('#/lab/hammer-of-the-scots')
    await isToldLate(page)
    await page.reload()
    await page.locator('.stage .stand').first().waitFor()
    await expect.poll(() => page.url()).toMatch(/\?[pz]=/)
    // Its pieces are taken off, and another page is asked for before there is a link to the empty board.
    await page.getByRole('button', { name: 'Empty the board' }).evaluate((button: HTMLElement) => {
      button.click()
      location.hash = '#/'
    })
    await page.waitForFunction(() => 'tell' in window)
    // By the time that much more has been packed, the link is there.
    await page.evaluate(async () => {
      const much = new Blob(['muster '.repeat(100_000)])
      for (let i = 0; i < 5; i++)
        await new Response(much.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
    })
    expect(new URL(page.url()).hash).toBe('#/')
    await page.evaluate(() => (window as unknown as { tell(): void }).tell())
    await page.getByRole('heading', { name: 'Your matches' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/')
    await leave(page)
  })
})
