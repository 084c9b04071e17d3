/** The club's pages: the ladder, profiles, events. */
import { randomUUID } from 'node:crypto'
import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

/** Axe in both languages, and no scrolling sideways on a phone. */
async function isFit(page: Page, name: string): Promise<void> {
  for (const language of ['Polski', 'English']) {
    expect(await violations(page), name).toEqual([])
    await page.getByRole('button', { name: language }).click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide(page), name).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function beAs(page: Page, client: Client): Promise<void> {
  const [name, value] = client.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: client.url }])
}

it('a rated match is opened, lost, and stands on the ladder and on both profiles', async () => {
  const server = await serveHere()
  const [anna, marek] = [await account(server.url, 'Anna'), await account(server.url, 'Łukasz Żółw')]
  const page = await site.open('about:blank')
  await beAs(page, anna)
  await page.goto(`${server.url}/#/start/hammer-of-the-scots?with=anybody`)
  await page.getByRole('checkbox', { name: /^Rated/ }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('This match is rated').waitFor()
  const [{ id, seats }] = (await marek.call('matches', { query: { status: 'open' } })).matches
  await marek.call('join', { params: { id }, body: {} })
  const seat = seats.findIndex((each) => each.kind === 'open')
  await marek.call('resign', { params: { id }, body: { seat, command: randomUUID() } })

  // On a phone as at a desk.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${server.url}/#/`)
  await page.getByRole('link', { name: 'Club' }).click()
  await page.getByRole('group', { name: 'Ladder' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  const rows = page.getByRole('group', { name: 'Ladder' }).getByRole('row')
  await expect.poll(() => rows.allInnerTexts()).toHaveLength(3)
  expect((await rows.nth(1).innerText()).split(/\s+/).slice(0, 2)).toEqual(['1', 'Anna'])
  expect(await rows.nth(1).innerText()).toMatch(/1\d\d\d ± 4\d\d\s+1\s+0\s+0/)
  await isFit(page, 'ladder')
  await page.getByRole('link', { name: 'Łukasz Żółw' }).click()
  await page.getByRole('heading', { level: 1, name: 'Łukasz Żółw' }).waitFor()
  await page.getByText('Place 2 on the ladder').waitFor()
  expect(await page.getByRole('img', { name: /^Rating in Hammer of the Scots/ }).count()).toBe(1)
  await page.getByText('The numbers, match by match').click()
  await page.getByRole('row', { name: /Anna.*lost/ }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Łukasz Żółw – Anna' }).getByText('Anna won').waitFor()
  await isFit(page, 'profile')
  await page.getByRole('button', { name: 'Report to the hosts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Łukasz Żółw' })
  await dialog.getByLabel('What is wrong?').fill('Resigns at once')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await dialog.getByText('The hosts will see it.').waitFor()
  // Whoever has gone leaves their opponents' matches whole, and no seat in them is open.
  await marek.call('farewell', { body: { password: 'correct horse' } })
  await page.goto(`${server.url}/#/people/Anna`)
  await page.getByRole('listitem').filter({ hasText: 'an account since deleted – Anna' }).waitFor()
  await page.goto(`${server.url}/#/people/Nobody`)
  await page.getByText('No account here has this name.').waitFor()
  await leave(page)
  await server.close()
})

it('an event is founded, entered, begun and played to its table on its pages', async () => {
  const server = await serveHere()
  const [anna, marek, zofia] = [
    await account(server.url, 'Anna'),
    await account(server.url, 'Marek'),
    await account(server.url, 'Zofia'),
  ]
  const page = await site.open('about:blank')
  await beAs(page, anna)
  await page.goto(`${server.url}/#/events`)
  await page.getByText('No event yet.').waitFor()
  await isFit(page, 'no events')
  await page.getByRole('link', { name: 'Set up an event' }).click()
  await page.getByLabel('Name of the event').fill('Spring Cup')
  await page.getByRole('combobox', { name: /^Rounds/ }).selectOption('2')
  await isFit(page, 'founding')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spring Cup' }).waitFor()
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor()
  const [{ id }] = (await anna.call('events')).events
  for (const each of [marek, zofia]) await each.call('enterEvent', { params: { id } })
  await page.getByRole('button', { name: 'Begin the first round' }).click()
  await expect.poll(async () => (await anna.call('event', { params: { id } })).pairings.length).toBe(2)
  await page.reload()
  await page.getByRole('link', { name: 'To your match' }).waitFor()
  await isFit(page, 'event under way')

  // Anna wins whatever she plays; the others lose to each other as they meet.
  const goOn = async (): Promise<string> => {
    const event = await anna.call('event', { params: { id } })
    for (const { match, entrants, points } of event.pairings) {
      const seat = entrants.findIndex((each) => each !== 1)
      if (match === null || points !== null || seat === -1) continue
      const loser = entrants[seat] === 2 ? marek : zofia
      await loser
        .call('resign', { params: { id: match }, body: { seat, command: randomUUID() } })
        .catch(() => undefined)
    }
    return event.status
  }
  await expect.poll(goOn, { timeout: 20_000 }).toBe('over')
  await page.reload()
  const table = page.getByRole('group', { name: 'Table', exact: true }).getByRole('row')
  await expect.poll(() => table.count()).toBe(4)
  await page.getByText('Winner: Anna').waitFor()
  expect((await table.nth(1).innerText()).split(/\s+/)).toEqual(expect.arrayContaining(['1', 'Anna', '2']))
  // Everybody's row has their result against each of the others, and it leads to that match.
  const cross = page.getByRole('group', { name: 'Cross-table' })
  const { pairings } = await anna.call('event', { params: { id } })
  for (const { entrants, match, round } of pairings.filter((each) => each.entrants.length === 2)) {
    const [one, two] = entrants.map((each) => ['Anna', 'Marek', 'Zofia'][each - 1])
    const won = entrants[0] === 1
    const row = cross.getByRole('row', { name: new RegExp(`^${entrants[0]} ${one}`) })
    const result = row.getByRole('link', {
      name: `${one} against ${two}, round ${round}: ${won ? 1 : 0}`,
    })
    expect(await result.getAttribute('href')).toBe(`#/online/${match}`)
  }
  expect((await cross.getByRole('columnheader').allInnerTexts()).length).toBe(6)
  await isFit(page, 'event over')
  await page.getByText('How it is decided').click()
  await page.getByText('Secret:').waitFor()
  await leave(page)
  await server.close()
})
