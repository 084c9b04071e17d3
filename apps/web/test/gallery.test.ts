import { describe, expect, it } from 'vitest'
import { leave, useSite } from './site.ts'

const site = useSite()

it('The gallery shows boards, set-ups by each side’s eyes, pieces and cards', async () => {
  const page = await site.open('#/gallery')
  await page.getByRole('link', { name: 'Braveheart, 1297-1305' }).click()
  const blocks = page.locator('.stage svg.pieces .block')
  await blocks.first().waitFor()
  const all = await blocks.count()
  const wallace = page.locator('.stage [aria-label="Wallace"]')
  expect(await wallace.count()).toBe(1)
  await page.getByRole('link', { name: 'England', exact: true }).click()
  await wallace.waitFor({ state: 'detached' })
  expect(await blocks.count()).toBe(all)

  const camera = page.locator('.camera')
  const before = await camera.getAttribute('style')
  await page.locator('.stage').focus()
  await page.keyboard.press('+')
  expect(await camera.getAttribute('style')).not.toBe(before)

  await page.getByRole('link', { name: 'Cards', exact: true }).click()
  await page.locator('.sheet svg').first().waitFor()
  await page.getByRole('link', { name: 'Richard III', exact: true }).click()
  await page.getByRole('link', { name: 'Pieces', exact: true }).click()
  await page.locator('.sheet .block').nth(50).waitFor()
  await leave(page)
})

describe('The looks of boards', () => {
  it('are those of boards alone: nothing written on the page is painted by them, whatever its class', async () => {
    const page = await site.open('#/gallery/ancien-regime')
    await page.locator('svg.board').first().waitFor()
    const { classes, onPage, onBoard } = await page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ ownerNode }) => {
        return ownerNode instanceof HTMLStyleElement && ownerNode.textContent?.startsWith('@namespace')
      })
      const text = sheets.map(({ ownerNode }) => ownerNode?.textContent ?? '').join()
      const all = [...new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))].join(' ')
      /** Three within each other, each with every class there is. */
      const nested = (make: () => Element): Element[] => {
        const made = [make(), make(), make()]
        for (const each of made) each.setAttribute('class', all)
        document.body.append(made[0])
        made[0].append(made[1])
        made[1].append(made[2])
        return made
      }
      const written = nested(() => document.createElement('p'))
      const drawn = nested(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
      const looks = (of: Element[]): string =>
        of
          .map((each) => [...getComputedStyle(each)].map((k) => getComputedStyle(each).getPropertyValue(k)))
          .join()
      const before = [looks(written), looks(drawn)]
      // What only names a colour is for everybody.
      const paints = (rule: CSSRule): boolean =>
        rule instanceof CSSStyleRule && [...rule.style].some((property) => !property.startsWith('--'))
      for (const sheet of sheets)
        for (let i = sheet.cssRules.length - 1; i >= 0; i--)
          if (paints(sheet.cssRules[i])) sheet.deleteRule(i)
      const after = [looks(written), looks(drawn)]
      const changed = before.map((each, i) => each !== after[i])
      return { classes: all.split(' ').length, onPage: changed[0], onBoard: changed[1] }
    })
    expect(classes).toBeGreaterThan(200)
    expect([onPage, onBoard]).toEqual([false, true])
    await leave(page)
  })
})
