import type { Page } from 'playwright-core'

/** Makes one of the choices that a table offers, whatever it is. */
export async function answer(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^All \d+ choices$/ })
  const card = page.locator('.hand button.offered').first()
  const only = page.locator('.buttons .act:not(:has-text("Undo")), .pick, .area.offered')
  await all.or(card).or(only).first().waitFor()
  if ((await card.count()) > 0) await card.click()
  else if ((await all.count()) > 0) {
    await all.click()
    await page.getByRole('dialog').getByRole('button').nth(1).click()
  } else await only.first().click()
  await page.waitForTimeout(50)
  if ((await page.getByText('End anyway?').count()) > 0)
    await page.getByRole('button', { name: /^End moves/ }).click()
}
