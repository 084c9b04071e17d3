import { expect, it } from 'vitest'
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
