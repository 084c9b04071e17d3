import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { hammerNearEnd } from './matches.ts'
import { playToTheEnd } from './player.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const near = hammerNearEnd({ id: 'near', seat: 1, cut: 4 })

describe('After the match', () => {
  it('plays to the result, checks the dice, replays by link, exports and imports', async () => {
    const page = await site.open('', { acceptDownloads: true }, [near])
    await page.getByRole('link', { name: 'Resume Hammer of the Scots' }).click()
    const result = page.getByRole('region', { name: 'Result' })
    await page.locator('.dock').waitFor()
    await playToTheEnd(page, 7)
    await result.waitFor()
    expect(await result.innerText()).toMatch(/wins|draw/)
    await page.getByText(/Dice verified: Numbers drawn again \d+/).waitFor()

    await page.evaluate(() =>
      Object.assign(navigator, {
        share: async ({ text }: { text: string }) => {
          document.title = text
        },
      }),
    )
    await page.getByRole('button', { name: 'Share' }).click()
    const heading = await result.getByRole('heading', { level: 2 }).innerText()
    await expect.poll(() => page.title()).toBe(`Hammer of the Scots, Braveheart, 1297-1305. ${heading}`)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = await textOf(await file.createReadStream())
    expect(JSON.parse(text).seed).toMatch(/^[0-9a-f]{64}$/)

    await page.goto(`${site.base}/#/replay/near?at=61&as=all`)
    await page.getByText(/^Step 61 of \d+$/).waitFor()
    await page.getByText('Dice verified').first().waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Step 62 of/).waitFor()
    expect(page.url()).toContain('at=62')
    // Why a bot did it can be asked once all is over, of its own steps alone: the first was its card, the second ours.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Step 1 of/).waitFor()
    await page.getByRole('button', { name: 'Why?' }).click()
    const reason = page.locator('[data-reason="1"]')
    await reason.waitFor()
    expect(await reason.innerText()).toBe('It takes what looks best at first sight.')
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Step 2 of/).waitFor()
    expect(await page.getByRole('button', { name: 'Why?' }).count()).toBe(0)
    const faces = await page.locator('.stand .rating').count()
    await page.getByRole('radio', { name: /^England/ }).check()
    await page.waitForFunction((n) => document.querySelectorAll('.stand .rating').length < n, faces)
    expect(page.url()).toContain('as=0')
    await page.getByRole('button', { name: 'Open in the lab' }).click()
    await page.getByText('An exact moment of a match.').waitFor()

    await page.goto(`${site.base}/#/`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByText(/^Step \d+ of \d+$/).waitFor()
    // A match from a file has its page too; where it turned is a link into its replay.
    const imported = /#\/replay\/(\w+)/.exec(page.url())?.[1]
    await page.goto(`${site.base}/#/look-back/${imported}`)
    const winning = page.getByRole('region', { name: 'Who was winning' })
    const turned = winning.locator('.points button').first()
    await turned.waitFor()
    const at = await turned.getAttribute('data-at')
    await turned.click()
    await page.getByText(new RegExp(`^Step ${at} of`)).waitFor()

    await page.goto(`${site.base}/#/`)
    const forged = text.replace('"draws":[1', '"draws":[0').replace(/"draws": \[\s*(\d)/, '"draws": [9')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'forged.json', mimeType: 'application/json', buffer: Buffer.from(forged) })
    await page.getByText('This file was changed after the match').waitFor()
    await leave(page)
  })
})
