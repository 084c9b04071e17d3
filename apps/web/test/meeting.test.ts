/** Finding each other: a wish that makes a match, contacts, somebody one does not meet. */
import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import { expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

it('a wish becomes a match while one looks on; a contact is invited; somebody is blocked and met again', async () => {
  const server = await serveHere()
  const [anna, marek] = [await account(server.url, 'Anna'), await account(server.url, 'Marek')]
  const page = await site.open('about:blank')
  const [name, value] = anna.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: server.url }])
  await page.goto(`${server.url}/#/people`)

  await page.getByLabel('Scenario').selectOption('the-bruce')
  await page.getByLabel('Side').selectOption('scotland')
  await page.getByLabel('Time to think').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Wait for somebody' }).click()
  const wish = page.getByRole('listitem').filter({ hasText: /Bruce.* · as Scotland/ })
  await wish.getByText('waiting').waitFor()
  for (const language of ['Polski', 'English']) {
    expect(await violations(page), language).toEqual([])
    await page.getByRole('button', { name: language }).click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide(page)).toBeLessThanOrEqual(0)

  const { wishes } = await marek.call('wish', { body: { game: 'hammer-of-the-scots' } })
  expect(wishes).toHaveLength(1)
  await wish.getByRole('link', { name: 'To your match' }).waitFor()
  await expect
    .poll(() => page.locator('[aria-live=polite]').innerText())
    .toContain('A match of Hammer of the Scots has begun for you.')

  const contacts = page.getByRole('region', { name: 'Contacts' })
  await contacts.getByLabel('Name').fill('Nobody')
  await contacts.getByRole('button', { name: 'Add' }).click()
  await contacts.getByRole('alert').getByText('No account here has this name.').waitFor()
  await contacts.getByLabel('Name').fill('marek')
  await contacts.getByRole('button', { name: 'Add' }).click()
  await contacts.getByRole('link', { name: 'Invite Marek to a match' }).click()
  await page.getByRole('link', { name: /^Richard III/ }).click()
  await expect.poll(() => page.getByLabel('Keep the seat for an account').inputValue()).toBe('Marek')

  await page.goto(`${server.url}/#/people/Marek`)
  await page.getByRole('button', { name: 'Block Marek' }).click()
  await page.getByText('You do not meet them').waitFor()
  expect((await anna.call('circle')).blocked).toEqual(['Marek'])
  await page.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Meet Marek again' }).click()
  await expect.poll(async () => (await anna.call('circle')).blocked).toEqual([])
  await leave(page)
  await server.close()
})
