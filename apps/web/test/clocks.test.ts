/** Two browsers with clocks: chosen in the form, seen by both, running out on both sides, claimed. */
import { anyChoice, Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { leave, useSite } from './site.ts'

const site = useSite()
const GAME = 'hammer-of-the-scots'

async function openAs(client: Client, url: string, options: Parameters<typeof site.open>[1]): Promise<Page> {
  const page = await site.open('about:blank', options)
  const [name, value] = client.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: client.url }])
  await page.goto(url)
  return page
}

it('two browsers see a clock run out on both sides, at a desk and on a phone, and the win is claimed', async () => {
  const server = await serveHere()
  const [anna, marek] = [await Client.guest(server.url), await Client.guest(server.url)]
  const time = { kind: 'live', seconds: 9, increment: 0, atEnd: 'claim' }
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await anna.call('create', { body: { game: GAME, seats, time } })
  const url = `${server.url}/#/online/${id}`
  const [desk, phone] = await Promise.all([
    openAs(anna, url, {}),
    openAs(marek, url, { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl-PL' }),
  ])
  await phone
    .getByRole('button', { name: /^Dołącz/ })
    .first()
    .click()
  const timers = (page: Page) => page.getByRole('timer')
  await Promise.all([desk, phone].map((page) => expect.poll(() => timers(page).count()).toBe(2)))
  // Both lay a card: both clocks run, until one has.
  await expect.poll(() => timers(desk).first().getAttribute('aria-label')).toContain('running')
  await anna.call('act', { params: { id }, body: anyChoice(await anna.table(id, { seat: 0 })) })
  await expect.poll(() => timers(desk).first().getAttribute('aria-label')).not.toContain('running')
  const stood = await timers(desk).first().textContent()
  await expect.poll(() => phone.locator('.clocks .short').count()).toBe(1)
  await desk.getByRole('timer', { name: /time is up/ }).waitFor()
  await phone.getByRole('timer', { name: /koniec czasu/ }).waitFor()
  expect(await timers(desk).first().textContent()).toBe(stood)
  expect(await phone.getByRole('button', { name: 'Odbierz wygraną' }).count()).toBe(0)
  await desk.getByRole('button', { name: 'Claim the win' }).click()
  await desk.getByText('wins: the other side’s time was up.').first().waitFor()
  await phone.getByText('drugiej stronie skończył się czas').first().waitFor()
  await Promise.all([leave(desk), leave(phone)])
  await server.close()
}, 60_000)

it('whoever opens a match chooses its time in plain words, and whoever joins reads what was chosen', async () => {
  const server = await serveHere()
  const page = await site.open(`${server.url}/#/start/${GAME}?with=anybody`)
  await page.getByRole('radio', { name: 'by correspondence, days to spend as you like' }).check()
  await page.getByLabel('In the bank').selectOption({ label: '30 days' })
  await page.getByLabel('When somebody’s time is up').selectOption({ label: 'a bot takes the seat' })
  await page.getByText('30 days + 24 h a turn').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('When somebody’s time is up: a bot takes the seat.').waitFor()
  const { matches } = await new Client(server.url).call('matches')
  expect(matches[0].time).toEqual({ kind: 'bank', days: 30, refillHours: 24, vacation: 14, atEnd: 'bot' })
  await leave(page)
  await server.close()
}, 60_000)
